#pragma once

#include "catalog/catalogue.h"
#include "project/workload.h"

namespace rackwright {

/// Bit/s of one camera: the customer's own, or width x height x frames/s x bits a pixel of the codec with its range
/// (sizing/video.md, "Archive"). Unknown: archive.no-codec.
Figure camera_bitrate(const Catalogue& catalogue, const VideoArchive& task);

/// The catalogue's codec product of a codec: "h264", "h265", "av1", "mjpeg".
const CodecProfile* codec_profile(const Catalogue& catalogue, VideoCodec codec);

}  // namespace rackwright
