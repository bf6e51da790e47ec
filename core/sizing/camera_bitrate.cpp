#include "sizing/camera_bitrate.h"

#include "project/names.h"
#include "sizing/engine_constants.h"

namespace rackwright {

CameraBitrate camera_bitrate(const Catalogue& catalogue, VideoCodec codec, int width_px, int height_px, double fps,
                             std::optional<double> own_bit_per_s) {
    CameraBitrate bitrate;
    bitrate.own = own_bit_per_s;
    bitrate.width_px = width_px;
    bitrate.height_px = height_px;
    bitrate.fps = fps;
    if (own_bit_per_s) {
        bitrate.rate = Figure::exact(*own_bit_per_s, Unit::BitPerSecond);
        return bitrate;
    }
    bitrate.codec = catalogue.codec(name_of(codec));  // the catalogue names codecs as projects do
    if (bitrate.codec == nullptr || !bitrate.codec->bits_per_pixel.known()) {
        bitrate.rate = Figure::unknown("unknown.codec", Unit::BitPerSecond);
        return bitrate;
    }
    const Fact& bits = bitrate.codec->bits_per_pixel;
    const double pixels_per_s = bitrate.width_px * bitrate.height_px * fps;
    bitrate.rate = Figure::exact(pixels_per_s * bits.value, Unit::BitPerSecond);
    bitrate.rate.low = pixels_per_s * bits.low;
    bitrate.rate.high = pixels_per_s * bits.high;
    return bitrate;
}

void derive_camera_bitrate(const CameraBitrate& bitrate, Derivation& derivation) {
    if (bitrate.own) {
        derivation.formula = "R";
        derivation.input("R", "input.own-bitrate", *bitrate.own, Unit::BitPerSecond, Origin::Answer, "workload.bitrate");
        return;
    }
    derivation.formula = "R = w · h · f · b";
    derivation.input("w", "input.picture-width", bitrate.width_px, Unit::Pixel, Origin::Answer, "workload.width");
    derivation.input("h", "input.picture-height", bitrate.height_px, Unit::Pixel, Origin::Answer, "workload.height");
    derivation.input("f", "input.frames-per-second", bitrate.fps, Unit::FramePerSecond, Origin::Answer, "workload.fps");
    if (bitrate.codec != nullptr) add_fact(derivation, "b", "input.bits-per-pixel", bitrate.codec->bits_per_pixel, Origin::Catalogue);
}

}  // namespace rackwright
