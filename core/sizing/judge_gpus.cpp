#include "sizing/judge_gpus.h"

#include <algorithm>

namespace rackwright {
namespace {

struct Tenancy {
    double always = 0.0, off_hours = 0.0;  ///< bytes
    double used() const { return std::max(always, off_hours); }
};

Tenancy tenancy_of(const GpuResult& gpu) {
    Tenancy tenancy;
    for (const VramPart& part : gpu.parts) (part.off_hours ? tenancy.off_hours : tenancy.always) += part.bytes;
    return tenancy;
}

WorkloadResult* result_of(Evaluation& evaluation, WorkloadId id) {
    for (WorkloadResult& result : evaluation.workloads) {
        if (result.id == id) return &result;
    }
    return nullptr;
}

/// Lowers a workload's verdict; a verdict that is already as bad keeps its own reason.
void lower(Evaluation& evaluation, WorkloadId id, Verdict verdict, Limit limit, const Message& reason) {
    WorkloadResult* result = result_of(evaluation, id);
    if (result == nullptr || worse(result->verdict, verdict) == result->verdict) return;
    result->verdict = verdict;
    result->limit = limit;
    result->reason = reason;
}

void judge_memory(const SizingContext& context, GpuResult& gpu, const Tenancy& tenancy, double total) {
    const double headroom = context.project.policy.vram_headroom * total;
    const auto judge = [&](bool off_hours, double used) {
        if (used <= 0.0) return;
        const Verdict verdict = used > total ? Verdict::DoesNotFit : used > total - headroom ? Verdict::Tight : Verdict::Fits;
        if (verdict == Verdict::Fits) return;
        if (worse(gpu.verdict, verdict) != gpu.verdict) {
            gpu.verdict = verdict;
            gpu.limit = Limit::Vram;
        }
        const Server* server = context.server(gpu.ref.server);
        Message reason(verdict == Verdict::DoesNotFit ? "gpu.vram-short" : "gpu.vram-tight");
        reason.with("server", server != nullptr ? server->name : std::string())
            .with("gpu", gpu.ref.slot + 1, Unit::Count)
            .with("needed", used, Unit::Byte)
            .with("available", total, Unit::Byte)
            .with("short", used - total, Unit::Byte)
            .with("free", total - used, Unit::Byte);
        for (const VramPart& part : gpu.parts) {
            if (part.off_hours == off_hours) lower(context.evaluation, part.workload, verdict, Limit::Vram, reason);
        }
    };
    judge(false, tenancy.always);
    judge(true, tenancy.off_hours);
}

void judge_load(const SizingContext& context, GpuResult& gpu, double load, Limit limit) {
    // One tenant alone was judged by its own sizing, which knows its range; together they can be too much.
    const Verdict verdict = load > 1.0                                         ? Verdict::DoesNotFit
                            : load > context.project.policy.target_utilisation ? Verdict::Tight
                                                                               : Verdict::Fits;
    if (verdict == Verdict::Fits) return;
    WorkloadId first = WorkloadId::None;
    bool several = false;
    for (const VramPart& part : gpu.parts) {
        if (part.off_hours) continue;
        several = several || (first != WorkloadId::None && part.workload != first);
        first = part.workload;
    }
    const WorkloadResult* alone = several ? nullptr : result_of(context.evaluation, first);
    const Verdict shown = alone != nullptr ? alone->verdict : verdict;
    if (shown != Verdict::DoesNotFit && shown != Verdict::Tight) return;
    if (worse(gpu.verdict, shown) != gpu.verdict) {
        gpu.verdict = shown;
        gpu.limit = limit;
    }
    if (!several) return;
    const Message reason = Message("gpu.overloaded").with("gpu", gpu.ref.slot + 1, Unit::Count).with("load", load, Unit::Ratio);
    for (const VramPart& part : gpu.parts) {
        if (!part.off_hours) lower(context.evaluation, part.workload, verdict, limit, reason);
    }
}

void put_figures(const SizingContext& context, GpuResult& gpu, const Tenancy& tenancy) {
    const Subject subject = subject_of(gpu.ref);
    if (gpu.product == nullptr || !gpu.product->memory_visible.known()) {
        const auto unknown = [&](FigureKind kind) {
            put(context, gpu.figures, subject, kind, Figure::unknown("unknown.product", Unit::Byte), [](Derivation&) {});
        };
        unknown(FigureKind::VramTotal);
        unknown(FigureKind::VramUsed);
        unknown(FigureKind::VramFree);
        return;
    }
    const Fact& memory = gpu.product->memory_visible;
    const double total = memory.value;
    put(context, gpu.figures, subject, FigureKind::VramTotal, Figure::exact(total, Unit::Byte), [&](Derivation& derivation) {
        derivation.formula = "M";
        derivation.input("M", "input.memory-visible", total, Unit::Byte, memory.assumed ? Origin::Assumption : Origin::Catalogue,
                         memory.source, memory.note);
    });
    put(context, gpu.figures, subject, FigureKind::VramUsed, Figure::exact(tenancy.used(), Unit::Byte), [&](Derivation& derivation) {
        derivation.formula = tenancy.off_hours > 0.0 ? "max(Σ m_always, Σ m_off-hours)" : "Σ m";
        for (const VramPart& part : gpu.parts) {
            const Workload* workload = context.project.workload(part.workload);
            derivation.input(part.off_hours ? "m_off-hours" : "m", "input.vram-" + std::string(name_of(part.use)), part.bytes, Unit::Byte,
                             Origin::Derived, {}, workload != nullptr ? workload->name : std::string());
        }
    });
    put(context, gpu.figures, subject, FigureKind::VramFree, Figure::exact(total - tenancy.used(), Unit::Byte),
        [&](Derivation& derivation) {
            derivation.formula = "M − m";
            derivation.input("M", "input.memory-visible", total, Unit::Byte, Origin::Derived,
                             figure_id_text({subject, FigureKind::VramTotal}));
            derivation.input("m", "input.memory-used", tenancy.used(), Unit::Byte, Origin::Derived,
                             figure_id_text({subject, FigureKind::VramUsed}));
        });
    const auto put_load = [&](FigureKind kind, double load) {
        if (load <= 0.0) return;
        put(context, gpu.figures, subject, kind, Figure::exact(load, Unit::Ratio), [&](Derivation& derivation) {
            derivation.formula = "Σ needed / capacity";
            derivation.input("Σ", "input.load", load, Unit::Ratio, Origin::Derived);
        });
    };
    put_load(FigureKind::DecodeLoad, gpu.decode_load);
    put_load(FigureKind::DetectorLoad, gpu.detector_load);
    put_load(FigureKind::GenerationLoad, gpu.generation_load);
}

}  // namespace

void judge_gpus(const SizingContext& context) {
    for (GpuResult& gpu : context.evaluation.gpus) {
        const Tenancy tenancy = tenancy_of(gpu);
        put_figures(context, gpu, tenancy);
        if (gpu.product == nullptr || !gpu.product->memory_visible.known()) {
            gpu.verdict = Verdict::Unknown;
            gpu.limit = Limit::MissingFact;
            continue;
        }
        judge_memory(context, gpu, tenancy, gpu.product->memory_visible.value);
        judge_load(context, gpu, gpu.decode_load, Limit::Decode);
        judge_load(context, gpu, gpu.detector_load, Limit::Detector);
        judge_load(context, gpu, gpu.generation_load, Limit::GenerationSpeed);
    }
}

}  // namespace rackwright
