#pragma once

#include "catalog/catalogue.h"
#include "project/workload.h"
#include "sizing/llm_parameters.h"

namespace rackwright {

/// Bytes a parameter takes in each kind of matrix: what a storage format quantises and what it leaves in 16 bits.
struct WeightLayout {
    double embedding = 2.0, head = 2.0, attention = 2.0, linear_attention = 2.0, dense_mlp = 2.0, experts = 2.0, shared_experts = 2.0;
    double router = 2.0, norms = 2.0, mtp = 2.0;
    int expert_width_multiple = 1;      ///< kernels pad a rank's expert width to a multiple of this
    bool edge_layers_16bit = false;     ///< first and last layer are left out of the quantisation
    bool exclusions_known = true;       ///< false: which matrices stay in 16 bits differs from export to export
    const Fact* quantised = nullptr;    ///< bytes of a quantised parameter, from the catalogue
    std::string_view unknown_reason{};  ///< llm.no-format-figure

    bool known() const { return unknown_reason.empty(); }
};

/// How `format` stores `model`. Bytes a parameter come from the catalogue's "weight-formats". What stays in 16 bits:
/// embeddings, output projection, routers and norms, always (GGUF files: nothing); with NVFP4 also linear attention and shared
/// experts of hybrids, attention of MLA models and of models with sliding windows, as NVIDIA's exports do; MXFP4 of a
/// mixture of experts quantises the experts alone and its kernels pad their width to 256.
WeightLayout weight_layout(const Catalogue& catalogue, const LanguageModel& model, WeightFormat format, int quantisation_group = 128);

/// The catalogue's "weight-formats" name of a format: "awq-int4".
std::string_view weight_format_key(WeightFormat format);

struct WeightBytes {
    double total = 0.0;    ///< one copy of the model
    double per_gpu = 0.0;  ///< of the largest stage, on one rank
    int largest_stage = 0;
};

/// Embedding and output projection are sharded by vocabulary; norms, routers, MLA down-projections are on every rank; key and
/// value projections are replicated when there are more ranks than heads. With pipelines the largest stage counts.
WeightBytes weight_bytes(const LanguageModel& model, const WeightLayout& layout, int tensor_parallel, int pipeline_parallel);

/// Bytes of the multi-token prediction layers, which only speculative decoding loads.
double mtp_bytes(const LlmParameters& whole, const WeightLayout& layout);

}  // namespace rackwright
