#pragma once

#include "catalog/catalogue.h"
#include "project/workload.h"

namespace rackwright {

/// One 1080p picture, pixels.
inline constexpr double pixels_1080p = 1920.0 * 1080.0;

/// What has to be decoded with a strategy.
struct DecodeDemand {
    Figure fps;  ///< frames/s over all cameras; a range when it follows the analysed rate
    int width_px = 1920, height_px = 1080;
    bool on_gpu = true;
};

/// sizing/video.md, "Decode": the cameras' own rate is decoded unless a substream, key frames or a lower source rate is used.
DecodeDemand decode_demand(const VideoAnalytics& task, DecodeStrategy strategy);

/// Frames/s that one GPU decodes of pictures of that size: engines x frames/s an engine at 1080p x pixels at 1080p / pixels. Low end: the
/// VMS vendor's rule, or the low end of the engine's own figure. Unknown: video.no-decoder, video.codec-not-decoded.
Figure decode_capacity(const Catalogue& catalogue, const Gpu& gpu, VideoCodec codec, int width_px, int height_px);

/// The engine's figure for a codec; nullptr when the decoder has none.
const Fact* decode_rate_of_engine(const Decoder& decoder, VideoCodec codec);

}  // namespace rackwright
