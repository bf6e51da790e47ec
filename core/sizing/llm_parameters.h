#pragma once

#include "catalog/products.h"

#include <string_view>

namespace rackwright {

/// Parameters by kind of matrix, counted from the architecture and never from the name (names are off by up to 9 %).
/// The kinds are those that storage formats and parallel ranks treat differently. Unit: parameters.
struct LlmParameters {
    double embedding = 0.0;             ///< token table (and positions of an encoder); sharded by vocabulary
    double head = 0.0;                  ///< output projection; 0 when tied to the table
    double attention = 0.0;             ///< query and output projections, MLA up-projections; sharded by head
    double attention_kv = 0.0;          ///< key and value projections; sharded until a rank has one head
    double attention_replicated = 0.0;  ///< MLA down-projections and the sparse index: on every rank
    double linear_attention = 0.0;      ///< gated delta net or Mamba-2 mixers
    double dense_mlp = 0.0;
    double experts = 0.0;  ///< all routed experts
    double shared_experts = 0.0;
    double router = 0.0;                ///< on every rank
    double norms = 0.0;                 ///< on every rank
    double mtp = 0.0;                   ///< multi-token prediction layers: loaded only for speculative decoding, in neither sum below
    double mtp_experts = 0.0;           ///< the part of `mtp` that is routed experts
    double active_share = 1.0;          ///< experts used by a token / all experts
    std::string_view unknown_reason{};  ///< llm.architecture-not-sized, llm.dimensions-missing; empty when counted

    bool known() const { return unknown_reason.empty(); }
    double without_experts() const {
        return embedding + head + attention + attention_kv + attention_replicated + linear_attention + dense_mlp + shared_experts + router +
               norms;
    }
    double total() const { return without_experts() + experts; }
    /// Used by one token. Embedding and output projection are counted, as model cards do.
    double active() const { return without_experts() + experts * active_share; }
};

/// What one rank of `tensor_parallel` (1: the whole model) holds, every pipeline stage together. A vision tower is not
/// counted. Formulas: dense MLP 3·H·I (2·H·I without a gate), attention H·A·d + 2·H·K·d + A·d·H, MLA
/// H·r_q + r_q·A·(n+r) + H·(r_kv+r) + r_kv·A·(n+v) + A·v·H, gated delta net
/// H·(2·Hk·dk + 2·Hv·dv) + 2·H·Hv + conv·(2·Hk·dk + Hv·dv) + Hv·dv·H; norms 2·H a layer and H.
LlmParameters count_parameters(const LanguageModel& model, int tensor_parallel = 1);

/// Layers of each kind that hold a feed-forward block; they add up to at most `layers` (Mamba-2 hybrids have layers without).
struct FeedForwardLayers {
    int dense = 0;
    int moe = 0;
};
FeedForwardLayers feed_forward_layers(const LanguageModel& model);

/// One stage of a pipeline, cut the way vLLM does: L/Pp layers each, the remainder one each on the stages before the last one.
struct PipelineStage {
    int layers = 0;
    double dense_layers = 0.0;  ///< the leading dense ones, and an even share of interleaved ones
    double moe_layers = 0.0;    ///< an even share of those after the leading dense ones
    bool first = false, last = false;
};
PipelineStage pipeline_stage(const LanguageModel& model, int pipeline_parallel, int stage);

}  // namespace rackwright
