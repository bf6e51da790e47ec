#include "sizing/gpu_figures.h"

#include "sizing/engine_constants.h"
#include "sizing/fact_range.h"

namespace rackwright {
namespace {

std::string workload_name(const SizingContext& context, WorkloadId id) {
    const Workload* workload = context.project.workload(id);
    return workload != nullptr ? workload->name : std::string();
}

/// Where the figures behind a load can be opened.
FigureKind capacity_behind(FigureKind load) {
    switch (load) {
        case FigureKind::DecodeLoad:
            return FigureKind::DecodeCapacity;
        case FigureKind::DetectorLoad:
            return FigureKind::DetectorCapacity;
        default:
            return FigureKind::TimePerOutputToken;
    }
}

void put_load(const SizingContext& context, GpuResult& gpu, FigureKind kind, double load, double low, double LoadShare::*share,
              std::span<const LoadShare> shares) {
    if (!(load > 0.0)) return;
    const Subject subject = subject_of(gpu.ref);
    put(context, gpu.figures, subject, kind, Range{low, load, load}.figure(Unit::Ratio), [&](Derivation& derivation) {
        derivation.formula = "L = Σ l";
        for (const LoadShare& own : shares) {
            if (!(own.gpu == gpu.ref) || !(own.*share > 0.0)) continue;
            derivation.input("l", "input.load-of-workload", own.*share, Unit::Ratio, Origin::Derived,
                             figure_id_text({subject_of(own.workload), capacity_behind(kind)}), workload_name(context, own.workload));
        }
    });
}

}  // namespace

GpuTenancy gpu_tenancy(const GpuResult& gpu) {
    GpuTenancy tenancy;
    for (const VramPart& part : gpu.parts) (part.off_hours ? tenancy.off_hours : tenancy.always) += part.bytes;
    return tenancy;
}

void put_gpu_figures(const SizingContext& context, GpuResult& gpu, const GpuTenancy& tenancy, std::span<const LoadShare> shares) {
    const Subject subject = subject_of(gpu.ref);
    const bool known = gpu.product != nullptr && gpu.product->memory_visible.known();
    const Figure total = known ? Figure::exact(gpu.product->memory_visible.value, Unit::Byte) : Figure::unknown("unknown.gpu", Unit::Byte);
    const Figure used = Figure::exact(tenancy.used(), Unit::Byte);
    put(context, gpu.figures, subject, FigureKind::VramTotal, total, [&](Derivation& derivation) {
        derivation.formula = "M";
        if (gpu.product != nullptr) add_fact(derivation, "M", "input.memory-visible", gpu.product->memory_visible, Origin::Catalogue);
    });
    put(context, gpu.figures, subject, FigureKind::VramUsed, used, [&](Derivation& derivation) {
        derivation.formula = tenancy.off_hours > 0.0 ? "m = max(Σ m_day, Σ m_off)" : "m = Σ m_day";
        for (const VramPart& part : gpu.parts) {
            derivation.input(part.off_hours ? "m_off" : "m_day", "input.vram-" + std::string(name_of(part.use)), part.bytes, Unit::Byte,
                             Origin::Derived, {}, workload_name(context, part.workload));
        }
    });
    put(context, gpu.figures, subject, FigureKind::VramFree,
        known ? Figure::exact(total.value - used.value, Unit::Byte) : Figure::unknown("unknown.gpu", Unit::Byte),
        [&](Derivation& derivation) {
            derivation.formula = "M − m";
            derivation.input("M", "input.memory-visible", total, Origin::Derived, figure_id_text({subject, FigureKind::VramTotal}));
            derivation.input("m", "input.memory-used", used, Origin::Derived, figure_id_text({subject, FigureKind::VramUsed}));
        });
    put_load(context, gpu, FigureKind::DecodeLoad, gpu.decode_load, gpu.decode_load_low, &LoadShare::decode, shares);
    put_load(context, gpu, FigureKind::DetectorLoad, gpu.detector_load, gpu.detector_load_low, &LoadShare::detector, shares);
    put_load(context, gpu, FigureKind::GenerationLoad, gpu.generation_load, gpu.generation_load, &LoadShare::generation, shares);
}

}  // namespace rackwright
