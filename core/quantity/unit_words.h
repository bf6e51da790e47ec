#pragma once

#include "quantity/unit.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace rackwright {

/// Which prefixes a unit is printed with.
enum class PrefixScheme : std::uint8_t {
    None,   ///< in full: fps, counts, millimetres
    Bytes,  ///< KB MB GB, or KiB MiB GiB where the style asks
    Rate,   ///< KB/s: as Bytes, but always decimal
    Si,     ///< k M G T
    Names,  ///< K M B T: parameters ("70.6B", "70,6 млрд")
    Percent,
    Time,
};

/// The words of a unit: how it is printed after a number and its prefix. Words that decline have all their forms.
struct UnitWords {
    Unit unit;
    PrefixScheme scheme;
    bool spaced;  ///< a space between the number and the word
    std::string_view en_one, en_many;
    std::string_view ru_one, ru_few, ru_many;  ///< 1 камера, 2 камеры, 5 камер; fractions take ru_few
};

const UnitWords& unit_words(Unit unit);

/// The prefix for 1000^power (or 1024^power), power 0..6, of a scheme.
std::string_view prefix_word(PrefixScheme scheme, int power, bool russian, bool binary);

/// The largest power that the scheme has a prefix for.
int largest_power(PrefixScheme scheme);

/// The word that goes with `value` printed with `text` ("1", "2.5", ...).
std::string_view word_for(const UnitWords& words, double value, bool russian);

}  // namespace rackwright
