#include "catalog/loading/fact_reader.h"
#include "catalog/loading/product_kinds.h"

namespace rackwright {
namespace {

// Above 24 bits a pixel the picture is not compressed at all.
constexpr FactField<CodecProfile> figures[] = {
    {"bits_per_pixel", &CodecProfile::bits_per_pixel, {Unit::BitPerPixel, 1e-4, 24.0}, Presence::Required},
};

}  // namespace

void load_codec(ObjectReader& reader, Catalogue& catalogue) {
    CodecProfile& codec = catalogue.codecs.emplace_back();
    read_product(reader, codec);
    read_figures(reader, figures, codec);
}

}  // namespace rackwright
