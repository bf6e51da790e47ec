#pragma once

#include "catalog/products.h"

#include <string_view>

namespace rackwright {

/// A language model as training sees it. Counts are parameters, widths are elements a token.
struct TrainingModel {
    double parameters = 0.0;         ///< all of them, experts too
    double active_parameters = 0.0;  ///< used by one token
    double embedding = 0.0;          ///< input table
    double head = 0.0;               ///< output table; 0 when it is the input table
    double experts = 0.0;            ///< all routed experts of all layers
    double linear = 0.0;             ///< matrices of the layers: what a 4-bit base quantises
    double largest_layer = 0.0;      ///< unit that ZeRO-3 gathers
    double largest_matrix = 0.0;     ///< working copy of a 4-bit base

    int layers = 0, hidden = 0, vocab = 0;
    int full_layers = 0;  ///< attention over the whole sequence
    int sliding_layers = 0, window = 0;
    double query_width = 0.0, key_width = 0.0, value_width = 0.0, output_width = 0.0;  ///< of an attention layer
    int dense_layers = 0, moe_layers = 0;
    double dense_width = 0.0;   ///< MLP width of a dense layer
    double shared_width = 0.0;  ///< of the shared experts of a mixture layer, together
    double expert_width = 0.0;
    int experts_per_token = 0;
    bool gated_mlp = true;
    bool qk_norm = false;  ///< norms on queries and keys
    int norms = 2;         ///< norms of a layer on the residual stream; four in the Gemma family

    std::string_view unknown_reason{};  ///< of count_parameters; empty when known
    bool known() const { return unknown_reason.empty(); }

    double tables() const { return embedding + head; }
    double layer_parameters() const { return parameters - embedding - head; }
    /// Parameters that a token is multiplied with: active ones without the input table, with the output table even when tied.
    double multiplied_parameters() const { return active_parameters - embedding + (head > 0.0 ? 0.0 : embedding); }
    double output_table() const { return head > 0.0 ? head : embedding; }
};

/// Counted from the architecture (llm_parameters.h). `gated_mlp` false: two matrices a layer, as in GPT-3, not three.
TrainingModel training_model(const LanguageModel& model, bool gated_mlp = true);

}  // namespace rackwright
