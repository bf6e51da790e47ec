#pragma once

#include "catalog/catalogue.h"
#include "project/workload.h"

#include <cstdint>
#include <string_view>

namespace rackwright {

/// What one GPU keeps for the sequences of a model: three kinds of layers, of which only the first grows without end.
struct KvShape {
    int full_layers = 0;             ///< keep the whole context
    std::int64_t full_elements = 0;  ///< of one token in one such layer
    int sliding_layers = 0;          ///< keep a window
    std::int64_t sliding_elements = 0;
    int window = 0;
    int state_layers = 0;      ///< keep one state a sequence (gated delta net, Mamba-2)
    double state_bytes = 0.0;  ///< of one sequence in one such layer, without draft tokens
    double draft_bytes = 0.0;  ///< more of it for each speculative token
    double element_bytes = 2.0;
    bool latent = false;                ///< MLA: the same bytes on every rank
    std::string_view unknown_reason{};  ///< llm.architecture-not-sized, llm.dimensions-missing, llm.no-format-figure

    bool known() const { return unknown_reason.empty(); }
    double full_bytes() const { return static_cast<double>(full_elements) * element_bytes; }
    double sliding_bytes() const { return static_cast<double>(sliding_elements) * element_bytes; }
    /// Growth for one more token, bytes. Windowed layers and states do not grow.
    double bytes_per_token() const { return full_layers * full_bytes(); }
    /// Bytes held for a sequence of `context` tokens by an allocator without blocks: the lower bound of any engine.
    double held_bytes(double context) const;
};

/// Bytes of one KV element; from the catalogue's "weight-formats" (kv-bf16, kv-fp8, kv-int8, kv-nvfp4). Not known when absent.
const Fact& kv_element_bytes(const Catalogue& catalogue, KvFormat format);

/// The shape on one rank of `tensor_parallel`, for the longest stage of `pipeline_parallel`. GQA: L · 2 · ceil(K/T) · d; heads
/// are replicated when T exceeds K. MLA: L · (r_kv + r), not divided by T, and the key of the sparse index where there is one.
/// Chunked local attention is taken as global, the upper bound. An encoder keeps nothing.
KvShape kv_shape(const LanguageModel& model, int tensor_parallel, int pipeline_parallel, double element_bytes);

}  // namespace rackwright
