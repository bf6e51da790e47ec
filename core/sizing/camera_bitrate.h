#pragma once

#include "catalog/catalogue.h"
#include "project/workload.h"
#include "sizing/derivation.h"

#include <optional>

namespace rackwright {

/// What one camera sends: the customer's own figure, exact; otherwise width x height x frames/s x bits a pixel of the codec, with the
/// range of the codec's figure (sizing/video.md, "Archive").
struct CameraBitrate {
    Figure rate;                          ///< bit/s; unknown: unknown.codec
    const CodecProfile* codec = nullptr;  ///< nullptr when the customer's own figure is used
    std::optional<double> own;
    double width_px = 0.0, height_px = 0.0, fps = 0.0;
};

CameraBitrate camera_bitrate(const Catalogue& catalogue, VideoCodec codec, int width_px, int height_px, double fps,
                             std::optional<double> own_bit_per_s = std::nullopt);

void derive_camera_bitrate(const CameraBitrate& bitrate, Derivation& derivation);

}  // namespace rackwright
