#include "quantity/decimal.h"

#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <string>

namespace rackwright {

double times_power_of_ten(double value, int exponent) {
    if (!std::isfinite(value) || value == 0.0 || exponent == 0) return value;
    std::array<char, 64> digits{};
    const auto written = std::to_chars(digits.data(), digits.data() + digits.size(), value, std::chars_format::scientific);
    std::string text(digits.data(), written.ptr);
    const std::size_t mark = text.find('e');
    int own_exponent = 0;
    const char* own = text.data() + mark + (text[mark + 1] == '+' ? 2 : 1);
    std::from_chars(own, text.data() + text.size(), own_exponent);
    text.erase(mark + 1);
    text += std::to_string(own_exponent + exponent);
    double scaled = 0.0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), scaled);
    if (read.ec == std::errc::result_out_of_range) {
        if (own_exponent + exponent < 0) return std::copysign(0.0, value);
        return std::copysign(std::numeric_limits<double>::infinity(), value);
    }
    return scaled;
}

}  // namespace rackwright
