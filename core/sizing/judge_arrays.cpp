#include "sizing/judge_arrays.h"

#include "sizing/fact_range.h"
#include "sizing/lower_verdict.h"

#include <algorithm>

namespace rackwright {
namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();

/// What one placement asks of its array.
struct ArrayShare {
    const Placement* placement = nullptr;
    Range bytes, bytes_per_s;
};

Range figure_range(const WorkloadResult& workload, FigureKind kind) {
    const Figure* figure = workload.figures.find(kind);
    return figure != nullptr ? Range::of(*figure) : Range{};
}

/// The share of a workload's tier that a placement's array has, by capacity; evenly when there is none.
double share_of_tier(const SizingContext& context, const Placement& placement) {
    const bool hot = placement.role == ArrayRole::Hot;
    double own = 0.0, all = 0.0;
    int arrays = 0;
    for (const Placement& other : context.variant.placements) {
        if (other.workload != placement.workload || other.array == ArrayId::None || (other.role == ArrayRole::Hot) != hot) continue;
        const ArrayResult* array = context.evaluation.array(other.array);
        const double capacity = array != nullptr ? array->figures.value(FigureKind::FillLimitCapacity) : nan;
        all += capacity;
        if (other.id == placement.id) own = capacity;
        ++arrays;
    }
    if (!std::isfinite(all)) return nan;
    return all > 0.0 ? own / all : 1.0 / arrays;
}

ArrayShare share_of(const SizingContext& context, const Placement& placement) {
    ArrayShare share{&placement, {}, {}};
    const Workload* workload = context.project.workload(placement.workload);
    const WorkloadResult* result = context.evaluation.workload(placement.workload);
    if (workload == nullptr || result == nullptr) return share;
    const double part = share_of_tier(context, placement);
    if (std::holds_alternative<VideoArchive>(workload->task)) {
        const bool hot = placement.role == ArrayRole::Hot;
        share.bytes = figure_range(*result, hot ? FigureKind::HotTierNeeded : FigureKind::ArchiveNeeded) * part;
        share.bytes_per_s = figure_range(*result, FigureKind::ArchiveWriteRate) * part;
    } else {
        share.bytes = figure_range(*result, FigureKind::StorageNeeded) * part;
    }
    return share;
}

void put_sum(const SizingContext& context, ArrayResult& array, FigureKind kind, const Range& sum, const std::vector<ArrayShare>& shares,
             Range ArrayShare::*of, const char* symbol, const char* meaning) {
    const Figure figure = figure_or(sum, figure_unit(kind), "unknown.demand");
    put(context, array.figures, subject_of(array.id), kind, figure, [&](Derivation& derivation) {
        derivation.formula = std::string("Σ ") + symbol;
        for (const ArrayShare& share : shares) {
            if ((share.*of).high == 0.0) continue;  // this tenant asks for nothing of the kind
            const Workload* workload = context.project.workload(share.placement->workload);
            const bool archive = workload != nullptr && std::holds_alternative<VideoArchive>(workload->task);
            const FigureKind from = kind == FigureKind::StorageWriteRate      ? FigureKind::ArchiveWriteRate
                                    : !archive                                ? FigureKind::StorageNeeded
                                    : share.placement->role == ArrayRole::Hot ? FigureKind::HotTierNeeded
                                                                              : FigureKind::ArchiveNeeded;
            derivation.input(symbol, meaning, figure_or(share.*of, figure_unit(kind), "unknown.demand"), Origin::Derived,
                             figure_id_text({subject_of(share.placement->workload), from}),
                             workload != nullptr ? workload->name : std::string());
        }
    });
}

/// `limit`: beyond it the need does not fit; `target`: beyond it it is tight.
void judge(const SizingContext& context, ArrayResult& array, const std::vector<ArrayShare>& shares, const Range& need, double limit,
           double target, Limit what, const char* too_much, const char* tight, Unit unit) {
    if (!need.known() || !std::isfinite(limit)) {
        if (worse(array.verdict, Verdict::Unknown) == array.verdict) return;
        array.verdict = Verdict::Unknown;
        array.limit = Limit::MissingFact;
        return;
    }
    const Verdict verdict = need.value > limit ? Verdict::DoesNotFit : need.high > target ? Verdict::Tight : Verdict::Fits;
    if (verdict == Verdict::Fits) return;
    if (worse(array.verdict, verdict) != array.verdict) {
        array.verdict = verdict;
        array.limit = what;
    }
    const StorageArray* placed = find_array(context.variant, array.id);
    const Message reason = Message(verdict == Verdict::DoesNotFit ? too_much : tight)
                               .with("array", placed != nullptr ? placed->name : std::string())
                               .with("needed", need.value, unit)
                               .with("needed_high", need.high, unit)
                               .with("available", limit, unit);
    for (const ArrayShare& share : shares) lower_verdict(context.evaluation, share.placement->workload, verdict, what, reason);
}

}  // namespace

void judge_arrays(const SizingContext& context) {
    std::vector<ArrayShare> shares;
    for (ArrayResult& array : context.evaluation.arrays) {
        shares.clear();
        Range bytes, rate;
        for (const Placement& placement : context.variant.placements) {
            if (placement.array != array.id) continue;
            shares.push_back(share_of(context, placement));
            bytes = bytes + shares.back().bytes;
            rate = rate + shares.back().bytes_per_s;
        }
        const Subject subject = subject_of(array.id);
        const double limit = array.figures.value(FigureKind::FillLimitCapacity);
        put_sum(context, array, FigureKind::StorageNeeded, bytes, shares, &ArrayShare::bytes, "c", "input.storage-of-workload");
        const Range free{limit - bytes.high, limit - bytes.value, limit - bytes.low};
        put(context, array.figures, subject, FigureKind::StorageFree, figure_or(free, Unit::Byte, "unknown.array"),
            [&](Derivation& derivation) {
                derivation.formula = "C_limit − Σ c";
                derivation.input("C_limit", "input.fill-limit-capacity", limit, Unit::Byte, Origin::Derived,
                                 figure_id_text({subject, FigureKind::FillLimitCapacity}));
                derivation.input("Σ c", "input.storage-needed", figure_or(bytes, Unit::Byte, "unknown.demand"), Origin::Derived,
                                 figure_id_text({subject, FigureKind::StorageNeeded}));
            });
        if (shares.empty()) continue;
        judge(context, array, shares, bytes, limit, limit, Limit::StorageCapacity, "array.too-small", "array.tight", Unit::Byte);
        if (rate.value <= 0.0) continue;  // nothing is known to be written all the time
        put_sum(context, array, FigureKind::StorageWriteRate, rate, shares, &ArrayShare::bytes_per_s, "w", "input.write-rate-of-workload");
        const double writes = array.figures.value(FigureKind::StorageWriteCapacity);
        judge(context, array, shares, rate, writes, writes * context.project.policy.target_utilisation, Limit::StorageThroughput,
              "array.too-slow", "array.busy", Unit::BytePerSecond);
    }
}

}  // namespace rackwright
