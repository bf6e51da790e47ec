#include "sizing/video_cards.h"
#include "sizing/whole_count.h"

namespace rackwright {

Figure gpus_for_rate(const Range& asked, const Range& capacity, double target) {
    if (!(capacity.low > 0.0)) return Figure::unknown("video.no-decoder", Unit::Gpu);
    const double expected = asked.high / (capacity.value * target);
    return Range{whole_needed(asked.low / capacity.high), whole_needed(expected),
                 whole_needed(std::max(asked.high / capacity.low, expected))}
        .figure(Unit::Gpu);
}

VideoCards video_cards(const Catalogue& catalogue, const VideoAnalytics& task, const Detector& detector, const Gpu& gpu, double target) {
    VideoCards cards;
    const DecodeDemand full = decode_demand(task, DecodeStrategy::Full);
    cards.decode = decode_capacity(catalogue, gpu, task.codec, full.pixels());
    if (!full.fps.known() || !cards.decode.fps.known()) {
        cards.for_decode = Figure::unknown(full.fps.known() ? cards.decode.fps.unknown_reason : full.fps.unknown_reason, Unit::Gpu);
    } else {
        cards.for_decode = gpus_for_rate(Range::of(full.fps), Range::of(cards.decode.fps), target);
    }
    cards.detector = detector_rate(catalogue, {&detector, &gpu, task.precision, task.batch, task.input_px, 1.0, 1.0, {}});
    const Figure& inferences = cards.detector.fps;
    cards.for_analysis = inferences.known() ? gpus_for_rate(analysed_rate(task),
                                                            Range::of(inferences) * (1.0 / std::max(task.models_per_frame, 1e-9)), target)
                                            : Figure::unknown(inferences.unknown_reason, Unit::Gpu);
    return cards;
}

}  // namespace rackwright
