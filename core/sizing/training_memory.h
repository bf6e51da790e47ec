#pragma once

#include "sizing/training_activations.h"

namespace rackwright {

/// Memory of the fullest GPU of a training run, bytes: the first stage of a pipeline (most micro-batches in flight) or the last
/// one (logits), whichever needs more. Context and fragmentation are not in it: a published figure may or may not count them.
struct TrainingMemory {
    double weights = 0.0, gradients = 0.0, optimizer = 0.0, gather = 0.0, activations = 0.0, logits = 0.0, adapters = 0.0;
    std::string_view unknown_reason{};

    bool known() const { return unknown_reason.empty(); }
    double states() const { return weights + gradients + optimizer + adapters; }
    double total() const { return states() + gather + activations + logits; }
};

/// Parameters on the fullest rank after tensor, pipeline and expert parallelism. A stage at either end of a pipeline holds one
/// of the tables. Experts are divided by the expert-parallel ranks in place of the tensor-parallel ones.
struct LocalParameters {
    double dense = 0.0;    ///< shared by all data-parallel ranks
    double experts = 0.0;  ///< shared by data-parallel ranks / expert-parallel ranks
    double tables = 0.0;   ///< the part of `dense` that is embedding or output table
    int expert_ranks = 1;
    double total() const { return dense + experts; }
};
LocalParameters local_parameters(const TrainingModel& model, const TrainingPlan& plan);

/// Unknown: the model's own reason, or training.missing-constant.
TrainingMemory training_memory(const TrainingModel& model, const TrainingPlan& plan, const TrainingConstants& constants);

}  // namespace rackwright
