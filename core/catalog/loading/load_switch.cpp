#include "catalog/loading/bounds.h"
#include "catalog/loading/product_kinds.h"
#include "catalog/loading/product_words.h"

namespace rackwright {
namespace {

using S = SwitchProduct;

constexpr FactField<S> figures[] = {
    {"rack_units", &S::rack_units, bounds::rack_units, Presence::Required},
    {"max_power", &S::max_power, bounds::network_power, Presence::Required},
    {"power", &S::power, bounds::network_power, Presence::Optional},
    {"throughput", &S::throughput, {Unit::BitPerSecond, 1e9, 1e15}, Presence::Optional},
    {"depth", &S::depth, bounds::depth, Presence::Optional},
    {"weight", &S::weight, bounds::weight, Presence::Optional},
};

}  // namespace

void load_switch(ObjectReader& reader, Catalogue& catalogue) {
    SwitchProduct& product = catalogue.switches.emplace_back();
    read_product(reader, product);
    product.fabric = reader.word("fabric", words::fabrics);
    reader.each("ports", [&](ObjectReader& entry) {
        SwitchPorts& ports = product.ports.emplace_back();
        ports.count = entry.integer("count", {1, 2048});
        ports.connector = entry.text("connector");
        ports.rate = read_fact(entry, "rate", bounds::port_rate, Presence::Required);
    });
    if (product.ports.empty()) reader.fail("catalog.missing-key", "ports", "", "ports");
    read_figures(reader, figures, product);
}

}  // namespace rackwright
