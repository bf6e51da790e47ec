#include "sizing/llm_weights.h"

#include "sizing/engine_constants.h"

#include <algorithm>
#include <cmath>

namespace rackwright {
namespace {

constexpr double bytes_16bit = 2.0;

bool is_gguf(WeightFormat format) {
    return format == WeightFormat::GgufQ8_0 || format == WeightFormat::GgufQ6K || format == WeightFormat::GgufQ5KM ||
           format == WeightFormat::GgufQ4KM;
}

bool is_plain(WeightFormat format) { return format == WeightFormat::Fp32 || format == WeightFormat::Bf16 || format == WeightFormat::Fp16; }

void set_all(WeightLayout& layout, double bytes) {
    layout.embedding = layout.head = layout.attention = layout.linear_attention = layout.dense_mlp = layout.experts = bytes;
    layout.shared_experts = layout.router = layout.norms = layout.mtp = bytes;
}

/// Every linear layer inside the blocks but the router.
void set_blocks(WeightLayout& layout, double bytes) {
    layout.attention = layout.linear_attention = layout.dense_mlp = layout.experts = layout.shared_experts = bytes;
}

void set_nvfp4(WeightLayout& layout, const LanguageModel& model, double bytes) {
    set_blocks(layout, bytes);
    layout.exclusions_known = false;
    const AttentionKind kind = model.attention.kind;
    if (kind == AttentionKind::HybridLinear || kind == AttentionKind::HybridMamba2) {
        layout.linear_attention = bytes_16bit;
        layout.shared_experts = bytes_16bit;
    }
    if (kind == AttentionKind::SlidingGlobal || kind == AttentionKind::Mla) layout.attention = bytes_16bit;
}

/// Everything of a rank's stage.
double stage_bytes(const LanguageModel& model, const LlmParameters& rank, const WeightLayout& layout, const PipelineStage& stage) {
    const FeedForwardLayers ff = feed_forward_layers(model);
    const double layer_share = static_cast<double>(stage.layers) / model.layers;
    const double dense_share = ff.dense > 0 ? stage.dense_layers / ff.dense : 0.0;
    const double moe_share = ff.moe > 0 ? stage.moe_layers / ff.moe : 0.0;
    double bytes = layer_share * ((rank.attention + rank.attention_kv + rank.attention_replicated) * layout.attention +
                                  rank.linear_attention * layout.linear_attention + rank.norms * layout.norms);
    bytes += (model.moe.parallel_dense_mlp ? layer_share : dense_share) * rank.dense_mlp * layout.dense_mlp;
    bytes += moe_share * (rank.experts * layout.experts + rank.shared_experts * layout.shared_experts + rank.router * layout.router);
    if (stage.first) bytes += rank.embedding * layout.embedding;
    if (stage.last) bytes += rank.head * layout.head;
    // The last stage of a tied model multiplies with the table too and keeps its own copy.
    if (stage.last && !stage.first && model.tied_embeddings) bytes += rank.embedding * layout.embedding;
    return bytes;
}

/// Padding of the expert width on a rank, as a factor on the experts' parameters.
double expert_padding(const LanguageModel& model, const WeightLayout& layout, int ranks) {
    if (!model.is_moe || layout.expert_width_multiple <= 1) return 1.0;
    const double width = static_cast<double>(model.moe.expert_intermediate) / ranks;
    return std::ceil(width / layout.expert_width_multiple) * layout.expert_width_multiple / width;
}

LlmParameters padded(const LanguageModel& model, const WeightLayout& layout, int ranks) {
    LlmParameters count = count_parameters(model, ranks);
    count.experts *= expert_padding(model, layout, ranks);
    return count;
}

/// What the first and last layer take more because they are not quantised.
double edge_layers_extra(const LanguageModel& model, const LlmParameters& rank, const WeightLayout& layout) {
    if (!layout.edge_layers_16bit || model.layers < 1) return 0.0;
    const double mlp = rank.dense_mlp * (bytes_16bit - layout.dense_mlp) + rank.experts * (bytes_16bit - layout.experts);
    return 2.0 * mlp / model.layers;
}

}  // namespace

std::string_view weight_format_key(WeightFormat format) {
    switch (format) {
        case WeightFormat::Fp32:
            return "fp32";
        case WeightFormat::Bf16:
            return "bf16";
        case WeightFormat::Fp16:
            return "fp16";
        case WeightFormat::Fp8:
            return "fp8";
        case WeightFormat::Int8:
            return "int8";
        case WeightFormat::GptqInt4:
            return "gptq-int4";
        case WeightFormat::AwqInt4:
            return "awq-int4";
        case WeightFormat::Nf4:
            return "nf4";
        case WeightFormat::Nvfp4:
            return "nvfp4";
        case WeightFormat::Mxfp4:
            return "mxfp4";
        case WeightFormat::GgufQ8_0:
            return "gguf-q8_0";
        case WeightFormat::GgufQ6K:
            return "gguf-q6_k";
        case WeightFormat::GgufQ5KM:
            return "gguf-q5_k_m";
        case WeightFormat::GgufQ4KM:
            return "gguf-q4_k_m";
    }
    return "";
}

WeightLayout weight_layout(const Catalogue& catalogue, const LanguageModel& model, WeightFormat format, int quantisation_group) {
    WeightLayout layout;
    const Engine* formats = catalogue.engine("weight-formats");
    const Fact& figure = engine_constant(formats, weight_format_key(format));
    if (!figure.known()) {
        layout.unknown_reason = "llm.no-format-figure";
        return layout;
    }
    layout.quantised = &figure;
    double bytes = figure.value;
    if (format == WeightFormat::GptqInt4 || format == WeightFormat::AwqInt4) {
        // The catalogue's figure is for groups of 128; the scale and the zero point are what depends on the group.
        const Fact& per_group = engine_constant(formats, "int4-group-overhead");
        if (quantisation_group != 128 && quantisation_group > 0) {
            if (!per_group.known()) {
                layout.unknown_reason = "llm.no-format-figure";
                return layout;
            }
            bytes += per_group.value / quantisation_group - per_group.value / 128.0;
        }
    }
    if (is_plain(format) || is_gguf(format)) {
        set_all(layout, bytes);
    } else if (format == WeightFormat::Nvfp4) {
        set_nvfp4(layout, model, bytes);
    } else if (format == WeightFormat::Mxfp4 && model.is_moe) {
        layout.experts = bytes;
        layout.expert_width_multiple = 256;
    } else {
        set_blocks(layout, bytes);
    }
    return layout;
}

WeightBytes weight_bytes(const LanguageModel& model, const WeightLayout& layout, int tensor_parallel, int pipeline_parallel) {
    const LlmParameters whole = padded(model, layout, 1);
    PipelineStage all = pipeline_stage(model, 1, 0);
    WeightBytes result;
    result.total = stage_bytes(model, whole, layout, all) + edge_layers_extra(model, whole, layout);
    if (tensor_parallel <= 1 && pipeline_parallel <= 1) {
        result.per_gpu = result.total;
        return result;
    }
    const LlmParameters rank = padded(model, layout, tensor_parallel);
    const int stages = std::clamp(pipeline_parallel, 1, std::max(1, model.layers));
    for (int stage = 0; stage < stages; ++stage) {
        const PipelineStage part = pipeline_stage(model, stages, stage);
        double bytes = stage_bytes(model, rank, layout, part);
        if (part.first || part.last) bytes += edge_layers_extra(model, rank, layout) / (part.first && part.last ? 1.0 : 2.0);
        if (bytes > result.per_gpu) {
            result.per_gpu = bytes;
            result.largest_stage = stage;
        }
    }
    return result;
}

double mtp_bytes(const LlmParameters& whole, const WeightLayout& layout) { return whole.mtp * layout.mtp; }

}  // namespace rackwright
