#include "sizing/camera_bitrate.h"
#include "sizing/context.h"
#include "sizing/engine_constants.h"

namespace rackwright {
namespace {

constexpr double seconds_per_hour = 3600.0;
constexpr double bits_per_byte = 8.0;

Figure times(const Figure& figure, double factor, Unit unit) {
    if (!figure.known()) return Figure::unknown(figure.unknown_reason, unit);
    if (!figure.has_range()) return Figure::exact(figure.value * factor, unit);
    return Figure::range(figure.low * factor, figure.value * factor, figure.high * factor, unit);
}

/// Usable capacity of the tier's arrays up to their fill limit; NaN when one is unknown.
double tier_capacity(const SizingContext& context, std::span<const Placement* const> placements, bool hot, bool& any) {
    double sum = 0.0;
    any = false;
    for (const Placement* placement : placements) {
        if ((placement->role == ArrayRole::Hot) != hot) continue;
        const ArrayResult* array = context.array(placement->array);
        if (array == nullptr) continue;
        any = true;
        sum += array->figures.value(FigureKind::FillLimitCapacity);
    }
    return sum;
}

struct Tier {
    FigureKind needed_kind, usable_kind;
    bool hot;
};

void decide(WorkloadResult& result, Verdict verdict, Limit limit, Message reason) {
    if (worse(result.verdict, verdict) == result.verdict) return;
    result.verdict = verdict;
    result.limit = limit;
    result.reason = std::move(reason);
}

void judge_capacity(const Figure& needed, const Figure& usable, const VideoArchive& task, WorkloadResult& result) {
    if (!needed.known() || !usable.known()) {
        return decide(result, Verdict::Unknown, Limit::MissingFact,
                      Message(std::string(needed.known() ? usable.unknown_reason : needed.unknown_reason)));
    }
    const auto reason = [&](const char* code) {
        return Message(code)
            .with("needed", needed.value, Unit::Byte)
            .with("needed_high", needed.high_or_value(), Unit::Byte)
            .with("usable", usable.value, Unit::Byte)
            .with("held", task.days * usable.value / needed.value, Unit::Day);
    };
    if (needed.value > usable.value) return decide(result, Verdict::DoesNotFit, Limit::StorageCapacity, reason("archive.too-small"));
    if (needed.high_or_value() > usable.value) decide(result, Verdict::Tight, Limit::StorageCapacity, reason("archive.tight"));
}

}  // namespace

void size_video_archive(const SizingContext& context, const Workload& workload, const VideoArchive& task,
                        std::span<const Placement* const> placements, WorkloadResult& result) {
    const Subject subject = subject_of(workload.id);
    const Figure bitrate = camera_bitrate(context.catalogue, task);
    put(context, result.figures, subject, FigureKind::CameraBitrate, bitrate, [&](Derivation& derivation) {
        if (task.bitrate_bit_per_s) {
            derivation.formula = "b";
            derivation.input("b", "input.camera-bitrate", *task.bitrate_bit_per_s, Unit::BitPerSecond, Origin::Answer, "workload.bitrate");
            return;
        }
        derivation.formula = "w · h · f · bpp";
        derivation.input("w · h", "input.picture-pixels", static_cast<double>(task.width_px) * task.height_px, Unit::Pixel, Origin::Answer,
                         "workload.picture");
        derivation.input("f", "input.source-fps", task.fps, Unit::FramePerSecond, Origin::Answer, "workload.fps");
        if (const CodecProfile* codec = codec_profile(context.catalogue, task.codec)) {
            add_fact(derivation, "bpp", "input.bits-per-pixel", codec->bits_per_pixel, Origin::Catalogue);
        }
    });
    const double recorded = task.hours_per_day / 24.0 * task.motion_share;  // share of the day that is written
    const Figure write_rate = times(bitrate, task.cameras * task.motion_share / bits_per_byte, Unit::BytePerSecond);
    const Figure needed = times(bitrate, task.cameras * recorded * task.days * 24.0 * seconds_per_hour / bits_per_byte, Unit::Byte);
    const auto derive_needed = [&](Derivation& derivation, double time, const char* meaning, Unit unit, const char* field) {
        derivation.formula = "n · b / 8 · t · (h / 24) · m";
        derivation.input("n", "input.cameras-recorded", task.cameras, Unit::Camera, Origin::Answer, "workload.cameras");
        derivation.input("b", "input.camera-bitrate", bitrate, Origin::Derived, figure_id_text({subject, FigureKind::CameraBitrate}));
        derivation.input("t", meaning, time, unit, Origin::Answer, field);
        derivation.input("h", "input.hours-per-day", task.hours_per_day, Unit::Count, Origin::Answer, "workload.hours-per-day");
        derivation.input("m", "input.motion-share", task.motion_share, Unit::Ratio, Origin::Answer, "workload.motion-share");
    };
    put(context, result.figures, subject, FigureKind::ArchiveNeeded, needed,
        [&](Derivation& derivation) { derive_needed(derivation, task.days, "input.retention-days", Unit::Day, "workload.days"); });
    put(context, result.figures, subject, FigureKind::ArchiveWriteRate, write_rate, [&](Derivation& derivation) {
        derivation.formula = "n · b / 8 · m";
        derivation.input("n", "input.cameras-recorded", task.cameras, Unit::Camera, Origin::Answer, "workload.cameras");
        derivation.input("b", "input.camera-bitrate", bitrate, Origin::Derived, figure_id_text({subject, FigureKind::CameraBitrate}));
        derivation.input("m", "input.motion-share", task.motion_share, Unit::Ratio, Origin::Answer, "workload.motion-share");
    });
    const Figure hot_needed =
        times(bitrate, task.cameras * task.motion_share * task.hot_hours * seconds_per_hour / bits_per_byte, Unit::Byte);
    if (task.hot_hours > 0.0) {
        put(context, result.figures, subject, FigureKind::HotTierNeeded, hot_needed, [&](Derivation& derivation) {
            derive_needed(derivation, task.hot_hours * seconds_per_hour, "input.hot-time", Unit::Second, "workload.hot-hours");
        });
    }

    bool any_cold = false, any_hot = false;
    const double cold = tier_capacity(context, placements, false, any_cold);
    const double hot = tier_capacity(context, placements, true, any_hot);
    if (!any_cold) {
        result.verdict = Verdict::NotPlaced;
        result.reason = Message("workload.not-placed");
        return;
    }
    result.verdict = Verdict::Fits;
    const auto put_usable = [&](FigureKind kind, double capacity, bool is_hot) {
        const Figure usable =
            std::isfinite(capacity) ? Figure::exact(capacity, Unit::Byte) : Figure::unknown("unknown.product", Unit::Byte);
        put(context, result.figures, subject, kind, usable, [&](Derivation& derivation) {
            derivation.formula = "Σ C_limit";
            for (const Placement* placement : placements) {
                if ((placement->role == ArrayRole::Hot) != is_hot) continue;
                const ArrayResult* array = context.array(placement->array);
                if (array == nullptr) continue;
                derivation.input("C_limit", "input.fill-limit-capacity", array->figures.value(FigureKind::FillLimitCapacity), Unit::Byte,
                                 Origin::Derived, figure_id_text({subject_of(array->id), FigureKind::FillLimitCapacity}));
            }
        });
        return usable;
    };
    const Figure usable = put_usable(FigureKind::ArchiveUsable, cold, false);
    Figure days = Figure::unknown("unknown.demand", Unit::Day);
    if (usable.known() && needed.known() && needed.value > 0.0) {
        const double expected = task.days * usable.value / needed.value;
        days = needed.has_range()
                   ? Figure::range(task.days * usable.value / needed.high, expected, task.days * usable.value / needed.low, Unit::Day)
                   : Figure::exact(expected, Unit::Day);
    }
    put(context, result.figures, subject, FigureKind::ArchiveDays, days, [&](Derivation& derivation) {
        derivation.formula = "t · C / c";
        derivation.input("t", "input.retention-days", task.days, Unit::Day, Origin::Answer, "workload.days");
        derivation.input("C", "input.usable-capacity", usable, Origin::Derived, figure_id_text({subject, FigureKind::ArchiveUsable}));
        derivation.input("c", "input.storage-needed", needed, Origin::Derived, figure_id_text({subject, FigureKind::ArchiveNeeded}));
    });
    judge_capacity(needed, usable, task, result);
    if (any_hot) judge_capacity(hot_needed, put_usable(FigureKind::HotTierUsable, hot, true), task, result);

    double write_capacity = 0.0;
    for (const Placement* placement : placements) {
        if (placement->role == ArrayRole::Hot) continue;
        const ArrayResult* array = context.array(placement->array);
        if (array != nullptr) write_capacity += array->figures.value(FigureKind::StorageWriteCapacity);
    }
    if (std::isfinite(write_capacity) && write_rate.known() && write_rate.value > write_capacity) {
        decide(result, Verdict::DoesNotFit, Limit::StorageThroughput,
               Message("archive.too-slow")
                   .with("needed", write_rate.value, Unit::BytePerSecond)
                   .with("available", write_capacity, Unit::BytePerSecond));
    }
}

}  // namespace rackwright
