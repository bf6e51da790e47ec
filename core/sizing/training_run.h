#pragma once

#include "sizing/context.h"
#include "sizing/range.h"
#include "sizing/training_links.h"
#include "sizing/training_memory.h"

namespace rackwright {

/// A training workload with everything its figures are made from. Without GPUs only the demand is filled in.
struct TrainingRun {
    const Workload* workload = nullptr;
    const Training* task = nullptr;
    const LanguageModel* language = nullptr;
    TrainingModel model;
    TrainingPlan plan;

    std::vector<GpuResult*> gpus;   ///< of all placements, in their order: one job
    const Gpu* gpu = nullptr;       ///< the one with the least memory
    const Fact* visible = nullptr;  ///< memory of that GPU, or of its slice
    double compute_share = 1.0;     ///< of a GPU's processors: below 1 in a MIG slice
    StepLinks links;
    HostPath host;
    TrainingMemory memory;                                  ///< what the run itself keeps on the fullest GPU
    Range memory_range;                                     ///< bytes of that GPU: the run, its context and the allocator's reserve
    double context_bytes = 0.0, fragmentation_bytes = 0.0;  ///< of one GPU
    ComputeSpeed speed;
    TrainingStep step;

    bool placed() const { return gpu != nullptr; }
    /// Of the fullest GPU, bytes: everything that lies in its memory while the run goes on, as its parts are listed.
    double needed() const { return memory.total() + context_bytes + fragmentation_bytes; }
    double available() const { return visible->value; }  ///< of one GPU
    double gpu_count() const { return static_cast<double>(gpus.size()); }
    double trained_parameters() const { return plan.adapters() ? plan.trainable_parameters : model.parameters; }
    /// All model states, whatever they are divided among, bytes.
    double model_states() const;
};

/// The demand: model, recipe, batch; one GPU, nothing divided. `model` of the result may be unknown.
TrainingRun training_demand(const SizingContext& context, const Workload& workload, const Training& task, const LanguageModel& language);

/// Adds placements, memory and step. Empty when it could; else why not: training.too-few-gpus (needed, available),
/// training.unknown-gpu, training.mixed-parallelism, training.tensor-parallel-not-divisible (tensor, heads),
/// training.too-many-stages (stages, layers), training.across-slices, training.unknown-slice, training.missing-constant.
Message place_run(const SizingContext& context, std::span<const ResolvedPlacement> placements, TrainingRun& run);

}  // namespace rackwright
