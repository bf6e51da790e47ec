#include "sizing/training_activations.h"

#include <algorithm>

namespace rackwright {
namespace {

constexpr double layer_input_bytes = 2.0;  // what full recomputation starts from, an element of the residual stream

double attention_bytes(const ActivationRule& rule, const TrainingModel& model) {
    const double widths = rule.expands_keys ? 2.0 * (model.query_width + model.output_width)
                                            : model.query_width + model.key_width + model.value_width + model.output_width;
    return rule.attention * widths + (model.qk_norm ? rule.qk_norm * (model.query_width + model.key_width) : 0.0);
}

double stream_bytes(const ActivationRule& rule, const TrainingModel& model) {
    return (rule.norm * model.norms + rule.residual) * model.hidden;
}

/// Of a layer's bytes, what one tensor-parallel rank holds: without sequence parallelism the norms are on every rank.
double on_rank(double layer_bytes, double stream, const TrainingPlan& plan) {
    if (plan.tensor <= 1) return layer_bytes;
    if (plan.sequence_parallel) return layer_bytes / plan.tensor;
    return stream + (layer_bytes - stream) / plan.tensor;
}

}  // namespace

double gpt_layer_activation_bytes(double tokens, double hidden, double heads, double score_tokens, int tensor_parallel,
                                  bool sequence_parallel, Recomputation recomputation) {
    const double t = std::max(tensor_parallel, 1);
    const double element = tokens * hidden;
    if (recomputation == Recomputation::Full) return layer_input_bytes * element / (sequence_parallel ? t : 1.0);
    const double scores = recomputation == Recomputation::Selective ? 0.0 : 5.0 * heads * score_tokens / hidden;
    if (sequence_parallel) return element / t * (34.0 + scores);
    return element * (10.0 + 24.0 / t + scores / t);
}

double layers_in_flight(int layers, int pipeline_parallel, int virtual_stages, int micro_batches) {
    const double p = std::max(pipeline_parallel, 1);
    const double v = std::max(virtual_stages, 1);
    const double in_flight = std::min(p, static_cast<double>(std::max(micro_batches, 1)));
    const double interleaved = v > 1.0 ? 1.0 + (p - 1.0) / (p * v) : 1.0;
    return layers / p * in_flight * interleaved;
}

ActivationRule activation_rule(const TrainingConstants& constants, bool fused_kernels, const TrainingModel& model) {
    ActivationRule rule;
    const auto get = [&constants](std::string_view name) { return constants.get(name, Unit::BytePerToken).value; };
    if (fused_kernels) {
        rule.norm = get("activation.fused.norm");
        rule.attention = get("activation.fused.attention");
        rule.mlp = get("activation.fused.mlp");
        rule.routed = get("activation.fused.routed");
    } else {
        rule.norm = get(model.norms > 2 ? "activation.eager.norm.gemma" : "activation.eager.norm");
        rule.residual = get("activation.eager.residual");
        rule.attention = get("activation.eager.attention");
        rule.qk_norm = get("activation.eager.qk_norm");
        rule.mlp = get("activation.eager.mlp");
        rule.routed = get("activation.eager.routed");
        rule.expands_keys = true;
    }
    rule.known = std::isfinite(rule.norm + rule.residual + rule.attention + rule.qk_norm + rule.mlp + rule.routed);
    return rule;
}

double dense_layer_bytes(const ActivationRule& rule, const TrainingModel& model) {
    return stream_bytes(rule, model) + attention_bytes(rule, model) + rule.mlp * model.dense_width;
}

double mixture_layer_bytes(const ActivationRule& rule, const TrainingModel& model) {
    const double routed = model.experts_per_token * (rule.routed * model.hidden + rule.mlp * model.expert_width);
    return stream_bytes(rule, model) + attention_bytes(rule, model) + rule.mlp * model.shared_width + routed;
}

StageActivations stage_activations(const ActivationRule& rule, const TrainingModel& model, const TrainingPlan& plan) {
    const double stream = stream_bytes(rule, model);
    const double dense = on_rank(dense_layer_bytes(rule, model), stream, plan);
    const double mixture = model.moe_layers > 0 ? on_rank(mixture_layer_bytes(rule, model), stream, plan) : 0.0;
    const double dense_share = model.layers > 0 ? 1.0 - static_cast<double>(model.moe_layers) / model.layers : 1.0;
    const double kept_layer = dense_share * dense + (1.0 - dense_share) * mixture;
    const double first_layers = layers_in_flight(model.layers, plan.pipeline, plan.virtual_stages, plan.micro_batches);
    const double last_layers = static_cast<double>(model.layers) / std::max(plan.pipeline, 1);
    const double tokens = plan.local_tokens();
    // Sequence parallelism gathers a sublayer's input, and the gradient of it, before the products.
    const double gathered = plan.tensor > 1 && plan.sequence_parallel ? 4.0 * tokens * model.hidden * (1.0 - 1.0 / plan.tensor) : 0.0;
    if (plan.recomputation != Recomputation::Full)
        return {tokens * kept_layer * first_layers + gathered, tokens * kept_layer * last_layers + gathered};
    const double input = layer_input_bytes * model.hidden / (plan.sequence_parallel ? std::max(plan.tensor, 1) : 1);
    const double working_set = std::max(dense_share > 0.0 ? dense : 0.0, mixture);
    return {tokens * (input * first_layers + working_set) + gathered, tokens * (input * last_layers + working_set) + gathered};
}

}  // namespace rackwright
