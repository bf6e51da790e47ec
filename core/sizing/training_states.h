#pragma once

#include "project/workload.h"

namespace rackwright {

/// What an optimiser keeps for every trainable parameter, bytes. `optimizer` holds the fp32 master copy and the moments.
struct StateBytesPerParameter {
    double weights = 0.0, gradients = 0.0, optimizer = 0.0;
    double total() const { return weights + gradients + optimizer; }
};

/// The split behind a recipe's name: AdamW16 is 2 + 2 + (4 + 8), as the ZeRO paper counts (arXiv 1910.02054); AdamW18 keeps
/// fp32 gradients (Megatron, DeepSpeed). The sum is the number in the recipe's name.
StateBytesPerParameter state_bytes(OptimizerRecipe recipe);

/// Adapters are trained in fp32: 4 + 4 + 8 bytes a parameter (16 in all), whatever the recipe of a full fine-tune would be.
StateBytesPerParameter adapter_state_bytes();

/// Model states of one GPU, bytes.
struct StateBytes {
    double weights = 0.0, gradients = 0.0, optimizer = 0.0;
    double total() const { return weights + gradients + optimizer; }
};

/// States of one GPU that holds `parameters` (after tensor and pipeline parallelism), shared with `ranks` >= 1 data-parallel
/// ranks. ZeRO-1 divides the optimiser's states, ZeRO-2 the gradients too, ZeRO-3 the weights too (arXiv 1910.02054: 7.5e9
/// parameters on 64 GPUs are 120, 31.4, 16.6 and 1.9 GB). With `offload` the optimiser's states and the gradients live in host
/// memory (ZeRO-Offload) and only the weights stay.
StateBytes sharded_states(const StateBytesPerParameter& bytes, double parameters, int ranks, Sharding sharding, bool offload);

/// What ZeRO-3 holds besides its shard, bytes: the layer in use and the one fetched ahead (16-bit), the gradient of one layer
/// before it is scattered (none for frozen weights), and the larger of the embedding and output tables, which are units of
/// their own and not needed at the same time. `largest_layer`, `table`: parameters of this GPU's tensor-parallel share; `weight_bytes`: of
/// one parameter as gathered.
double gather_buffer_bytes(double largest_layer, double table, double weight_bytes, double gradient_bytes);

}  // namespace rackwright
