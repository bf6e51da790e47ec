#include "sizing/context.h"

namespace rackwright {
namespace {

bool has_array(const Variant& variant, WorkloadId workload) {
    for (const Placement& placement : variant.placements) {
        if (placement.workload == workload && placement.array != ArrayId::None) return true;
    }
    return false;
}

}  // namespace

/// Verdict: NotPlaced without the GPUs or the array that it asks for (the reason says which half is missing), DoesNotFit with fewer GPUs
/// (reservation.gpus-short). Whether the memory and the storage are there is judged by GPU and by array.
void size_reservation(const SizingContext& context, const Workload& workload, const Reservation& task,
                      std::span<const ResolvedPlacement> placements, WorkloadResult& result) {
    result.id = workload.id;
    int gpus = 0;
    for (const ResolvedPlacement& placement : placements) {
        for (GpuResult* gpu : placement.gpus) {
            ++gpus;
            if (placement.hypothetical) continue;
            gpu->parts.push_back(
                {workload.id, placement.placement->id, VramUse::Reserved, task.vram_bytes_per_gpu, placement.placement->off_hours});
        }
    }
    const Subject subject = subject_of(workload.id);
    if (task.gpus > 0) {
        put(context, result.figures, subject, FigureKind::GpuCount, Figure::exact(task.gpus, Unit::Gpu), [&](Derivation& derivation) {
            derivation.formula = "n_GPU";
            derivation.input("n_GPU", "input.gpus-reserved", task.gpus, Unit::Gpu, Origin::Answer, "workload.gpus");
        });
    }
    if (task.storage_bytes > 0.0) {
        put(context, result.figures, subject, FigureKind::StorageNeeded, Figure::exact(task.storage_bytes, Unit::Byte),
            [&](Derivation& derivation) {
                derivation.formula = "C";
                derivation.input("C", "input.storage-reserved", task.storage_bytes, Unit::Byte, Origin::Answer, "workload.storage-bytes");
            });
    }
    const bool gpus_missing = task.gpus > 0 && gpus == 0;
    const bool array_missing = task.storage_bytes > 0.0 && !has_array(context.variant, workload.id);
    if (gpus_missing || array_missing) {
        result.verdict = Verdict::NotPlaced;
        const bool other_half_placed = gpus > 0 || has_array(context.variant, workload.id);
        if (!other_half_placed) {
            result.reason = Message("workload.not-placed");
        } else if (gpus_missing) {
            result.reason = Message("reservation.gpus-not-placed").with("needed", task.gpus, Unit::Gpu);
        } else {
            result.reason = Message("reservation.storage-not-placed").with("needed", task.storage_bytes, Unit::Byte);
        }
    } else if (gpus < task.gpus) {
        result.verdict = Verdict::DoesNotFit;
        result.limit = Limit::GpuCount;
        result.reason = Message("reservation.gpus-short").with("needed", task.gpus, Unit::Gpu).with("available", gpus, Unit::Gpu);
    } else {
        result.verdict = Verdict::Fits;
    }
}

}  // namespace rackwright
