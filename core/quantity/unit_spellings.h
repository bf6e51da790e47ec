#pragma once

#include "quantity/unit.h"

#include <optional>
#include <string>
#include <string_view>

namespace rackwright {

/// What a unit's spelling multiplies the number by: number * 10^exponent * factor.
struct Spelling {
    int exponent = 0;
    double factor = 1.0;
    bool multiplies = false;  ///< "K", "GB", "млрд": more than the unit itself
};

/// How `suffix` (without spaces) measures `unit`, or nothing. An empty suffix and a bare prefix ("32K", "80G") count as the
/// unit's own. Case matters only where it changes the meaning: "Mb/s" is not "MB/s", "mW" is not "MW".
std::optional<Spelling> read_unit(std::string_view suffix, Unit unit);

/// Whether `suffix` names another unit than `unit` outright.
bool names_another_unit(std::string_view suffix, Unit unit);

/// Things that do not come in parts: tokens, cameras, GPUs.
bool counts_whole_things(Unit unit);

/// Lower case of Latin and Russian letters; other bytes stay.
std::string lower_case(std::string_view text);

}  // namespace rackwright
