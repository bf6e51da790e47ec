#include "quantity/print.h"
#include "quantity/significant.h"
#include "quantity/unit_words.h"

#include <cmath>

namespace rackwright {
namespace {

constexpr std::string_view no_break_space = "\u00A0";

struct Editable {
    std::string number;  // '.' as the separator
    std::string suffix;
};

std::string spaced(std::string_view word) { return std::string(no_break_space) + std::string(word); }

bool is_multiple(double value, double of) { return value >= of && std::fmod(value, of) == 0.0; }

/// "32K": context sizes are powers of two, and parse_quantity reads them so.
Editable tokens(double value, bool russian) {
    constexpr double kibi = 1024.0;
    if (is_multiple(value, kibi * kibi)) return {exact_text(value / (kibi * kibi)), russian ? "М" : "M"};
    if (is_multiple(value, kibi)) return {exact_text(value / kibi), russian ? "К" : "K"};
    return {exact_text(value), ""};
}

Editable duration(double value, bool russian) {
    if (is_multiple(value, 86400.0)) {
        const double days = value / 86400.0;
        return {exact_text(days), spaced(word_for(unit_words(Unit::Day), days, russian))};
    }
    if (is_multiple(value, 3600.0)) return {exact_text(value / 3600.0), spaced(russian ? "ч" : "h")};
    if (is_multiple(value, 60.0)) return {exact_text(value / 60.0), spaced(russian ? "мин" : "min")};
    if (value >= 1.0 || value == 0.0) return {exact_text(value), spaced(russian ? "с" : "s")};
    if (value >= 1e-3) return {exact_text(value, 3), spaced(russian ? "мс" : "ms")};
    return {exact_text(value, 6), spaced(russian ? "мкс" : "µs")};
}

Editable with_prefix(double value, const UnitWords& words, bool russian, bool binary) {
    int power = 0;
    const double step = binary ? 1024.0 : 1000.0;
    const int largest = largest_power(words.scheme);
    while (power < largest && value >= std::pow(step, power + 1)) ++power;
    const std::string word(russian ? words.ru_many : words.en_many);
    std::string suffix = std::string(prefix_word(words.scheme, power, russian, binary)) + word;
    const bool glued = !words.spaced && !(words.scheme == PrefixScheme::Names && russian);
    if (!suffix.empty() && !glued) suffix.insert(0, no_break_space);
    return {binary ? exact_text(std::ldexp(value, -10 * power)) : exact_text(value, -3 * power), suffix};
}

/// Decimal or binary, whichever is shorter: "80 GiB" was typed as such, and "85.89934592 GB" would not be recognised.
Editable bytes(double value, const UnitWords& words, const NumberStyle& style) {
    const bool russian = style.language == Language::Russian;
    Editable decimal = with_prefix(value, words, russian, false);
    Editable binary = with_prefix(value, words, russian, true);
    const bool binary_wins =
        style.binary_bytes ? binary.number.size() <= decimal.number.size() : binary.number.size() < decimal.number.size();
    return binary_wins ? binary : decimal;
}

Editable editable(double value, Unit unit, const NumberStyle& style) {
    const bool russian = style.language == Language::Russian;
    const UnitWords& words = unit_words(unit);
    switch (unit) {
        case Unit::Token:
            return tokens(value, russian);
        // What is counted stands beside the field.
        case Unit::Frame:
        case Unit::Gpu:
        case Unit::Session:
        case Unit::Camera:
        case Unit::PerBit:
            return {exact_text(value), ""};
        case Unit::Day:
            return {exact_text(value), spaced(word_for(words, value, russian))};
        default:
            break;
    }
    switch (words.scheme) {
        case PrefixScheme::Bytes:
            return bytes(value, words, style);
        case PrefixScheme::Percent:
            return {exact_text(value, 2), spaced("%")};
        case PrefixScheme::Time:
            return duration(value, russian);
        case PrefixScheme::None:
        case PrefixScheme::Rate:
        case PrefixScheme::Si:
        case PrefixScheme::Names:
            return with_prefix(value, words, russian, false);
    }
    return {};
}

}  // namespace

std::string print_editable(double value, Unit unit, const NumberStyle& style) {
    if (!std::isfinite(value)) return {};
    Editable text = editable(value, unit, style);
    if (style.language == Language::Russian) {
        const std::size_t point = text.number.find('.');
        if (point != std::string::npos) {
            text.number[point] = ',';
            // "1,125" alone could be one thousand one hundred and twenty-five; "1,1250" could not.
            if (text.number.size() - point == 4) text.number += '0';
        }
    }
    return text.number + text.suffix;
}

}  // namespace rackwright
