#include "quantity/unit_spellings.h"

#include <array>

namespace rackwright {
namespace {

enum class Letters : std::uint8_t {
    None,       // the unit takes no prefix
    Decimal,    // K M G T P E
    Binary,     // the same, and Ki Mi Gi
    Exact,      // k M G T P E, where m would be milli
    Names,      // K M B T of parameters
    Thousands,  // K M of counts
    Context,    // K M of 1024 and 1024^2
};

Letters letters_of(Unit unit) {
    switch (unit) {
        case Unit::Byte:
        case Unit::BytePerSecond:
        case Unit::BytePerToken:
            return Letters::Binary;
        case Unit::BitPerSecond:
        case Unit::Flop:
        case Unit::FlopPerSecond:
        case Unit::Hertz:
            return Letters::Decimal;
        case Unit::Watt:
        case Unit::WattHour:
        case Unit::Volt:
        case Unit::Ampere:
        case Unit::BtuPerHour:
            return Letters::Exact;
        case Unit::Parameter:
            return Letters::Names;
        case Unit::Token:
            return Letters::Context;
        case Unit::None:
        case Unit::Count:
        case Unit::Frame:
        case Unit::FramePerSecond:
        case Unit::TokenPerSecond:
        case Unit::IoPerSecond:
        case Unit::Session:
        case Unit::Camera:
            return Letters::Thousands;
        case Unit::Second:
        case Unit::RackUnit:
        case Unit::Millimetre:
        case Unit::Kilogram:
        case Unit::Ratio:
        case Unit::BytePerParameter:
        case Unit::BitPerPixel:
        case Unit::PerBit:
        case Unit::Gpu:
        case Unit::Day:
        case Unit::Pixel:
        case Unit::Factor:
            return Letters::None;
    }
    return Letters::None;
}

struct UnitSpelling {
    Unit unit;
    std::string_view text;  // lower case unless exact
    bool exact = false;
    int exponent = 0;
    double factor = 1.0;
};

constexpr bool exact = true;
constexpr bool any = false;

constexpr std::array spellings = {
    // Memory is never measured in bits, so "80 gb" can only be gigabytes; a rate in "Gb/s" can be either.
    UnitSpelling{Unit::Byte, "b"},
    UnitSpelling{Unit::Byte, "б"},
    UnitSpelling{Unit::Byte, "byte"},
    UnitSpelling{Unit::Byte, "bytes"},
    UnitSpelling{Unit::Byte, "байт"},
    UnitSpelling{Unit::Byte, "байта"},
    UnitSpelling{Unit::BytePerSecond, "B/s", exact},
    UnitSpelling{Unit::BytePerSecond, "Bps", exact},
    UnitSpelling{Unit::BytePerSecond, "Б/с", exact},
    UnitSpelling{Unit::BytePerSecond, "byte/s"},
    UnitSpelling{Unit::BytePerSecond, "bytes/s"},
    UnitSpelling{Unit::BytePerSecond, "байт/с"},
    UnitSpelling{Unit::BitPerSecond, "b/s", exact},
    UnitSpelling{Unit::BitPerSecond, "bps", exact},
    UnitSpelling{Unit::BitPerSecond, "б/с", exact},
    UnitSpelling{Unit::BitPerSecond, "bit/s"},
    UnitSpelling{Unit::BitPerSecond, "bits/s"},
    UnitSpelling{Unit::BitPerSecond, "бит/с"},
    UnitSpelling{Unit::BitPerSecond, "bit"},
    UnitSpelling{Unit::BitPerSecond, "бит"},
    UnitSpelling{Unit::Flop, "flop"},
    UnitSpelling{Unit::Flop, "flops"},
    UnitSpelling{Unit::Flop, "op"},
    UnitSpelling{Unit::Flop, "ops"},
    UnitSpelling{Unit::Flop, "флоп"},
    UnitSpelling{Unit::FlopPerSecond, "flop/s"},
    UnitSpelling{Unit::FlopPerSecond, "flops"},
    UnitSpelling{Unit::FlopPerSecond, "op/s"},
    UnitSpelling{Unit::FlopPerSecond, "ops"},
    UnitSpelling{Unit::FlopPerSecond, "флоп/с"},
    UnitSpelling{Unit::FlopPerSecond, "флопс"},
    UnitSpelling{Unit::Token, "token"},
    UnitSpelling{Unit::Token, "tokens"},
    UnitSpelling{Unit::Token, "tok"},
    UnitSpelling{Unit::Token, "токен"},
    UnitSpelling{Unit::Token, "токена"},
    UnitSpelling{Unit::Token, "токенов"},
    UnitSpelling{Unit::Token, "ток"},
    UnitSpelling{Unit::TokenPerSecond, "tokens/s"},
    UnitSpelling{Unit::TokenPerSecond, "token/s"},
    UnitSpelling{Unit::TokenPerSecond, "tok/s"},
    UnitSpelling{Unit::TokenPerSecond, "t/s"},
    UnitSpelling{Unit::TokenPerSecond, "токен/с"},
    UnitSpelling{Unit::TokenPerSecond, "токенов/с"},
    UnitSpelling{Unit::TokenPerSecond, "токена/с"},
    UnitSpelling{Unit::TokenPerSecond, "ток/с"},
    UnitSpelling{Unit::Frame, "frame"},
    UnitSpelling{Unit::Frame, "frames"},
    UnitSpelling{Unit::Frame, "кадр"},
    UnitSpelling{Unit::Frame, "кадра"},
    UnitSpelling{Unit::Frame, "кадров"},
    UnitSpelling{Unit::FramePerSecond, "fps"},
    UnitSpelling{Unit::FramePerSecond, "frames/s"},
    UnitSpelling{Unit::FramePerSecond, "к/с"},
    UnitSpelling{Unit::FramePerSecond, "кадр/с"},
    UnitSpelling{Unit::FramePerSecond, "кадра/с"},
    UnitSpelling{Unit::FramePerSecond, "кадров/с"},
    UnitSpelling{Unit::Second, "ns", any, -9},
    UnitSpelling{Unit::Second, "нс", any, -9},
    UnitSpelling{Unit::Second, "us", any, -6},
    UnitSpelling{Unit::Second, "µs", any, -6},
    UnitSpelling{Unit::Second, "μs", any, -6},
    UnitSpelling{Unit::Second, "мкс", any, -6},
    UnitSpelling{Unit::Second, "ms", any, -3},
    UnitSpelling{Unit::Second, "мс", any, -3},
    UnitSpelling{Unit::Second, "s"},
    UnitSpelling{Unit::Second, "sec"},
    UnitSpelling{Unit::Second, "с"},
    UnitSpelling{Unit::Second, "сек"},
    UnitSpelling{Unit::Second, "min", any, 0, 60.0},
    UnitSpelling{Unit::Second, "мин", any, 0, 60.0},
    UnitSpelling{Unit::Second, "h", any, 0, 3600.0},
    UnitSpelling{Unit::Second, "ч", any, 0, 3600.0},
    UnitSpelling{Unit::Second, "hour", any, 0, 3600.0},
    UnitSpelling{Unit::Second, "hours", any, 0, 3600.0},
    UnitSpelling{Unit::Second, "час", any, 0, 3600.0},
    UnitSpelling{Unit::Second, "часа", any, 0, 3600.0},
    UnitSpelling{Unit::Second, "часов", any, 0, 3600.0},
    UnitSpelling{Unit::Second, "d", any, 0, 86400.0},
    UnitSpelling{Unit::Second, "day", any, 0, 86400.0},
    UnitSpelling{Unit::Second, "days", any, 0, 86400.0},
    UnitSpelling{Unit::Second, "день", any, 0, 86400.0},
    UnitSpelling{Unit::Second, "дня", any, 0, 86400.0},
    UnitSpelling{Unit::Second, "дней", any, 0, 86400.0},
    UnitSpelling{Unit::Second, "сут", any, 0, 86400.0},
    UnitSpelling{Unit::Day, "d"},
    UnitSpelling{Unit::Day, "day"},
    UnitSpelling{Unit::Day, "days"},
    UnitSpelling{Unit::Day, "д"},
    UnitSpelling{Unit::Day, "дн"},
    UnitSpelling{Unit::Day, "день"},
    UnitSpelling{Unit::Day, "дня"},
    UnitSpelling{Unit::Day, "дней"},
    UnitSpelling{Unit::Day, "сут"},
    UnitSpelling{Unit::Day, "сутки"},
    UnitSpelling{Unit::Day, "суток"},
    UnitSpelling{Unit::Day, "h", any, 0, 1.0 / 24.0},
    UnitSpelling{Unit::Day, "ч", any, 0, 1.0 / 24.0},
    UnitSpelling{Unit::Day, "week", any, 0, 7.0},
    UnitSpelling{Unit::Day, "weeks", any, 0, 7.0},
    UnitSpelling{Unit::Day, "неделя", any, 0, 7.0},
    UnitSpelling{Unit::Day, "недели", any, 0, 7.0},
    UnitSpelling{Unit::Day, "недель", any, 0, 7.0},
    UnitSpelling{Unit::Watt, "w"},
    UnitSpelling{Unit::Watt, "вт"},
    UnitSpelling{Unit::WattHour, "wh"},
    UnitSpelling{Unit::WattHour, "вт·ч"},
    UnitSpelling{Unit::WattHour, "втч"},
    UnitSpelling{Unit::Volt, "v"},
    UnitSpelling{Unit::Volt, "в"},
    UnitSpelling{Unit::Ampere, "a"},
    UnitSpelling{Unit::Ampere, "а"},
    UnitSpelling{Unit::BtuPerHour, "btu/h"},
    UnitSpelling{Unit::BtuPerHour, "btu/hr"},
    UnitSpelling{Unit::BtuPerHour, "бте/ч"},
    UnitSpelling{Unit::RackUnit, "u"},
    UnitSpelling{Unit::RackUnit, "ru"},
    UnitSpelling{Unit::Millimetre, "mm"},
    UnitSpelling{Unit::Millimetre, "мм"},
    UnitSpelling{Unit::Millimetre, "cm", any, 1},
    UnitSpelling{Unit::Millimetre, "см", any, 1},
    UnitSpelling{Unit::Millimetre, "m", any, 3},
    UnitSpelling{Unit::Millimetre, "м", any, 3},
    UnitSpelling{Unit::Kilogram, "kg"},
    UnitSpelling{Unit::Kilogram, "кг"},
    UnitSpelling{Unit::Kilogram, "t", any, 3},
    UnitSpelling{Unit::Kilogram, "т", any, 3},
    UnitSpelling{Unit::Count, "pcs"},
    UnitSpelling{Unit::Count, "шт"},
    UnitSpelling{Unit::Ratio, "%", any, -2},
    UnitSpelling{Unit::Ratio, "x"},
    UnitSpelling{Unit::Ratio, "х"},
    UnitSpelling{Unit::Ratio, "×"},
    UnitSpelling{Unit::Parameter, "params"},
    UnitSpelling{Unit::Parameter, "parameters"},
    UnitSpelling{Unit::Parameter, "параметров"},
    UnitSpelling{Unit::BytePerParameter, "b/param"},
    UnitSpelling{Unit::BytePerParameter, "б/параметр"},
    UnitSpelling{Unit::BytePerToken, "b/token"},
    UnitSpelling{Unit::BytePerToken, "б/токен"},
    UnitSpelling{Unit::Hertz, "hz"},
    UnitSpelling{Unit::Hertz, "гц"},
    UnitSpelling{Unit::IoPerSecond, "iops"},
    UnitSpelling{Unit::IoPerSecond, "io/s"},
    UnitSpelling{Unit::BitPerPixel, "bit/px"},
    UnitSpelling{Unit::BitPerPixel, "bpp"},
    UnitSpelling{Unit::BitPerPixel, "бит/пиксель"},
    UnitSpelling{Unit::PerBit, "1/bit"},
    UnitSpelling{Unit::PerBit, "perbit"},
    UnitSpelling{Unit::PerBit, "набит"},
    UnitSpelling{Unit::Gpu, "gpu"},
    UnitSpelling{Unit::Gpu, "gpus"},
    UnitSpelling{Unit::Session, "session"},
    UnitSpelling{Unit::Session, "sessions"},
    UnitSpelling{Unit::Session, "сессия"},
    UnitSpelling{Unit::Session, "сессии"},
    UnitSpelling{Unit::Session, "сессий"},
    UnitSpelling{Unit::Camera, "camera"},
    UnitSpelling{Unit::Camera, "cameras"},
    UnitSpelling{Unit::Camera, "камера"},
    UnitSpelling{Unit::Camera, "камеры"},
    UnitSpelling{Unit::Camera, "камер"},
    UnitSpelling{Unit::Pixel, "px"},
    UnitSpelling{Unit::Pixel, "пикс"},
};

struct Multiplier {
    std::string_view text;
    int exponent;
};

// Letters look alike in both alphabets and people mix them; Russian "В" typed for Latin "B" is in the names.
constexpr std::array letters = {
    Multiplier{"k", 3},  Multiplier{"к", 3},  Multiplier{"m", 6},  Multiplier{"м", 6},  Multiplier{"g", 9},  Multiplier{"г", 9},
    Multiplier{"t", 12}, Multiplier{"т", 12}, Multiplier{"p", 15}, Multiplier{"п", 15}, Multiplier{"e", 18}, Multiplier{"э", 18},
};
constexpr std::array exact_letters = {
    Multiplier{"k", 3},  Multiplier{"K", 3},  Multiplier{"к", 3},  Multiplier{"К", 3},  Multiplier{"M", 6},
    Multiplier{"М", 6},  Multiplier{"G", 9},  Multiplier{"Г", 9},  Multiplier{"T", 12}, Multiplier{"Т", 12},
    Multiplier{"P", 15}, Multiplier{"П", 15}, Multiplier{"E", 18}, Multiplier{"Э", 18},
};
constexpr std::array name_letters = {Multiplier{"k", 3}, Multiplier{"к", 3}, Multiplier{"m", 6}, Multiplier{"м", 6},  Multiplier{"b", 9},
                                     Multiplier{"б", 9}, Multiplier{"в", 9}, Multiplier{"g", 9}, Multiplier{"t", 12}, Multiplier{"т", 12}};
constexpr std::array thousand_letters = {Multiplier{"k", 3}, Multiplier{"к", 3}, Multiplier{"m", 6}, Multiplier{"м", 6}};
constexpr std::array number_words = {
    Multiplier{"тыс.", 3},  Multiplier{"тыс", 3},      Multiplier{"тысяч", 3},   Multiplier{"млн", 6},     Multiplier{"млрд", 9},
    Multiplier{"трлн", 12}, Multiplier{"thousand", 3}, Multiplier{"million", 6}, Multiplier{"billion", 9}, Multiplier{"trillion", 12},
};

/// The unit's own word; a bare prefix stands for the whole where the unit takes prefixes.
std::optional<Spelling> read_word(std::string_view text, Unit unit) {
    const std::string lower = lower_case(text);
    for (const UnitSpelling& spelling : spellings) {
        if (spelling.unit == unit && spelling.text == (spelling.exact ? text : std::string_view(lower))) {
            return Spelling{spelling.exponent, spelling.factor, spelling.exponent != 0 || spelling.factor != 1.0};
        }
    }
    return std::nullopt;
}

bool is_rest_of(std::string_view rest, Unit unit) {
    const std::optional<Spelling> word = rest.empty() ? Spelling() : read_word(rest, unit);
    return word && !word->multiplies;
}

template <std::size_t count>
std::optional<Spelling> read_prefixed(std::string_view suffix, std::string_view compared, const std::array<Multiplier, count>& table,
                                      Unit unit) {
    for (const Multiplier& row : table) {
        if (!compared.starts_with(row.text)) continue;
        // Upper and lower case of these letters have the same length, so the place is the same in both texts.
        const std::string_view rest = suffix.substr(row.text.size());
        if (is_rest_of(rest, unit)) return Spelling{row.exponent, 1.0, true};
    }
    return std::nullopt;
}

/// "GiB", "ГиБ", "80Gi": 1024 in place of 1000.
std::optional<Spelling> read_binary(std::string_view suffix, std::string_view lower, Unit unit) {
    for (const Multiplier& row : letters) {
        if (!lower.starts_with(row.text)) continue;
        for (const std::string_view mark : {std::string_view("i"), std::string_view("и")}) {
            if (!lower.substr(row.text.size()).starts_with(mark)) continue;
            if (!is_rest_of(suffix.substr(row.text.size() + mark.size()), unit)) continue;
            double factor = 1.0;
            for (int power = 0; power < row.exponent; power += 3) factor *= 1024.0;
            return Spelling{0, factor, true};
        }
    }
    return std::nullopt;
}

std::optional<Spelling> as_context_size(const std::optional<Spelling>& decimal) {
    if (!decimal) return decimal;
    return Spelling{0, decimal->exponent == 3 ? 1024.0 : 1024.0 * 1024.0, true};
}

}  // namespace

std::string lower_case(std::string_view text) {
    std::string lower(text);
    for (std::size_t i = 0; i < lower.size(); ++i) {
        const auto byte = static_cast<unsigned char>(lower[i]);
        if (byte >= 'A' && byte <= 'Z') lower[i] = static_cast<char>(byte + 0x20);
        if (byte != 0xD0 || i + 1 == lower.size()) continue;
        const auto second = static_cast<unsigned char>(lower[i + 1]);
        if (second >= 0x90 && second <= 0x9F) {  // А-П
            lower[i + 1] = static_cast<char>(second + 0x20);
        } else if (second >= 0xA0 && second <= 0xAF) {  // Р-Я
            lower[i] = static_cast<char>(0xD1);
            lower[i + 1] = static_cast<char>(second - 0x20);
        }
        ++i;
    }
    return lower;
}

std::optional<Spelling> read_unit(std::string_view suffix, Unit unit) {
    if (suffix.ends_with('.')) suffix.remove_suffix(1);  // an abbreviation: "мин."
    if (suffix.empty()) return Spelling();
    if (const auto word = read_word(suffix, unit)) return word;
    const std::string lower = lower_case(suffix);
    if (const auto words = read_prefixed(suffix, lower, number_words, unit)) return words;
    switch (letters_of(unit)) {
        case Letters::None:
            return std::nullopt;
        case Letters::Decimal:
            return read_prefixed(suffix, lower, letters, unit);
        case Letters::Binary:
            if (const auto binary = read_binary(suffix, lower, unit)) return binary;
            return read_prefixed(suffix, lower, letters, unit);
        case Letters::Exact:
            return read_prefixed(suffix, suffix, exact_letters, unit);
        case Letters::Names:
            return read_prefixed(suffix, lower, name_letters, unit);
        case Letters::Thousands:
            return read_prefixed(suffix, lower, thousand_letters, unit);
        case Letters::Context:
            return as_context_size(read_prefixed(suffix, lower, thousand_letters, unit));
    }
    return std::nullopt;
}

bool names_another_unit(std::string_view suffix, Unit unit) {
    for (int i = 0; i <= static_cast<int>(Unit::Ampere); ++i) {
        const Unit other = static_cast<Unit>(i);
        if (other != unit && !suffix.empty() && read_unit(suffix, other)) return true;
    }
    return false;
}

bool counts_whole_things(Unit unit) {
    switch (unit) {
        case Unit::Token:
        case Unit::Frame:
        case Unit::RackUnit:
        case Unit::Count:
        case Unit::Gpu:
        case Unit::Session:
        case Unit::Camera:
        case Unit::Pixel:
            return true;
        default:
            return false;
    }
}

}  // namespace rackwright
