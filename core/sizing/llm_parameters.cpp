#include "sizing/llm_parameters.h"

#include <algorithm>

namespace rackwright {
namespace {

/// Heads of `heads` that one of `ranks` computes: at least one, replicated when there are more ranks than heads.
double heads_on_rank(int heads, int ranks) {
    const int rounded_up = (heads + ranks - 1) / ranks;
    return rounded_up;
}

bool is_encoder(const LanguageModel& model) { return model.attention.kind == AttentionKind::Encoder; }

/// Encoders and the Mamba-2 hybrids with squared ReLU have an up and a down matrix and no gate.
double mlp_matrices(const LanguageModel& model) {
    return is_encoder(model) || model.attention.kind == AttentionKind::HybridMamba2 ? 2.0 : 3.0;
}

struct AttentionCount {
    double heads = 0.0, kv = 0.0, replicated = 0.0;
};

/// One attention layer with `kv_heads` of `head_dim`, on one rank.
AttentionCount plain_attention(const LanguageModel& model, int kv_heads, int head_dim, int kv_projections, int ranks) {
    const double hidden = model.hidden;
    const double query_width = static_cast<double>(model.heads) * head_dim / ranks;
    const double kv_width = heads_on_rank(kv_heads, ranks) * head_dim;
    AttentionCount count;
    count.heads = hidden * query_width * (model.attention.output_gate ? 2.0 : 1.0) + query_width * hidden;
    count.kv = kv_projections * hidden * kv_width;
    if (model.qkv_bias) {
        count.heads += query_width;
        count.kv += 2.0 * kv_width;
    }
    return count;
}

AttentionCount latent_attention(const LanguageModel& model, int ranks) {
    const Attention& a = model.attention;
    const double hidden = model.hidden;
    const double heads = static_cast<double>(model.heads) / ranks;
    const double query_width = heads * (a.qk_nope_head_dim + a.qk_rope_head_dim);
    AttentionCount count;
    if (a.q_lora_rank > 0) {
        count.replicated += hidden * a.q_lora_rank;
        count.heads += a.q_lora_rank * query_width;
    } else {
        count.heads += hidden * query_width;
    }
    count.replicated += hidden * (a.kv_lora_rank + a.qk_rope_head_dim);
    count.heads += a.kv_lora_rank * heads * (a.qk_nope_head_dim + a.v_head_dim);
    count.heads += heads * a.v_head_dim * hidden;
    if (a.index_heads > 0) {  // queries from the low rank, one key, one weight a head
        count.replicated += static_cast<double>(a.q_lora_rank) * a.index_heads * a.index_head_dim;
        count.replicated += hidden * a.index_head_dim + hidden * a.index_heads;
    }
    return count;
}

double delta_net_layer(const LanguageModel& model, int ranks) {
    const Attention& a = model.attention;
    const double hidden = model.hidden;
    const double key_width = static_cast<double>(a.linear_k_heads) * a.linear_k_dim;
    const double value_width = static_cast<double>(a.linear_v_heads) * a.linear_v_dim;
    const double projections = hidden * (2.0 * key_width + 2.0 * value_width) + 2.0 * hidden * a.linear_v_heads;
    return (projections + a.conv_kernel * (2.0 * key_width + value_width) + value_width * hidden) / ranks;
}

double mamba_layer(const LanguageModel& model, int ranks) {
    const Attention& a = model.attention;
    const double hidden = model.hidden;
    const double inner = static_cast<double>(a.mamba_heads) * a.mamba_head_dim;
    const double state_width = 2.0 * a.mamba_groups * a.ssm_state;
    const double in = hidden * (2.0 * inner + state_width + a.mamba_heads);
    // Decay, skip and time-step bias a head; the norm before the output projection.
    const double small = 3.0 * a.mamba_heads + inner;
    return (in + a.conv_kernel * (inner + state_width) + small + inner * hidden) / ranks;
}

void add_attention(const LanguageModel& model, int ranks, LlmParameters& count) {
    const Attention& a = model.attention;
    const auto add = [&count](const AttentionCount& layer, double layers) {
        count.attention += layers * layer.heads;
        count.attention_kv += layers * layer.kv;
        count.attention_replicated += layers * layer.replicated;
    };
    const AttentionCount local =
        a.kind == AttentionKind::Mla ? latent_attention(model, ranks) : plain_attention(model, model.kv_heads, model.head_dim, 2, ranks);
    if (a.kind == AttentionKind::SlidingGlobal || a.kind == AttentionKind::Sliding) {
        const int global_heads = a.global_kv_heads > 0 ? a.global_kv_heads : model.kv_heads;
        const int global_dim = a.global_head_dim > 0 ? a.global_head_dim : model.head_dim;
        add(local, a.sliding_layers);
        add(plain_attention(model, global_heads, global_dim, a.k_eq_v ? 1 : 2, ranks), a.full_layers);
    } else if (a.kind == AttentionKind::HybridLinear || a.kind == AttentionKind::HybridMamba2) {
        add(local, a.full_layers);
    } else {
        add(local, model.layers);
    }
    if (a.kind == AttentionKind::HybridLinear) count.linear_attention = a.linear_layers * delta_net_layer(model, ranks);
    if (a.kind == AttentionKind::HybridMamba2) count.linear_attention = a.mamba_layers * mamba_layer(model, ranks);
}

void add_feed_forward(const LanguageModel& model, int ranks, LlmParameters& count) {
    const MixtureOfExperts& moe = model.moe;
    const double hidden = model.hidden;
    const double matrices = mlp_matrices(model);
    const FeedForwardLayers layers = feed_forward_layers(model);
    const int dense_width = moe.dense_intermediate > 0 ? moe.dense_intermediate : model.intermediate;
    const double dense_layers = layers.dense + (moe.parallel_dense_mlp ? layers.moe : 0);
    count.dense_mlp = dense_layers * matrices * hidden * dense_width / ranks;
    if (!model.is_moe) return;
    count.experts = static_cast<double>(layers.moe) * moe.experts * matrices * hidden * moe.expert_intermediate / ranks;
    count.shared_experts = static_cast<double>(layers.moe) * matrices * hidden * moe.shared_intermediate / ranks;
    count.router = static_cast<double>(layers.moe) * hidden * moe.experts;
    count.active_share = static_cast<double>(moe.experts_per_token) / moe.experts;
}

/// A prediction layer is one decoder layer like the last ones, with a projection of the two hidden states it joins.
void add_mtp(const LanguageModel& model, int ranks, LlmParameters& count) {
    const int layers = model.attention.mtp_layers;
    if (layers == 0) return;
    const AttentionCount attention = model.attention.kind == AttentionKind::Mla
                                         ? latent_attention(model, ranks)
                                         : plain_attention(model, model.kv_heads, model.head_dim, 2, ranks);
    const FeedForwardLayers ff = feed_forward_layers(model);
    double layer = attention.heads + attention.kv + attention.replicated + 2.0 * model.hidden * model.hidden;
    double experts = 0.0;
    if (model.is_moe && ff.moe > 0) {
        experts = count.experts / ff.moe;
        layer += experts + (count.shared_experts + count.router) / ff.moe;
    } else {
        layer += 3.0 * model.hidden * model.intermediate / ranks;
    }
    count.mtp = layers * layer;
    count.mtp_experts = layers * experts;
}

bool dimensions_missing(const LanguageModel& model) {
    const Attention& a = model.attention;
    if (model.layers <= 0 || model.hidden <= 0 || model.heads <= 0 || model.vocab <= 0) return true;
    if (a.kind == AttentionKind::Mla) return a.kv_lora_rank <= 0 || a.qk_nope_head_dim <= 0 || a.v_head_dim <= 0;
    if (model.kv_heads <= 0 || model.head_dim <= 0) return true;
    if (model.is_moe) return model.moe.experts <= 0 || model.moe.expert_intermediate <= 0;
    return model.intermediate <= 0;
}

}  // namespace

FeedForwardLayers feed_forward_layers(const LanguageModel& model) {
    if (!model.is_moe) return {model.layers, 0};
    const MixtureOfExperts& moe = model.moe;
    if (model.attention.kind == AttentionKind::HybridMamba2) return {0, moe.moe_layers};
    const int after_dense = std::max(0, model.layers - moe.first_dense_layers);
    const int with_experts = moe.moe_layers > 0 ? std::min(moe.moe_layers, after_dense) : after_dense;
    return {model.layers - with_experts, with_experts};
}

LlmParameters count_parameters(const LanguageModel& model, int tensor_parallel) {
    LlmParameters count;
    if (model.attention.kind == AttentionKind::Other) {
        count.unknown_reason = "llm.architecture-not-sized";
        return count;
    }
    if (dimensions_missing(model) || tensor_parallel < 1) {
        count.unknown_reason = "llm.dimensions-missing";
        return count;
    }
    const double table = static_cast<double>(model.vocab) * model.hidden;
    count.embedding = table / tensor_parallel;
    if (is_encoder(model)) count.embedding += static_cast<double>(model.max_context) * model.hidden / tensor_parallel;
    if (!model.tied_embeddings && !is_encoder(model)) count.head = table / tensor_parallel;
    count.norms = 2.0 * model.hidden * model.layers + model.hidden;
    add_attention(model, tensor_parallel, count);
    add_feed_forward(model, tensor_parallel, count);
    add_mtp(model, tensor_parallel, count);
    return count;
}

PipelineStage pipeline_stage(const LanguageModel& model, int pipeline_parallel, int stage) {
    const int base = model.layers / pipeline_parallel;
    const int remainder = model.layers % pipeline_parallel;
    const auto layers_of = [&](int index) {
        const bool longer = index >= pipeline_parallel - 1 - remainder && index <= pipeline_parallel - 2;
        return base + (longer ? 1 : 0);
    };
    int from = 0;
    for (int before = 0; before < stage; ++before) from += layers_of(before);
    PipelineStage result;
    result.layers = layers_of(stage);
    result.first = stage == 0;
    result.last = stage == pipeline_parallel - 1;
    const FeedForwardLayers ff = feed_forward_layers(model);
    const int leading = std::clamp(model.moe.first_dense_layers, 0, ff.dense);
    const int leading_here = std::clamp(leading - from, 0, result.layers);
    const int rest = model.layers - leading;
    const double rest_here = result.layers - leading_here;
    const double moe_share = rest > 0 ? static_cast<double>(ff.moe) / rest : 0.0;
    result.moe_layers = rest_here * moe_share;
    const double dense_share = rest > 0 ? static_cast<double>(ff.dense - leading) / rest : 0.0;
    result.dense_layers = leading_here + rest_here * dense_share;
    return result;
}

}  // namespace rackwright
