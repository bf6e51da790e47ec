#include "sizing/lora.h"

#include "sizing/llm_parameters.h"

namespace rackwright {
namespace {

/// Sums of d_in + d_out over the modules of one layer.
struct ModuleWidths {
    double query_value = 0.0, attention = 0.0;
};

ModuleWidths plain_widths(const LanguageModel& model) {
    const double hidden = model.hidden;
    const double query = static_cast<double>(model.heads) * model.head_dim;
    const double kv = static_cast<double>(model.kv_heads) * model.head_dim;
    return {hidden + query + hidden + kv, 2.0 * (hidden + query) + 2.0 * (hidden + kv)};
}

/// Latent attention has no v matrix of its own: query and value mean the up-projections of query and of keys and values.
ModuleWidths latent_widths(const LanguageModel& model) {
    const Attention& a = model.attention;
    const double hidden = model.hidden;
    const double query = static_cast<double>(model.heads) * (a.qk_nope_head_dim + a.qk_rope_head_dim);
    const double kv_up = a.kv_lora_rank + static_cast<double>(model.heads) * (a.qk_nope_head_dim + a.v_head_dim);
    const double query_up = a.q_lora_rank > 0 ? a.q_lora_rank + query : hidden + query;
    const double down = (a.q_lora_rank > 0 ? hidden + a.q_lora_rank : 0.0) + hidden + a.kv_lora_rank + a.qk_rope_head_dim;
    const double output = static_cast<double>(model.heads) * a.v_head_dim + hidden;
    return {query_up + kv_up, query_up + kv_up + down + output};
}

ModuleWidths linear_widths(const LanguageModel& model) {
    const Attention& a = model.attention;
    const double hidden = model.hidden;
    const double key = static_cast<double>(a.linear_k_heads) * a.linear_k_dim;
    const double value =
        a.mamba_layers > 0 ? static_cast<double>(a.mamba_heads) * a.mamba_head_dim : static_cast<double>(a.linear_v_heads) * a.linear_v_dim;
    const double in = hidden + 2.0 * key + 2.0 * value;
    return {in, in + value + hidden};
}

}  // namespace

double lora_parameters(const LanguageModel& model, LoraTargets targets, int rank) {
    const Attention& a = model.attention;
    const ModuleWidths full = a.kind == AttentionKind::Mla ? latent_widths(model) : plain_widths(model);
    const ModuleWidths linear = linear_widths(model);
    const int linear_layers = a.kind == AttentionKind::HybridLinear   ? a.linear_layers
                              : a.kind == AttentionKind::HybridMamba2 ? a.mamba_layers
                                                                      : 0;
    const int attention_layers = a.kind == AttentionKind::HybridMamba2 ? a.full_layers : model.layers - linear_layers;
    double sum = 0.0;
    if (targets == LoraTargets::QueryValue) {
        sum = attention_layers * full.query_value + linear_layers * linear.query_value;
    } else {
        sum = attention_layers * full.attention + linear_layers * linear.attention;
    }
    if (targets == LoraTargets::AllLinear) {
        const FeedForwardLayers ff = feed_forward_layers(model);
        const double dense_width = model.is_moe && model.moe.dense_intermediate > 0 ? model.moe.dense_intermediate : model.intermediate;
        const double dense_layers = ff.dense + (model.moe.parallel_dense_mlp ? ff.moe : 0);
        sum += dense_layers * 3.0 * (model.hidden + dense_width);
        if (model.moe.shared_intermediate > 0) sum += ff.moe * 3.0 * (static_cast<double>(model.hidden) + model.moe.shared_intermediate);
    }
    return rank * sum;
}

double quantised_base_bytes(const TrainingModel& model, double bytes_per_parameter) {
    constexpr double sixteen_bit = 2.0;
    return model.linear * bytes_per_parameter + (model.parameters - model.linear) * sixteen_bit;
}

}  // namespace rackwright
