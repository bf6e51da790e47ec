#include "catalog/loading/load_attention.h"

#include "catalog/loading/product_words.h"

namespace rackwright {
namespace {

constexpr IntegerBounds layer_count{0, 1000};
constexpr IntegerBounds layers_of_a_kind{1, 1000};
constexpr IntegerBounds head_count{1, 4096};
constexpr IntegerBounds head_size{1, 8192};
constexpr IntegerBounds rank{1, 1 << 16};
constexpr IntegerBounds token_window{1, 1 << 24};

void check_layers(ObjectReader& entry, std::string_view key, int sum, int layers) {
    if (sum != layers) entry.fail("catalog.out-of-range", key, std::to_string(sum), "layers " + std::to_string(layers));
}

void read_sliding(ObjectReader& entry, Attention& attention, int layers) {
    attention.window = entry.integer("window", token_window);
    attention.sliding_layers = entry.integer("sliding_layers", layers_of_a_kind);
    attention.full_layers = entry.integer("global_layers", layer_count);
    attention.global_kv_heads = entry.integer_or("global_kv_heads", 0, head_count);
    attention.global_head_dim = entry.integer_or("global_head_dim", 0, head_size);
    attention.k_eq_v = entry.flag("k_eq_v");
    check_layers(entry, "sliding_layers", attention.sliding_layers + attention.full_layers, layers);
}

/// Without counts every layer is taken as global: the upper bound of the cache.
void read_chunked(ObjectReader& entry, Attention& attention, int layers) {
    attention.window = entry.integer("chunk", token_window);
    attention.sliding_layers = entry.integer_or("sliding_layers", 0, layer_count);
    attention.full_layers = entry.integer_or("global_layers", layers - attention.sliding_layers, layer_count);
    check_layers(entry, "sliding_layers", attention.sliding_layers + attention.full_layers, layers);
}

void read_linear(ObjectReader& entry, Attention& attention, int layers) {
    attention.full_layers = entry.integer("full_layers", layer_count);
    attention.linear_layers = entry.integer("linear_layers", layers_of_a_kind);
    attention.linear_k_heads = entry.integer("linear_k_heads", head_count);
    attention.linear_k_dim = entry.integer("linear_k_dim", head_size);
    attention.linear_v_heads = entry.integer("linear_v_heads", head_count);
    attention.linear_v_dim = entry.integer("linear_v_dim", head_size);
    attention.conv_kernel = entry.integer("conv_kernel", {1, 64});
    check_layers(entry, "linear_layers", attention.full_layers + attention.linear_layers, layers);
}

void read_mla(ObjectReader& entry, Attention& attention, int layers) {
    attention.full_layers = layers;
    attention.q_lora_rank = entry.integer_or("q_lora_rank", 0, rank);
    attention.kv_lora_rank = entry.integer("kv_lora_rank", rank);
    attention.qk_rope_head_dim = entry.integer("qk_rope_head_dim", head_size);
    attention.qk_nope_head_dim = entry.integer_or("qk_nope_head_dim", 0, head_size);
    attention.v_head_dim = entry.integer_or("v_head_dim", 0, head_size);
    if (attention.kind_name == "mla+sparse_index") {
        attention.index_heads = entry.integer("index_n_heads", head_count);
        attention.index_head_dim = entry.integer("index_head_dim", head_size);
        entry.integer_or("index_topk", 0, token_window);  // tokens read in a step; all of them are kept
    }
}

/// The rest of the layers of such a model are mixtures of experts and keep nothing.
void read_mamba(ObjectReader& entry, LanguageModel& model) {
    Attention& attention = model.attention;
    attention.full_layers = entry.integer("attention_layers", layer_count);
    attention.mamba_layers = entry.integer("mamba_layers", layers_of_a_kind);
    attention.mamba_heads = entry.integer("mamba_heads", head_count);
    attention.mamba_head_dim = entry.integer("mamba_head_dim", head_size);
    attention.ssm_state = entry.integer("ssm_state", {1, 1 << 16});
    attention.mamba_groups = entry.integer("n_groups", head_count);
    attention.conv_kernel = entry.integer("conv_kernel", {1, 64});
    model.moe.moe_layers = entry.integer_or("moe_layers", 0, layer_count);
    check_layers(entry, "mamba_layers", attention.full_layers + attention.mamba_layers + model.moe.moe_layers, model.layers);
}

/// Known by name only: its keys are kept in the file for the day when the sizing understands them.
void read_other(ObjectReader& entry) {
    for (const std::string_view key : entry.keys()) entry.find(key);
}

/// Keys that describe and are not reckoned with. The state is sized in FP32, so nothing else is accepted.
void read_descriptions(ObjectReader& entry) {
    entry.text_or_empty("pattern");
    entry.text_or_empty("linear_type");
    const std::string state = entry.text_or_empty("state_dtype");
    if (!state.empty() && state != "float32") entry.fail("catalog.unknown-value", "state_dtype", state, "float32");
}

}  // namespace

void read_attention(ObjectReader& entry, LanguageModel& model) {
    Attention& attention = model.attention;
    attention.kind = entry.word("kind", words::attention_kinds);
    attention.kind_name = entry.text("kind");
    attention.output_gate = entry.flag("attn_output_gate");
    attention.mtp_layers = entry.integer_or("mtp_layers", 0, layer_count);
    read_descriptions(entry);
    switch (attention.kind) {
        case AttentionKind::Gqa:
        case AttentionKind::Encoder:
            attention.full_layers = model.layers;
            break;
        case AttentionKind::Sliding:
        case AttentionKind::SlidingGlobal:
            read_sliding(entry, attention, model.layers);
            break;
        case AttentionKind::ChunkedGlobal:
            read_chunked(entry, attention, model.layers);
            break;
        case AttentionKind::HybridLinear:
            read_linear(entry, attention, model.layers);
            break;
        case AttentionKind::Mla:
            read_mla(entry, attention, model.layers);
            break;
        case AttentionKind::HybridMamba2:
            read_mamba(entry, model);
            break;
        case AttentionKind::Other:
            read_other(entry);
            break;
    }
}

}  // namespace rackwright
