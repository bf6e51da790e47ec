#include "catalog/loading/bounds.h"
#include "catalog/loading/product_kinds.h"
#include "catalog/loading/product_words.h"

namespace rackwright {
namespace {

using A = ArrayProduct;

constexpr FactField<A> figures[] = {
    {"rack_units", &A::rack_units, bounds::rack_units, Presence::Required},
    {"drive_bays", &A::drive_bays, {Unit::Count, 1, 256}, Presence::Required},
    {"base_power", &A::base_power, bounds::server_power, Presence::Required},
    {"read_throughput", &A::read_throughput, bounds::storage_rate, Presence::Optional},
    {"write_throughput", &A::write_throughput, bounds::storage_rate, Presence::Optional},
    {"depth", &A::depth, bounds::depth, Presence::Optional},
    {"weight", &A::weight, bounds::weight, Presence::Optional},
};

}  // namespace

void load_array(ObjectReader& reader, Catalogue& catalogue) {
    ArrayProduct& array = catalogue.arrays.emplace_back();
    read_product(reader, array);
    array.accepts = reader.words("accepts", words::drive_forms);
    array.raid = reader.words("raid", words::raid_levels);
    array.controllers = reader.integer("controllers", {1, 16});
    read_figures(reader, figures, array);
    reader.each("claims", [&](ObjectReader& entry) {
        Claim& claim = array.claims.emplace_back();
        claim.about = entry.text("about");
        claim.who = entry.text("who");
        claim.source = entry.required_reference("source", ReferenceTo::Source);
        claim.en = entry.text("en");
        claim.ru = entry.text("ru");
    });
    array.ask_en = reader.text_or_empty("ask_en");
    array.ask_ru = reader.text_or_empty("ask_ru");
}

}  // namespace rackwright
