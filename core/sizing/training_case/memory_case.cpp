#include "sizing/training_case/case_predictors.h"

#include "sizing/lora.h"
#include "sizing/training_case/case_plan.h"
#include "sizing/training_memory.h"

#include <algorithm>

namespace rackwright::training_case {
namespace {

constexpr double gibi = 1073741824.0;
constexpr double giga = 1e9;

struct MemoryEstimate {
    double low = 0.0, value = 0.0, high = 0.0;  ///< bytes of one GPU
};

/// Bytes to the unit and the count (one GPU or all of them) that the case publishes.
CasePrediction in_published_unit(const CaseFields& fields, const MemoryEstimate& bytes, int gpus, std::string method) {
    const std::string& unit = fields.unit();
    double divisor = 0.0;
    if (contains(unit, "gib"))
        divisor = gibi;
    else if (contains(unit, "gb"))
        divisor = giga;
    else if (contains(unit, "mib"))
        divisor = 1048576.0;
    if (divisor == 0.0) return unpredicted("case.unknown-unit");
    const bool all = fields.flag("total_over_all_gpus").value_or(false) || contains(unit, "sum");
    const double factor = (all ? gpus : 1.0) / divisor;
    CasePrediction prediction;
    prediction.predicted = bytes.value * factor;
    prediction.low = bytes.low * factor;
    prediction.high = bytes.high * factor;
    prediction.method = std::move(method);
    return prediction;
}

MemoryEstimate within(double bytes, double share) { return {bytes * (1.0 - share), bytes, bytes * (1.0 + share)}; }

/// Model states alone, for cases that publish the result of that formula.
CasePrediction predict_states(const CaseFields& fields, const CaseModel& model, const CasePlan& run) {
    TrainingPlan plan = run.plan;
    const std::string quantity = fields.lower("quantity");
    double parameters = model.counted.parameters;
    if (const auto billions = fields.number("params_b")) parameters = *billions * 1e9;
    if (const auto exact = fields.number("params")) parameters = *exact;
    if (contains(quantity, "estimator")) {
        // DeepSpeed's estimator prints bytes / 2^30 and calls them GB. Stage 2: 4 + 16/n bytes a parameter, stage 3: 18/n and
        // four bytes of the largest layer, which the case does not give; a transformer of 24 layers is taken.
        const double n = run.gpus;
        double bytes = 4.0 * parameters + 16.0 * parameters / n;
        if (plan.sharding == Sharding::Zero3) bytes = 18.0 * parameters / n + 4.0 * parameters / 50.0;
        return in_published_unit(fields, within(bytes * giga / gibi, 0.02), run.gpus, "states: DeepSpeed's estimator, in units of 2^30");
    }
    plan.bytes = state_bytes(OptimizerRecipe::AdamW16);
    const StateBytes states = sharded_states(plan.bytes, parameters, run.gpus, plan.sharding, false);
    return in_published_unit(fields, within(states.total(), 0.02), run.gpus, "states: 2 + 2 + 12 bytes a parameter, sharded");
}

/// Weights and optimiser of one rank at 18 bytes; embeddings are left out when the case gives no vocabulary.
CasePrediction predict_parameters_and_optimizer(const CaseFields& fields, const CaseModel& model, const CasePlan& run) {
    const TrainingModel& counted = model.counted;
    double parameters = counted.layer_parameters() - 2.0 * counted.hidden * counted.layers - counted.hidden;
    if (model.counts_tables) parameters += counted.tables();
    const double local = parameters / (run.plan.tensor * run.plan.pipeline);
    const StateBytes states =
        sharded_states(state_bytes(OptimizerRecipe::AdamW18), local, run.plan.shard_ranks(), run.plan.sharding, false);
    return in_published_unit(fields, within(states.total(), 0.02), run.gpus, "states: 2 + 4 + 12 bytes a parameter of the layers");
}

double bucket_bytes(const TrainingConstants& constants, const CasePlan& run) {
    const bool deepspeed = run.stack == Stack::Qwen || run.stack == Stack::DeepSpeed;
    if (!deepspeed) return 0.0;
    const double one = constants.get("memory.buckets", Unit::Byte).value;
    // Adapters are reduced but never gathered, and small enough in 16-bit LoRA runs not to fill a bucket.
    if (run.plan.method == TrainingMethod::Lora) return 0.0;
    return run.plan.adapters() ? one : 2.0 * one;
}

MemoryEstimate estimate(const TrainingConstants& constants, const TrainingMemory& memory, const CasePlan& run, double extra) {
    const double band =
        constants.get(run.plan.fused_kernels ? "memory.activation_band.fused" : "memory.activation_band.eager", Unit::Ratio).value;
    const double certain = memory.states() + memory.gather + extra;
    const double moving = memory.activations + memory.logits;
    constexpr double states_band = 0.02;
    MemoryEstimate result{certain * (1.0 - states_band) + moving * (1.0 - band), certain + moving,
                          certain * (1.0 + states_band) + moving * (1.0 + band)};
    if (reports_reserved_memory(run.stack)) {
        const Figure context = constants.get("memory.context", Unit::Byte);
        const Figure held = constants.get("memory.fragmentation", Unit::Ratio);
        result.low = result.low * (1.0 + held.low_or_value()) + context.low_or_value();
        result.value = result.value * (1.0 + held.value) + context.value;
        result.high = result.high * (1.0 + held.high_or_value()) + context.high_or_value();
    }
    return result;
}

}  // namespace

CasePrediction predict_memory(const Catalogue& catalogue, const CaseFields& fields) {
    const TrainingConstants constants(catalogue);
    const CaseModel model = model_of(catalogue, constants, fields);
    if (!model.known()) return unpredicted(model.unknown_reason);
    CasePlan run = plan_of(constants, fields, model);
    const std::string quantity = fields.lower("quantity");
    if (contains(quantity, "states only")) return predict_states(fields, model, run);
    if (contains(quantity, "parameters+optimizer")) return predict_parameters_and_optimizer(fields, model, run);
    std::string method = "states, gather buffers, activations, logits";
    if (!run.sequence_known) {
        if (!run.plan.adapters()) {
            method = "states and gather buffers only: the sequence is not published";
        } else if (contains(quantity, "minimum") || run.batch_known) {
            run.plan.sequence_tokens = 2048.0;
            method += "; 2,048 tokens assumed";
        } else {
            return unpredicted("case.missing-sequence");
        }
    }
    if (!run.batch_known && run.sequence_known && !run.plan.adapters()) return unpredicted("case.missing-batch");
    if (model.by_size_only) method += "; model shaped from its parameter count";
    TrainingMemory memory = training_memory(model.counted, run.plan, constants);
    if (!memory.known()) return unpredicted(memory.unknown_reason);
    if (run.selective_products) {
        const double kept = constants.get("activation.selective", Unit::BytePerToken).value;
        memory.activations =
            kept * run.plan.local_tokens() * model.counted.hidden * model.counted.layers / (run.plan.tensor * run.plan.pipeline);
    }
    if (run.parameters_on_host) memory.weights = memory.gradients = memory.optimizer = memory.adapters = 0.0;
    return in_published_unit(fields, estimate(constants, memory, run, bucket_bytes(constants, run)), run.gpus, std::move(method));
}

CasePrediction unpredicted(std::string_view reason) {
    CasePrediction prediction;
    prediction.unknown = Message(std::string(reason));
    return prediction;
}

}  // namespace rackwright::training_case
