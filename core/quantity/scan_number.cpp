#include "quantity/scan_number.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <vector>

namespace rackwright {
namespace {

constexpr std::array<std::string_view, 7> spaces = {" ", "\t", "\u00A0", "\u202F", "\u2009", "\u2007", "\u2008"};
constexpr std::string_view minus_sign = "\u2212";

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

std::size_t space_length(std::string_view text) {
    for (const std::string_view space : spaces) {
        if (text.starts_with(space)) return space.size();
    }
    return 0;
}

std::string_view skip_spaces(std::string_view text) {
    while (const std::size_t length = space_length(text)) text.remove_prefix(length);
    return text;
}

std::string_view leading_digits(std::string_view text) {
    std::size_t count = 0;
    while (count < text.size() && is_digit(text[count])) ++count;
    return text.substr(0, count);
}

/// Digits and what stood before them: 0 for the first run, ' ', '.' or ','.
struct Run {
    char separator;
    std::string_view digits;
};

/// Splits the mantissa into runs and leaves `text` behind it.
std::vector<Run> take_runs(std::string_view& text) {
    std::vector<Run> runs = {{0, leading_digits(text)}};
    text.remove_prefix(runs.back().digits.size());
    while (!text.empty()) {
        if (text.front() == '.' || text.front() == ',') {
            const std::string_view digits = leading_digits(text.substr(1));
            if (digits.empty()) break;
            runs.push_back({text.front(), digits});
            text.remove_prefix(1 + digits.size());
            continue;
        }
        // A space inside a number separates groups of three; before anything else the number has ended ("5 1/bit").
        const std::string_view next = skip_spaces(text);
        const std::string_view digits = leading_digits(next);
        const bool is_group =
            next.size() != text.size() && digits.size() == 3 && runs.back().separator != '.' && runs.back().separator != ',';
        if (!is_group) break;
        runs.push_back({' ', digits});
        text = next.substr(3);
    }
    return runs;
}

bool are_groups(const std::vector<Run>& runs, std::size_t count) {
    if (count == 1) return true;
    if (runs[0].digits.empty() || runs[0].digits.size() > 3) return false;
    return std::all_of(runs.begin() + 1, runs.begin() + static_cast<std::ptrdiff_t>(count),
                       [&](const Run& run) { return run.digits.size() == 3 && run.separator == runs[1].separator; });
}

/// Decides which separator is the decimal one. False when the groups make no number.
bool assemble(const std::vector<Run>& runs, ScannedNumber& number) {
    const char last = runs.back().separator;
    const auto same_as_last = std::count_if(runs.begin(), runs.end(), [&](const Run& run) { return run.separator == last; });
    const bool has_decimals = (last == '.' || last == ',') && same_as_last == 1;
    const std::size_t groups = has_decimals ? runs.size() - 1 : runs.size();
    if (!are_groups(runs, groups)) return false;
    for (std::size_t i = 0; i < groups; ++i) number.whole += runs[i].digits;
    if (has_decimals) number.fraction = runs.back().digits;
    if (number.whole.empty()) number.whole = "0";  // ".5"
    number.comma_is_ambiguous = has_decimals && last == ',' && groups == 1 && number.fraction.size() == 3 && number.whole.size() <= 3 &&
                                number.whole.front() != '0';
    return true;
}

/// "e-15" or "E9"; anything else is left alone, it may be a unit.
void take_exponent(std::string_view& text, ScannedNumber& number) {
    if (text.empty() || (text.front() != 'e' && text.front() != 'E')) return;
    std::string_view after = text.substr(1);
    bool negative = false;
    if (after.starts_with('-') || after.starts_with('+')) {
        negative = after.front() == '-';
        after.remove_prefix(1);
    } else if (after.starts_with(minus_sign)) {
        negative = true;
        after.remove_prefix(minus_sign.size());
    }
    const std::string_view digits = leading_digits(after);
    if (digits.empty() || digits.size() > 4) return;
    std::from_chars(digits.data(), digits.data() + digits.size(), number.exponent);
    if (negative) number.exponent = -number.exponent;
    number.comma_is_ambiguous = false;
    text = after.substr(digits.size());
}

}  // namespace

std::optional<ScannedNumber> scan_number(std::string_view text) {
    ScannedNumber number;
    text = skip_spaces(text);
    if (text.starts_with('-') || text.starts_with(minus_sign)) {
        number.negative = true;
        text = skip_spaces(text.substr(text.front() == '-' ? 1 : minus_sign.size()));
    } else if (text.starts_with('+')) {
        text = skip_spaces(text.substr(1));
    }
    const std::vector<Run> runs = take_runs(text);
    if (runs.size() == 1 && runs.front().digits.empty()) return std::nullopt;
    if (!assemble(runs, number)) return std::nullopt;
    take_exponent(text, number);
    number.rest = skip_spaces(text);
    return number;
}

std::string without_spaces(std::string_view text) {
    std::string packed;
    while (!text.empty()) {
        if (const std::size_t length = space_length(text)) {
            text.remove_prefix(length);
            continue;
        }
        packed += text.front();
        text.remove_prefix(1);
    }
    return packed;
}

}  // namespace rackwright
