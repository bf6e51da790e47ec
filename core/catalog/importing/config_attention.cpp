#include "catalog/importing/model_layers.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>

namespace rackwright {
namespace {

struct LayerKinds {
    int full = 0, windowed = 0, linear = 0, chunked = 0;
};

/// `layer_types`: one word a layer. Nothing when the file has none.
std::optional<LayerKinds> listed_layers(ConfigFields& fields, int layers) {
    const nlohmann::json* list = fields.find("layer_types");
    if (list == nullptr) return std::nullopt;
    LayerKinds kinds;
    if (!list->is_array() || list->size() != static_cast<std::size_t>(layers)) {
        fields.fail("import.contradiction", "layer_types", std::to_string(layers));
        return kinds;
    }
    for (const nlohmann::json& entry : *list) {
        const std::string word = entry.is_string() ? entry.get<std::string>() : std::string();
        if (word == "full_attention") {
            ++kinds.full;
        } else if (word == "sliding_attention") {
            ++kinds.windowed;
        } else if (word == "linear_attention") {
            ++kinds.linear;
        } else if (word == "chunked_attention") {
            ++kinds.chunked;
        } else {
            fields.fail(Message("import.not-sized")
                            .with("file", fields.file())
                            .with("path", fields.place("layer_types"))
                            .with("found", excerpt(entry)));
        }
    }
    return kinds;
}

int windowed_by_rule(ConfigFields& fields, const ModelArchitecture& architecture, int layers) {
    switch (architecture.window) {
        case WindowRule::None:
            return 0;
        case WindowRule::WholeModel:
            return layers;
        case WindowRule::Switched:
            // Layers from this one on have the window.
            return std::max(0, layers - fields.whole_or("max_window_layers", layers, {0, 100000}));
        case WindowRule::EverySecond:
            fields.took_default("layer_types", "sliding, full, …");
            return (layers + 1) / 2;
        case WindowRule::Pattern: {
            const int pattern = fields.whole_default("sliding_window_pattern", 6, {1, 1000});
            return layers - layers / pattern;
        }
    }
    return 0;
}

void read_windows(ConfigFields& fields, const ModelArchitecture& architecture, LanguageModel& model) {
    Attention& attention = model.attention;
    attention.kind_name = "gqa";
    attention.full_layers = model.layers;
    const int window = fields.whole_or("sliding_window", 0, window_range);
    const bool switched_off = architecture.window == WindowRule::Switched && !fields.truth_or("use_sliding_window", false);
    const std::optional<LayerKinds> listed = listed_layers(fields, model.layers);
    if (listed && (listed->linear > 0 || listed->chunked > 0)) {
        fields.fail(
            Message("import.not-sized").with("file", fields.file()).with("path", fields.place("layer_types")).with("found", "layer_types"));
        return;
    }
    int windowed = 0;
    if (listed) {
        windowed = listed->windowed;
    } else if (!switched_off && (window > 0 || architecture.window == WindowRule::Pattern)) {
        windowed = windowed_by_rule(fields, architecture, model.layers);
    }
    if (windowed == 0) return;
    if (window == 0) {
        fields.whole("sliding_window", window_range);  // says that it is missing
        return;
    }
    if (model.max_context > 0 && window >= model.max_context) return;  // never reached
    attention.kind_name = windowed == model.layers ? "sliding" : "sliding+global";
    attention.window = window;
    attention.sliding_layers = windowed;
    attention.full_layers = model.layers - windowed;
    if (attention.full_layers == 0) return;
    attention.global_head_dim = fields.whole_or("global_head_dim", 0, head_size_range);
    attention.global_kv_heads = fields.whole_or("num_global_key_value_heads", 0, head_range);
    attention.k_eq_v = fields.truth_or("attention_k_eq_v", false);
}

void read_latent(ConfigFields& fields, LanguageModel& model, bool sparse) {
    Attention& attention = model.attention;
    attention.kind_name = sparse ? "mla+sparse_index" : "mla";
    attention.full_layers = model.layers;
    attention.q_lora_rank = fields.whole_or("q_lora_rank", 0, rank_range);
    attention.kv_lora_rank = fields.whole("kv_lora_rank", rank_range);
    attention.qk_rope_head_dim = fields.whole("qk_rope_head_dim", head_size_range);
    attention.qk_nope_head_dim = fields.whole("qk_nope_head_dim", head_size_range);
    attention.v_head_dim = fields.whole("v_head_dim", head_size_range);
    if (sparse) {
        attention.index_heads = fields.whole("index_n_heads", head_range);
        attention.index_head_dim = fields.whole("index_head_dim", head_size_range);
    }
    // The catalogue's head is what the query and key have; each head has a key of its own before the compression.
    model.head_dim = attention.qk_nope_head_dim + attention.qk_rope_head_dim;
    model.kv_heads = model.heads;
}

void read_delta_net(ConfigFields& fields, LanguageModel& model) {
    Attention& attention = model.attention;
    attention.kind_name = "hybrid_linear";
    const std::optional<LayerKinds> listed = listed_layers(fields, model.layers);
    // Without a list the last of every four layers, or of as many as the file says, looks back the whole context.
    const int interval = listed ? 0 : fields.whole_default("full_attention_interval", 4, {1, 1000});
    if (listed && (listed->windowed > 0 || listed->chunked > 0)) fields.fail("import.contradiction", "layer_types", "full, linear");
    attention.full_layers = listed ? listed->full : model.layers / interval;
    attention.linear_layers = model.layers - attention.full_layers;
    if (attention.linear_layers == 0) fields.fail("import.contradiction", "layer_types", "full, linear");
    attention.linear_k_heads = fields.whole("linear_num_key_heads", head_range);
    attention.linear_k_dim = fields.whole("linear_key_head_dim", head_size_range);
    attention.linear_v_heads = fields.whole("linear_num_value_heads", head_range);
    attention.linear_v_dim = fields.whole("linear_value_head_dim", head_size_range);
    attention.conv_kernel = fields.whole("linear_conv_kernel_dim", {1, 64});
    attention.output_gate = fields.truth_default("attn_output_gate", true);
    fields.has("full_attention_interval");
}

/// Lists that say of each layer whether it is of the plain kind: MiniMax marks linear attention with 0, GLM shares the index of a layer
/// with the next ones.
void refuse_other_layers(ConfigFields& fields, std::string_view key, const nlohmann::json& plain) {
    const nlohmann::json* list = fields.find(key);
    if (list == nullptr || (list->is_array() && std::all_of(list->begin(), list->end(), [&](const auto& one) { return one == plain; })))
        return;
    fields.fail(Message("import.not-sized").with("file", fields.file()).with("path", fields.place(key)).with("found", excerpt(*list)));
}

/// `hybrid_override_pattern`: M Mamba-2, E mixture of experts, * attention, - dense MLP, one letter a layer.
void read_mamba(ConfigFields& fields, LanguageModel& model) {
    Attention& attention = model.attention;
    attention.kind_name = "hybrid_mamba2";
    const std::string pattern = fields.text_or_empty("hybrid_override_pattern");
    const auto count = [&pattern](char letter) { return static_cast<int>(std::count(pattern.begin(), pattern.end(), letter)); };
    attention.full_layers = count('*');
    attention.mamba_layers = count('M');
    model.moe.moe_layers = count('E');
    if (pattern.empty()) {
        fields.fail(Message("import.missing").with("file", fields.file()).with("path", fields.place("hybrid_override_pattern")));
        return;
    }
    if (pattern.size() != static_cast<std::size_t>(model.layers) || attention.mamba_layers == 0)
        fields.fail("import.contradiction", "hybrid_override_pattern", std::to_string(model.layers));
    if (attention.full_layers + attention.mamba_layers + model.moe.moe_layers != model.layers || model.moe.moe_layers == 0) {
        fields.fail(Message("import.not-sized")
                        .with("file", fields.file())
                        .with("path", fields.place("hybrid_override_pattern"))
                        .with("found", excerpt(pattern)));
    }
    attention.mamba_heads = fields.whole("mamba_num_heads", head_range);
    attention.mamba_head_dim = fields.whole("mamba_head_dim", head_size_range);
    attention.ssm_state = fields.whole("ssm_state_size", rank_range);
    attention.mamba_groups = fields.whole("n_groups", head_range);
    attention.conv_kernel = fields.whole("conv_kernel", {1, 64});
    // The sizing counts two matrices a feed-forward block of such a model and a state in FP32.
    if (fields.text_or_empty("mlp_hidden_act") != "relu2") fields.fail("import.contradiction", "mlp_hidden_act", "relu2");
    const std::string state = fields.text_or_empty("mamba_ssm_cache_dtype");
    if (!state.empty() && state != "float32") fields.fail("import.contradiction", "mamba_ssm_cache_dtype", "float32");
}

/// Layers without rotary embedding look back the whole context, the others within their chunk.
void read_chunks(ConfigFields& fields, LanguageModel& model) {
    Attention& attention = model.attention;
    attention.kind_name = "chunked_local+global";
    attention.window = fields.whole("attention_chunk_size", window_range);
    int chunked = 0;
    if (const std::optional<LayerKinds> listed = listed_layers(fields, model.layers)) {
        chunked = listed->chunked;
        if (listed->windowed > 0 || listed->linear > 0) fields.fail("import.contradiction", "layer_types", "full, chunked");
    } else if (const nlohmann::json* rotary = fields.find("no_rope_layers"); rotary != nullptr && !rotary->empty()) {
        if (!rotary->is_array() || rotary->size() != static_cast<std::size_t>(model.layers)) {
            fields.fail("import.contradiction", "no_rope_layers", std::to_string(model.layers));
        } else {
            chunked = static_cast<int>(std::count(rotary->begin(), rotary->end(), nlohmann::json(1)));
        }
    } else {
        chunked = model.layers - model.layers / fields.whole_default("no_rope_layer_interval", 4, {1, 1000});
    }
    fields.has("no_rope_layers");
    attention.sliding_layers = chunked;
    attention.full_layers = model.layers - chunked;
}

}  // namespace

void read_config_attention(ConfigFields& fields, const ModelArchitecture& architecture, LanguageModel& model) {
    switch (architecture.mixer) {
        case Mixer::Plain:
            read_windows(fields, architecture, model);
            break;
        case Mixer::Latent:
        case Mixer::SparseLatent:
            read_latent(fields, model, architecture.mixer == Mixer::SparseLatent);
            break;
        case Mixer::DeltaNet:
            read_delta_net(fields, model);
            break;
        case Mixer::Mamba2:
            read_mamba(fields, model);
            break;
        case Mixer::Chunked:
            read_chunks(fields, model);
            break;
    }
    refuse_other_layers(fields, "attn_type_list", 1);
    refuse_other_layers(fields, "indexer_types", "full");
    // Layers that predict further tokens; only speculative decoding loads them.
    int predicting = fields.whole_or("num_nextn_predict_layers", 0, {0, 64});
    predicting = std::max(predicting, fields.whole_or("mtp_num_hidden_layers", 0, {0, 64}));
    const int modules = fields.whole_or("num_mtp_modules", 0, {0, 64}) * fields.whole_or("mtp_transformer_layers", 1, {0, 8});
    if (fields.truth_or("use_mtp", modules > 0)) predicting = std::max(predicting, modules);
    model.attention.mtp_layers = predicting;
}

}  // namespace rackwright
