#pragma once

#include "quantity/figure.h"

#include <algorithm>

namespace rackwright {

/// A value with its bounds while a figure is being worked out: three numbers that go through the same arithmetic. An unknown
/// figure stays NaN through it.
struct Range {
    double low = 0.0, value = 0.0, high = 0.0;

    static Range of(double exact) { return {exact, exact, exact}; }
    static Range of(const Figure& figure) { return {figure.low_or_value(), figure.value, figure.high_or_value()}; }
    bool known() const { return std::isfinite(value); }
    Figure figure(Unit unit) const {
        return low == value && high == value ? Figure::exact(value, unit) : Figure::range(low, value, high, unit);
    }
};

inline Range operator+(Range a, Range b) { return {a.low + b.low, a.value + b.value, a.high + b.high}; }
inline Range operator*(Range a, double factor) { return {a.low * factor, a.value * factor, a.high * factor}; }

/// `amount` at a rate: the fastest rate gives the low end. Amounts and rates are not negative.
inline Range at_rate(double amount, Range rate) { return {amount / rate.high, amount / rate.value, amount / rate.low}; }

/// What is left of `hidden` when `share` of `cover` hides it: the largest share gives the low end.
inline Range exposed(Range hidden, Range cover, Range share) {
    const auto rest = [](double what, double behind, double part) {
        return std::isnan(what + behind + part) ? what + behind + part : std::max(0.0, what - part * behind);
    };
    return {rest(hidden.low, cover.low, share.high), rest(hidden.value, cover.value, share.value),
            rest(hidden.high, cover.high, share.low)};
}

}  // namespace rackwright
