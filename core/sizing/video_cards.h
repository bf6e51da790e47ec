#pragma once

#include "sizing/detector_rate.h"
#include "sizing/range.h"
#include "sizing/video_decode.h"

namespace rackwright {

/// Whole GPUs that a rate takes, in frames/s. Value: the highest rate asked for on the expected capacity, up to `target` (0 < target <= 1)
/// of it, as the verdict counts. Low: the lowest rate on the high end of the capacity, filled to the brim; high: the highest rate on its
/// low end. Unknown (video.no-decoder) when the capacity may be nothing.
Figure gpus_for_rate(const Range& asked, const Range& capacity, double target);

/// Whole GPUs of one kind that a video task takes when every main stream is decoded in full.
struct VideoCards {
    Figure for_decode;    ///< GPUs; unknown with the reason of the decoder or of the task
    Figure for_analysis;  ///< GPUs; unknown with the reason of the detector
    DecodeCapacity decode;
    DetectorRate detector;

    bool known() const { return for_decode.known() && for_analysis.known(); }
    double needed() const { return std::max(for_decode.value, for_analysis.value); }
    double needed_high() const { return std::max(for_decode.high_or_value(), for_analysis.high_or_value()); }
};

/// `target`: the share of a capacity that is planned with, policy.target_utilisation.
VideoCards video_cards(const Catalogue& catalogue, const VideoAnalytics& task, const Detector& detector, const Gpu& gpu, double target);

}  // namespace rackwright
