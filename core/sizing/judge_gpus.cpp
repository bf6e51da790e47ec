#include "sizing/judge_gpus.h"

#include "sizing/gpu_figures.h"
#include "sizing/lower_verdict.h"

namespace rackwright {
namespace {

Message gpu_message(const SizingContext& context, const GpuResult& gpu, const char* code) {
    const Server* server = context.server(gpu.ref.server);
    return Message(code).with("server", server != nullptr ? server->name : std::string()).with("gpu", gpu.ref.slot + 1, Unit::Count);
}

void lower_gpu(GpuResult& gpu, Verdict verdict, Limit limit) {
    if (worse(gpu.verdict, verdict) == gpu.verdict) return;
    gpu.verdict = verdict;
    gpu.limit = limit;
}

/// The placements on a GPU that run at the same time.
struct Tenants {
    int placements = 0;
    bool whole = false, sliced = false, unsliced = false;
    int compute_slices = 0, memory_slices = 0;
};

Tenants tenants_of(const SizingContext& context, const GpuResult& gpu, bool off_hours) {
    Tenants tenants;
    for (const Placement& placement : context.variant.placements) {
        if (placement.off_hours != off_hours) continue;
        bool here = false;
        for (const GpuRef& ref : placement.gpus) here = here || ref == gpu.ref;
        if (!here) continue;
        ++tenants.placements;
        tenants.whole = tenants.whole || placement.share == Share::Whole;
        const bool sliced = placement.share == Share::MigSlice;
        (sliced ? tenants.sliced : tenants.unsliced) = true;
        if (!sliced || gpu.product == nullptr) continue;
        for (const MigProfile& profile : gpu.product->mig) {
            if (profile.name != placement.mig_profile) continue;
            tenants.compute_slices += profile.compute_slices * placement.mig_slices_per_gpu;
            tenants.memory_slices += profile.memory_slices * placement.mig_slices_per_gpu;
        }
    }
    return tenants;
}

template <typename Concerns>
void lower_tenants(const SizingContext& context, const GpuResult& gpu, Verdict verdict, Limit limit, const Message& reason,
                   Concerns&& concerns) {
    for (const VramPart& part : gpu.parts) {
        if (concerns(part)) lower_verdict(context.evaluation, part.workload, verdict, limit, reason);
    }
}

void judge_sharing(const SizingContext& context, GpuResult& gpu, const Tenants& tenants, bool off_hours) {
    const char* code = nullptr;
    Limit limit = Limit::MigSlice;
    int compute = 0, memory = 0;
    for (const MigProfile& profile : gpu.product->mig) {
        compute = std::max(compute, profile.compute_slices);
        memory = std::max(memory, profile.memory_slices);
    }
    if (tenants.whole && tenants.placements > 1) {
        code = "gpu.not-alone";
        limit = Limit::GpuCount;
    } else if (tenants.sliced && tenants.unsliced) {
        code = "gpu.mig-mixed";
    } else if (tenants.compute_slices > compute || tenants.memory_slices > memory) {
        code = "gpu.mig-overfull";
    }
    if (code == nullptr) return;
    lower_gpu(gpu, Verdict::DoesNotFit, limit);
    lower_tenants(context, gpu, Verdict::DoesNotFit, limit, gpu_message(context, gpu, code),
                  [off_hours](const VramPart& part) { return part.off_hours == off_hours; });
}

void judge_memory(const SizingContext& context, GpuResult& gpu, const Tenants& tenants, double used, bool off_hours) {
    const double total = gpu.product->memory_visible.value;
    // A sliced GPU is full by design; how much is free inside the slices, their tenants have judged.
    const double headroom = tenants.sliced ? 0.0 : context.project.policy.vram_headroom * total;
    const Verdict verdict = used > total ? Verdict::DoesNotFit : used > total - headroom ? Verdict::Tight : Verdict::Fits;
    if (verdict == Verdict::Fits) return;
    lower_gpu(gpu, verdict, Limit::Vram);
    Message reason = gpu_message(context, gpu, verdict == Verdict::DoesNotFit ? "gpu.vram-short" : "gpu.vram-tight");
    reason.with("needed", used, Unit::Byte).with("available", total, Unit::Byte);
    if (verdict == Verdict::DoesNotFit) {
        reason.with("short", used - total, Unit::Byte);
    } else {
        reason.with("free", total - used, Unit::Byte);
    }
    lower_tenants(context, gpu, verdict, Limit::Vram, reason, [off_hours](const VramPart& part) { return part.off_hours == off_hours; });
}

enum class Engines : std::uint8_t { Decoders, Processors };

bool uses(const SizingContext& context, const VramPart& part, Engines engines) {
    const Workload* workload = context.project.workload(part.workload);
    if (workload == nullptr || part.off_hours) return false;
    if (std::holds_alternative<VideoAnalytics>(workload->task)) return true;
    return engines == Engines::Processors &&
           (std::holds_alternative<LlmInference>(workload->task) || std::holds_alternative<LightModels>(workload->task));
}

void judge_load(const SizingContext& context, GpuResult& gpu, Engines engines, double load, double low) {
    const double target = context.project.policy.target_utilisation;
    const Verdict verdict = low > 1.0 ? Verdict::DoesNotFit : load > target ? Verdict::Tight : Verdict::Fits;
    if (verdict == Verdict::Fits) return;
    const bool decoders = engines == Engines::Decoders;
    const Limit limit = decoders ? Limit::Decode : gpu.detector_load > 0.0 ? Limit::Detector : Limit::GenerationSpeed;
    lower_gpu(gpu, verdict, limit);
    const char* code = verdict == Verdict::DoesNotFit ? (decoders ? "gpu.decode-overloaded" : "gpu.processors-overloaded")
                                                      : (decoders ? "gpu.decode-busy" : "gpu.processors-busy");
    Message reason = gpu_message(context, gpu, code);
    reason.with("load", load, Unit::Ratio).with("load_low", low, Unit::Ratio).with("target", target, Unit::Ratio);
    lower_tenants(context, gpu, verdict, limit, reason, [&](const VramPart& part) { return uses(context, part, engines); });
}

void judge(const SizingContext& context, GpuResult& gpu, const GpuTenancy& tenancy) {
    for (const bool off_hours : {false, true}) {
        const Tenants tenants = tenants_of(context, gpu, off_hours);
        if (tenants.placements == 0) continue;
        judge_sharing(context, gpu, tenants, off_hours);
        judge_memory(context, gpu, tenants, off_hours ? tenancy.off_hours : tenancy.always, off_hours);
    }
    judge_load(context, gpu, Engines::Decoders, gpu.decode_load, gpu.decode_load_low);
    // Detectors and language models take turns on the same processors.
    judge_load(context, gpu, Engines::Processors, gpu.detector_load + gpu.generation_load, gpu.detector_load_low + gpu.generation_load);
}

}  // namespace

void judge_gpus(const SizingContext& context, std::span<const LoadShare> shares) {
    for (GpuResult& gpu : context.evaluation.gpus) {
        const GpuTenancy tenancy = gpu_tenancy(gpu);
        put_gpu_figures(context, gpu, tenancy, shares);
        if (gpu.product == nullptr || !gpu.product->memory_visible.known()) {
            gpu.verdict = Verdict::Unknown;
            gpu.limit = Limit::MissingFact;
            continue;
        }
        judge(context, gpu, tenancy);
    }
}

}  // namespace rackwright
