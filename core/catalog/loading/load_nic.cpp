#include "catalog/loading/bounds.h"
#include "catalog/loading/product_kinds.h"
#include "catalog/loading/product_words.h"

namespace rackwright {
namespace {

using N = NicProduct;

constexpr FactField<N> figures[] = {
    {"port_rate", &N::port_rate, bounds::port_rate, Presence::Required},
    {"power", &N::power, {Unit::Watt, 1, 500}, Presence::Required},
    {"total_rate", &N::total_rate, bounds::port_rate, Presence::Optional},
};

}  // namespace

void load_nic(ObjectReader& reader, Catalogue& catalogue) {
    NicProduct& nic = catalogue.nics.emplace_back();
    read_product(reader, nic);
    nic.fabrics = reader.words("fabrics", words::fabrics);
    nic.ports = reader.integer("ports", {1, 16});
    nic.connector = reader.text("connector");
    nic.pcie_generation = reader.integer("pcie_generation", {2, 8});
    nic.pcie_lanes = reader.integer("pcie_lanes", {1, 32});
    read_figures(reader, figures, nic);
}

}  // namespace rackwright
