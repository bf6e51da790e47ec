#include "catalog/importing/model_layers.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <vector>

namespace rackwright {
namespace {

constexpr WholeRange step_range{0, 1000};

/// Which layers have the experts; the others have a dense MLP.
std::vector<bool> mixture_layers(ConfigFields& fields, const ModelArchitecture& architecture, int layers) {
    std::vector<bool> mixture(static_cast<std::size_t>(layers), true);
    const auto keep_if = [&mixture](const auto& condition) {
        for (std::size_t layer = 0; layer < mixture.size(); ++layer) mixture[layer] = mixture[layer] && condition(layer);
    };
    const auto in_list = [](const nlohmann::json& list, std::size_t layer) {
        return std::find(list.begin(), list.end(), nlohmann::json(layer)) != list.end();
    };

    if (const auto dense = static_cast<std::size_t>(fields.whole_or("first_k_dense_replace", 0, step_range)); dense > 0)
        keep_if([dense](std::size_t layer) { return layer >= dense; });
    if (const nlohmann::json* frequency = fields.find("moe_layer_freq"); frequency != nullptr && frequency->is_array()) {
        if (frequency->size() != mixture.size())
            fields.fail("import.contradiction", "moe_layer_freq", std::to_string(layers));
        else
            keep_if([frequency](std::size_t layer) { return frequency->at(layer) == nlohmann::json(1); });
    } else if (const auto step = static_cast<std::size_t>(fields.whole_or("moe_layer_freq", 1, {1, 1000})); step > 1) {
        keep_if([step](std::size_t layer) { return layer % step == 0; });
    }
    if (const auto step = static_cast<std::size_t>(fields.whole_or("decoder_sparse_step", 1, {1, 1000})); step > 1)
        keep_if([step](std::size_t layer) { return (layer + 1) % step == 0; });
    if (const nlohmann::json* dense = fields.find("mlp_only_layers"); dense != nullptr && dense->is_array())
        keep_if([&](std::size_t layer) { return !in_list(*dense, layer); });
    if (const nlohmann::json* listed = fields.find("mlp_layer_types"); listed != nullptr) {
        if (!listed->is_array() || listed->size() != mixture.size())
            fields.fail("import.contradiction", "mlp_layer_types", std::to_string(layers));
        else
            keep_if([listed](std::size_t layer) { return listed->at(layer) == nlohmann::json("sparse"); });
    }
    if (architecture.experts == ExpertRule::Interleaved) {
        const auto step = static_cast<std::size_t>(fields.whole_default("interleave_moe_layer_step", 1, {1, 1000}));
        const nlohmann::json* listed = fields.find("moe_layers");
        if (listed != nullptr && listed->is_array())
            keep_if([&](std::size_t layer) { return in_list(*listed, layer); });
        else
            keep_if([step](std::size_t layer) { return (layer + 1) % step == 0; });
    }
    return mixture;
}

void place_layers(ConfigFields& fields, const ModelArchitecture& architecture, LanguageModel& model) {
    const std::vector<bool> mixture = mixture_layers(fields, architecture, model.layers);
    const auto first = std::find(mixture.begin(), mixture.end(), true);
    if (first == mixture.end()) {
        fields.fail("import.contradiction", "num_hidden_layers", "> 0");
        return;
    }
    model.moe.first_dense_layers = static_cast<int>(first - mixture.begin());
    const auto count = static_cast<int>(std::count(mixture.begin(), mixture.end(), true));
    if (count < model.layers - model.moe.first_dense_layers) model.moe.moe_layers = count;
    fields.has("intermediate_size_mlp");
    if (count == model.layers) return;
    const int dense = architecture.experts == ExpertRule::Interleaved ? fields.whole("intermediate_size_mlp", width_range) : 0;
    model.moe.dense_intermediate = dense;
    if (dense == 0) model.intermediate = fields.whole("intermediate_size", width_range);
}

void read_shared(ConfigFields& fields, const ModelArchitecture& architecture, MixtureOfExperts& moe) {
    if (architecture.experts == ExpertRule::Interleaved) {  // one shared expert as wide as the routed ones: modeling_llama4.py
        moe.shared_experts = 1;
        moe.shared_intermediate = moe.expert_intermediate;
        return;
    }
    moe.shared_experts = fields.whole_or("n_shared_experts", 0, {0, 64});
    moe.shared_intermediate = moe.shared_experts * moe.expert_intermediate;
    const int own_width = std::max(fields.whole_or("shared_expert_intermediate_size", 0, {0, width_range.high}),
                                   fields.whole_or("shared_intermediate_size", 0, {0, width_range.high}));
    const int mamba_width = fields.whole_or("moe_shared_expert_intermediate_size", 0, {0, width_range.high});
    if (own_width == 0 && mamba_width == 0) return;
    moe.shared_experts = std::max(1, moe.shared_experts);
    if (moe.shared_experts > 1) fields.fail("import.contradiction", "n_shared_experts", "1");
    moe.shared_intermediate = std::max(own_width, mamba_width);
}

}  // namespace

void read_config_experts(ConfigFields& fields, const ModelArchitecture& architecture, LanguageModel& model) {
    const bool mamba = architecture.mixer == Mixer::Mamba2;
    const bool switched_off = architecture.experts == ExpertRule::Switched && !fields.truth_or("enable_moe_block", false);
    if (!mamba && (architecture.experts == ExpertRule::None || switched_off)) {
        model.intermediate = fields.whole("intermediate_size", width_range);
        // A model without a mixture may come in a configuration class that has room for one.
        constexpr std::string_view keys[] = {"num_experts", "num_local_experts", "n_routed_experts"};
        for (const std::string_view key : keys) {
            if (fields.whole_or(key, 0, {0, 1 << 16}) > 1)
                fields.fail(Message("import.not-sized")
                                .with("file", fields.file())
                                .with("path", fields.place(key))
                                .with("found", excerpt(*fields.find(key))));
        }
        return;
    }
    model.is_moe = true;
    MixtureOfExperts& moe = model.moe;
    moe.experts = fields.whole_of({"num_experts", "num_local_experts", "n_routed_experts"}, {2, 1 << 16});
    moe.experts_per_token =
        fields.whole_of({"num_experts_per_tok", "experts_per_token", "num_experts_per_token", "top_k_experts"}, {1, 1 << 10});
    const bool of_mlp = architecture.experts == ExpertRule::MlpWidth || architecture.experts == ExpertRule::Interleaved;
    moe.expert_intermediate = fields.whole(of_mlp ? "intermediate_size" : "moe_intermediate_size", width_range);
    if (of_mlp) {
        model.intermediate = moe.expert_intermediate;
    } else {
        model.intermediate = fields.whole_or("intermediate_size", 0, width_range);
    }
    read_shared(fields, architecture, moe);
    if (architecture.experts == ExpertRule::Switched) {  // a dense MLP beside the experts in every layer
        moe.parallel_dense_mlp = true;
        model.intermediate = fields.whole("intermediate_size", width_range);
    }
    if (mamba) return;  // its layers are counted with the attention
    place_layers(fields, architecture, model);
    if (moe.experts_per_token > moe.experts)
        fields.fail("import.contradiction", "num_experts_per_tok", "<= " + std::to_string(moe.experts));
}

}  // namespace rackwright
