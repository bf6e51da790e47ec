#include "sizing/video_sizing.h"
#include "sizing/whole_count.h"

#include <array>

namespace rackwright {
namespace {

constexpr std::array strategies = {DecodeStrategy::Full, DecodeStrategy::Substream, DecodeStrategy::KeyFrames, DecodeStrategy::SourceRate,
                                   DecodeStrategy::Cpu};

Figure gpus_needed(const SizingContext& context, const VideoAnalytics& task, const DecodeDemand& demand, const VideoCrew* crew) {
    if (!demand.fps.known()) return Figure::unknown(demand.fps.unknown_reason, Unit::Gpu);
    if (demand.frames_per_camera < task.analysed_fps_low) return Figure::unknown("video.way-gives-too-few-frames", Unit::Gpu);
    if (!demand.on_gpu) return Figure::exact(0.0, Unit::Gpu);
    if (crew == nullptr || crew->units.empty()) return Figure::unknown("workload.not-placed", Unit::Gpu);
    const Gpu& gpu = *crew->units.front().gpu->product;
    const DecodeCapacity one = decode_capacity(context.catalogue, gpu, task.codec, demand.pixels());
    if (!one.fps.known()) return Figure::unknown(one.fps.unknown_reason, Unit::Gpu);
    const Range capacity = Range::of(one.fps), asked = Range::of(demand.fps);
    if (!(capacity.low > 0.0)) return Figure::unknown("video.no-decoder", Unit::Gpu);
    // As the verdict counts: the highest rate asked for, on the expected capacity up to the target. The ends of the range are the
    // lowest rate on the high end, filled to the brim, and the highest rate on the low end.
    const double target = context.project.policy.target_utilisation;
    return Range{whole_needed(asked.low / capacity.high), whole_needed(asked.high / (capacity.value * target)),
                 whole_needed(std::max(asked.high / capacity.low, asked.high / (capacity.value * target)))}
        .figure(Unit::Gpu);
}

}  // namespace

std::vector<DecodeOption> decode_options(const SizingContext& context, const VideoAnalytics& task, const VideoCrew* crew) {
    std::vector<DecodeOption> options;
    options.reserve(strategies.size());
    for (const DecodeStrategy strategy : strategies) {
        const DecodeDemand demand = decode_demand(task, strategy);
        const Figure cores =
            demand.on_gpu ? Figure::unknown("video.decoded-on-gpu", Unit::Count) : host_decode(context.catalogue, task.codec, demand).cores;
        options.push_back({strategy, demand.fps, gpus_needed(context, task, demand, crew), cores});
    }
    return options;
}

}  // namespace rackwright
