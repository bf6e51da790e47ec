#include "sizing/training_case/case_predictors.h"

#include "sizing/training_activations.h"
#include "sizing/training_case/case_plan.h"

namespace rackwright::training_case {
namespace {

constexpr double gibi = 1073741824.0;

CasePrediction exactly(double value, double band, std::string method) {
    CasePrediction prediction;
    prediction.predicted = value;
    prediction.low = value * (1.0 - band);
    prediction.high = value * (1.0 + band);
    prediction.method = std::move(method);
    return prediction;
}

double gpt_layer(const CaseModel& model, const TrainingPlan& plan, bool sequence_parallel, Recomputation recomputation) {
    return gpt_layer_activation_bytes(plan.local_tokens(), model.shape.hidden, model.shape.heads, plan.sequence_tokens, plan.tensor,
                                      sequence_parallel, recomputation);
}

}  // namespace

CasePrediction predict_activations(const Catalogue& catalogue, const CaseFields& fields) {
    const TrainingConstants constants(catalogue);
    const CaseModel model = model_of(catalogue, constants, fields);
    if (!model.known()) return unpredicted(model.unknown_reason);
    const CasePlan run = plan_of(constants, fields, model);
    const double band =
        constants.get(run.plan.fused_kernels ? "memory.activation_band.fused" : "memory.activation_band.eager", Unit::Ratio).value;
    if (contains(fields.unit(), "copies")) {
        const ActivationRule rule = activation_rule(constants, run.plan.fused_kernels, model.counted);
        if (!rule.known) return unpredicted("training.missing-constant");
        const double dtype = fields.number("dtype_bytes").value_or(2.0);
        return exactly(dense_layer_bytes(rule, model.counted) / (dtype * model.counted.hidden), band,
                       "tensors that autograd keeps, counted");
    }
    if (!run.sequence_known || !run.batch_known) return unpredicted("case.missing-batch");
    Recomputation recomputation = run.plan.recomputation;
    // Flash attention never keeps the scores.
    if (recomputation == Recomputation::None && fields.flag("flash_attention").value_or(false)) recomputation = Recomputation::Selective;
    const double layer = gpt_layer(model, run.plan, run.plan.sequence_parallel, recomputation);
    if (contains(fields.unit(), "baseline")) {
        const double baseline = gpt_layer(model, run.plan, false, Recomputation::None);
        return exactly(100.0 * layer / baseline, band, "GPT formula against tensor parallelism alone");
    }
    const double layers = layers_in_flight(model.shape.layers, run.plan.pipeline, run.plan.virtual_stages, run.plan.micro_batches);
    const double bytes = layer * layers;
    if (contains(fields.unit(), "gib")) return exactly(bytes / gibi, band, "GPT formula");
    if (contains(fields.unit(), "gb")) return exactly(bytes / 1e9, band, "GPT formula");
    return unpredicted("case.unknown-unit");
}

}  // namespace rackwright::training_case
