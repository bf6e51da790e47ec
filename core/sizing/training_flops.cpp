#include "sizing/training_flops.h"

#include <algorithm>

namespace rackwright {

TrainingFlops training_flops_per_token(const TrainingModel& model, bool frozen_base, Recomputation recomputation, double sequence_tokens,
                                       bool causal) {
    const double forward = 2.0, backward = frozen_base ? 2.0 : 4.0;
    const double again = recomputation == Recomputation::Full ? forward : 0.0;
    TrainingFlops flops;
    flops.matrices = (forward + backward + again) * model.multiplied_parameters();
    // 12 FLOP a layer, element of width and key; the causal mask leaves half of the keys on average.
    const double width = 0.5 * (model.query_width + model.output_width);
    const double keys = sequence_tokens * (causal ? 0.5 : 1.0);
    const double looked_at = model.full_layers * keys + model.sliding_layers * std::min(keys, static_cast<double>(model.window));
    flops.attention = 12.0 * width * looked_at * (recomputation == Recomputation::Full ? 4.0 / 3.0 : 1.0);
    return flops;
}

double stage_imbalance(const TrainingModel& model, int pipeline_parallel) {
    const double p = pipeline_parallel;
    if (pipeline_parallel <= 1) return 1.0;
    const double layers = model.multiplied_parameters() - model.output_table();
    return (layers / p + model.output_table()) * p / (layers + model.output_table());
}

}  // namespace rackwright
