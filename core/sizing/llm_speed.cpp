#include "sizing/llm_speed.h"

#include "sizing/engine_constants.h"
#include "sizing/measured_gpus.h"

#include <algorithm>
#include <cmath>

namespace rackwright {
namespace {

constexpr double activation_bytes = 2.0;     // all-reduces carry BF16
constexpr double all_reduces_per_layer = 2;  // after attention and after the feed-forward block

bool larger(const Fact& a, const Fact& b) { return a.known() && (!b.known() || a.value > b.value); }

double all_reduce_payload(const ReplicaSpeed& speed, double tokens) { return tokens * speed.hidden * activation_bytes; }

double all_reduce_seconds(const ReplicaSpeed& speed, double tokens) {
    return speed.layers * all_reduces_per_layer * speed.link.all_reduce_time(all_reduce_payload(speed, tokens), speed.tensor_parallel);
}

double chunks(const ReplicaSpeed& speed) { return std::max(1.0, std::ceil(speed.prompt_tokens / speed.max_batched_tokens)); }

}  // namespace

SpeedCoefficients speed_coefficients(const Engine* engine, bool mixture_of_experts) {
    SpeedCoefficients result;
    if (engine == nullptr) {
        result.unknown_reason = "llm.unknown-engine";
        return result;
    }
    const std::string_view decode = mixture_of_experts ? "decode.moe" : "decode.dense";
    const std::string_view prefill = mixture_of_experts ? "prefill.moe" : "prefill.dense";
    const auto read = [&](const Fact*& into, std::string_view group, std::string_view name) {
        into = &engine_constant(engine, group, name);
        if (!into->known()) result.unknown_reason = "llm.no-engine-constant";
    };
    read(result.bandwidth_share, "decode", "eta");
    read(result.layer_time, decode, "t0");
    read(result.parallel_time, decode, "t1");
    read(result.compute_share, decode, "mfu");
    read(result.token_band, decode, "band");
    result.sparse_time = &engine_constant(engine, "decode", "sparse");
    result.prefill_share = &engine_constant(engine, prefill, "mfu");
    result.first_token_time = &engine_constant(engine, "prefill", "fixed");
    result.first_token_band = &engine_constant(engine, prefill, "band");
    return result;
}

Figure first_token_figure(double seconds, const Fact& band) {
    const double up = std::isfinite(band.high) ? band.high : band.value;
    return Figure::range(seconds * (1.0 - band.value), seconds, seconds * (1.0 + up), Unit::Second);
}

const Fact& compute_peak(const Gpu& gpu, WeightFormat format) {
    const Fact& half = half_precision_rate(gpu);
    switch (format) {
        case WeightFormat::Fp32:
            return engine_constant(nullptr, {});
        case WeightFormat::Fp16:
            return gpu.fp16_dense.known() ? gpu.fp16_dense : gpu.bf16_dense;
        case WeightFormat::Fp8:
            return larger(gpu.fp8_dense, half) ? gpu.fp8_dense : half;
        case WeightFormat::Int8:
            return larger(gpu.int8_dense, half) ? gpu.int8_dense : half;
        case WeightFormat::Nvfp4:
        case WeightFormat::Mxfp4:
            return larger(gpu.fp4_dense, half) ? gpu.fp4_dense : half;
        default:
            return half;
    }
}

ReplicaSpeed replica_speed(const LanguageModel& model, const WeightLayout& layout, const KvShape& rank_shape, int tensor_parallel,
                           int pipeline_parallel, int attention_data_parallel) {
    ReplicaSpeed speed;
    const LlmParameters whole = count_parameters(model, 1);
    const LlmParameters rank = tensor_parallel == 1 ? whole : count_parameters(model, tensor_parallel);
    speed.weight_bytes = (rank.attention + rank.attention_kv + rank.attention_replicated) * layout.attention +
                         rank.linear_attention * layout.linear_attention + rank.dense_mlp * layout.dense_mlp +
                         rank.shared_experts * layout.shared_experts + rank.router * layout.router + rank.norms * layout.norms +
                         rank.head * layout.head;
    if (model.tied_embeddings) speed.weight_bytes += rank.embedding * layout.embedding;
    speed.expert_bytes = rank.experts * layout.experts / attention_data_parallel;
    speed.active_share = whole.active_share;
    speed.kv = rank_shape;
    speed.layers = model.layers;
    speed.hidden = model.hidden;
    speed.sparse_layers = model.attention.index_heads > 0 ? model.layers : 0.0;
    speed.flop_per_token = 2.0 * whole.active();
    const Attention& a = model.attention;
    const double full_layers = a.kind == AttentionKind::ChunkedGlobal ? model.layers : a.full_layers;
    const double head_width = a.kind == AttentionKind::Mla ? (a.qk_nope_head_dim + a.qk_rope_head_dim + a.v_head_dim) / 2.0
                              : a.global_head_dim > 0      ? a.global_head_dim
                                                           : model.head_dim;
    speed.attention_flop_per_pair = 2.0 * full_layers * model.heads * head_width;
    speed.tensor_parallel = tensor_parallel;
    speed.pipeline_parallel = pipeline_parallel;
    speed.attention_data_parallel = attention_data_parallel;
    speed.link.fast = true;
    return speed;
}

void set_coefficients(ReplicaSpeed& speed, const SpeedCoefficients& coefficients) {
    speed.bandwidth_share = coefficients.bandwidth_share->value;
    speed.layer_time = coefficients.layer_time->value;
    speed.parallel_time = coefficients.parallel_time->value;
    speed.sparse_time = coefficients.sparse_time->known() ? coefficients.sparse_time->value : 0.0;
    speed.compute_share = coefficients.compute_share->value;
    speed.prefill_share = coefficients.prefill_share->value;
    speed.first_token_time = coefficients.first_token_time->value;
}

double bytes_read(const ReplicaSpeed& speed, double batch) {
    // With a pipeline, each stage works on its part of the batch while the others work on theirs.
    const double together = batch / speed.pipeline_parallel;
    double bytes = speed.weight_bytes + together / speed.attention_data_parallel * speed.kv.held_bytes(speed.mean_context());
    if (speed.expert_bytes > 0.0) bytes += speed.expert_bytes * (1.0 - std::pow(1.0 - speed.active_share, together));
    return bytes;
}

double generation_step_time(const ReplicaSpeed& speed, double batch) {
    const double memory = bytes_read(speed, batch) / (speed.bandwidth_share * speed.bandwidth);
    const double compute = batch * speed.flop_per_token / (speed.gpus() * speed.peak * speed.compute_share);
    double seconds = std::max(memory, compute) + speed.layers * speed.layer_time;
    seconds += speed.sparse_layers * speed.sparse_time;
    if (speed.tensor_parallel * speed.attention_data_parallel > 1) seconds += speed.layers * speed.parallel_time;
    if (!speed.link.fast) seconds += all_reduce_seconds(speed, batch / speed.pipeline_parallel);
    return seconds;
}

double prefill_interference(const ReplicaSpeed& speed, double batch) {
    if (!(speed.answer_tokens > 0.0)) return 0.0;
    const double prompt_tokens = batch * speed.prompt_tokens / speed.answer_tokens;
    double seconds = prompt_tokens * speed.flop_per_token / (speed.gpus() * speed.peak * speed.compute_share);
    if (!speed.link.fast) {
        // They ride in the all-reduces of the same step: only their payload comes on top.
        const double tokens = prompt_tokens / speed.pipeline_parallel;
        seconds += all_reduce_seconds(speed, tokens) - all_reduce_seconds(speed, 0.0);
    }
    return seconds;
}

double time_per_output_token(const ReplicaSpeed& speed, double batch) {
    return generation_step_time(speed, batch) + prefill_interference(speed, batch);
}

double prefill_time(const ReplicaSpeed& speed) {
    const double flop = speed.prompt_tokens * (speed.flop_per_token + speed.attention_flop_per_pair * speed.prompt_tokens);
    const double messages = speed.layers * all_reduces_per_layer;
    return flop / (speed.gpus() * speed.peak * speed.prefill_share) +
           messages * speed.link.payload_time(all_reduce_payload(speed, speed.prompt_tokens), speed.tensor_parallel) +
           messages * chunks(speed) * (speed.link.fast ? 0.0 : speed.link.extra_latency);
}

double time_to_first_token(const ReplicaSpeed& speed, double batch) {
    const double alone = prefill_time(speed);
    if (batch <= 1.0) return speed.first_token_time + alone;
    const double per_token = time_per_output_token(speed, batch);
    // Every chunk shares its step with the generation of the others.
    const double service = alone + chunks(speed) * generation_step_time(speed, batch);
    const double away = speed.answer_tokens * per_token;
    const double b = batch * service - away;
    const double stay = (b + std::sqrt(b * b + 4.0 * service * away)) / 2.0;
    return speed.first_token_time + per_token / 2.0 + stay;
}

ReplicaSpeed flat_roofline(ReplicaSpeed speed) {
    speed.bandwidth_share = speed.compute_share = speed.prefill_share = 1.0;
    speed.layer_time = speed.parallel_time = speed.sparse_time = speed.first_token_time = 0.0;
    speed.attention_flop_per_pair = 0.0;
    speed.link = TensorLink{};
    speed.link.fast = true;
    return speed;
}

double largest_batch(const ReplicaSpeed& speed, double seconds, double cap) {
    if (!(time_per_output_token(speed, 1.0) <= seconds)) return 0.0;
    double fits = 1.0;
    double too_large = std::floor(cap) + 1.0;
    while (too_large - fits > 1.0) {
        const double middle = std::floor((fits + too_large) / 2.0);
        if (time_per_output_token(speed, middle) <= seconds) {
            fits = middle;
        } else {
            too_large = middle;
        }
    }
    return fits;
}

}  // namespace rackwright
