#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace rackwright {

/// A number as it stands at the start of a text, before it is known what it measures.
struct ScannedNumber {
    bool negative = false;
    std::string whole;     ///< digits, at least one
    std::string fraction;  ///< digits behind the decimal separator, may be empty
    int exponent = 0;
    /// One comma before exactly three digits: "10,000" is a decimal fraction in Russian and ten thousand in English.
    /// `whole` and `fraction` then hold the digits before and behind it.
    bool comma_is_ambiguous = false;
    std::string_view rest;  ///< what follows, without leading spaces
};

/// Reads a number with a decimal point or comma and groups of three digits separated by spaces, commas or points. Nothing
/// when the text does not start with a number or its groups are broken ("1,00,0").
std::optional<ScannedNumber> scan_number(std::string_view text);

/// `text` without its spaces, the non-breaking and narrow ones included.
std::string without_spaces(std::string_view text);

}  // namespace rackwright
