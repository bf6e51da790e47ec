#include "sizing/llm_replica.h"
#include "sizing/video_sizing.h"

#include <algorithm>

namespace rackwright {
namespace {

/// Rates are found once for every kind of GPU or slice, and a placement has one kind.
struct Kind {
    const Gpu* gpu = nullptr;
    const MigProfile* slice = nullptr;
    std::size_t rate = 0;
    DecodeCapacity decode;
    bool operator==(const Kind& other) const { return gpu == other.gpu && slice == other.slice; }
};

Figure together(const VideoCrew& crew, std::string_view unknown_reason, Figure (*of)(const VideoUnit&)) {
    Range least = Range::of(of(crew.units.front()));
    for (const VideoUnit& unit : crew.units) {
        const Figure own = of(unit);
        if (!own.known()) return Figure::unknown(own.unknown_reason.empty() ? unknown_reason : own.unknown_reason, Unit::FramePerSecond);
        const Range range = Range::of(own);
        least = {std::min(least.low, range.low), std::min(least.value, range.value), std::min(least.high, range.high)};
    }
    return (least * crew.processes).figure(Unit::FramePerSecond);
}

}  // namespace

VideoCrew video_crew(const SizingContext& context, const VideoAnalytics& task, const Detector& detector, const DecodeDemand& demand,
                     std::span<const ResolvedPlacement> placements) {
    VideoCrew crew;
    std::vector<Kind> kinds;
    const auto kind_of = [&](const Gpu& gpu, const MigProfile* slice, double compute, double bandwidth) -> const Kind& {
        Kind kind{&gpu, slice, crew.rates.size(), {}};
        const auto found = std::find(kinds.begin(), kinds.end(), kind);
        if (found != kinds.end()) return *found;
        kind.decode = decode_capacity(context.catalogue, gpu, task.codec, demand.pixels(), compute);
        crew.rates.push_back(
            detector_rate(context.catalogue, {&detector, &gpu, task.precision, task.batch, task.input_px, compute, bandwidth, {}}));
        return kinds.emplace_back(kind);
    };
    for (const ResolvedPlacement& resolved : placements) {
        const Placement& placement = *resolved.placement;
        const bool sliced = placement.share == Share::MigSlice;
        for (GpuResult* gpu : resolved.gpus) {
            if (gpu == nullptr || gpu->product == nullptr) {
                crew.unknown_reason = "video.unknown-gpu";
                continue;
            }
            VideoUnit unit;
            unit.gpu = gpu;
            unit.placement = &resolved;
            GpuPart part = whole_gpu(*gpu->product);
            if (sliced) {
                unit.slice = find_mig_profile(*gpu->product, placement.mig_profile);
                unit.processes = std::max(0, placement.mig_slices_per_gpu);
                if (unit.slice == nullptr || unit.processes == 0) {
                    crew.unknown_reason = "video.unknown-mig-profile";
                    continue;
                }
                part = mig_part(*gpu->product, *unit.slice);
            }
            const Kind& kind = kind_of(*gpu->product, unit.slice, part.compute_share, part.bandwidth_share);
            unit.gpu_share = std::min(part.compute_share, part.bandwidth_share);
            unit.decode = kind.decode;
            unit.rate = kind.rate;
            const Figure inferences = crew.rates[kind.rate].fps;
            unit.analysed = Range::of(inferences) * (1.0 / std::max(task.models_per_frame, 1e-9));
            crew.processes += unit.processes;
            crew.units.push_back(unit);
        }
    }
    if (crew.units.empty()) return crew;
    crew.decode = together(crew, "video.no-decoder", [](const VideoUnit& unit) { return unit.decode.fps; });
    if (!demand.on_gpu) crew.decode = Figure::unknown("video.decoded-on-host", Unit::FramePerSecond);
    const std::string_view no_rate = crew.rates.front().fps.unknown_reason;
    crew.detector = together(crew, no_rate.empty() ? std::string_view("detector.no-basis") : no_rate,
                             [](const VideoUnit& unit) { return unit.analysed.figure(Unit::FramePerSecond); });
    return crew;
}

}  // namespace rackwright
