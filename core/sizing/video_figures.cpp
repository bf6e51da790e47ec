#include "sizing/camera_bitrate.h"
#include "sizing/engine_constants.h"
#include "sizing/fact_range.h"
#include "sizing/video_sizing.h"
#include "sizing/whole_count.h"

namespace rackwright {
namespace {

struct Put {
    const SizingContext& context;
    FigureList& list;
    Subject subject;
    const VideoFigures& video;

    void operator()(FigureKind kind, const Figure& figure, void (*derive)(const VideoFigures&, Derivation&)) const {
        put(context, list, subject, kind, figure, [&](Derivation& derivation) { derive(video, derivation); });
    }
    std::string id(FigureKind kind) const { return figure_id_text({subject, kind}); }
};

void input_cameras(const VideoAnalytics& task, Derivation& derivation) {
    derivation.input("n", "input.cameras", task.cameras, Unit::Camera, Origin::Answer, "workload.cameras");
}

void input_analysed_rate(const VideoAnalytics& task, Derivation& derivation) {
    derivation.input("f_an", "input.analysed-fps",
                     Figure::range(task.analysed_fps_low, (task.analysed_fps_low + task.analysed_fps_high) / 2.0, task.analysed_fps_high,
                                   Unit::FramePerSecond),
                     Origin::Answer, "workload.analysed-fps");
}

void input_source_rate(const VideoAnalytics& task, Derivation& derivation) {
    derivation.input("f_src", "input.source-fps", task.source_fps, Unit::FramePerSecond, Origin::Answer, "workload.source-fps");
}

void derive_decoded(const VideoFigures& video, Derivation& derivation) {
    const VideoAnalytics& task = *video.task;
    input_cameras(task, derivation);
    switch (task.strategy) {
        case DecodeStrategy::Full:
        case DecodeStrategy::Cpu:
            derivation.formula = "F = n · f_src";
            input_source_rate(task, derivation);
            break;
        case DecodeStrategy::Substream:
            derivation.formula = "F = n · f_sub";
            derivation.input("f_sub", "input.substream-fps", task.substream_fps, Unit::FramePerSecond, Origin::Answer,
                             "workload.substream-fps");
            break;
        case DecodeStrategy::KeyFrames:
            derivation.formula = "F = n · f_src / GOP";
            input_source_rate(task, derivation);
            derivation.input("GOP", "input.gop", task.gop_frames, Unit::Frame, Origin::Answer, "workload.gop-frames");
            break;
        case DecodeStrategy::SourceRate:
            derivation.formula = "F = n · f_an";
            input_analysed_rate(task, derivation);
            break;
    }
}

void derive_decoded_full(const VideoFigures& video, Derivation& derivation) {
    derivation.formula = "F = n · f_src";
    input_cameras(*video.task, derivation);
    input_source_rate(*video.task, derivation);
}

void derive_analysed(const VideoFigures& video, Derivation& derivation) {
    derivation.formula = "A = n · f_an";
    input_cameras(*video.task, derivation);
    input_analysed_rate(*video.task, derivation);
}

void input_processes(const VideoCrew& crew, Derivation& derivation) {
    derivation.input("N", "input.gpus-sharing-cameras", crew.processes, Unit::Gpu, Origin::Answer, "placement.gpus");
}

/// The unit that sets the pace.
const VideoUnit& slowest(const VideoCrew& crew, double (*of)(const VideoUnit&)) {
    const VideoUnit* found = &crew.units.front();
    for (const VideoUnit& unit : crew.units) {
        if (of(unit) < of(*found)) found = &unit;
    }
    return *found;
}

void derive_decode_capacity(const VideoFigures& video, Derivation& derivation) {
    const VideoUnit& unit = slowest(*video.crew, [](const VideoUnit& u) { return u.decode.fps.value; });
    const DecodeCapacity& decode = unit.decode;
    derivation.formula = decode.small_frames != nullptr ? "D = N · e · r · min((1920 · 1080) / p, s)" : "D = N · e · r · (1920 · 1080) / p";
    input_processes(*video.crew, derivation);
    if (decode.engine_count != nullptr && unit.slice == nullptr) {
        add_fact(derivation, "e", "input.nvdec-engines", *decode.engine_count, Origin::Catalogue);
    } else {
        derivation.input("e", "input.nvdec-engines-of-slice", decode.engines, Unit::Count, Origin::Derived);
    }
    if (decode.rate != nullptr) add_fact(derivation, "r", "input.decode-rate", *decode.rate, Origin::Catalogue);
    if (decode.planning_rule != nullptr) add_fact(derivation, "r_low", "input.decode-rate-low", *decode.planning_rule, Origin::Catalogue);
    if (decode.small_frames != nullptr) add_fact(derivation, "s", "input.small-frame-gain", *decode.small_frames);
    derivation.input("p", "input.picture-pixels", decode.pixels, Unit::Pixel, Origin::Answer, "workload.picture");
}

void input_evidence(const DetectorEvidence& evidence, bool scaled, Derivation& derivation) {
    Figure fps = range_of(evidence.measurement->fps).figure(Unit::FramePerSecond);
    const Fact& fact = evidence.measurement->fps;
    derivation.input("m", evidence.measurement->pipeline ? "input.measured-pipeline" : "input.measured-engine", fps,
                     fact.assumed ? Origin::Assumption : Origin::Catalogue, fact.source, evidence.gpu->name);
    if (!scaled) return;
    derivation.input("F / F_m", "input.flops-ratio", evidence.flops_ratio, Unit::Ratio, Origin::Derived, {}, evidence.gpu->name);
    derivation.input("B / B_m", "input.bandwidth-ratio", evidence.bandwidth_ratio, Unit::Ratio, Origin::Derived, {}, evidence.gpu->name);
}

void derive_detector_capacity(const VideoFigures& video, Derivation& derivation) {
    const VideoUnit& unit = slowest(*video.crew, [](const VideoUnit& u) { return u.analysed.value; });
    const DetectorRate& rate = video.crew->rates[unit.rate];
    const bool scaled = rate.basis == DetectorBasis::ScaledPipelines || rate.basis == DetectorBasis::ScaledEngines;
    const bool several = rate.evidence.size() > 1;
    std::string of_gpu;
    switch (rate.basis) {
        case DetectorBasis::MeasuredPipeline:
            of_gpu = "m · (1 ± b)";
            break;
        case DetectorBasis::MeasuredEngine:
            of_gpu = "m · q";
            break;
        case DetectorBasis::ScaledPipelines:
        case DetectorBasis::ScaledEngines:
            of_gpu = several ? "(Π m · min(F / F_m, B / B_m))^(1/k)" : "m · min(F / F_m, B / B_m)";
            if (rate.pipeline_share != nullptr) of_gpu += " · q";
            break;
        case DetectorBasis::Operations:
            of_gpu = "F / G · η · q";
            break;
        case DetectorBasis::None:
            return;
    }
    derivation.formula = "C = N · " + of_gpu;
    input_processes(*video.crew, derivation);
    for (const DetectorEvidence& evidence : rate.evidence) input_evidence(evidence, scaled, derivation);
    if (several) derivation.input("k", "input.measured-gpus", static_cast<double>(rate.evidence.size()), Unit::Count, Origin::Derived);
    if (rate.basis == DetectorBasis::Operations) {
        add_fact(derivation, "F", "input.dense-rate", *rate.dense, Origin::Catalogue);
        add_fact(derivation, "G", "input.detector-operations", video.detector->operations, Origin::Catalogue);
        add_fact(derivation, "η", "input.detector-efficiency", *rate.peak_share);
    }
    if (rate.measured_band != nullptr) add_fact(derivation, "1 ± b", "input.measured-band", *rate.measured_band);
    if (rate.pipeline_share != nullptr) add_fact(derivation, "q", "input.pipeline-share", *rate.pipeline_share);
    if (rate.input_factor != 1.0) {
        derivation.formula += " · x";
        derivation.input("x", "input.input-size-factor", rate.input_factor, Unit::Ratio, Origin::Answer, "workload.input-px");
    }
    if (unit.slice != nullptr) {
        derivation.formula += " · g";
        derivation.input("g", "input.slice-share", unit.gpu_share, Unit::Ratio, Origin::Catalogue, unit.slice->memory.source,
                         unit.slice->name);
    }
    derivation.formula += " / v";
    derivation.input("v", "input.models-per-frame", video.task->models_per_frame, Unit::Count, Origin::Answer, "workload.models-per-frame");
}

/// Cameras that a capacity serves: at the middle of the asked rates, with both ranges.
Figure cameras_by(const Figure& capacity, const Range& demand, int cameras) {
    if (!capacity.known()) return Figure::unknown(capacity.unknown_reason, Unit::Camera);
    if (cameras <= 0 || !(demand.low > 0.0)) return Figure::unknown("video.no-demand", Unit::Camera);
    const Range rate = Range::of(capacity);
    return Range{whole_count(cameras * rate.low / demand.high), whole_count(cameras * rate.value / demand.value),
                 whole_count(cameras * rate.high / demand.low)}
        .figure(Unit::Camera);
}

void derive_cameras(const Put& add, FigureKind have, FigureKind need, Derivation& derivation, const FigureList& list) {
    derivation.formula = "⌊n · C / F⌋";
    input_cameras(*add.video.task, derivation);
    derivation.input("C", "input.capacity", *list.find(have), Origin::Derived, add.id(have));
    derivation.input("F", "input.demand", *list.find(need), Origin::Derived, add.id(need));
}

void put_ingest(const Put& add) {
    const VideoAnalytics& task = *add.video.task;
    const DecodeDemand& decode = add.video.demand->decode;
    // Key frames are chosen after the stream has arrived: the whole of it comes in.
    const double fps = task.strategy == DecodeStrategy::KeyFrames ? task.source_fps : decode.frames_per_camera;
    const CameraBitrate bitrate = camera_bitrate(add.context.catalogue, task.codec, decode.width_px, decode.height_px, fps);
    const Figure rate = figure_or(Range::of(bitrate.rate) * task.cameras, Unit::BitPerSecond, bitrate.rate.unknown_reason);
    put(add.context, add.list, add.subject, FigureKind::IngestRate, rate, [&](Derivation& derivation) {
        derive_camera_bitrate(bitrate, derivation);
        derivation.formula = "I = n · w · h · f · b";
        input_cameras(task, derivation);
    });
}

void put_host_cores(const Put& add) {
    const VideoAnalytics& task = *add.video.task;
    const HostDecode host = host_decode(add.context.catalogue, task.codec, add.video.demand->decode);
    put(add.context, add.list, add.subject, FigureKind::HostDecodeCores, host.cores, [&](Derivation& derivation) {
        derivation.formula = "c = ⌈F / (r · (1920 · 1080) / p)⌉";
        derivation.input("F", "input.demand", *add.list.find(FigureKind::DecodedFps), Origin::Derived, add.id(FigureKind::DecodedFps));
        if (host.rate != nullptr) add_fact(derivation, "r", "input.host-decode-rate", *host.rate);
        derivation.input("p", "input.picture-pixels", host.pixels, Unit::Pixel, Origin::Answer, "workload.picture");
    });
}

void input_target(const SizingContext& context, Derivation& derivation) {
    derivation.input("u", "input.target-utilisation", context.project.policy.target_utilisation, Unit::Ratio, Origin::Answer,
                     "policy.target-utilisation");
}

/// How many of the GPUs that are placed the task takes at least, whatever number is placed.
void put_gpus_needed(const Put& add) {
    const VideoAnalytics& task = *add.video.task;
    const Gpu& gpu = *add.video.crew->units.front().gpu->product;
    const VideoCards cards =
        video_cards(add.context.catalogue, task, *add.video.detector, gpu, add.context.project.policy.target_utilisation);
    put(add.context, add.list, add.subject, FigureKind::GpusForFullDecode, cards.for_decode, [&](Derivation& derivation) {
        derivation.formula = "⌈F / (u · D₁)⌉";
        derivation.input("F", "input.demand", *add.list.find(FigureKind::DecodedFpsFull), Origin::Derived,
                         add.id(FigureKind::DecodedFpsFull));
        derivation.input("D₁", "input.decode-of-gpu", cards.decode.fps, Origin::Derived, {}, "e · r · (1920 · 1080) / p");
        if (cards.decode.engine_count != nullptr) {
            add_fact(derivation, "e", "input.nvdec-engines", *cards.decode.engine_count, Origin::Catalogue);
        }
        if (cards.decode.rate != nullptr) add_fact(derivation, "r", "input.decode-rate", *cards.decode.rate, Origin::Catalogue);
        derivation.input("p", "input.picture-pixels", cards.decode.pixels, Unit::Pixel, Origin::Answer, "workload.picture");
        input_target(add.context, derivation);
    });
    put(add.context, add.list, add.subject, FigureKind::GpusForAnalysis, cards.for_analysis, [&](Derivation& derivation) {
        derivation.formula = "⌈A / (u · C₁ / v)⌉";
        derivation.input("A", "input.demand", *add.list.find(FigureKind::AnalysedFps), Origin::Derived, add.id(FigureKind::AnalysedFps));
        derivation.input("C₁", "input.detector-of-gpu", cards.detector.fps, Origin::Derived, add.id(FigureKind::DetectorCapacity));
        derivation.input("v", "input.models-per-frame", task.models_per_frame, Unit::Count, Origin::Answer, "workload.models-per-frame");
        input_target(add.context, derivation);
    });
}

void put_memory(const Put& add) {
    const VideoFigures& video = add.video;
    const DecodeDemand& decode = video.demand->decode;
    const int processes = video.crew != nullptr ? video.crew->processes : 1;
    const VideoMemory memory =
        video_memory(add.context.catalogue, video.detector, video.task->cameras, decode.pixels(), decode.on_gpu, processes);
    put(add.context, add.list, add.subject, FigureKind::VideoMemory, figure_or(memory.total(), Unit::Byte, "video.no-constants"),
        [&](Derivation& derivation) {
            derivation.formula = decode.on_gpu ? "M = n · 1.5 · p · s + N · (m + c)" : "M = N · (m + c)";
            if (decode.on_gpu) {
                input_cameras(*video.task, derivation);
                derivation.input("p", "input.picture-pixels", decode.pixels(), Unit::Pixel, Origin::Answer, "workload.picture");
                add_fact(derivation, "s", "input.decode-surfaces", *memory.surfaces_per_stream);
            }
            derivation.input("N", "input.gpus-sharing-cameras", processes, Unit::Gpu, Origin::Answer, "placement.gpus");
            add_fact(derivation, "m", "input.detector-memory", *memory.detector_fact);
            add_fact(derivation, "c", "input.context-memory", *memory.context_fact);
        });
}

}  // namespace

VideoDemand video_demand(const VideoAnalytics& task) { return {decode_demand(task, task.strategy), analysed_rate(task)}; }

void put_video_figures(const SizingContext& context, const VideoFigures& video, FigureList& list) {
    const Put add{context, list, subject_of(video.workload->id), video};
    add(FigureKind::DecodedFps, video.demand->decode.fps, derive_decoded);
    add(FigureKind::DecodedFpsFull, decode_demand(*video.task, DecodeStrategy::Full).fps, derive_decoded_full);
    if (video.crew != nullptr) add(FigureKind::DecodeCapacity, video.crew->decode, derive_decode_capacity);
    add(FigureKind::AnalysedFps, video.demand->analysed.figure(Unit::FramePerSecond), derive_analysed);
    if (video.crew != nullptr) {
        add(FigureKind::DetectorCapacity, video.crew->detector, derive_detector_capacity);
        put(context, list, add.subject, FigureKind::CamerasByDecode,
            cameras_by(video.crew->decode, Range::of(video.demand->decode.fps), video.task->cameras),
            [&](Derivation& derivation) { derive_cameras(add, FigureKind::DecodeCapacity, FigureKind::DecodedFps, derivation, list); });
        put(context, list, add.subject, FigureKind::CamerasByDetector,
            cameras_by(video.crew->detector, video.demand->analysed, video.task->cameras),
            [&](Derivation& derivation) { derive_cameras(add, FigureKind::DetectorCapacity, FigureKind::AnalysedFps, derivation, list); });
    }
    if (video.crew != nullptr) put_gpus_needed(add);
    if (!video.demand->decode.on_gpu) put_host_cores(add);
    put_ingest(add);
    put_memory(add);
}

}  // namespace rackwright
