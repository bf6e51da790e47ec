#pragma once

#include "quantity/unit.h"

#include <cmath>
#include <limits>
#include <string_view>

namespace rackwright {

/// A computed number with its range. An unknown figure has no value and says why; it is never 0.
struct Figure {
    double value = std::numeric_limits<double>::quiet_NaN();  ///< expected value, base unit
    double low = std::numeric_limits<double>::quiet_NaN();    ///< NaN: no range (exact arithmetic)
    double high = std::numeric_limits<double>::quiet_NaN();
    Unit unit = Unit::None;
    std::string_view unknown_reason{};  ///< message code with static storage; empty when known

    bool known() const { return std::isfinite(value); }
    bool has_range() const { return std::isfinite(low) && std::isfinite(high); }
    double low_or_value() const { return has_range() ? low : value; }
    double high_or_value() const { return has_range() ? high : value; }

    static Figure exact(double value, Unit unit) {
        Figure figure;
        figure.value = value;
        figure.unit = unit;
        return figure;
    }
    static Figure range(double low, double value, double high, Unit unit) {
        Figure figure = exact(value, unit);
        figure.low = low;
        figure.high = high;
        return figure;
    }
    /// `reason` must be a literal: it is kept by reference.
    static Figure unknown(std::string_view reason, Unit unit) {
        Figure figure;
        figure.unit = unit;
        figure.unknown_reason = reason;
        return figure;
    }
};

}  // namespace rackwright
