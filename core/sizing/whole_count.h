#pragma once

#include <algorithm>
#include <cmath>

namespace rackwright {

/// How many whole things a quotient holds, and how many it takes: 49.9999999 that should be 50 by arithmetic counts as 50.
inline double whole_count(double quotient) { return std::floor(quotient + 1e-9 * std::max(1.0, std::abs(quotient))); }
inline double whole_needed(double quotient) { return std::ceil(quotient - 1e-9 * std::max(1.0, std::abs(quotient))); }

}  // namespace rackwright
