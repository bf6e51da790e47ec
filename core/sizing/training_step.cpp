#include "sizing/training_step.h"

#include "sizing/range.h"
#include "sizing/training_memory.h"

#include <algorithm>

namespace rackwright {
namespace {

/// What the parts of a step share.
struct StepSetup {
    const TrainingConstants& constants;
    const TrainingModel& model;
    const TrainingPlan& plan;
    LocalParameters local;
};

Range overlap_share(const TrainingConstants& constants, const TrainingPlan& plan, const GroupLink& group) {
    // Code that starts its kernels one by one issues its collectives in between.
    const std::string_view name = !plan.fused_kernels ? "overlap.eager"
                                  : group.network     ? "overlap.network"
                                  : group.pcie        ? "overlap.pcie"
                                                      : "overlap.nvlink";
    return Range::of(constants.get(name, Unit::Ratio));
}

/// Gradients travel as they are kept, except that a second fp32 copy stays at home.
double reduced_gradient_bytes(const TrainingPlan& plan) { return plan.bytes.gradients == 4.0 ? 4.0 : 2.0; }

Range compute_micro_batch(const StepSetup& s, const ComputeSpeed& speed, bool causal) {
    const TrainingFlops flops = training_flops_per_token(s.model, s.plan.adapters(), s.plan.recomputation, s.plan.sequence_tokens, causal);
    const double tokens = s.plan.micro_batch_tokens() / (s.plan.tensor * s.plan.pipeline * s.plan.context);
    const double imbalance = stage_imbalance(s.model, s.plan.pipeline);
    const Range matrices = at_rate(flops.matrices * tokens * imbalance, Range::of(speed.matrices));
    const Range attention = at_rate(flops.attention * tokens, Range::of(speed.attention));
    const double fixed = speed.layer_overhead_s * s.model.layers / s.plan.pipeline + speed.dequantisation_s * s.local.total();
    return matrices + attention + Range::of(fixed);
}

/// Four all-reduces a layer (two forward, two backward), six with full recomputation; with sequence parallelism each of them
/// is an all-gather and a reduce-scatter of the same size.
Range tensor_micro_batch(const StepSetup& s, const GroupLink& group) {
    if (s.plan.tensor <= 1) return {};
    const double message = 2.0 * s.plan.local_tokens() * s.model.hidden;
    const double times = s.plan.recomputation == Recomputation::Full ? 6.0 : 4.0;
    const double layers = static_cast<double>(s.model.layers) / s.plan.pipeline;
    Range once;
    if (s.plan.sequence_parallel) {
        once = Range::of(group_seconds(s.constants, group, Collective::AllGather, message)) +
               Range::of(group_seconds(s.constants, group, Collective::ReduceScatter, message));
    } else {
        once = Range::of(group_seconds(s.constants, group, Collective::AllReduce, message));
    }
    const Range all = once * (times * layers);
    const Figure hidden = s.constants.get("overlap.tensor", Unit::Ratio);
    return {all.low * (1.0 - hidden.high_or_value()), all.value * (1.0 - hidden.value), all.high * (1.0 - hidden.low_or_value())};
}

/// Two all-to-alls forward and two backward in every mixture layer.
Range expert_micro_batch(const StepSetup& s, const GroupLink& group) {
    if (s.plan.expert <= 1) return {};
    const double message = 2.0 * s.plan.local_tokens() * s.model.hidden * s.model.experts_per_token / s.plan.tensor;
    const double layers = static_cast<double>(s.model.moe_layers) / s.plan.pipeline;
    return Range::of(group_seconds(s.constants, group, Collective::AllToAll, message)) * (4.0 * layers);
}

/// Context parallelism passes keys and values round a ring: once forward, twice backward.
Range context_micro_batch(const StepSetup& s, const GroupLink& group) {
    if (s.plan.context <= 1) return {};
    const double message = 2.0 * s.plan.micro_batch_tokens() * (s.model.key_width + s.model.value_width) / s.plan.tensor;
    const double layers = static_cast<double>(s.model.full_layers) / s.plan.pipeline;
    return Range::of(group_seconds(s.constants, group, Collective::AllGather, message)) * (3.0 * layers);
}

/// ZeRO-3: every layer is gathered forward and again backward, and its gradient scattered, in every micro-batch.
Range gather_micro_batch(const StepSetup& s, const GroupLink& group) {
    if (s.plan.sharding != Sharding::Zero3 || s.plan.pipeline > 1) return {};
    const bool frozen = s.plan.adapters();
    const double weight = frozen ? s.plan.base_bytes_per_parameter : 2.0;
    const double layer = s.model.largest_layer / s.plan.tensor / s.plan.expert;
    const double units = s.local.total() / layer;
    Range seconds = Range::of(group_seconds(s.constants, group, Collective::AllGather, layer * weight)) * (2.0 * units);
    if (!frozen) {
        const double gradient = layer * reduced_gradient_bytes(s.plan);
        seconds = seconds + Range::of(group_seconds(s.constants, group, Collective::ReduceScatter, gradient)) * units;
    }
    return seconds;
}

/// Once a step: gradients summed over the replicas, and with ZeRO the fresh weights gathered.
Range reduce_step(const StepSetup& s, const GroupLink& group) {
    const bool frozen = s.plan.adapters();
    const double trained = frozen ? s.plan.trainable_parameters / (s.plan.tensor * s.plan.pipeline) : s.local.total();
    const double gradients = trained * reduced_gradient_bytes(s.plan);
    if (s.plan.sharding == Sharding::None || frozen) return Range::of(group_seconds(s.constants, group, Collective::AllReduce, gradients));
    if (s.plan.sharding == Sharding::Zero3 && s.plan.pipeline <= 1) return {};
    return Range::of(group_seconds(s.constants, group, Collective::ReduceScatter, gradients)) +
           Range::of(group_seconds(s.constants, group, Collective::AllGather, trained * 2.0));
}

double updated_parameters(const StepSetup& s) {
    const double trained = s.plan.adapters() ? s.plan.trainable_parameters / (s.plan.tensor * s.plan.pipeline) : s.local.total();
    return trained / (s.plan.sharding == Sharding::None ? 1.0 : s.plan.shard_ranks());
}

/// Weights and gradients once, master copy and moments read and written.
double optimizer_seconds(const StepSetup& s, const ComputeSpeed& speed) {
    if (speed.memory_bandwidth <= 0.0 || s.plan.offload) return 0.0;
    const StateBytesPerParameter& bytes = s.plan.bytes;
    return (bytes.weights + bytes.gradients + 2.0 * bytes.optimizer) * updated_parameters(s) / speed.memory_bandwidth;
}

/// ZeRO-Offload: gradients down and weights up (16 bits each), and the optimiser on the CPU.
double offload_seconds(const StepSetup& s, const HostPath& host) {
    if (!s.plan.offload) return 0.0;
    const double traffic = s.constants.get("offload.adam_traffic", Unit::BytePerParameter).value;
    const double updated = updated_parameters(s);
    return 4.0 * updated / host.link_bytes_per_s + traffic * updated * host.gpus_per_server / host.memory_bytes_per_s;
}

std::string_view first_reason(const TrainingConstants& constants, const ComputeSpeed& speed, const StepLinks& links) {
    if (!speed.matrices.known()) return speed.matrices.unknown_reason;
    if (!speed.attention.known()) return speed.attention.unknown_reason;
    for (const GroupLink* group : {&links.data, &links.tensor, &links.expert, &links.context}) {
        const Figure probe = group_seconds(constants, *group, Collective::AllGather, 1.0);
        if (!probe.known()) return probe.unknown_reason;
    }
    return "training.missing-constant";
}

Figure to_figure(Range range, Unit unit, std::string_view reason) {
    return range.known() ? range.figure(unit) : Figure::unknown(reason, unit);
}

}  // namespace

Figure group_seconds(const TrainingConstants& constants, const GroupLink& group, Collective op, double message_bytes) {
    if (group.ranks <= 1) return Figure::exact(0.0, Unit::Second);
    Figure bandwidth = Figure::unknown("training.unknown-link", Unit::BytePerSecond);
    if (group.network) {
        Figure in_node = Figure::unknown("training.unknown-link", Unit::BytePerSecond);
        if (group.in_node != nullptr && group.in_node_ranks > 1) in_node = bus_bandwidth(*group.in_node, op, group.in_node_ranks, 0.0);
        bandwidth = network_bus_bandwidth(group.nic_bytes_per_s, constants.get("network.share", Unit::Ratio), in_node, group.network_shape,
                                          message_bytes);
    } else if (group.link != nullptr) {
        bandwidth = bus_bandwidth(*group.link, op, group.ranks, message_bytes);
        if (group.pcie) bandwidth = shared_bus_bandwidth(bandwidth, group.groups, constants.get("pcie.shared", Unit::Ratio));
    }
    return collective_seconds(op, group.ranks, message_bytes, bandwidth);
}

TrainingStep training_step(const TrainingConstants& constants, const TrainingModel& model, const TrainingPlan& plan,
                           const ComputeSpeed& speed, const StepLinks& links, const HostPath& host, bool causal_attention) {
    const StepSetup setup{constants, model, plan, local_parameters(model, plan)};
    const double m = std::max(plan.micro_batches, 1);
    const double bubbles = (plan.pipeline - 1.0) / std::max(plan.virtual_stages, 1);

    const Range compute = compute_micro_batch(setup, speed, causal_attention);
    const Range tensor = tensor_micro_batch(setup, links.tensor) + context_micro_batch(setup, links.context);
    const Range expert = expert_micro_batch(setup, links.expert);
    const Range share = overlap_share(constants, plan, links.data);
    const Range gather = exposed(gather_micro_batch(setup, links.data), compute, share);
    // Gradients are reduced behind the backward pass of the last micro-batch, two thirds of it; ZeRO gathers the new weights
    // behind the next forward pass.
    const double cover = plan.sharding == Sharding::None ? 2.0 / 3.0 : 1.0;
    const Range reduce = exposed(reduce_step(setup, links.data), compute * cover, share);
    const Range micro_batch = compute + tensor + expert + gather;
    const Range bubble = micro_batch * bubbles;
    const Range optimizer = Range::of(optimizer_seconds(setup, speed));
    const Range offload = Range::of(offload_seconds(setup, host));
    const Range total = micro_batch * m + bubble + reduce + optimizer + offload;
    const Range alone = compute * (m + bubbles) + optimizer + offload;

    const std::string_view reason = first_reason(constants, speed, links);
    TrainingStep step;
    step.compute = to_figure(compute * m, Unit::Second, reason);
    step.gather = to_figure(gather * m, Unit::Second, reason);
    step.reduce = to_figure(reduce, Unit::Second, reason);
    step.tensor = to_figure(tensor * m, Unit::Second, reason);
    step.expert = to_figure(expert * m, Unit::Second, reason);
    step.bubble = to_figure(bubble, Unit::Second, reason);
    step.optimizer = to_figure(optimizer, Unit::Second, reason);
    step.offload = to_figure(offload, Unit::Second, reason);
    step.communication = to_figure((gather + tensor + expert) * m + reduce, Unit::Second, reason);
    step.total = to_figure(total, Unit::Second, reason);
    step.alone = to_figure(alone, Unit::Second, reason);
    const Range ratio{total.low / alone.low, total.value / alone.value, total.high / alone.high};
    step.slowdown = to_figure({std::min(ratio.low, ratio.value), ratio.value, std::max(ratio.high, ratio.value)}, Unit::Factor, reason);
    return step;
}

}  // namespace rackwright
