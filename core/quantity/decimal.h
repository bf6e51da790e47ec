#pragma once

namespace rackwright {

/// value * 10^exponent, rounded once from the shortest decimal text of `value`: 2.039 and 12 give exactly the double
/// that "2.039e12" denotes, where a multiplication could be off by the last bit. NaN stays NaN; too large gives infinity.
double times_power_of_ten(double value, int exponent);

}  // namespace rackwright
