#pragma once

#include "project/workload.h"
#include "sizing/training_states.h"

namespace rackwright {

/// How a training run is laid out: one value for the program's workloads and for published cases.
struct TrainingPlan {
    TrainingMethod method = TrainingMethod::FullFineTuning;
    StateBytesPerParameter bytes{};         ///< of the trainable parameters
    double trainable_parameters = 0.0;      ///< adapters; with full fine-tuning all of the model
    double base_bytes_per_parameter = 2.0;  ///< of a frozen base's matrices: 2, or the 4-bit figure
    Sharding sharding = Sharding::None;
    bool offload = false;  ///< optimiser states and gradients in host memory
    Recomputation recomputation = Recomputation::None;
    bool fused_kernels = false;
    double logits_bytes_per_element = 12.0;

    int tensor = 1, pipeline = 1, virtual_stages = 1, context = 1, expert = 1, data = 1;
    bool sequence_parallel = true;  ///< norms and residuals divided among tensor-parallel ranks too
    int micro_batches = 1;          ///< of one replica in one optimiser step
    double sequence_tokens = 0.0;
    double sequences = 1.0;  ///< of a micro-batch

    int gpus() const { return tensor * pipeline * context * data; }
    double micro_batch_tokens() const { return sequence_tokens * sequences; }
    double local_tokens() const { return micro_batch_tokens() / context; }
    double tokens_per_step() const { return micro_batch_tokens() * micro_batches * data; }
    bool adapters() const { return method != TrainingMethod::FullFineTuning; }
    int shard_ranks() const { return data * context; }  ///< context-parallel ranks hold the same weights
};

}  // namespace rackwright
