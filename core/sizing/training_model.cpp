#include "sizing/training_model.h"

#include "sizing/llm_parameters.h"

#include <algorithm>

namespace rackwright {
namespace {

void attention_widths(const LanguageModel& model, TrainingModel& result) {
    const Attention& a = model.attention;
    const double heads = model.heads;
    if (a.kind == AttentionKind::Mla) {  // keys and values are expanded from the latent before they are used
        result.query_width = heads * (a.qk_nope_head_dim + a.qk_rope_head_dim);
        result.key_width = result.query_width;
        result.value_width = heads * a.v_head_dim;
        result.output_width = result.value_width;
    } else {
        result.query_width = heads * model.head_dim;
        result.key_width = static_cast<double>(model.kv_heads) * model.head_dim;
        result.value_width = result.key_width;
        result.output_width = result.query_width;
    }
    switch (a.kind) {
        case AttentionKind::HybridLinear:
        case AttentionKind::HybridMamba2:
            result.full_layers = a.full_layers;
            break;
        case AttentionKind::Sliding:
        case AttentionKind::SlidingGlobal:
            result.full_layers = a.full_layers;
            result.sliding_layers = a.sliding_layers;
            result.window = a.window;
            break;
        default:
            result.full_layers = model.layers;
            break;
    }
}

double largest_matrix(const LanguageModel& model, const TrainingModel& result) {
    const double hidden = model.hidden;
    const double mlp = hidden * std::max({result.dense_layers > 0 ? result.dense_width : 0.0, result.expert_width, result.shared_width});
    return std::max(mlp, hidden * std::max(result.query_width, result.output_width));
}

}  // namespace

TrainingModel training_model(const LanguageModel& model, bool gated_mlp) {
    TrainingModel result;
    const LlmParameters count = count_parameters(model);
    if (!count.known()) {
        result.unknown_reason = count.unknown_reason;
        return result;
    }
    const FeedForwardLayers ff = feed_forward_layers(model);
    // count_parameters takes every decoder for a gated one; the gate is a third of the MLP.
    const double ungated = gated_mlp ? 1.0 : 2.0 / 3.0;
    const double gate = count.dense_mlp * (1.0 - ungated);
    result.parameters = count.total() - gate;
    result.active_parameters = count.active() - gate;
    result.embedding = count.embedding;
    result.head = count.head;
    result.experts = count.experts;
    result.linear = result.layer_parameters() - count.norms - count.router;
    result.layers = model.layers;
    result.hidden = model.hidden;
    result.vocab = model.vocab;
    result.dense_layers = ff.dense + (model.moe.parallel_dense_mlp ? ff.moe : 0);
    result.moe_layers = ff.moe;
    result.dense_width = model.is_moe && model.moe.dense_intermediate > 0 ? model.moe.dense_intermediate : model.intermediate;
    result.shared_width = model.moe.shared_intermediate;
    result.expert_width = model.moe.expert_intermediate;
    result.experts_per_token = model.moe.experts_per_token;
    result.gated_mlp = gated_mlp;
    const std::string_view family = model.family;
    result.qk_norm = family.starts_with("qwen3") || family.starts_with("gemma3") || family.starts_with("gemma4");
    result.norms = family.starts_with("gemma") ? 4 : 2;
    attention_widths(model, result);
    // Mixture layers are the large ones; an even share of everything else is close enough for a buffer.
    const double mixture = ff.moe > 0 ? (count.experts + count.shared_experts + count.router) / ff.moe : 0.0;
    const double dense = result.dense_layers > 0 ? count.dense_mlp * ungated / result.dense_layers : 0.0;
    const double others = (result.layer_parameters() - count.experts - count.shared_experts - count.router - count.dense_mlp * ungated) /
                          std::max(model.layers, 1);
    result.largest_layer = others + std::max(mixture + (model.moe.parallel_dense_mlp ? dense : 0.0), dense);
    result.largest_matrix = largest_matrix(model, result);
    return result;
}

}  // namespace rackwright
