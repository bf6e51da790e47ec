#include "sizing/context.h"
#include "sizing/detector_rate.h"
#include "sizing/engine_constants.h"
#include "sizing/video_constants.h"
#include "sizing/video_decode.h"

#include <algorithm>
#include <array>

namespace rackwright {
namespace {

/// NV12: 8 bits of luma and 4 of chroma a pixel.
constexpr double bytes_per_pixel_nv12 = 1.5;

constexpr std::array strategies = {DecodeStrategy::Full, DecodeStrategy::Substream, DecodeStrategy::KeyFrames, DecodeStrategy::SourceRate,
                                   DecodeStrategy::Cpu};

/// All the GPUs of the placements, with what each can do. GPUs that share the cameras take them in proportion to their rate.
struct Crew {
    std::vector<GpuResult*> gpus;
    std::vector<const ResolvedPlacement*> placements;  ///< of each GPU
    Figure decode, detector;                           ///< sums
    DetectorRate first_rate;
    const Gpu* first = nullptr;
    int missing = 0;  ///< GPUs that the catalogue does not know
};

void add_up(Figure& sum, const Figure& part) {
    if (!part.known()) {
        sum = part;
        return;
    }
    if (!sum.known()) {
        if (!sum.unknown_reason.empty()) return;  // one unknown makes the sum unknown
        sum = part;
        return;
    }
    sum = Figure::range(sum.low_or_value() + part.low_or_value(), sum.value + part.value, sum.high_or_value() + part.high_or_value(),
                        sum.unit);
}

Crew assemble(const SizingContext& context, const VideoAnalytics& task, const Detector* detector, const DecodeDemand& demand,
              std::span<const ResolvedPlacement> placements) {
    Crew crew;
    for (const ResolvedPlacement& placement : placements) {
        for (GpuResult* gpu : placement.gpus) {
            if (gpu->product == nullptr) {
                ++crew.missing;
                continue;
            }
            crew.gpus.push_back(gpu);
            crew.placements.push_back(&placement);
            add_up(crew.decode, decode_capacity(context.catalogue, *gpu->product, task.codec, demand.width_px, demand.height_px));
            DetectorRate rate;
            rate.fps = Figure::unknown("video.no-detector", Unit::FramePerSecond);
            if (detector != nullptr) rate = detector_rate(context.catalogue, *detector, *gpu->product, task.precision, task.input_px);
            add_up(crew.detector, rate.fps);
            if (crew.first == nullptr) {
                crew.first = gpu->product;
                crew.first_rate = rate;
            }
        }
    }
    return crew;
}

struct Demand {
    DecodeDemand decode;
    Figure analysed;
};

void put_demand(const SizingContext& context, const Workload& workload, const VideoAnalytics& task, const Demand& demand,
                WorkloadResult& result) {
    const Subject subject = subject_of(workload.id);
    put(context, result.figures, subject, FigureKind::DecodedFps, demand.decode.fps, [&](Derivation& derivation) {
        derivation.input("n", "input.cameras", task.cameras, Unit::Camera, Origin::Answer, "workload.cameras");
        switch (task.strategy) {
            case DecodeStrategy::Full:
            case DecodeStrategy::Cpu:
                derivation.formula = "n · f_src";
                derivation.input("f_src", "input.source-fps", task.source_fps, Unit::FramePerSecond, Origin::Answer, "workload.source-fps");
                break;
            case DecodeStrategy::Substream:
                derivation.formula = "n · f_sub";
                derivation.input("f_sub", "input.substream-fps", task.substream_fps, Unit::FramePerSecond, Origin::Answer,
                                 "workload.substream-fps");
                break;
            case DecodeStrategy::KeyFrames:
                derivation.formula = "n · f_src / GOP";
                derivation.input("f_src", "input.source-fps", task.source_fps, Unit::FramePerSecond, Origin::Answer, "workload.source-fps");
                derivation.input("GOP", "input.gop", task.gop_frames, Unit::Frame, Origin::Answer, "workload.gop-frames");
                break;
            case DecodeStrategy::SourceRate:
                derivation.formula = "n · f_an";
                derivation.input("f_an", "input.analysed-fps",
                                 Figure::range(task.analysed_fps_low, (task.analysed_fps_low + task.analysed_fps_high) / 2.0,
                                               task.analysed_fps_high, Unit::FramePerSecond),
                                 Origin::Answer, "workload.analysed-fps");
                break;
        }
    });
    put(context, result.figures, subject, FigureKind::DecodedFpsFull, decode_demand(task, DecodeStrategy::Full).fps,
        [&](Derivation& derivation) {
            derivation.formula = "n · f_src";
            derivation.input("n", "input.cameras", task.cameras, Unit::Camera, Origin::Answer, "workload.cameras");
            derivation.input("f_src", "input.source-fps", task.source_fps, Unit::FramePerSecond, Origin::Answer, "workload.source-fps");
        });
    put(context, result.figures, subject, FigureKind::AnalysedFps, demand.analysed, [&](Derivation& derivation) {
        derivation.formula = "n · f_an · k";
        derivation.input("n", "input.cameras", task.cameras, Unit::Camera, Origin::Answer, "workload.cameras");
        derivation.input("f_an", "input.analysed-fps",
                         Figure::range(task.analysed_fps_low, (task.analysed_fps_low + task.analysed_fps_high) / 2.0,
                                       task.analysed_fps_high, Unit::FramePerSecond),
                         Origin::Answer, "workload.analysed-fps");
        derivation.input("k", "input.models-per-frame", task.models_per_frame, Unit::Count, Origin::Answer, "workload.models-per-frame");
    });
}

void derive_decode(Derivation& derivation, const SizingContext& context, const VideoAnalytics& task, const DecodeDemand& demand,
                   const Crew& crew) {
    derivation.formula = "Σ n_NVDEC · f_1080p · (1920 · 1080) / (w · h)";
    const Decoder* decoder = crew.first != nullptr ? context.catalogue.decoder(crew.first->decoder) : nullptr;
    derivation.input("Σ", "input.gpus-placed", static_cast<double>(crew.gpus.size()), Unit::Gpu, Origin::Answer, "placement.gpus");
    if (decoder == nullptr) return;
    add_fact(derivation, "n_NVDEC", "input.nvdec-engines", crew.first->nvdec_engines, Origin::Catalogue);
    if (const Fact* rate = decode_rate_of_engine(*decoder, task.codec))
        add_fact(derivation, "f_1080p", "input.decode-rate", *rate, Origin::Catalogue);
    const Fact& rule = task.codec == VideoCodec::H264 ? decoder->h264_1080p_low : decoder->hevc_1080p_low;
    if (rule.known()) add_fact(derivation, "f_low", "input.decode-rate-low", rule, Origin::Catalogue);
    derivation.input("w · h", "input.picture-pixels", static_cast<double>(demand.width_px) * demand.height_px, Unit::Pixel, Origin::Answer,
                     "workload.picture");
}

void derive_detector(Derivation& derivation, const SizingContext& context, const VideoAnalytics& task, const Detector* detector,
                     const Crew& crew) {
    derivation.input("Σ", "input.gpus-placed", static_cast<double>(crew.gpus.size()), Unit::Gpu, Origin::Answer, "placement.gpus");
    if (detector == nullptr || crew.first == nullptr) return;
    if (crew.first_rate.measured != nullptr) {
        derivation.formula = crew.first_rate.method == "detector.scaled" ? "Σ f_meas · min(F/F_meas, BW/BW_meas)" : "Σ f_meas";
        add_fact(derivation, "f_meas", "input.detector-measured", crew.first_rate.measured->fps, Origin::Catalogue);
        return;
    }
    derivation.formula = "Σ F / G · η · s";
    derivation.input("F", "input.dense-rate", dense_rate(*crew.first, task.precision), Unit::FlopPerSecond, Origin::Catalogue,
                     task.precision == Precision::Int8  ? crew.first->int8_dense.source
                     : task.precision == Precision::Fp8 ? crew.first->fp8_dense.source
                                                        : crew.first->bf16_dense.source);
    add_fact(derivation, "G", "input.detector-operations", detector->operations, Origin::Catalogue);
    const char* name = task.precision == Precision::Int8  ? "detector_efficiency.int8"
                       : task.precision == Precision::Fp8 ? "detector_efficiency.fp8"
                                                          : "detector_efficiency.fp16";
    if (const Fact* reached = video_constant(context.catalogue, name)) add_fact(derivation, "η", "input.detector-efficiency", *reached);
    if (const Fact* share = video_constant(context.catalogue, "pipeline_share")) add_fact(derivation, "s", "input.pipeline-share", *share);
}

/// Decoded pictures and the detector's own memory on one GPU that serves `cameras` of them.
struct VideoMemory {
    Figure surfaces, detector;
};

VideoMemory memory_of(const SizingContext& context, const DecodeDemand& demand, double cameras) {
    VideoMemory memory;
    memory.surfaces = Figure::unknown("video.no-constants", Unit::Byte);
    memory.detector = Figure::unknown("video.no-constants", Unit::Byte);
    const Fact* surfaces = video_constant(context.catalogue, "decode_surfaces");
    const Fact* detector = video_constant(context.catalogue, "detector_memory");
    if (surfaces == nullptr || detector == nullptr) return memory;
    const double one = demand.on_gpu ? bytes_per_pixel_nv12 * demand.width_px * demand.height_px * cameras : 0.0;
    memory.surfaces = Figure::range(one * surfaces->low, one * surfaces->value, one * surfaces->high, Unit::Byte);
    memory.detector = Figure::range(detector->low, detector->value, detector->high, Unit::Byte);
    return memory;
}

void judge(const SizingContext& context, const VideoAnalytics& task, const Demand& demand, const Crew& crew, WorkloadResult& result) {
    const double target = context.project.policy.target_utilisation;
    const auto verdict_of = [target](const Figure& need, const Figure& have) {
        if (!need.known() || !have.known()) return Verdict::Unknown;
        if (need.high_or_value() <= have.value * target && need.high_or_value() <= have.low_or_value()) return Verdict::Fits;
        return need.low_or_value() <= have.value ? Verdict::Tight : Verdict::DoesNotFit;
    };
    const auto note = [&](Verdict verdict, Limit limit, const char* code, const Figure& need, const Figure& have) {
        if (worse(result.verdict, verdict) == result.verdict) return;
        result.verdict = verdict;
        result.limit = verdict == Verdict::Unknown ? Limit::MissingFact : limit;
        result.reason = verdict == Verdict::Unknown ? Message(std::string(have.known() ? need.unknown_reason : have.unknown_reason))
                                                    : Message(code)
                                                          .with("needed", need.high_or_value(), Unit::FramePerSecond)
                                                          .with("available", have.value, Unit::FramePerSecond);
    };
    result.verdict = Verdict::Fits;
    if (task.cameras <= 0) return;
    if (demand.decode.on_gpu)
        note(verdict_of(demand.decode.fps, crew.decode), Limit::Decode, "video.decode-short", demand.decode.fps, crew.decode);
    note(verdict_of(demand.analysed, crew.detector), Limit::Detector, "video.detector-short", demand.analysed, crew.detector);
}

void put_capacity(const SizingContext& context, const Workload& workload, const VideoAnalytics& task, const Detector* detector,
                  const Demand& demand, const Crew& crew, WorkloadResult& result) {
    const Subject subject = subject_of(workload.id);
    put(context, result.figures, subject, FigureKind::DecodeCapacity, crew.decode,
        [&](Derivation& derivation) { derive_decode(derivation, context, task, demand.decode, crew); });
    put(context, result.figures, subject, FigureKind::DetectorCapacity, crew.detector,
        [&](Derivation& derivation) { derive_detector(derivation, context, task, detector, crew); });
    const auto cameras_by = [&](FigureKind kind, const Figure& have, const Figure& need, FigureKind have_kind, FigureKind need_kind) {
        Figure cameras = Figure::unknown(have.known() ? need.unknown_reason : have.unknown_reason, Unit::Camera);
        if (have.known() && need.known() && need.value > 0.0) {
            cameras = Figure::range(std::floor(task.cameras * have.low_or_value() / need.high_or_value()),
                                    std::floor(task.cameras * have.value / need.value),
                                    std::floor(task.cameras * have.high_or_value() / need.low_or_value()), Unit::Camera);
        }
        put(context, result.figures, subject, kind, cameras, [&](Derivation& derivation) {
            derivation.formula = "⌊n · f_have / f_need⌋";
            derivation.input("n", "input.cameras", task.cameras, Unit::Camera, Origin::Answer, "workload.cameras");
            derivation.input("f_have", "input.capacity", have, Origin::Derived, figure_id_text({subject, have_kind}));
            derivation.input("f_need", "input.demand", need, Origin::Derived, figure_id_text({subject, need_kind}));
        });
    };
    cameras_by(FigureKind::CamerasByDecode, crew.decode, demand.decode.fps, FigureKind::DecodeCapacity, FigureKind::DecodedFps);
    cameras_by(FigureKind::CamerasByDetector, crew.detector, demand.analysed, FigureKind::DetectorCapacity, FigureKind::AnalysedFps);

    VideoMemory memory = memory_of(context, demand.decode, task.cameras);
    Figure total = Figure::unknown("video.no-constants", Unit::Byte);
    if (memory.surfaces.known()) {
        const double gpus = static_cast<double>(std::max<std::size_t>(crew.gpus.size(), 1));
        total = Figure::range(memory.surfaces.low + gpus * memory.detector.low, memory.surfaces.value + gpus * memory.detector.value,
                              memory.surfaces.high + gpus * memory.detector.high, Unit::Byte);
    }
    put(context, result.figures, subject, FigureKind::VideoMemory, total, [&](Derivation& derivation) {
        derivation.formula = "n · 1.5 · w · h · s + n_GPU · m";
        derivation.input("n", "input.cameras", task.cameras, Unit::Camera, Origin::Answer, "workload.cameras");
        derivation.input("w · h", "input.picture-pixels", static_cast<double>(demand.decode.width_px) * demand.decode.height_px,
                         Unit::Pixel, Origin::Answer, "workload.picture");
        if (const Fact* surfaces = video_constant(context.catalogue, "decode_surfaces"))
            add_fact(derivation, "s", "input.decode-surfaces", *surfaces);
        if (const Fact* fixed = video_constant(context.catalogue, "detector_memory"))
            add_fact(derivation, "m", "input.detector-memory", *fixed);
        derivation.input("n_GPU", "input.gpus-placed", static_cast<double>(crew.gpus.size()), Unit::Gpu, Origin::Answer, "placement.gpus");
    });
}

/// Every way of decoding, on GPUs like the first one of the placement.
void compare_strategies(const SizingContext& context, const VideoAnalytics& task, const Crew& crew, WorkloadResult& result) {
    for (const DecodeStrategy strategy : strategies) {
        DecodeOption option;
        option.strategy = strategy;
        const DecodeDemand demand = decode_demand(task, strategy);
        option.decoded_fps = demand.fps;
        option.gpus_needed = Figure::unknown("workload.not-placed", Unit::Gpu);
        if (!demand.on_gpu) {
            option.gpus_needed = Figure::exact(0.0, Unit::Gpu);
        } else if (crew.first != nullptr) {
            const Figure one = decode_capacity(context.catalogue, *crew.first, task.codec, demand.width_px, demand.height_px);
            option.gpus_needed = Figure::unknown(one.unknown_reason, Unit::Gpu);
            if (one.known() && demand.fps.known()) {
                option.gpus_needed =
                    Figure::range(std::ceil(demand.fps.low_or_value() / one.high_or_value()), std::ceil(demand.fps.value / one.value),
                                  std::ceil(demand.fps.high_or_value() / one.low_or_value()), Unit::Gpu);
            }
        }
        result.decode_options.push_back(option);
    }
}

}  // namespace

void size_video_analytics(const SizingContext& context, const Workload& workload, const VideoAnalytics& task,
                          std::span<const ResolvedPlacement> placements, WorkloadResult& result) {
    const Detector* detector = context.catalogue.detector(task.detector);
    Demand demand;
    demand.decode = decode_demand(task, task.strategy);
    const double low = task.cameras * task.analysed_fps_low * task.models_per_frame;
    const double high = task.cameras * task.analysed_fps_high * task.models_per_frame;
    demand.analysed = Figure::range(low, (low + high) / 2.0, high, Unit::FramePerSecond);
    put_demand(context, workload, task, demand, result);
    const Crew crew = assemble(context, task, detector, demand.decode, placements);
    if (crew.gpus.empty()) {
        result.verdict = crew.missing > 0 ? Verdict::Unknown : Verdict::NotPlaced;
        result.limit = crew.missing > 0 ? Limit::MissingFact : Limit::None;
        result.reason = Message(crew.missing > 0 ? "unknown.product" : "workload.not-placed");
        compare_strategies(context, task, crew, result);
        return;
    }
    judge(context, task, demand, crew, result);
    put_capacity(context, workload, task, detector, demand, crew, result);
    compare_strategies(context, task, crew, result);
    for (std::size_t i = 0; i < crew.gpus.size(); ++i) {
        const ResolvedPlacement& placement = *crew.placements[i];
        if (placement.hypothetical || placement.placement == nullptr) continue;
        GpuResult& gpu = *crew.gpus[i];
        const Figure own = decode_capacity(context.catalogue, *gpu.product, task.codec, demand.decode.width_px, demand.decode.height_px);
        const double share = own.known() && crew.decode.known() && crew.decode.value > 0.0 ? own.value / crew.decode.value
                                                                                           : 1.0 / static_cast<double>(crew.gpus.size());
        const VideoMemory memory = memory_of(context, demand.decode, task.cameras * share);
        const PlacementId id = placement.placement->id;
        const bool off_hours = placement.placement->off_hours;
        if (memory.surfaces.known()) {
            gpu.parts.push_back({workload.id, id, VramUse::DecodeSurfaces, memory.surfaces.value, off_hours});
            gpu.parts.push_back({workload.id, id, VramUse::DetectorModel, memory.detector.value, off_hours});
        }
        if (off_hours) continue;
        if (demand.decode.on_gpu && demand.decode.fps.known() && crew.decode.known())
            gpu.decode_load += demand.decode.fps.value / crew.decode.value;
        if (demand.analysed.known() && crew.detector.known()) gpu.detector_load += demand.analysed.value / crew.detector.value;
    }
}

}  // namespace rackwright
