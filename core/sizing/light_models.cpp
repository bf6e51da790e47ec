#include "sizing/light_figures.h"

#include <algorithm>
#include <cmath>

namespace rackwright {
namespace {

void decide(WorkloadResult& result, Verdict verdict, Limit limit, Message reason) {
    result.verdict = verdict;
    result.limit = limit;
    result.reason = std::move(reason);
}

void cannot_tell(WorkloadResult& result, std::string_view reason, Message message) {
    message.code = reason;
    decide(result, Verdict::Unknown, Limit::MissingFact, std::move(message));
}

ServingRequest serving_request(const LightModels& task, const LightModel& light, const LanguageModel& model, const Engine* engine,
                               bool sliced) {
    ServingRequest request;
    request.model = &model;
    request.engine = engine;
    request.weights = light.weights;
    request.kv = light.kv;
    request.max_context_tokens = static_cast<double>(task.max_context_tokens);
    request.prompt_tokens = static_cast<double>(task.prompt_tokens);
    request.answer_tokens = static_cast<double>(task.answer_tokens);
    request.tokens_per_s_per_session = task.tokens_per_s_per_session;
    request.memory_utilisation = task.memory_utilisation;
    request.max_batched_tokens = task.max_batched_tokens;
    request.shares_gpu = true;
    request.memory_is_limited = sliced;
    return request;
}

/// False, with the result's reason set, when a model or the engine is not known.
bool add_processes(const SizingContext& context, const LightModels& task, const GpuPart* part, LightPool& pool, WorkloadResult& result) {
    const Engine* engine = context.catalogue.engine(task.engine);
    if (engine == nullptr) {
        cannot_tell(result, "llm.unknown-engine", Message().with("engine", task.engine));
        return false;
    }
    TensorLink one_gpu;
    one_gpu.fast = true;
    for (const LightModel& light : task.models) {
        const LanguageModel* model = context.catalogue.model(light.model);
        if (model == nullptr) {
            cannot_tell(result, "llm.unknown-model", Message().with("model", light.model));
            return false;
        }
        LightProcess process;
        process.request = serving_request(task, light, *model, engine, pool.sliced);
        process.instances = std::clamp(light.instances, 0, most_light_instances);
        process.replica = size_model(context.catalogue, process.request);
        if (part != nullptr) size_on_gpu(process.request, *part, one_gpu, process.replica);
        if (!process.replica.known()) {
            cannot_tell(result, process.replica.unknown_reason, Message().with("model", model->name));
            return false;
        }
        pool.instances += process.instances;
        pool.processes.push_back(process);
    }
    if (pool.instances > 0) return true;
    cannot_tell(result, "llm.no-instances", Message());
    return false;
}

/// False when the GPUs are not known or not equal.
bool find_part(std::span<const ResolvedPlacement> placements, GpuPart& part, WorkloadResult& result) {
    const Gpu* gpu = nullptr;
    const MigProfile* slice = nullptr;
    bool first = true;
    for (const ResolvedPlacement& resolved : placements) {
        const Placement& placement = *resolved.placement;
        if (placement.tensor_parallel > 1 || placement.pipeline_parallel > 1) {
            decide(result, Verdict::DoesNotFit, Limit::GpuCount, Message("llm.light-model-needs-one-gpu"));
            return false;
        }
        for (const GpuResult* placed : resolved.gpus) {
            if (placed == nullptr || placed->product == nullptr) {
                cannot_tell(result, "llm.unknown-gpu", Message());
                return false;
            }
            const bool sliced = placement.share == Share::MigSlice;
            const MigProfile* profile = sliced ? find_mig_profile(*placed->product, placement.mig_profile) : nullptr;
            if (sliced && profile == nullptr) {
                cannot_tell(result, "llm.unknown-mig-profile",
                            Message().with("profile", placement.mig_profile).with("gpu", placed->product->name));
                return false;
            }
            if (!first && (placed->product != gpu || profile != slice)) {
                cannot_tell(result, "llm.mixed-gpus", Message().with("first", gpu->name).with("other", placed->product->name));
                return false;
            }
            gpu = placed->product;
            slice = profile;
            first = false;
        }
    }
    if (gpu == nullptr) {
        decide(result, Verdict::DoesNotFit, Limit::GpuCount,
               Message("llm.too-few-gpus").with("needed", 1.0, Unit::Gpu).with("available", 0.0, Unit::Gpu));
        return false;
    }
    part = slice != nullptr ? mig_part(*gpu, *slice) : whole_gpu(*gpu);
    if (part.memory->known()) return true;
    cannot_tell(result, "llm.no-gpu-memory", Message().with("gpu", gpu->name));
    return false;
}

/// One bin a GPU, or one a slice. `gpu` counts through the GPUs of all placements.
void add_bins(std::span<const ResolvedPlacement> placements, const LightModels& task, const GpuPart& part, LightPool& pool) {
    std::size_t gpu = 0;
    for (const ResolvedPlacement& resolved : placements) {
        const int slices = pool.sliced ? resolved.placement->mig_slices_per_gpu : 1;
        for (std::size_t i = 0; i < resolved.gpus.size(); ++i, ++gpu) {
            for (int slice = 0; slice < slices; ++slice) {
                LightBin bin;
                bin.gpu = gpu;
                bin.visible = part.visible_bytes();
                bin.capacity = pool.sliced ? bin.visible : bin.visible * task.memory_utilisation;
                bin.bandwidth_share = part.bandwidth_share;
                pool.bins.push_back(std::move(bin));
            }
        }
    }
}

void add_parts(std::span<const ResolvedPlacement> placements, const Workload& workload, const LightPool& pool) {
    std::size_t index = 0;
    for (const ResolvedPlacement& resolved : placements) {
        for (GpuResult* gpu : resolved.gpus) {
            const std::size_t here = index++;
            if (resolved.hypothetical) continue;
            double weights = 0.0, kv = 0.0, activations = 0.0, runtime = 0.0;
            for (const LightBin& bin : pool.bins) {
                if (bin.gpu != here) continue;
                for (std::size_t kind = 0; kind < pool.processes.size(); ++kind) {
                    const ReplicaSizing& replica = pool.processes[kind].replica;
                    weights += bin.counts[kind] * replica.weights.per_gpu;
                    kv += bin.counts[kind] * replica.kv_needed(pool.sessions_each);
                    activations += bin.counts[kind] * replica.overheads.activations;
                    runtime += bin.counts[kind] * replica.overheads.runtime();
                }
                if (!resolved.placement->off_hours) {
                    gpu->generation_load += shared_step_time(pool.processes, bin, pool.sessions_each) * pool.asked * bin.bandwidth_share;
                }
            }
            const auto add = [&](VramUse use, double bytes) {
                if (bytes > 0.0) gpu->parts.push_back({workload.id, resolved.placement->id, use, bytes, resolved.placement->off_hours});
            };
            add(VramUse::Weights, weights);
            add(VramUse::KvCache, kv);
            add(VramUse::Activations, activations);
            add(VramUse::Runtime, runtime);
        }
    }
}

void judge(const SizingContext& context, const LightPool& pool, const LightReached& reached, WorkloadResult& result) {
    const double needed = pool.instances * pool.sessions_each;
    result.verdict = Verdict::Fits;
    result.limit = Limit::None;
    if (reached.placed < pool.instances) {
        const LightBin& bin = pool.bins.front();
        double largest = 0.0;
        for (const LightProcess& process : pool.processes) largest = std::max(largest, process.bytes(pool.sessions_each));
        const bool slice_too_small = pool.sliced && largest > bin.capacity;
        decide(result, Verdict::DoesNotFit, pool.sliced ? Limit::MigSlice : Limit::Vram,
               Message(slice_too_small ? "llm.slice-too-small" : "llm.instances-short")
                   .with("needed", pool.instances, Unit::Count)
                   .with("fit", reached.fit, Unit::Count)
                   .with("needed_bytes", largest, Unit::Byte)
                   .with("available_bytes", bin.capacity, Unit::Byte));
        return;
    }
    if (!reached.speed_unknown.empty()) {
        cannot_tell(result, reached.speed_unknown, Message());
        return;
    }
    if (reached.by_speed < pool.sessions_each) {
        decide(result, Verdict::DoesNotFit, Limit::GenerationSpeed,
               Message("llm.too-slow")
                   .with("needed", needed, Unit::Session)
                   .with("fit", pool.instances * reached.by_speed, Unit::Session)
                   .with("asked", pool.asked, Unit::TokenPerSecond)
                   .with("reached", 1.0 / reached.step, Unit::TokenPerSecond));
        return;
    }
    const Policy& policy = context.project.policy;
    const double load = reached.step * pool.asked;
    if (load > policy.target_utilisation) {
        decide(result, Verdict::Tight, Limit::GenerationSpeed,
               Message("llm.speed-tight").with("load", load, Unit::Ratio).with("target", policy.target_utilisation, Unit::Ratio));
        return;
    }
    for (const LightBin& bin : pool.bins) {
        const double free = (bin.visible - bin.taken) / bin.visible;
        if (free >= policy.vram_headroom) continue;
        decide(result, Verdict::Tight, pool.sliced ? Limit::MigSlice : Limit::Vram,
               Message("llm.vram-tight").with("free", free, Unit::Ratio).with("target", policy.vram_headroom, Unit::Ratio));
        return;
    }
}

}  // namespace

void size_light_models(const SizingContext& context, const Workload& workload, const LightModels& task,
                       std::span<const ResolvedPlacement> placements, WorkloadResult& result) {
    result.id = workload.id;
    LightPool pool;
    pool.sessions_each = static_cast<double>(std::max<std::int64_t>(1, task.sessions_per_instance));
    pool.asked = task.tokens_per_s_per_session;
    GpuPart part;
    const bool placed = !placements.empty();
    if (placed) {
        result.hypothetical = placements.front().hypothetical;
        if (!find_part(placements, part, result)) return;
        pool.sliced = part.slice != nullptr;
    }
    if (!add_processes(context, task, placed ? &part : nullptr, pool, result)) return;
    const std::string_view memory_source = placed ? std::string_view(part.memory->source) : std::string_view();
    if (!placed) {
        put_light_demand(context, workload, pool, memory_source, result.figures);
        decide(result, Verdict::NotPlaced, Limit::None,
               Message("llm.not-placed").with("needed", result.figures.entries.back().figure.value, Unit::Byte));
        return;
    }
    add_bins(placements, task, part, pool);
    if (pool.bins.empty()) {
        decide(result, Verdict::DoesNotFit, Limit::MigSlice, Message("llm.no-slices"));
        return;
    }
    const LightReached reached = reach(pool);
    put_light_demand(context, workload, pool, memory_source, result.figures);
    put_light_reached(context, workload, pool, reached, memory_source, result.figures);
    judge(context, pool, reached, result);
    add_parts(placements, workload, pool);
}

}  // namespace rackwright
