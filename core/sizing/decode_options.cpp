#include "sizing/video_sizing.h"

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
    return gpus_for_rate(Range::of(demand.fps), Range::of(one.fps), context.project.policy.target_utilisation);
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
