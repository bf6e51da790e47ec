#pragma once

#include <cstdint>

namespace rackwright {

/// How the positions of a slider map to the values of a quantity, all in the quantity's base unit.
struct SliderScale {
    enum class Kind : std::uint8_t {
        Linear,       ///< whole steps of `step`
        Logarithmic,  ///< two significant digits
        Doubling      ///< low, 2 low, 4 low …
    };
    Kind kind = Kind::Linear;
    double low = 0.0;
    double high = 1.0;
    double step = 1.0;

    static SliderScale linear(double low, double high, double step = 1.0) { return {Kind::Linear, low, high, step}; }
    static SliderScale logarithmic(double low, double high) { return {Kind::Logarithmic, low, high, 1.0}; }
    static SliderScale doubling(double low, double high) { return {Kind::Doubling, low, high, 1.0}; }

    int positions() const;  ///< the last position; the first is 0
    double value(int position) const;
    /// The nearest position; values beyond the ends are at the end.
    int position(double value) const;
};

}  // namespace rackwright
