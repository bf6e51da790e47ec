#pragma once

#include "catalog/catalogue.h"
#include "project/workload.h"
#include "sizing/range.h"

namespace rackwright {

/// One 1080p picture, pixels.
inline constexpr double pixels_1080p = 1920.0 * 1080.0;

/// What has to be decoded with a strategy.
struct DecodeDemand {
    Figure fps;  ///< frames/s over all cameras; a range when it follows the analysed rate; unknown: video.no-gop
    int width_px = 1920, height_px = 1080;
    double frames_per_camera = 0.0;  ///< frames/s of one camera that reach the detector at most
    bool on_gpu = true;

    double pixels() const { return static_cast<double>(width_px) * height_px; }
};

/// sizing/video.md, "Decode": the cameras' own rate is decoded unless a substream, key frames or a lower source rate is used.
DecodeDemand decode_demand(const VideoAnalytics& task, DecodeStrategy strategy);

/// Frames/s over all cameras that are to be analysed.
Range analysed_rate(const VideoAnalytics& task);

/// The engine's figure for a codec; nullptr when the decoder has none.
const Fact* decode_rate_of_engine(const Decoder& decoder, VideoCodec codec);

/// What the engines of one GPU decode, and the facts behind it.
struct DecodeCapacity {
    Figure fps;  ///< frames/s of pictures of the asked size; unknown: video.no-decoder, video.codec-not-decoded, video.no-picture-size
    double engines = 0.0;
    double pixels = 0.0;                  ///< of one picture
    const Fact* engine_count = nullptr;   ///< of the GPU
    const Fact* rate = nullptr;           ///< of one engine at 1080p
    const Fact* planning_rule = nullptr;  ///< a VMS vendor's figure for one engine, when it is the low end
    const Fact* small_frames = nullptr;   ///< how much faster than at 1080p smaller pictures are counted at most, when it limits
};

/// Engines x frames/s of an engine at 1080p x pixels at 1080p / pixels, where smaller pictures are not counted faster without end: an
/// engine has work for every frame, whatever its size, and NVIDIA publishes rates at 1080p only. Low end: the VMS vendor's rule, or the low
/// end of the engine's own figure. Engines are whole: a MIG slice with `compute_share` of the GPU gets that share of them rounded down
/// (NVIDIA's MIG profiles: A100 with 5 engines gives 0, 1, 2 and 2 to slices of 1, 2, 3 and 4 sevenths).
DecodeCapacity decode_capacity(const Catalogue& catalogue, const Gpu& gpu, VideoCodec codec, double pixels, double compute_share = 1.0);

/// What decoding on the host's processors takes. Frames/s over what a core decodes, by pixels.
struct HostDecode {
    Figure cores;                ///< unknown: video.no-host-rate, or the reason of the demand
    double pixels = 0.0;         ///< of one picture
    const Fact* rate = nullptr;  ///< frames/s of one core at 1080p
};
HostDecode host_decode(const Catalogue& catalogue, VideoCodec codec, const DecodeDemand& demand);

}  // namespace rackwright
