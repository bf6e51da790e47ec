#include "catalog/loading/fact_reader.h"
#include "catalog/loading/load_attention.h"
#include "catalog/loading/product_kinds.h"

namespace rackwright {
namespace {

constexpr FactRule published_parameters{Unit::Parameter, 1e6, 1e14};
constexpr IntegerBounds layer_count{0, 1000};
constexpr IntegerBounds width{1, 1 << 20};

void read_dimensions(ObjectReader& reader, LanguageModel& model) {
    model.layers = reader.integer("layers", {1, layer_count.high});
    model.hidden = reader.integer("hidden", width);
    model.heads = reader.integer("heads", {1, 4096});
    model.kv_heads = reader.integer("kv_heads", {1, 4096});
    model.head_dim = reader.integer("head_dim", {1, 8192});
    model.vocab = reader.integer("vocab", {1, 1 << 24});
    model.max_context = reader.integer_or("max_context", 0, {1, 1 << 30});
    // Models without one dense layer have no such width; every other model is useless without it.
    model.intermediate = reader.has("moe") ? reader.integer_or("intermediate", 0, width) : reader.integer("intermediate", width);
    model.tied_embeddings = reader.flag("tied_embeddings");
    model.qkv_bias = reader.flag("qkv_bias");
    if (model.kv_heads > model.heads || model.heads % model.kv_heads != 0) {
        reader.fail("catalog.out-of-range", "kv_heads", std::to_string(model.kv_heads), "divisor of heads " + std::to_string(model.heads));
    }
}

void read_experts(ObjectReader& entry, LanguageModel& model) {
    MixtureOfExperts& moe = model.moe;
    moe.experts = entry.integer("experts", {2, 1 << 16});
    moe.experts_per_token = entry.integer("experts_per_token", {1, 1 << 10});
    moe.shared_experts = entry.integer_or("shared", 0, {0, 64});
    moe.expert_intermediate = entry.integer("moe_intermediate", width);
    // Shared experts are as wide as the routed ones unless the configuration gives their width.
    moe.shared_intermediate = entry.integer_or("shared_intermediate_total", moe.shared_experts * moe.expert_intermediate, {0, width.high});
    moe.first_dense_layers = entry.integer_or("first_dense_layers", 0, layer_count);
    moe.moe_layers = entry.integer_or("moe_layers", moe.moe_layers, layer_count);
    moe.dense_intermediate = entry.integer_or("dense_intermediate", 0, {0, width.high});
    moe.parallel_dense_mlp = entry.flag("parallel_dense_mlp");
    if (moe.experts_per_token > moe.experts) {
        entry.fail("catalog.out-of-range", "experts_per_token", std::to_string(moe.experts_per_token),
                   "1 .. " + std::to_string(moe.experts));
    }
    if (moe.first_dense_layers + moe.moe_layers > model.layers) {
        entry.fail("catalog.out-of-range", "moe_layers", std::to_string(moe.first_dense_layers + moe.moe_layers),
                   "0 .. " + std::to_string(model.layers));
    }
}

}  // namespace

void load_language_model(ObjectReader& reader, Catalogue& catalogue) {
    LanguageModel& model = catalogue.models.emplace_back();
    read_product(reader, model);
    model.hugging_face_id = reader.text_or_empty("hugging_face_id");
    model.family = reader.text_or_empty("family");
    model.licence = reader.text_or_empty("licence");
    model.source = reader.required_reference("source", ReferenceTo::Source);
    read_dimensions(reader, model);
    reader.require("attention");
    reader.within("attention", [&](ObjectReader& entry) { read_attention(entry, model); });
    model.is_moe = reader.has("moe");
    reader.within("moe", [&](ObjectReader& entry) { read_experts(entry, model); });
    model.parameters_published = read_fact(reader, "parameters_published", published_parameters, Presence::Optional);
}

}  // namespace rackwright
