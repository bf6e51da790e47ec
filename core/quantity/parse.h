#pragma once

#include "quantity/result.h"

#include <string_view>

namespace rackwright {

/// Reads a number with a unit the way an architect types it: "32K", "1.5 TB", "1,5 ТБ", "80 GiB", "10 Gbit/s",
/// "4 Мбит/с", "25 fps", "70B", "85 %", "3 kW". Decimal point or comma; spaces (also non-breaking) are ignored.
/// `expected` decides what a bare prefix means: "32K" is 32,768 tokens (context sizes are powers of two) but
/// 32,000 for counts and parameters; "80G" is 80e9 bytes. Returns the value in the base unit.
/// Groups of three digits may be separated by spaces, commas or points. A comma before exactly three digits is a decimal
/// comma when the unit is written in Russian and separates groups when the digits are 000 or whole things are counted;
/// otherwise ("1,250 GB") the text is ambiguous, and so is a bare ratio above 1 and below 10 (below: the ratio, above: per
/// cent). Bits and bytes a second are never taken for each other. Negative numbers are out of range.
/// Errors: quantity.empty, quantity.not-a-number, quantity.ambiguous, quantity.unknown-unit, quantity.wrong-unit,
/// quantity.out-of-range (arguments: text, unit).
Result<double> parse_quantity(std::string_view text, Unit expected);

}  // namespace rackwright
