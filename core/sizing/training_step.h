#pragma once

#include "sizing/collectives.h"
#include "sizing/training_constants.h"
#include "sizing/training_flops.h"

namespace rackwright {

/// How fast one GPU computes a training step.
struct ComputeSpeed {
    Figure matrices;                ///< FLOP/s reached on the layers' matrices
    Figure attention;               ///< FLOP/s reached in attention, 16 bits
    double layer_overhead_s = 0.0;  ///< a layer and micro-batch: kernels started one by one
    double dequantisation_s = 0.0;  ///< a parameter of a 4-bit base and micro-batch
    double memory_bandwidth = 0.0;  ///< B/s; 0: not known, the optimiser's pass is left out
};

enum class TrainingArithmetic : std::uint8_t { Bf16, Fp8 };

/// Speed of `gpu` for a model of that hidden size: peak (data sheet, dense) x efficiency of the GPU's generation ("efficiency.*",
/// for very wide matrices) x hidden / (hidden + half), where "efficiency.half_hidden" is the width at which half of it is
/// reached. Fitted to the published steps that training.json names. Unknown training.no-efficiency, training.unknown-gpu-peak.
ComputeSpeed compute_speed(const TrainingConstants& constants, const Gpu& gpu, const TrainingModel& model, const TrainingPlan& plan,
                           TrainingArithmetic arithmetic);

/// Name of the efficiency constant of a GPU's generation ("efficiency.hopper.bf16"); empty when nothing was published for it.
std::string_view efficiency_constant(const Gpu& gpu, TrainingArithmetic arithmetic);

/// The constant for a mixture of experts against a dense model of the same width.
std::string_view mixture_constant(const TrainingPlan& plan);

/// FLOP/s of FlashAttention-2 on Hopper, which PyTorch's attention runs: "efficiency.attention.flash2-hopper" of the peak.
Figure flash2_attention(const TrainingConstants& constants, const Gpu& gpu);

/// One communication of a step: how it runs and on what.
struct GroupLink {
    const Link* link = nullptr;  ///< slowest link of the group, for display
    bool network = false;        ///< leaves the server
    bool pcie = false;
    int ranks = 1;
    int groups = 1;                ///< of the same kind at once on one host
    double nic_bytes_per_s = 0.0;  ///< of a server, for this group's share; network only
    const Link* in_node = nullptr;
    int in_node_ranks = 1;
    const Link* network_shape = nullptr;
};

/// Seconds of `op` on the group, shared and capped as it must be. 0 for one rank.
Figure group_seconds(const TrainingConstants& constants, const GroupLink& group, Collective op, double message_bytes);

struct StepLinks {
    GroupLink tensor, data, expert, context;
};

/// Optimiser states and gradients that pass through host memory (ZeRO-Offload).
struct HostPath {
    double link_bytes_per_s = 0.0;    ///< of one GPU while all of the server copy
    double memory_bytes_per_s = 0.0;  ///< of the server, for the optimiser on the CPU
    int gpus_per_server = 1;
};

/// The parts of one optimiser step, seconds. Everything but `compute` is what remains visible beside it.
struct TrainingStep {
    Figure compute, gather, reduce, tensor, expert, bubble, optimizer, offload;
    Figure communication;  ///< gather, reduce, tensor, expert
    Figure total;
    Figure alone;     ///< the step without any communication
    Figure slowdown;  ///< total / alone
};

/// T = m·(t_compute + t_TP + exposed ZeRO-3)·(1 + (p-1)/(v·m)) + exposed gradient reduction + optimiser (+ offload).
/// Communication hides behind compute up to the overlap share of its kind of link ("overlap.*"); tensor-parallel
/// communication is on the critical path. Volumes as in training-sizing.md: DDP all-reduces the gradients once a step, ZeRO-1
/// and 2 reduce-scatter them and gather the weights, ZeRO-3 gathers every layer twice and scatters its gradient in every
/// micro-batch; a frozen base is gathered but has no gradient.
TrainingStep training_step(const TrainingConstants& constants, const TrainingModel& model, const TrainingPlan& plan,
                           const ComputeSpeed& speed, const StepLinks& links, const HostPath& host, bool causal_attention = true);

}  // namespace rackwright
