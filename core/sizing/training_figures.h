#pragma once

#include "sizing/training_run.h"

namespace rackwright {

/// What needs no hardware: parameters, trainable parameters, model states, checkpoint.
void put_training_demand(const SizingContext& context, const TrainingRun& run, FigureList& list);
/// The same figures, unknown for `reason` (a literal).
void put_unknown_demand(const SizingContext& context, const Workload& workload, std::string_view reason, FigureList& list);

/// Memory and step time of a run that cannot be worked out, unknown for `reason` (a literal).
void put_unknown_placed(const SizingContext& context, const Workload& workload, std::string_view reason, FigureList& list);

/// Memory of a placed run: per GPU, in all, available, and what is missing.
void put_training_memory(const SizingContext& context, const TrainingRun& run, FigureList& list);

/// Step time and its parts, tokens a second, the time of the whole run.
void put_training_step(const SizingContext& context, const TrainingRun& run, FigureList& list);

}  // namespace rackwright
