#include "sizing/training_memory.h"

#include "sizing/lora.h"
#include "sizing/training_logits.h"

#include <algorithm>

namespace rackwright {
namespace {

void add_full_states(const LocalParameters& local, const TrainingPlan& plan, TrainingMemory& memory) {
    const StateBytes dense = sharded_states(plan.bytes, local.dense, plan.shard_ranks(), plan.sharding, plan.offload);
    const StateBytes experts = sharded_states(plan.bytes, local.experts, local.expert_ranks, plan.sharding, plan.offload);
    memory.weights = dense.weights + experts.weights;
    memory.gradients = dense.gradients + experts.gradients;
    memory.optimizer = dense.optimizer + experts.optimizer;
}

/// A frozen base and its adapters.
void add_adapter_states(const TrainingModel& model, const LocalParameters& local, const TrainingPlan& plan, TrainingMemory& memory) {
    const double local_share = local.total() / model.parameters;
    const double ranks = plan.sharding == Sharding::Zero3 ? plan.shard_ranks() : 1.0;
    memory.weights = quantised_base_bytes(model, plan.base_bytes_per_parameter) * local_share / ranks;
    memory.adapters =
        sharded_states(plan.bytes, plan.trainable_parameters * local_share, plan.shard_ranks(), plan.sharding, plan.offload).total();
}

double gather_bytes(const TrainingModel& model, const LocalParameters& local, const TrainingPlan& plan) {
    const bool frozen = plan.adapters();
    const double weight = frozen ? plan.base_bytes_per_parameter : 2.0;
    double bytes = 0.0;
    if (plan.sharding == Sharding::Zero3 && plan.shard_ranks() > 1) {
        const double gradient = frozen ? 0.0 : 2.0;
        if (plan.pipeline > 1) {
            // Between the micro-batches of a pipeline nothing is scattered again: the whole stage stays gathered.
            bytes = local.total() * (weight + gradient);
        } else {
            const double table = std::max(model.embedding, model.output_table()) / plan.tensor;
            bytes = gather_buffer_bytes(model.largest_layer / plan.tensor / plan.expert, table, weight, gradient);
        }
    }
    // A 4-bit matrix is unpacked to 16 bits whenever it is used.
    if (frozen && weight < 2.0) bytes += 2.0 * model.largest_matrix / plan.tensor;
    return bytes;
}

}  // namespace

LocalParameters local_parameters(const TrainingModel& model, const TrainingPlan& plan) {
    const double t = std::max(plan.tensor, 1), p = std::max(plan.pipeline, 1), e = std::max(plan.expert, 1);
    LocalParameters local;
    local.tables = (plan.pipeline > 1 ? std::max(model.embedding, model.output_table()) : model.tables()) / t;
    local.dense = (model.layer_parameters() - model.experts) / (t * p) + local.tables;
    if (model.moe_layers > 0) {
        // The dense layers stand in front, so that some stage has none of them.
        const double mixtures = std::min(std::ceil(model.layers / p), static_cast<double>(model.moe_layers));
        local.experts = model.experts * mixtures / model.moe_layers / (e > 1.0 ? e : t);
    }
    const int group = e > 1.0 ? plan.shard_ranks() * plan.tensor / plan.expert : plan.shard_ranks();
    local.expert_ranks = std::max(group, 1);
    return local;
}

TrainingMemory training_memory(const TrainingModel& model, const TrainingPlan& plan, const TrainingConstants& constants) {
    TrainingMemory memory;
    const ActivationRule rule = activation_rule(constants, plan.fused_kernels, model);
    if (!model.known() || !rule.known) {
        memory.unknown_reason = model.known() ? "training.missing-constant" : model.unknown_reason;
        return memory;
    }
    const LocalParameters local = local_parameters(model, plan);
    if (plan.adapters()) {
        add_adapter_states(model, local, plan, memory);
    } else {
        add_full_states(local, plan, memory);
    }
    memory.gather = gather_bytes(model, local, plan);
    const StageActivations activations = stage_activations(rule, model, plan);
    const double logits = logits_bytes(plan.local_tokens(), model.vocab, plan.tensor, plan.logits_bytes_per_element);
    if (plan.pipeline > 1 && activations.first >= activations.last + logits) {
        memory.activations = activations.first;
    } else {
        memory.activations = activations.last;
        memory.logits = logits;
    }
    return memory;
}

}  // namespace rackwright
