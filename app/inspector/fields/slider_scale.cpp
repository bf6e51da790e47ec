#include "app/inspector/fields/slider_scale.h"

#include <algorithm>
#include <cmath>

namespace rackwright {
namespace {

constexpr int logarithmic_positions = 200;

double two_digits(double value) {
    const double unit = std::pow(10.0, std::floor(std::log10(value)) - 1.0);
    return unit >= 1.0 ? std::round(value / unit) * unit : std::round(value);
}

}  // namespace

int SliderScale::positions() const {
    switch (kind) {
        case Kind::Linear:
            return static_cast<int>(std::lround((high - low) / step));
        case Kind::Logarithmic:
            return logarithmic_positions;
        case Kind::Doubling:
            return static_cast<int>(std::lround(std::log2(high / low)));
    }
    return 0;
}

double SliderScale::value(int position) const {
    switch (kind) {
        case Kind::Linear:
            return low + position * step;
        case Kind::Logarithmic:
            return two_digits(low * std::pow(high / low, position / static_cast<double>(logarithmic_positions)));
        case Kind::Doubling:
            return std::ldexp(low, position);
    }
    return low;
}

int SliderScale::position(double value) const {
    if (!std::isfinite(value)) return 0;
    const double inside = std::clamp(value, low, high);
    switch (kind) {
        case Kind::Linear:
            return static_cast<int>(std::lround((inside - low) / step));
        case Kind::Logarithmic:
            return static_cast<int>(std::lround(std::log(inside / low) / std::log(high / low) * logarithmic_positions));
        case Kind::Doubling:
            return static_cast<int>(std::lround(std::log2(inside / low)));
    }
    return 0;
}

}  // namespace rackwright
