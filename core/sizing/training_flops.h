#pragma once

#include "sizing/training_model.h"
#include "sizing/training_plan.h"

namespace rackwright {

/// Floating-point operations for one token, forward and backward together.
struct TrainingFlops {
    double matrices = 0.0;   ///< multiplied parameters: may run in FP8
    double attention = 0.0;  ///< scores and their product with the values: runs in 16 bits
    double total() const { return matrices + attention; }
};

/// What the hardware executes for one token of a sequence of `sequence_tokens`. Matrices: 2 FLOP a parameter forward and 4
/// backward; a frozen parameter needs no gradient of its own (2 backward, so LoRA is 4·P); full recomputation runs the forward
/// pass twice (8·P and 6·P). P: active parameters without the input table, with the output table. Attention is causal: 6·L·a·d·s
/// forward and backward (Kaplan et al., arXiv 2001.08361; Llama 3 and Megatron count so), the same for a frozen base, 4/3 of it
/// with full recomputation; sliding layers look back over their window at most. `causal` false doubles the attention, as code
/// without flash attention computes the masked half too.
TrainingFlops training_flops_per_token(const TrainingModel& model, bool frozen_base, Recomputation recomputation, double sequence_tokens,
                                       bool causal = true);

/// Share of the matrices' FLOP that falls to the busiest pipeline stage, times the stages: above 1 because the last one has the
/// output table too.
double stage_imbalance(const TrainingModel& model, int pipeline_parallel);

}  // namespace rackwright
