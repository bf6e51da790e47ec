#pragma once

#include "quantity/unit.h"

#include <string>
#include <string_view>

namespace rackwright {

/// A unit word of the catalogue's files: 1 word = factor * 10^exponent of the base unit. The decimal part is kept apart
/// so that it can be applied without a rounding error.
struct CatalogueUnit {
    std::string_view word;
    Unit unit;
    int exponent;
    double factor;
};

/// nullptr when the catalogue knows no such word. Words are case-sensitive: "Mbit/s" and "MB/s" differ by eight.
const CatalogueUnit* catalogue_unit(std::string_view word);

/// `value` of that unit in the base unit.
double in_base_unit(double value, const CatalogueUnit& unit);

/// The words that measure `unit`, for an error message: "GB/s | MB/s | TB/s".
std::string catalogue_units_of(Unit unit);
/// All words.
std::string all_catalogue_units();

}  // namespace rackwright
