#include "catalog/importing/catalogue_document.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace rackwright {
namespace {

using Json = nlohmann::ordered_json;

void put_positive(Json& json, const char* key, int value) {
    if (value > 0) json[key] = value;
}

void put_text(Json& json, const char* key, const std::string& value) {
    if (!value.empty()) json[key] = value;
}

Json attention_json(const Attention& a) {
    Json json;
    json["kind"] = a.kind_name;
    if (a.kind_name == "sliding" || a.kind_name == "sliding+global") {
        json["window"] = a.window;
        json["sliding_layers"] = a.sliding_layers;
        json["global_layers"] = a.full_layers;
        put_positive(json, "global_kv_heads", a.global_kv_heads);
        put_positive(json, "global_head_dim", a.global_head_dim);
        if (a.k_eq_v) json["k_eq_v"] = true;
    } else if (a.kind_name == "chunked_local+global") {
        json["chunk"] = a.window;
        json["sliding_layers"] = a.sliding_layers;
        json["global_layers"] = a.full_layers;
    } else if (a.kind_name == "hybrid_linear") {
        json["full_layers"] = a.full_layers;
        json["linear_layers"] = a.linear_layers;
        json["linear_k_heads"] = a.linear_k_heads;
        json["linear_k_dim"] = a.linear_k_dim;
        json["linear_v_heads"] = a.linear_v_heads;
        json["linear_v_dim"] = a.linear_v_dim;
        json["conv_kernel"] = a.conv_kernel;
    } else if (a.kind_name == "mla" || a.kind_name == "mla+sparse_index") {
        put_positive(json, "q_lora_rank", a.q_lora_rank);
        json["kv_lora_rank"] = a.kv_lora_rank;
        json["qk_rope_head_dim"] = a.qk_rope_head_dim;
        json["qk_nope_head_dim"] = a.qk_nope_head_dim;
        json["v_head_dim"] = a.v_head_dim;
        put_positive(json, "index_n_heads", a.index_heads);
        put_positive(json, "index_head_dim", a.index_head_dim);
    } else if (a.kind_name == "hybrid_mamba2") {
        json["attention_layers"] = a.full_layers;
        json["mamba_layers"] = a.mamba_layers;
        json["mamba_heads"] = a.mamba_heads;
        json["mamba_head_dim"] = a.mamba_head_dim;
        json["ssm_state"] = a.ssm_state;
        json["n_groups"] = a.mamba_groups;
        json["conv_kernel"] = a.conv_kernel;
    }
    if (a.output_gate) json["attn_output_gate"] = true;
    put_positive(json, "mtp_layers", a.mtp_layers);
    return json;
}

Json experts_json(const MixtureOfExperts& moe) {
    Json json;
    json["experts"] = moe.experts;
    json["experts_per_token"] = moe.experts_per_token;
    json["shared"] = moe.shared_experts;
    json["moe_intermediate"] = moe.expert_intermediate;
    if (moe.shared_intermediate != moe.shared_experts * moe.expert_intermediate)
        json["shared_intermediate_total"] = moe.shared_intermediate;
    json["first_dense_layers"] = moe.first_dense_layers;
    put_positive(json, "dense_intermediate", moe.dense_intermediate);
    if (moe.parallel_dense_mlp) json["parallel_dense_mlp"] = true;
    return json;
}

}  // namespace

std::string catalogue_file(const std::string& source_id, const std::string& source_title, const ImportOrigin& origin, Json product) {
    Json source;
    source["title"] = source_title;
    put_text(source, "address", origin.address);
    source["read"] = origin.read;
    Json file;
    file["format"] = "rackwright-catalog/1";
    file["sources"][source_id] = std::move(source);
    file["products"] = Json::array({std::move(product)});
    return file.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

Json language_model_json(const LanguageModel& model) {
    Json json;
    json["kind"] = "language_model";
    json["id"] = model.id;
    json["name"] = model.name;
    put_text(json, "vendor", model.vendor);
    if (!model.aliases.empty()) json["aliases"] = model.aliases;
    put_text(json, "hugging_face_id", model.hugging_face_id);
    json["family"] = model.family;
    json["source"] = model.source;
    json["layers"] = model.layers;
    json["hidden"] = model.hidden;
    put_positive(json, "intermediate", model.intermediate);
    json["heads"] = model.heads;
    json["kv_heads"] = model.kv_heads;
    json["head_dim"] = model.head_dim;
    json["vocab"] = model.vocab;
    put_positive(json, "max_context", model.max_context);
    json["tied_embeddings"] = model.tied_embeddings;
    json["qkv_bias"] = model.qkv_bias;
    json["attention"] = attention_json(model.attention);
    if (model.is_moe) {
        Json experts = experts_json(model.moe);
        // A Mamba hybrid counts these layers among its kinds of layers.
        Json& place = model.attention.kind_name == "hybrid_mamba2" ? json["attention"] : experts;
        put_positive(place, "moe_layers", model.moe.moe_layers);
        json["moe"] = std::move(experts);
    }
    put_text(json, "note", model.note);
    return json;
}

}  // namespace rackwright
