#include "sizing/context.h"

namespace rackwright {

void size_reservation(const SizingContext& context, const Workload& workload, const Reservation& task,
                      std::span<const ResolvedPlacement> placements, WorkloadResult& result) {
    int gpus = 0;
    for (const ResolvedPlacement& placement : placements) {
        for (GpuResult* gpu : placement.gpus) {
            ++gpus;
            if (placement.hypothetical || placement.placement == nullptr) continue;
            gpu->parts.push_back(
                {workload.id, placement.placement->id, VramUse::Reserved, task.vram_bytes_per_gpu, placement.placement->off_hours});
        }
    }
    const Subject subject = subject_of(workload.id);
    put(context, result.figures, subject, FigureKind::GpuCount, Figure::exact(task.gpus, Unit::Gpu), [&](Derivation& derivation) {
        derivation.formula = "n_GPU";
        derivation.input("n_GPU", "input.gpus-reserved", task.gpus, Unit::Gpu, Origin::Answer, "workload.gpus");
    });
    if (task.storage_bytes > 0.0) {
        put(context, result.figures, subject, FigureKind::StorageNeeded, Figure::exact(task.storage_bytes, Unit::Byte),
            [&](Derivation& derivation) {
                derivation.formula = "C";
                derivation.input("C", "input.storage-reserved", task.storage_bytes, Unit::Byte, Origin::Answer, "workload.storage-bytes");
            });
    }
    if (gpus == 0 && task.gpus > 0) {
        result.verdict = Verdict::NotPlaced;
        result.reason = Message("workload.not-placed");
    } else if (gpus < task.gpus) {
        result.verdict = Verdict::DoesNotFit;
        result.limit = Limit::GpuCount;
        result.reason = Message("reservation.gpus-short").with("needed", task.gpus, Unit::Gpu).with("available", gpus, Unit::Gpu);
    } else {
        result.verdict = Verdict::Fits;
    }
}

}  // namespace rackwright
