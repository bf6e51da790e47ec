#include "sizing/camera_bitrate.h"
#include "sizing/context.h"
#include "sizing/fact_range.h"

#include <algorithm>

namespace rackwright {
namespace {

constexpr double seconds_per_day = 86400.0, seconds_per_hour = 3600.0, hours_per_day = 24.0, bits_per_byte = 8.0;

/// What is asked for. sizing/video.md, "Archive".
struct ArchiveDemand {
    CameraBitrate bitrate;
    Range write_rate;  ///< bytes/s while every camera records
    Range per_day;     ///< bytes
    Range needed;      ///< bytes, the whole retention
    Range hot;         ///< bytes of the newest footage at full write rate; never more than the whole retention
};

ArchiveDemand archive_demand(const Catalogue& catalogue, const VideoArchive& task) {
    ArchiveDemand demand;
    demand.bitrate = camera_bitrate(catalogue, task.codec, task.width_px, task.height_px, task.fps, task.bitrate_bit_per_s);
    demand.write_rate = Range::of(demand.bitrate.rate) * (task.cameras / bits_per_byte);
    demand.per_day = demand.write_rate * (seconds_per_day * task.hours_per_day / hours_per_day * task.motion_share);
    demand.needed = demand.per_day * task.days;
    const Range at_full_rate = demand.write_rate * (seconds_per_hour * task.hot_hours);
    demand.hot = {std::min(at_full_rate.low, demand.needed.low), std::min(at_full_rate.value, demand.needed.value),
                  std::min(at_full_rate.high, demand.needed.high)};
    return demand;
}

/// The arrays of one tier together; NaN as soon as one of them is not known.
struct Tier {
    std::vector<const ArrayResult*> arrays;
    double usable = 0.0;  ///< bytes up to the fill limits
};

Tier tier_of(const SizingContext& context, std::span<const Placement* const> placements, bool hot) {
    Tier tier;
    for (const Placement* placement : placements) {
        if ((placement->role == ArrayRole::Hot) != hot) continue;
        const ArrayResult* array = context.array(placement->array);
        if (array == nullptr || std::find(tier.arrays.begin(), tier.arrays.end(), array) != tier.arrays.end()) continue;
        tier.arrays.push_back(array);
        tier.usable += array->figures.value(FigureKind::FillLimitCapacity);
    }
    return tier;
}

void add_arrays(const Tier& tier, FigureKind kind, const char* symbol, const char* meaning, Derivation& derivation) {
    for (const ArrayResult* array : tier.arrays) {
        derivation.input(symbol, meaning, array->figures.value(kind), figure_unit(kind), Origin::Derived,
                         figure_id_text({subject_of(array->id), kind}));
    }
}

void put_demand(const SizingContext& context, const Subject& subject, const VideoArchive& task, const ArchiveDemand& demand,
                FigureList& list) {
    const std::string_view why = demand.bitrate.rate.unknown_reason;
    const auto bitrate = [&](Derivation& derivation) {
        derivation.input("R", "input.camera-bitrate", demand.bitrate.rate, Origin::Derived,
                         figure_id_text({subject, FigureKind::CameraBitrate}));
    };
    const auto cameras = [&](Derivation& derivation) {
        derivation.input("n", "input.cameras", task.cameras, Unit::Camera, Origin::Answer, "workload.cameras");
    };
    put(context, list, subject, FigureKind::CameraBitrate, demand.bitrate.rate,
        [&](Derivation& derivation) { derive_camera_bitrate(demand.bitrate, derivation); });
    put(context, list, subject, FigureKind::ArchiveNeeded, figure_or(demand.needed, Unit::Byte, why), [&](Derivation& derivation) {
        derivation.formula = "C = n · R / 8 · 86 400 · d · h / 24 · m";
        cameras(derivation);
        bitrate(derivation);
        derivation.input("d", "input.retention-days", task.days, Unit::Day, Origin::Answer, "workload.days");
        derivation.input("h", "input.hours-per-day", task.hours_per_day, Unit::None, Origin::Answer, "workload.hours-per-day");
        derivation.input("m", "input.motion-share", task.motion_share, Unit::Ratio, Origin::Answer, "workload.motion-share");
    });
    put(context, list, subject, FigureKind::ArchiveWriteRate, figure_or(demand.write_rate, Unit::BytePerSecond, why),
        [&](Derivation& derivation) {
            derivation.formula = "W = n · R / 8";
            cameras(derivation);
            bitrate(derivation);
        });
    if (task.hot_hours <= 0.0) return;
    put(context, list, subject, FigureKind::HotTierNeeded, figure_or(demand.hot, Unit::Byte, why), [&](Derivation& derivation) {
        derivation.formula = "C_hot = min(W · 3 600 · h_hot, C)";
        derivation.input("W", "input.archive-write-rate", figure_or(demand.write_rate, Unit::BytePerSecond, why), Origin::Derived,
                         figure_id_text({subject, FigureKind::ArchiveWriteRate}));
        derivation.input("h_hot", "input.hot-hours", task.hot_hours, Unit::None, Origin::Answer, "workload.hot-hours");
        derivation.input("C", "input.archive-needed", figure_or(demand.needed, Unit::Byte, why), Origin::Derived,
                         figure_id_text({subject, FigureKind::ArchiveNeeded}));
    });
}

void put_reached(const SizingContext& context, const Subject& subject, const ArchiveDemand& demand, const Tier& cold, const Tier& hot,
                 FigureList& list) {
    put(context, list, subject, FigureKind::ArchiveUsable, figure_or(Range::of(cold.usable), Unit::Byte, "unknown.array"),
        [&](Derivation& derivation) {
            derivation.formula = "C_usable = Σ C_limit";
            add_arrays(cold, FigureKind::FillLimitCapacity, "C_limit", "input.fill-limit-capacity", derivation);
        });
    const Range days = at_rate(cold.usable, demand.per_day);
    put(context, list, subject, FigureKind::ArchiveDays, figure_or(days, Unit::Day, "unknown.archive-days"), [&](Derivation& derivation) {
        derivation.formula = "d = C_usable / C_day";
        derivation.input("C_usable", "input.archive-usable", cold.usable, Unit::Byte, Origin::Derived,
                         figure_id_text({subject, FigureKind::ArchiveUsable}));
        derivation.input("C_day", "input.archive-bytes-per-day", figure_or(demand.per_day, Unit::Byte, "unknown.codec"), Origin::Derived);
    });
    if (hot.arrays.empty()) return;
    put(context, list, subject, FigureKind::HotTierUsable, figure_or(Range::of(hot.usable), Unit::Byte, "unknown.array"),
        [&](Derivation& derivation) {
            derivation.formula = "C_hot = Σ C_limit";
            add_arrays(hot, FigureKind::FillLimitCapacity, "C_limit", "input.fill-limit-capacity", derivation);
        });
}

void decide(WorkloadResult& result, Verdict verdict, Limit limit, Message reason) {
    if (worse(result.verdict, verdict) == result.verdict) return;  // the first reason of a kind is the one to show
    result.verdict = verdict;
    result.limit = limit;
    result.reason = std::move(reason);
}

void judge_capacity(const Range& needed, double usable, const char* too_small, const char* tight, double days, WorkloadResult& result) {
    if (needed.high <= usable) return;
    const bool holds_expected = needed.value <= usable;
    Message reason(holds_expected ? tight : too_small);
    reason.with("needed", needed.value, Unit::Byte).with("needed_high", needed.high, Unit::Byte).with("usable", usable, Unit::Byte);
    if (std::isfinite(days)) reason.with("days", days, Unit::Day);
    decide(result, holds_expected ? Verdict::Tight : Verdict::DoesNotFit, Limit::StorageCapacity, std::move(reason));
}

}  // namespace

void size_video_archive(const SizingContext& context, const Workload& workload, const VideoArchive& task,
                        std::span<const Placement* const> placements, WorkloadResult& result) {
    result.id = workload.id;
    const Subject subject = subject_of(workload.id);
    const ArchiveDemand demand = archive_demand(context.catalogue, task);
    put_demand(context, subject, task, demand, result.figures);
    const Tier cold = tier_of(context, placements, false), hot = tier_of(context, placements, true);
    if (cold.arrays.empty() && hot.arrays.empty()) {
        result.verdict = Verdict::NotPlaced;
        result.reason = Message("archive.not-placed").with("needed", demand.needed.value, Unit::Byte);
        return;
    }
    put_reached(context, subject, demand, cold, hot, result.figures);

    result.verdict = Verdict::Fits;
    result.limit = Limit::None;
    if (!demand.bitrate.rate.known()) return decide(result, Verdict::Unknown, Limit::MissingFact, Message("archive.unknown-bitrate"));
    if (!std::isfinite(cold.usable) || !std::isfinite(hot.usable)) {
        return decide(result, Verdict::Unknown, Limit::MissingFact, Message("archive.unknown-array"));
    }
    judge_capacity(demand.needed, cold.usable, "archive.too-small", "archive.tight", result.figures.value(FigureKind::ArchiveDays), result);
    // One array for everything holds the newest footage as well; a cold tier alone does not.
    const bool cold_alone =
        std::none_of(placements.begin(), placements.end(), [](const Placement* p) { return p->role != ArrayRole::Cold; });
    if (task.hot_hours > 0.0 && (!hot.arrays.empty() || cold_alone)) {
        judge_capacity(demand.hot, hot.usable, "archive.hot-tier-too-small", "archive.hot-tier-tight",
                       std::numeric_limits<double>::quiet_NaN(), result);
    }
}

}  // namespace rackwright
