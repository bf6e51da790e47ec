#include "quantity/significant.h"

#include <array>
#include <charconv>
#include <cmath>

namespace rackwright {
namespace {

constexpr int largest_plain_exponent = 15;
constexpr int smallest_plain_exponent = -6;

/// A decimal number: 0.d1d2d3... would be moved to d1.d2d3... * 10^exponent.
struct Decimal {
    bool negative = false;
    std::string digits;  // no trailing zeros, at least one digit
    int exponent = 0;
};

Decimal decimal_of(const char* begin, const char* end) {
    Decimal decimal;
    for (const char* at = begin; at != end; ++at) {
        if (*at == 'e') {
            std::from_chars(at + (at[1] == '+' ? 2 : 1), end, decimal.exponent);
            break;
        }
        if (*at == '-') {
            decimal.negative = true;
        } else if (*at != '.') {
            decimal.digits += *at;
        }
    }
    while (decimal.digits.size() > 1 && decimal.digits.back() == '0') decimal.digits.pop_back();
    return decimal;
}

std::string text_of(const Decimal& decimal) {
    std::string text = decimal.negative ? "-" : "";
    const auto count = static_cast<int>(decimal.digits.size());
    if (decimal.digits == "0") return "0";
    if (decimal.exponent >= largest_plain_exponent || decimal.exponent < smallest_plain_exponent) {
        text += decimal.digits.substr(0, 1);
        if (count > 1) text += "." + decimal.digits.substr(1);
        return text + "e" + std::to_string(decimal.exponent);
    }
    if (decimal.exponent < 0) return text + "0." + std::string(static_cast<std::size_t>(-decimal.exponent - 1), '0') + decimal.digits;
    const int whole = decimal.exponent + 1;
    if (count <= whole) return text + decimal.digits + std::string(static_cast<std::size_t>(whole - count), '0');
    const auto point = static_cast<std::size_t>(whole);
    return text + decimal.digits.substr(0, point) + "." + decimal.digits.substr(point);
}

}  // namespace

std::string significant_text(double value, int digits) {
    std::array<char, 64> buffer{};
    const int whole_exponent = value == 0.0 ? 0 : static_cast<int>(std::floor(std::log10(std::fabs(value))));
    const bool keeps_whole_part = whole_exponent >= digits - 1 && whole_exponent < largest_plain_exponent;
    const auto written =
        keeps_whole_part ? std::to_chars(buffer.data(), buffer.data() + buffer.size(), std::nearbyint(value), std::chars_format::scientific)
                         : std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::scientific, digits - 1);
    return text_of(decimal_of(buffer.data(), written.ptr));
}

std::string exact_text(double value, int exponent) {
    std::array<char, 64> buffer{};
    const auto written = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::scientific);
    Decimal decimal = decimal_of(buffer.data(), written.ptr);
    if (decimal.digits != "0") decimal.exponent += exponent;
    return text_of(decimal);
}

}  // namespace rackwright
