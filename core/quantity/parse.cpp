#include "quantity/parse.h"

#include "quantity/scan_number.h"
#include "quantity/unit_spellings.h"

#include <charconv>
#include <cmath>
#include <string>
#include <utility>

namespace rackwright {
namespace {

constexpr std::size_t longest_text = 128;

Message problem(std::string code, std::string_view text, Unit expected) {
    return Message(std::move(code)).with("text", std::string(text.substr(0, longest_text))).with("unit", std::string(unit_name(expected)));
}

bool has_russian_letters(std::string_view text) {
    for (const char letter : text) {
        const auto byte = static_cast<unsigned char>(letter);
        if (byte == 0xD0 || byte == 0xD1) return true;
    }
    return false;
}

enum class Comma : std::uint8_t { Decimal, Group, Ambiguous };

/// What the one comma of "10,000" is. A silent factor of a thousand would be the worst outcome, so where neither the unit
/// nor the digits decide, nobody guesses.
Comma meaning_of_comma(const ScannedNumber& number, std::string_view suffix, const Spelling& spelling, Unit expected) {
    if (has_russian_letters(suffix)) return Comma::Decimal;
    if (number.fraction == "000") return Comma::Group;
    if (counts_whole_things(expected) && !spelling.multiplies) return Comma::Group;
    return Comma::Ambiguous;
}

/// The digits and all powers of ten in one text, so that the value is rounded once. NaN when it is too large or too small.
double value_of(const ScannedNumber& number, const Spelling& spelling) {
    const std::string text = number.whole + "." + number.fraction + "0e" + std::to_string(number.exponent + spelling.exponent);
    double value = 0.0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    return read.ec == std::errc() ? value * spelling.factor : std::nan("");
}

/// Nothing in a rack is larger, and whole numbers up to here are exact and fit 64 bits.
double largest(Unit unit) {
    if (counts_whole_things(unit)) return 1e15;
    return unit == Unit::PerBit ? 1.0 : 1e24;
}

/// "85" in a field of ratios means 85 %, "0.85" is the ratio itself; in between nobody knows.
enum class BareRatio : std::uint8_t { AsIs, Percent, Ambiguous };

BareRatio meaning_of_bare_ratio(double value) {
    if (!(value > 1.0)) return BareRatio::AsIs;
    return value >= 10.0 ? BareRatio::Percent : BareRatio::Ambiguous;
}

/// "×1.03" is written so, and read without its sign.
std::string_view without_times_sign(std::string_view text, Unit expected) {
    constexpr std::string_view sign = "\u00D7";
    return expected == Unit::Factor && text.starts_with(sign) ? text.substr(sign.size()) : text;
}

}  // namespace

Result<double> parse_quantity(std::string_view text, Unit expected) {
    const std::string packed = without_spaces(without_times_sign(text, expected));
    if (packed.empty()) return problem("quantity.empty", text, expected);
    if (text.size() > longest_text) return problem("quantity.not-a-number", text, expected);
    std::optional<ScannedNumber> number = scan_number(without_times_sign(text, expected));
    if (!number) return problem("quantity.not-a-number", text, expected);

    const std::string suffix = without_spaces(number->rest);
    std::optional<Spelling> spelling = read_unit(suffix, expected);
    if (!spelling) {
        const char first = suffix.front();
        if ((first >= '0' && first <= '9') || first == '.' || first == ',') return problem("quantity.not-a-number", text, expected);
        return problem(names_another_unit(suffix, expected) ? "quantity.wrong-unit" : "quantity.unknown-unit", text, expected);
    }
    if (number->comma_is_ambiguous) {
        const Comma comma = meaning_of_comma(*number, suffix, *spelling, expected);
        if (comma == Comma::Ambiguous) return problem("quantity.ambiguous", text, expected);
        if (comma == Comma::Group) number->whole += std::exchange(number->fraction, {});
    }
    if (expected == Unit::Ratio && suffix.empty()) {
        const BareRatio meaning = meaning_of_bare_ratio(value_of(*number, *spelling));
        if (meaning == BareRatio::Ambiguous) return problem("quantity.ambiguous", text, expected);
        if (meaning == BareRatio::Percent) spelling->exponent = -2;
    }
    const double value = value_of(*number, *spelling);
    if (!std::isfinite(value) || value > largest(expected) || (number->negative && value != 0.0)) {
        return problem("quantity.out-of-range", text, expected);
    }
    return value;
}

}  // namespace rackwright
