#pragma once

#include "app/inspector/pair_table.h"
#include "catalog/catalogue.h"

namespace rackwright {

/// What the catalogue says about a product, a row a fact, with its source.
std::vector<PairTable::Row> factRows(const Catalogue& catalogue, const Gpu& gpu);
std::vector<PairTable::Row> factRows(const Catalogue& catalogue, const ServerProduct& server);
std::vector<PairTable::Row> factRows(const Catalogue& catalogue, const ArrayProduct& array);
std::vector<PairTable::Row> factRows(const Catalogue& catalogue, const DriveProduct& drive);

}  // namespace rackwright
