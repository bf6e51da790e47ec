#include "sizing/kv_cache.h"

#include "sizing/engine_constants.h"

#include <algorithm>

namespace rackwright {
namespace {

constexpr double state_element_bytes = 4.0;        // recurrent states are kept in FP32
constexpr double convolution_element_bytes = 2.0;  // convolution states in BF16

int divided_up(int value, int by) { return (value + by - 1) / by; }

std::int64_t key_value_elements(int kv_heads, int head_dim, int ranks) { return std::int64_t{2} * divided_up(kv_heads, ranks) * head_dim; }

void set_state(KvShape& shape, double elements, double convolution_width, int kernel, int ranks) {
    const double convolution = convolution_width / ranks * convolution_element_bytes;
    shape.state_bytes = elements / ranks * state_element_bytes + (kernel - 1) * convolution;
    shape.draft_bytes = convolution;
}

void set_latent(const LanguageModel& model, KvShape& shape) {
    const Attention& a = model.attention;
    shape.full_layers = model.layers;
    shape.full_elements = a.kv_lora_rank + a.qk_rope_head_dim + a.index_head_dim;
    shape.latent = true;
    if (a.kv_lora_rank <= 0) shape.unknown_reason = "llm.dimensions-missing";
}

void set_grouped(const LanguageModel& model, int ranks, KvShape& shape) {
    const Attention& a = model.attention;
    const std::int64_t local = key_value_elements(model.kv_heads, model.head_dim, ranks);
    shape.full_elements = local;
    shape.full_layers = a.full_layers;
    switch (a.kind) {
        case AttentionKind::Sliding:
        case AttentionKind::SlidingGlobal:
            shape.sliding_layers = a.sliding_layers;
            shape.sliding_elements = local;
            shape.window = a.window;
            shape.full_elements = key_value_elements(a.global_kv_heads > 0 ? a.global_kv_heads : model.kv_heads,
                                                     a.global_head_dim > 0 ? a.global_head_dim : model.head_dim, ranks);
            break;
        case AttentionKind::HybridLinear:
            shape.state_layers = a.linear_layers;
            set_state(shape, static_cast<double>(a.linear_v_heads) * a.linear_k_dim * a.linear_v_dim,
                      2.0 * a.linear_k_heads * a.linear_k_dim + static_cast<double>(a.linear_v_heads) * a.linear_v_dim, a.conv_kernel,
                      ranks);
            break;
        case AttentionKind::HybridMamba2:
            shape.state_layers = a.mamba_layers;
            set_state(shape, static_cast<double>(a.mamba_heads) * a.mamba_head_dim * a.ssm_state,
                      static_cast<double>(a.mamba_heads) * a.mamba_head_dim + 2.0 * a.mamba_groups * a.ssm_state, a.conv_kernel, ranks);
            break;
        default:  // ChunkedGlobal too: counting every layer as global is the upper bound
            shape.full_layers = model.layers;
            break;
    }
}

}  // namespace

double KvShape::held_bytes(double context) const {
    return full_layers * full_bytes() * context + sliding_layers * sliding_bytes() * std::min(context, static_cast<double>(window)) +
           state_layers * state_bytes;
}

const Fact& kv_element_bytes(const Catalogue& catalogue, KvFormat format) {
    const Engine* formats = catalogue.engine("weight-formats");
    switch (format) {
        case KvFormat::Bf16:
            return engine_constant(formats, "kv-bf16");
        case KvFormat::Fp8:
            return engine_constant(formats, "kv-fp8");
        case KvFormat::Int8:
            return engine_constant(formats, "kv-int8");
        case KvFormat::Nvfp4:
            return engine_constant(formats, "kv-nvfp4");
    }
    return engine_constant(nullptr, "");
}

KvShape kv_shape(const LanguageModel& model, int tensor_parallel, int pipeline_parallel, double element_bytes) {
    KvShape shape;
    shape.element_bytes = element_bytes;
    if (!(element_bytes > 0.0)) {
        shape.unknown_reason = "llm.no-format-figure";
        return shape;
    }
    const AttentionKind kind = model.attention.kind;
    if (kind == AttentionKind::Other) {
        shape.unknown_reason = "llm.architecture-not-sized";
        return shape;
    }
    if (kind == AttentionKind::Encoder) return shape;
    if (kind == AttentionKind::Mla) {
        set_latent(model, shape);
    } else {
        if (model.kv_heads <= 0 || model.head_dim <= 0 || tensor_parallel < 1) {
            shape.unknown_reason = "llm.dimensions-missing";
            return shape;
        }
        set_grouped(model, tensor_parallel, shape);
    }
    const int stages = std::max(1, pipeline_parallel);
    shape.full_layers = divided_up(shape.full_layers, stages);
    shape.sliding_layers = divided_up(shape.sliding_layers, stages);
    shape.state_layers = divided_up(shape.state_layers, stages);
    return shape;
}

}  // namespace rackwright
