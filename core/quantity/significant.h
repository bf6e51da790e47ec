#pragma once

#include <string>

namespace rackwright {

/// `value` (finite) with `digits` significant digits, '.' as the separator, no grouping, no trailing zeros. The digits of
/// the whole part are never rounded away: 1234.5 is "1234", or "1235" as rounding goes. Beyond 1e15 and below 1e-6 with an
/// exponent: "1.23e21", "1e-15".
std::string significant_text(double value, int digits);

/// The shortest text that reads back as the very same double, written the same way, with an exponent only where it saves
/// a row of zeros. `exponent` shifts the decimal point without touching the digits: (0.85, 2) is "85".
std::string exact_text(double value, int exponent = 0);

}  // namespace rackwright
