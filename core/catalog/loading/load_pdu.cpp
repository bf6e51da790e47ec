#include "catalog/loading/bounds.h"
#include "catalog/loading/product_kinds.h"

namespace rackwright {
namespace {

using P = PduProduct;

constexpr FactField<P> figures[] = {
    {"power", &P::power, {Unit::Watt, 500, 2e5}, Presence::Required},
    {"voltage", &P::voltage, {Unit::Volt, 100, 1000}, Presence::Required},
    {"current", &P::current, {Unit::Ampere, 5, 400}, Presence::Required},
    {"rack_units", &P::rack_units, {Unit::RackUnit, 0, 10}, Presence::Required},
    {"weight", &P::weight, bounds::weight, Presence::Optional},
};

}  // namespace

void load_pdu(ObjectReader& reader, Catalogue& catalogue) {
    PduProduct& pdu = catalogue.pdus.emplace_back();
    read_product(reader, pdu);
    pdu.phases = reader.integer("phases", {1, 3});
    if (pdu.phases == 2) reader.fail("catalog.out-of-range", "phases", "2", "1 | 3");
    reader.each("outlets", [&](ObjectReader& entry) {
        PduOutlets& outlets = pdu.outlets.emplace_back();
        outlets.connector = entry.text("connector");
        outlets.count = entry.integer("count", {1, 128});
    });
    if (pdu.outlets.empty()) reader.fail("catalog.missing-key", "outlets", "", "outlets");
    read_figures(reader, figures, pdu);
}

}  // namespace rackwright
