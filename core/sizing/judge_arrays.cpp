#include "sizing/judge_arrays.h"

namespace rackwright {
namespace {

bool same_tier(ArrayRole a, ArrayRole b) { return (a == ArrayRole::Hot) == (b == ArrayRole::Hot); }

/// What one placement asks of its array, bytes; NaN when unknown.
double share_of(const SizingContext& context, const Placement& placement) {
    const WorkloadResult* workload = context.evaluation.workload(placement.workload);
    if (workload == nullptr) return 0.0;
    const bool hot = placement.role == ArrayRole::Hot;
    const Figure* needed = workload->figures.find(hot ? FigureKind::HotTierNeeded : FigureKind::ArchiveNeeded);
    if (needed == nullptr) needed = workload->figures.find(FigureKind::StorageNeeded);
    if (needed == nullptr) return 0.0;
    double tier = 0.0, own = 0.0;
    for (const Placement& other : context.variant.placements) {
        if (other.workload != placement.workload || other.array == ArrayId::None || !same_tier(other.role, placement.role)) continue;
        const ArrayResult* array = context.evaluation.array(other.array);
        const double capacity = array != nullptr ? array->figures.value(FigureKind::FillLimitCapacity) : 0.0;
        tier += capacity;
        if (other.id == placement.id) own = capacity;
    }
    return tier > 0.0 ? needed->value * own / tier : needed->value;
}

}  // namespace

void judge_arrays(const SizingContext& context) {
    for (ArrayResult& array : context.evaluation.arrays) {
        double needed = 0.0;
        for (const Placement& placement : context.variant.placements) {
            if (placement.array == array.id) needed += share_of(context, placement);
        }
        const Subject subject = subject_of(array.id);
        const Figure need = std::isfinite(needed) ? Figure::exact(needed, Unit::Byte) : Figure::unknown("unknown.demand", Unit::Byte);
        put(context, array.figures, subject, FigureKind::StorageNeeded, need, [&](Derivation& derivation) {
            derivation.formula = "Σ c";
            for (const Placement& placement : context.variant.placements) {
                if (placement.array != array.id) continue;
                const Workload* workload = context.project.workload(placement.workload);
                derivation.input("c", "input.storage-of-workload", share_of(context, placement), Unit::Byte, Origin::Derived, {},
                                 workload != nullptr ? workload->name : std::string());
            }
        });
        const double limit = array.figures.value(FigureKind::FillLimitCapacity);
        const Figure free =
            std::isfinite(limit - needed) ? Figure::exact(limit - needed, Unit::Byte) : Figure::unknown("unknown.product", Unit::Byte);
        put(context, array.figures, subject, FigureKind::StorageFree, free, [&](Derivation& derivation) {
            derivation.formula = "C_limit − Σ c";
            derivation.input("C_limit", "input.fill-limit-capacity", limit, Unit::Byte, Origin::Derived,
                             figure_id_text({subject, FigureKind::FillLimitCapacity}));
            derivation.input("Σ c", "input.storage-needed", needed, Unit::Byte, Origin::Derived,
                             figure_id_text({subject, FigureKind::StorageNeeded}));
        });
        if (!free.known()) {
            array.verdict = worse(array.verdict, Verdict::Unknown);
            if (array.limit == Limit::None) array.limit = Limit::MissingFact;
        } else if (free.value < 0.0) {
            array.verdict = Verdict::DoesNotFit;
            array.limit = Limit::StorageCapacity;
        }
    }
}

}  // namespace rackwright
