#pragma once

#include "catalog/catalogue.h"
#include "project/workload.h"
#include "sizing/kv_cache.h"
#include "sizing/llm_weights.h"
#include "sizing/tensor_link.h"

#include <string_view>

namespace rackwright {

/// Measured coefficients of an engine's speed, dense models and mixtures of experts apart.
struct SpeedCoefficients {
    const Fact* bandwidth_share = nullptr;   ///< eta: memory bandwidth reached / catalogue
    const Fact* layer_time = nullptr;        ///< t0: s a layer and step
    const Fact* parallel_time = nullptr;     ///< t1: s more a layer and step with tensor parallelism
    const Fact* sparse_time = nullptr;       ///< t_x: s more a layer and step that first looks up which tokens to attend to; may be missing
    const Fact* compute_share = nullptr;     ///< mfu: arithmetic reached / catalogue peak, in mixed steps
    const Fact* prefill_share = nullptr;     ///< of a prompt alone
    const Fact* first_token_time = nullptr;  ///< s of a first token beside prefill and queue
    const Fact* token_band = nullptr;        ///< relative uncertainty of the time per output token
    const Fact* first_token_band = nullptr;
    std::string_view unknown_reason{};  ///< llm.unknown-engine, llm.no-engine-constant

    bool known() const { return unknown_reason.empty(); }
    /// Engines whose time to the first token nobody has measured apart from queueing have no constants for it.
    bool first_token_known() const { return prefill_share->known() && first_token_time->known() && first_token_band->known(); }
};
SpeedCoefficients speed_coefficients(const Engine* engine, bool mixture_of_experts);

/// `seconds` with its band: down by the band's value, up by its high end, because queues only lengthen.
Figure first_token_figure(double seconds, const Fact& band);

/// The dense peak that matrix products of a weight format run at on a GPU: the format's own where the GPU has native arithmetic,
/// else BF16 (weights are unpacked first). Not known for FP32, which the catalogue does not carry.
const Fact& compute_peak(const Gpu& gpu, WeightFormat format);

/// One replica's step, as numbers: filled in once, evaluated for many batch sizes.
struct ReplicaSpeed {
    double weight_bytes = 0.0;  ///< one rank reads them every step: all but routed experts and the token table
    double expert_bytes = 0.0;  ///< all routed experts on one rank
    double active_share = 1.0;  ///< experts of a token / all
    KvShape kv;                 ///< on one rank, every stage together
    double layers = 0.0, hidden = 0.0;
    double sparse_layers = 0.0;            ///< with an index of the cache (DeepSeek sparse attention)
    double flop_per_token = 0.0;           ///< 2 · P_active
    double attention_flop_per_pair = 0.0;  ///< 2 · L_full · A · d: causal, both products
    int tensor_parallel = 1, pipeline_parallel = 1;
    int attention_data_parallel = 1;     ///< ranks that each hold the attention of other sequences; experts stay divided
    double bandwidth = 0.0, peak = 0.0;  ///< one GPU, catalogue
    double bandwidth_share = 0.0, layer_time = 0.0, parallel_time = 0.0, sparse_time = 0.0, compute_share = 0.0, prefill_share = 0.0,
           first_token_time = 0.0;
    double prompt_tokens = 0.0, answer_tokens = 0.0;
    double max_batched_tokens = 8192.0;
    TensorLink link;

    double gpus() const { return static_cast<double>(tensor_parallel) * pipeline_parallel * attention_data_parallel; }
    double mean_context() const { return prompt_tokens + answer_tokens / 2.0; }
};

/// Weights, cache shape and arithmetic of a model on a replica. `layout` must be known.
ReplicaSpeed replica_speed(const LanguageModel& model, const WeightLayout& layout, const KvShape& rank_shape, int tensor_parallel,
                           int pipeline_parallel, int attention_data_parallel = 1);
void set_coefficients(ReplicaSpeed& speed, const SpeedCoefficients& coefficients);

/// Bytes that one GPU reads for a step of `batch` sequences: weights, the experts that the batch reaches
/// (1 - (1 - k/E)^b of them), and the cache.
double bytes_read(const ReplicaSpeed& speed, double batch);

/// Seconds of a step that only generates: max(bytes / (eta · BW), 2 · P · b / (GPUs · F · mfu)) + L · t0 + [T>1] · L · t1 + L_x · t_x, plus
/// what a slow link adds to two all-reduces a layer.
double generation_step_time(const ReplicaSpeed& speed, double batch);

/// Seconds that the prompts of newly arrived requests add to a step: b · s_in / s_out prompt tokens (continuous batching).
double prefill_interference(const ReplicaSpeed& speed, double batch);

/// Mean time per output token in steady state, s.
double time_per_output_token(const ReplicaSpeed& speed, double batch);

/// One prompt alone, s: (2 · P · s + 2 · L_full · A · d · s^2) / (GPUs · F · mfu) and two all-reduces a layer over the link.
double prefill_time(const ReplicaSpeed& speed);

/// Mean time to the first token with `batch` users who each ask again when answered, s. Prompts queue for the prefill; the wait is
/// that of a closed queueing network with one station (mean value analysis after Bard and Schweitzer).
double time_to_first_token(const ReplicaSpeed& speed, double batch);

/// The same replica as the usual shortcut sees it: catalogue bandwidth and peak reached in full, no time for layers, links or
/// prompts that join in. It is there to be compared with.
ReplicaSpeed flat_roofline(ReplicaSpeed speed);

/// Largest whole batch, at most `cap`, whose time per output token is at most `seconds`; 0 when not even one is.
double largest_batch(const ReplicaSpeed& speed, double seconds, double cap);

}  // namespace rackwright
