#include "sizing/camera_bitrate.h"

#include "project/names.h"

namespace rackwright {

const CodecProfile* codec_profile(const Catalogue& catalogue, VideoCodec codec) { return catalogue.codec(name_of(codec)); }

Figure camera_bitrate(const Catalogue& catalogue, const VideoArchive& task) {
    if (task.bitrate_bit_per_s) return Figure::exact(*task.bitrate_bit_per_s, Unit::BitPerSecond);
    const CodecProfile* codec = codec_profile(catalogue, task.codec);
    if (codec == nullptr || !codec->bits_per_pixel.known()) return Figure::unknown("archive.no-codec", Unit::BitPerSecond);
    const double pixels_per_s = static_cast<double>(task.width_px) * task.height_px * task.fps;
    const Fact& bits = codec->bits_per_pixel;
    const Figure expected = Figure::exact(pixels_per_s * bits.value, Unit::BitPerSecond);
    if (!std::isfinite(bits.low) || !std::isfinite(bits.high)) return expected;
    return Figure::range(pixels_per_s * bits.low, expected.value, pixels_per_s * bits.high, Unit::BitPerSecond);
}

}  // namespace rackwright
