#include "sizing/video_sizing.h"

#include <algorithm>

namespace rackwright {
namespace {

/// Keeps the worst verdict; of equally bad ones the first.
void decide(WorkloadResult& result, Verdict verdict, Limit limit, Message reason) {
    if (worse(result.verdict, verdict) == result.verdict) return;
    result.verdict = verdict;
    result.limit = limit;
    result.reason = std::move(reason);
}

void cannot_tell(WorkloadResult& result, std::string_view reason, Message message = {}) {
    message.code = reason;
    decide(result, Verdict::Unknown, Limit::MissingFact, std::move(message));
}

/// A rate that is asked for against one that is there: fits when the highest demand stays below the target share of the expected capacity,
/// tight when at least the lowest demand stays below all of it.
void judge_rate(const Range& need, const Figure& have, double target, Limit limit, const char* is_short, const char* tight,
                WorkloadResult& result) {
    if (!have.known()) return cannot_tell(result, have.unknown_reason);
    if (need.high <= have.value * target) return;
    const bool holds = need.low <= have.value;
    decide(result, holds ? Verdict::Tight : Verdict::DoesNotFit, limit,
           Message(holds ? tight : is_short)
               .with("needed", need.high, Unit::FramePerSecond)
               .with("needed_low", need.low, Unit::FramePerSecond)
               .with("available", have.value, Unit::FramePerSecond)
               .with("target", target, Unit::Ratio));
}

void judge_decoding(const SizingContext& context, const VideoAnalytics& task, const DecodeDemand& demand, const VideoCrew& crew,
                    WorkloadResult& result) {
    if (!demand.fps.known()) return cannot_tell(result, demand.fps.unknown_reason);
    if (demand.frames_per_camera < task.analysed_fps_high) {
        const bool enough_for_low = demand.frames_per_camera >= task.analysed_fps_low;
        decide(result, enough_for_low ? Verdict::Tight : Verdict::DoesNotFit, Limit::Decode,
               Message("video.too-few-frames")
                   .with("needed", task.analysed_fps_high, Unit::FramePerSecond)
                   .with("needed_low", task.analysed_fps_low, Unit::FramePerSecond)
                   .with("available", demand.frames_per_camera, Unit::FramePerSecond));
    }
    if (!demand.on_gpu) {
        // What else runs on the processors is not known, so whether they have the cores is the architect's to say.
        const Figure cores = host_decode(context.catalogue, task.codec, demand).cores;
        Message reason = Message().with("needed", demand.fps.value, Unit::FramePerSecond);
        if (!cores.known()) return cannot_tell(result, "video.host-decode-not-sized", std::move(reason));
        reason.with("cores", cores.value, Unit::Count)
            .with("low", cores.low_or_value(), Unit::Count)
            .with("high", cores.high_or_value(), Unit::Count);
        return cannot_tell(result, "video.host-decode-cores", std::move(reason));
    }
    const Range need = Range::of(demand.fps);
    judge_rate(need, crew.decode, context.project.policy.target_utilisation, Limit::Decode, "video.decode-short", "video.decode-tight",
               result);
    if (crew.decode.known() && need.high > crew.decode.low_or_value()) {
        decide(result, Verdict::Tight, Limit::Decode,
               Message("video.decode-low-end")
                   .with("needed", need.high, Unit::FramePerSecond)
                   .with("available", crew.decode.value, Unit::FramePerSecond)
                   .with("low", crew.decode.low_or_value(), Unit::FramePerSecond));
    }
}

VideoMemory memory_of_process(const SizingContext& context, const VideoFigures& video) {
    const DecodeDemand& decode = video.demand->decode;
    return video_memory(context.catalogue, video.detector, video.crew->cameras_each(video.task->cameras), decode.pixels(), decode.on_gpu);
}

void judge_memory(const VideoCrew& crew, const VideoMemory& memory, WorkloadResult& result) {
    for (const VideoUnit& unit : crew.units) {
        const Fact& fact = unit.slice != nullptr ? unit.slice->memory : unit.gpu->product->memory_visible;
        if (!memory.known() || !fact.known()) return cannot_tell(result, memory.known() ? "unknown.gpu" : "video.no-constants");
        const double needed = memory.total().value;
        if (needed <= fact.value) continue;
        return decide(result, Verdict::DoesNotFit, unit.slice != nullptr ? Limit::MigSlice : Limit::Vram,
                      Message("video.vram-short").with("needed", needed, Unit::Byte).with("available", fact.value, Unit::Byte));
    }
}

void add_to_gpus(const Workload& workload, const VideoFigures& video, const VideoMemory& memory) {
    const VideoCrew& crew = *video.crew;
    const double share = 1.0 / crew.processes;
    for (const VideoUnit& unit : crew.units) {
        if (unit.placement->hypothetical) continue;
        GpuResult& gpu = *unit.gpu;
        const Placement& placement = *unit.placement->placement;
        const auto add = [&](VramUse use, double bytes) {
            if (bytes > 0.0) gpu.parts.push_back({workload.id, placement.id, use, bytes * unit.processes, placement.off_hours});
        };
        add(VramUse::DecodeSurfaces, memory.surfaces.value);
        add(VramUse::DetectorModel, memory.detector.value);
        add(VramUse::Runtime, memory.context.value);
        // Nobody else gets what a slice has left over.
        if (unit.slice != nullptr) add(VramUse::Reserved, unit.slice->memory.value - memory.total().value);
        if (placement.off_hours) continue;
        const auto load = [&](double demand, double capacity) { return demand * share / capacity * unit.processes * unit.gpu_share; };
        const Range decode = Range::of(video.demand->decode.fps);
        if (crew.decode.known() && decode.known() && unit.decode.fps.value > 0.0) {
            gpu.decode_load += load(decode.high, unit.decode.fps.value);
            gpu.decode_load_low += load(decode.low, unit.decode.fps.value);
        }
        if (crew.detector.known() && unit.analysed.value > 0.0) {
            gpu.detector_load += load(video.demand->analysed.high, unit.analysed.value);
            gpu.detector_load_low += load(video.demand->analysed.low, unit.analysed.value);
        }
    }
}

}  // namespace

void size_video_analytics(const SizingContext& context, const Workload& workload, const VideoAnalytics& task,
                          std::span<const ResolvedPlacement> placements, WorkloadResult& result) {
    result.id = workload.id;
    const Detector* detector = context.catalogue.detector(task.detector);
    const VideoDemand demand = video_demand(task);
    VideoFigures video{&workload, &task, detector, &demand, nullptr};
    VideoCrew crew;
    if (detector != nullptr) crew = video_crew(context, task, *detector, demand.decode, placements);
    if (!crew.units.empty()) video.crew = &crew;
    put_video_figures(context, video, result.figures);
    result.decode_options = decode_options(context, task, video.crew);
    result.hypothetical = !placements.empty() && placements.front().hypothetical;

    if (placements.empty()) {
        result.verdict = Verdict::NotPlaced;
        result.reason = Message("workload.not-placed");
        return;
    }
    result.verdict = Verdict::Fits;
    result.limit = Limit::None;
    if (detector == nullptr) return cannot_tell(result, "video.unknown-detector", Message().with("detector", task.detector));
    if (video.crew == nullptr) return cannot_tell(result, crew.unknown_reason.empty() ? "video.unknown-gpu" : crew.unknown_reason);
    if (!crew.unknown_reason.empty()) cannot_tell(result, crew.unknown_reason);
    const VideoMemory memory = memory_of_process(context, video);
    judge_decoding(context, task, demand.decode, crew, result);
    judge_rate(demand.analysed, crew.detector, context.project.policy.target_utilisation, Limit::Detector, "video.detector-short",
               "video.detector-tight", result);
    judge_memory(crew, memory, result);
    if (memory.known()) add_to_gpus(workload, video, memory);
}

}  // namespace rackwright
