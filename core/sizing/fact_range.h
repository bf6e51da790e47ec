#pragma once

#include "catalog/fact.h"
#include "sizing/range.h"

namespace rackwright {

/// A catalogue figure with its bounds; without any, both bounds are the value.
inline Range range_of(const Fact& fact) {
    return {std::isfinite(fact.low) ? fact.low : fact.value, fact.value, std::isfinite(fact.high) ? fact.high : fact.value};
}

/// `range` as a figure, or unknown for `reason` (a literal) when it is not known.
inline Figure figure_or(const Range& range, Unit unit, std::string_view reason) {
    return range.known() ? range.figure(unit) : Figure::unknown(reason, unit);
}

}  // namespace rackwright
