#include "sizing/training_run.h"

#include "sizing/lora.h"

#include <algorithm>

namespace rackwright {
namespace {

const MigProfile* mig_profile(const Gpu& gpu, const std::string& name) {
    for (const MigProfile& profile : gpu.mig) {
        if (profile.name == name) return &profile;
    }
    return nullptr;
}

/// Slices of a whole GPU, from the profile that takes all of it.
int whole_slices(const Gpu& gpu) {
    int most = 0;
    for (const MigProfile& profile : gpu.mig) most = std::max(most, profile.compute_slices);
    return most;
}

Message collect_gpus(std::span<const ResolvedPlacement> placements, TrainingRun& run) {
    const Placement& first = *placements.front().placement;
    for (const ResolvedPlacement& resolved : placements) {
        const Placement& placement = *resolved.placement;
        if (placement.tensor_parallel != first.tensor_parallel || placement.pipeline_parallel != first.pipeline_parallel) {
            return Message("training.mixed-parallelism");
        }
        for (GpuResult* gpu : resolved.gpus) {
            if (gpu == nullptr || gpu->product == nullptr || !gpu->product->memory_visible.known()) return Message("training.unknown-gpu");
            if (gpu->product->devices > 1) return Message("training.several-devices").with("gpu", gpu->product->name);
            run.gpus.push_back(gpu);
        }
    }
    run.plan.tensor = std::max(first.tensor_parallel, 1);
    run.plan.pipeline = std::max(first.pipeline_parallel, 1);
    const int replica = run.plan.tensor * run.plan.pipeline;
    run.plan.data = static_cast<int>(run.gpus.size()) / replica;
    if (run.plan.data < 1) {
        return Message("training.too-few-gpus").with("needed", replica, Unit::Gpu).with("available", run.gpu_count(), Unit::Gpu);
    }
    run.gpus.resize(static_cast<std::size_t>(run.plan.data) * static_cast<std::size_t>(replica));  // an incomplete replica does not train
    return {};
}

/// The slowest and smallest GPU sets the pace and the size of every shard.
void choose_gpu(TrainingRun& run) {
    for (const GpuResult* gpu : run.gpus) {
        if (run.gpu == nullptr || gpu->product->memory_visible.value < run.gpu->memory_visible.value) run.gpu = gpu->product;
    }
    run.visible = &run.gpu->memory_visible;
}

Message use_slice(const Placement& placement, TrainingRun& run) {
    if (placement.share != Share::MigSlice) return {};
    if (run.gpus.size() > 1 || placement.mig_slices_per_gpu > 1) return Message("training.across-slices");
    const MigProfile* profile = mig_profile(*run.gpu, placement.mig_profile);
    if (profile == nullptr || !profile->memory.known()) return Message("training.unknown-slice").with("profile", placement.mig_profile);
    run.visible = &profile->memory;
    run.compute_share = static_cast<double>(profile->compute_slices) / std::max(whole_slices(*run.gpu), 1);
    return {};
}

Message check_parallelism(const TrainingRun& run) {
    if (run.language->heads % run.plan.tensor != 0) {
        return Message("training.tensor-parallel-not-divisible")
            .with("tensor", run.plan.tensor, Unit::Gpu)
            .with("heads", run.language->heads, Unit::Count);
    }
    if (run.plan.pipeline > run.model.layers) {
        return Message("training.too-many-stages")
            .with("stages", run.plan.pipeline, Unit::Gpu)
            .with("layers", run.model.layers, Unit::Count);
    }
    return {};
}

Message add_memory(const TrainingConstants& constants, TrainingRun& run) {
    run.memory = training_memory(run.model, run.plan, constants);
    const Figure context = constants.get("memory.context", Unit::Byte);
    const Figure fragmentation = constants.get("memory.fragmentation", Unit::Ratio);
    const Figure band =
        constants.get(run.plan.fused_kernels ? "memory.activation_band.fused" : "memory.activation_band.eager", Unit::Ratio);
    if (!run.memory.known()) return Message(std::string(run.memory.unknown_reason));
    const double sum = run.memory.total() + context.value + fragmentation.value + band.value;
    if (!std::isfinite(sum)) return Message("training.missing-constant");
    run.context_bytes = context.value;
    run.fragmentation_bytes = fragmentation.value * run.visible->value;
    const Figure logits = constants.get(run.task->fused_loss ? "logits.fused" : "logits.fp32", Unit::BytePerToken);
    const double fixed = run.memory.states() + run.memory.gather;
    const auto with = [&](double activation_share, double logit_bytes, double context_bytes, double fragmented_share) {
        return fixed + run.memory.activations * activation_share + run.memory.logits * logit_bytes / logits.value + context_bytes +
               fragmented_share * run.visible->value;
    };
    run.memory_range = {with(1.0 - band.value, logits.low_or_value(), context.low_or_value(), fragmentation.low_or_value()), run.needed(),
                        with(1.0 + band.value, logits.high_or_value(), context.high_or_value(), fragmentation.high_or_value())};
    return {};
}

void add_host_path(const TrainingConstants& constants, TrainingRun& run) {
    int most = 1;
    for (const GpuResult* gpu : run.gpus) {
        const auto same = [gpu](const GpuResult* other) { return other->ref.server == gpu->ref.server; };
        most = std::max(most, static_cast<int>(std::count_if(run.gpus.begin(), run.gpus.end(), same)));
    }
    run.host.gpus_per_server = most;
    const double one = constants.get("offload.link_gpu", Unit::BytePerSecond).value;
    run.host.link_bytes_per_s = std::min(one, constants.get("offload.link_server", Unit::BytePerSecond).value / most);
    run.host.memory_bytes_per_s = constants.get("offload.host_memory", Unit::BytePerSecond).value;
}

void scale(Figure& figure, double share) {
    if (figure.known())
        figure = Figure::range(figure.low_or_value() * share, figure.value * share, figure.high_or_value() * share, figure.unit);
}

}  // namespace

double TrainingRun::model_states() const {
    if (!plan.adapters()) return plan.bytes.total() * model.parameters;
    return quantised_base_bytes(model, plan.base_bytes_per_parameter) + plan.bytes.total() * plan.trainable_parameters;
}

TrainingRun training_demand(const SizingContext& context, const Workload& workload, const Training& task, const LanguageModel& language) {
    const TrainingConstants constants(context.catalogue);
    TrainingRun run;
    run.workload = &workload;
    run.task = &task;
    run.language = &language;
    run.model = training_model(language);
    TrainingPlan& plan = run.plan;
    plan.method = task.method;
    plan.sharding = task.sharding;
    plan.offload = task.cpu_offload;
    plan.recomputation = task.recomputation;
    plan.fused_kernels = task.fused_kernels;
    plan.logits_bytes_per_element = constants.get(task.fused_loss ? "logits.fused" : "logits.fp32", Unit::BytePerToken).value;
    plan.micro_batches = std::max(task.gradient_accumulation, 1);
    plan.sequence_tokens = std::max(static_cast<double>(task.sequence_tokens), 1.0);
    plan.sequences = std::max(task.micro_batch_sequences, 1);
    plan.bytes = plan.adapters() ? adapter_state_bytes() : state_bytes(task.recipe);
    if (plan.adapters()) plan.trainable_parameters = lora_parameters(language, task.lora_targets, std::max(task.lora_rank, 1));
    if (task.method == TrainingMethod::Qlora)
        plan.base_bytes_per_parameter = constants.get("quantisation.nf4", Unit::BytePerParameter).value;
    return run;
}

Message place_run(const SizingContext& context, std::span<const ResolvedPlacement> placements, TrainingRun& run) {
    const TrainingConstants constants(context.catalogue);
    if (Message wrong = collect_gpus(placements, run); !wrong.empty()) return wrong;
    choose_gpu(run);
    if (Message wrong = use_slice(*placements.front().placement, run); !wrong.empty()) return wrong;
    if (Message wrong = check_parallelism(run); !wrong.empty()) return wrong;
    if (Message wrong = add_memory(constants, run); !wrong.empty()) return wrong;
    run.links = placement_links(context, run.gpus, run.plan);
    add_host_path(constants, run);
    run.speed = compute_speed(constants, *run.gpu, run.model, run.plan, TrainingArithmetic::Bf16);
    scale(run.speed.matrices, run.compute_share);
    scale(run.speed.attention, run.compute_share);
    run.step = training_step(constants, run.model, run.plan, run.speed, run.links, run.host);
    return {};
}

}  // namespace rackwright
