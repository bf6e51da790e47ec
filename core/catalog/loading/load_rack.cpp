#include "catalog/loading/bounds.h"
#include "catalog/loading/product_kinds.h"

namespace rackwright {
namespace {

using R = RackProduct;

constexpr FactRule load{Unit::Kilogram, 20, 5000};

constexpr FactField<R> figures[] = {
    {"rack_units", &R::rack_units, {Unit::RackUnit, 1, 70}, Presence::Required},
    {"load_limit", &R::load_limit, load, Presence::Required},
    {"depth", &R::depth, bounds::depth, Presence::Required},
    {"width", &R::width, {Unit::Millimetre, 300, 1500}, Presence::Optional},
    {"height", &R::height, {Unit::Millimetre, 100, 3500}, Presence::Optional},
    {"weight", &R::weight, bounds::weight, Presence::Optional},
    {"moving_load_limit", &R::moving_load_limit, load, Presence::Optional},
};

}  // namespace

void load_rack(ObjectReader& reader, Catalogue& catalogue) {
    RackProduct& rack = catalogue.racks.emplace_back();
    read_product(reader, rack);
    read_figures(reader, figures, rack);
}

}  // namespace rackwright
