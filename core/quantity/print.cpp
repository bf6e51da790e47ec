#include "quantity/print.h"

#include "quantity/decimal.h"
#include "quantity/significant.h"
#include "quantity/unit_words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace rackwright {
namespace {

constexpr int shown_digits = 3;
constexpr std::string_view no_break_space = "\u00A0";
constexpr std::string_view minus = "\u2212";
constexpr std::string_view unknown = "\u2014";
constexpr std::string_view times_sign = "\u00D7";
constexpr std::string_view range_dash = "\u2013";

bool is_russian(const NumberStyle& style) { return style.language == Language::Russian; }

double number_of(const std::string& text) {
    double number = 0.0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

/// "12345.6" -> "12,345.6" or "12 345,6".
std::string localised(std::string_view plain, const NumberStyle& style) {
    const std::string_view group_mark = is_russian(style) ? no_break_space : ",";
    std::string text;
    if (plain.starts_with('-')) {
        text += minus;
        plain.remove_prefix(1);
    }
    const std::size_t whole = std::min(plain.find_first_of(".e"), plain.size());
    for (std::size_t i = 0; i < whole; ++i) {
        if (i != 0 && (whole - i) % 3 == 0) text += group_mark;
        text += plain[i];
    }
    for (const char letter : plain.substr(whole)) {
        if (letter == '.' && is_russian(style)) {
            text += ',';
        } else if (letter == '-') {
            text += minus;
        } else {
            text += letter;
        }
    }
    return text;
}

/// One way to write a quantity: what it is divided by and the word behind it. All numbers of a range share one.
struct Scale {
    int exponent = 0;      // the number is shifted by this power of ten ...
    double divisor = 1.0;  // ... or divided by this
    std::string_view prefix{};
    const UnitWords* words = nullptr;

    double apply(double value) const { return times_power_of_ten(value, exponent) / divisor; }
};

struct TimeStep {
    int exponent;
    double divisor;
    double below;  // larger than this is written with the next step
    UnitWords words;
};

constexpr UnitWords time_words(std::string_view en, std::string_view ru) {
    return {Unit::Second, PrefixScheme::Time, true, en, en, ru, ru, ru};
}

constexpr std::array time_steps = {
    TimeStep{9, 1.0, 1000.0, time_words("ns", "нс")},
    TimeStep{6, 1.0, 1000.0, time_words("µs", "мкс")},
    TimeStep{3, 1.0, 1000.0, time_words("ms", "мс")},
    TimeStep{0, 1.0, 60.0, time_words("s", "с")},
    TimeStep{0, 60.0, 60.0, time_words("min", "мин")},
    TimeStep{0, 3600.0, 48.0, time_words("h", "ч")},
    TimeStep{0, 86400.0, INFINITY, {Unit::Second, PrefixScheme::Time, true, "day", "days", "день", "дня", "дней"}},
};

double rounded(double value) { return std::fabs(number_of(significant_text(value, shown_digits))); }

/// The rounded number decides, so that nothing prints as "1000 ms". A step that would print as less than one is not
/// taken: 59.97 s is "60 s" rather than "0.999 min".
Scale time_scale(double value) {
    if (value == 0.0) return {0, 1.0, "", &unit_words(Unit::Second)};
    Scale scale{time_steps[0].exponent, time_steps[0].divisor, "", &time_steps[0].words};
    for (std::size_t i = 1; i < time_steps.size(); ++i) {
        const Scale next{time_steps[i].exponent, time_steps[i].divisor, "", &time_steps[i].words};
        if (rounded(scale.apply(value)) < time_steps[i - 1].below || rounded(next.apply(value)) < 1.0) break;
        scale = next;
    }
    return scale;
}

Scale scale_for(double value, Unit unit, const NumberStyle& style) {
    const UnitWords& words = unit_words(unit);
    if (words.scheme == PrefixScheme::Time) return time_scale(value);
    if (words.scheme == PrefixScheme::Percent) return {2, 1.0, "", &words};
    const bool binary = style.binary_bytes && words.scheme == PrefixScheme::Bytes;
    const double step = binary ? 1024.0 : 1000.0;
    Scale scale{0, 1.0, "", &words};
    for (int power = 0; power <= largest_power(words.scheme); ++power) {
        scale.exponent = binary ? 0 : -3 * power;
        scale.divisor = binary ? std::ldexp(1.0, 10 * power) : 1.0;
        scale.prefix = prefix_word(words.scheme, power, is_russian(style), binary);
        if (rounded(scale.apply(value)) < step) break;
    }
    return scale;
}

/// Prefix and word with the space before them.
std::string suffix_text(const Scale& scale, double shown, const NumberStyle& style) {
    std::string suffix(scale.prefix);
    suffix += word_for(*scale.words, shown, is_russian(style));
    if (suffix.empty()) return suffix;
    // "70.6B" and "4U" have no space; "70,6 млрд" has one.
    const bool spaced = scale.words->spaced || (scale.words->scheme == PrefixScheme::Names && is_russian(style));
    return (spaced ? std::string(no_break_space) : std::string()) + suffix;
}

/// "×1.03": the only unit that stands before its number.
std::string sign_before(const Scale& scale) { return scale.words->unit == Unit::Factor ? std::string(times_sign) : std::string(); }

std::string print_scaled(double value, const Scale& scale, const NumberStyle& style) {
    const std::string plain = significant_text(scale.apply(value), shown_digits);
    return sign_before(scale) + localised(plain, style) + suffix_text(scale, number_of(plain), style);
}

}  // namespace

std::string print_quantity(double value, Unit unit, const NumberStyle& style) {
    if (!std::isfinite(value)) return std::string(unknown);
    return print_scaled(value, scale_for(value, unit, style), style);
}

std::string print_figure(const Figure& figure, const NumberStyle& style) {
    if (!figure.known()) return std::string(unknown);
    const Scale scale = scale_for(figure.value, figure.unit, style);
    std::string text = print_scaled(figure.value, scale, style);
    if (!figure.has_range()) return text;
    const std::string low = significant_text(scale.apply(figure.low), shown_digits);
    const std::string high = significant_text(scale.apply(figure.high), shown_digits);
    if (low == high) return text;
    return text + " (" + localised(low, style) + std::string(range_dash) + localised(high, style) + ")";
}

}  // namespace rackwright
