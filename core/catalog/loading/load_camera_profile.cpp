#include "catalog/loading/fact_reader.h"
#include "catalog/loading/product_kinds.h"

namespace rackwright {
namespace {

using C = CameraProfile;

constexpr FactField<C> figures[] = {
    {"frame_rate", &C::frame_rate, {Unit::FramePerSecond, 0.1, 240.0}, Presence::Required},
    {"bitrate", &C::bitrate, {Unit::BitPerSecond, 1e4, 1e9}, Presence::Required},
    {"key_frame_interval", &C::key_frame_interval, {Unit::Frame, 1, 10'000}, Presence::Optional},
};

constexpr IntegerBounds pixels_a_side{64, 16'384};

}  // namespace

void load_camera_profile(ObjectReader& reader, Catalogue& catalogue) {
    CameraProfile& camera = catalogue.cameras.emplace_back();
    read_product(reader, camera);
    camera.codec = reader.required_reference("codec", ReferenceTo::Codec);
    camera.width = reader.integer("width", pixels_a_side);
    camera.height = reader.integer("height", pixels_a_side);
    read_figures(reader, figures, camera);
}

}  // namespace rackwright
