#include "catalog/loading/bounds.h"
#include "catalog/loading/product_kinds.h"

namespace rackwright {
namespace {

constexpr FactField<Decoder> figures[] = {
    {"h264_1080p", &Decoder::h264_1080p, bounds::decode_rate, Presence::Optional},
    {"hevc_1080p", &Decoder::hevc_1080p, bounds::decode_rate, Presence::Optional},
    {"av1_1080p", &Decoder::av1_1080p, bounds::decode_rate, Presence::Optional},
    {"clock", &Decoder::clock, {Unit::Hertz, 1e8, 1e10}, Presence::Optional},
    {"h264_1080p_low", &Decoder::h264_1080p_low, bounds::decode_rate, Presence::Optional},
    {"hevc_1080p_low", &Decoder::hevc_1080p_low, bounds::decode_rate, Presence::Optional},
};

}  // namespace

void load_decoder(ObjectReader& reader, Catalogue& catalogue) {
    Decoder& decoder = catalogue.decoders.emplace_back();
    read_product(reader, decoder);
    read_figures(reader, figures, decoder);
}

}  // namespace rackwright
