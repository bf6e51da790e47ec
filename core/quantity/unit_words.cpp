#include "quantity/unit_words.h"

#include <cmath>

namespace rackwright {
namespace {

using enum PrefixScheme;

constexpr UnitWords same(Unit unit, PrefixScheme scheme, std::string_view en, std::string_view ru, bool spaced = true) {
    return {unit, scheme, spaced, en, en, ru, ru, ru};
}

// In the order of enum Unit.
constexpr std::array table = {
    same(Unit::None, None, "", "", false),
    same(Unit::Byte, Bytes, "B", "Б"),
    same(Unit::BytePerSecond, Rate, "B/s", "Б/с"),
    same(Unit::BitPerSecond, Si, "bit/s", "бит/с"),
    same(Unit::Flop, Si, "FLOP", "ФЛОП"),
    same(Unit::FlopPerSecond, Si, "FLOP/s", "ФЛОП/с"),
    UnitWords{Unit::Token, None, true, "token", "tokens", "токен", "токена", "токенов"},
    same(Unit::TokenPerSecond, None, "tokens/s", "токен/с"),
    UnitWords{Unit::Frame, None, true, "frame", "frames", "кадр", "кадра", "кадров"},
    same(Unit::FramePerSecond, None, "fps", "к/с"),
    same(Unit::Second, Time, "s", "с"),
    same(Unit::Watt, Si, "W", "Вт"),
    same(Unit::BtuPerHour, None, "BTU/h", "БТЕ/ч"),
    same(Unit::RackUnit, None, "U", "U", false),
    same(Unit::Millimetre, None, "mm", "мм"),
    same(Unit::Kilogram, None, "kg", "кг"),
    same(Unit::Count, None, "", "", false),
    same(Unit::Ratio, Percent, "%", "%"),
    same(Unit::Parameter, Names, "", "", false),
    same(Unit::BytePerParameter, None, "B/param", "Б/параметр"),
    same(Unit::BytePerToken, Bytes, "B/token", "Б/токен"),
    same(Unit::Hertz, Si, "Hz", "Гц"),
    same(Unit::IoPerSecond, None, "IOPS", "IOPS"),
    same(Unit::BitPerPixel, None, "bit/px", "бит/пиксель"),
    same(Unit::PerBit, None, "per bit", "на бит"),
    UnitWords{Unit::Gpu, None, true, "GPU", "GPUs", "GPU", "GPU", "GPU"},
    UnitWords{Unit::Session, None, true, "session", "sessions", "сессия", "сессии", "сессий"},
    UnitWords{Unit::Camera, None, true, "camera", "cameras", "камера", "камеры", "камер"},
    UnitWords{Unit::Day, None, true, "day", "days", "день", "дня", "дней"},
    same(Unit::Pixel, None, "px", "пикс."),
    same(Unit::WattHour, Si, "Wh", "Вт·ч"),
    same(Unit::Volt, Si, "V", "В"),
    same(Unit::Ampere, Si, "A", "А"),
    same(Unit::Factor, None, "", "", false),
};

constexpr bool in_order() {
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (table[i].unit != static_cast<Unit>(i)) return false;
    }
    return true;
}
static_assert(in_order(), "a unit was added to enum Unit: give it its words here");
static_assert(table.size() == static_cast<std::size_t>(Unit::Factor) + 1);

using Prefixes = std::array<std::string_view, 7>;
constexpr Prefixes si_en = {"", "k", "M", "G", "T", "P", "E"};
constexpr Prefixes si_ru = {"", "к", "М", "Г", "Т", "П", "Э"};
constexpr Prefixes bytes_en = {"", "K", "M", "G", "T", "P", "E"};
constexpr Prefixes bytes_ru = {"", "К", "М", "Г", "Т", "П", "Э"};
constexpr Prefixes binary_en = {"", "Ki", "Mi", "Gi", "Ti", "Pi", "Ei"};
constexpr Prefixes binary_ru = {"", "Ки", "Ми", "Ги", "Ти", "Пи", "Эи"};
constexpr Prefixes names_en = {"", "K", "M", "B", "T", "", ""};
constexpr Prefixes names_ru = {"", "тыс.", "млн", "млрд", "трлн", "", ""};

}  // namespace

const UnitWords& unit_words(Unit unit) { return table[static_cast<std::size_t>(unit)]; }

std::string_view prefix_word(PrefixScheme scheme, int power, bool russian, bool binary) {
    const auto at = static_cast<std::size_t>(power);
    switch (scheme) {
        case Bytes:
            if (binary) return (russian ? binary_ru : binary_en)[at];
            return (russian ? bytes_ru : bytes_en)[at];
        case Rate:
            return (russian ? bytes_ru : bytes_en)[at];
        case Si:
            return (russian ? si_ru : si_en)[at];
        case Names:
            return (russian ? names_ru : names_en)[at];
        case None:
        case Percent:
        case Time:
            return "";
    }
    return "";
}

int largest_power(PrefixScheme scheme) {
    switch (scheme) {
        case Bytes:
        case Rate:
        case Si:
            return 6;
        case Names:
            return 4;
        case None:
        case Percent:
        case Time:
            return 0;
    }
    return 0;
}

std::string_view word_for(const UnitWords& words, double value, bool russian) {
    const double magnitude = std::fabs(value);
    if (!russian) return magnitude == 1.0 ? words.en_one : words.en_many;
    if (magnitude != std::floor(magnitude)) return words.ru_few;
    const double in_hundred = std::fmod(magnitude, 100.0);
    const double in_ten = std::fmod(magnitude, 10.0);
    if (in_hundred >= 11.0 && in_hundred <= 14.0) return words.ru_many;
    if (in_ten == 1.0) return words.ru_one;
    return in_ten >= 2.0 && in_ten <= 4.0 ? words.ru_few : words.ru_many;
}

}  // namespace rackwright
