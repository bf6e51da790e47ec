#pragma once

#include "sizing/kv_pool.h"
#include "sizing/llm_speed.h"
#include "sizing/llm_weights.h"
#include "sizing/vllm_memory.h"

namespace rackwright {

/// The part of a GPU that a replica runs on: all of it, or a MIG slice with its own memory, bandwidth and processors.
struct GpuPart {
    const Gpu* gpu = nullptr;
    const MigProfile* slice = nullptr;
    const Fact* memory = nullptr;  ///< usable bytes
    double bandwidth_share = 1.0;  ///< of the GPU's memory bandwidth
    double compute_share = 1.0;    ///< of its arithmetic

    double visible_bytes() const { return memory->value; }
};
GpuPart whole_gpu(const Gpu& gpu);
/// Bandwidth by memory slices, arithmetic by compute slices, each of the most that a profile of the GPU has.
GpuPart mig_part(const Gpu& gpu, const MigProfile& profile);
const MigProfile* find_mig_profile(const Gpu& gpu, std::string_view name);

/// One model as it is to be served, without saying on how many replicas.
struct ServingRequest {
    const LanguageModel* model = nullptr;
    const Engine* engine = nullptr;
    WeightFormat weights = WeightFormat::Bf16;
    int quantisation_group = 128;
    KvFormat kv = KvFormat::Bf16;
    double max_context_tokens = 8192.0;
    double prompt_tokens = 0.0, answer_tokens = 0.0;
    double tokens_per_s_per_session = 0.0;
    double memory_utilisation = 0.9;
    std::int64_t max_batched_tokens = 8192;
    int tensor_parallel = 1, pipeline_parallel = 1;
    bool shares_gpu = false;         ///< one of several processes on a GPU: it brings its own CUDA context
    bool memory_is_limited = false;  ///< a MIG slice: its usable bytes are the limit, without a utilisation below 1
};

/// One replica. Memory figures are bytes of the fullest GPU; sessions are of the replica.
struct ReplicaSizing {
    std::string_view unknown_reason{};        ///< nothing below is known
    std::string_view speed_unknown_reason{};  ///< nothing about time is known

    LlmParameters parameters;  ///< whole model
    WeightLayout layout;
    WeightBytes weights;
    const Fact* kv_element = nullptr;
    KvShape kv_model;  ///< as on one GPU: of the whole model
    KvShape kv;        ///< of a rank and stage
    EngineOverheads overheads;
    MemoryRule rule = MemoryRule::ShareOfTotal;
    double utilisation = 0.9;
    KvPoolSettings settings;
    KvPool pool;
    double full_request_bytes = 0.0;  ///< one request of full length: less, and the engine does not start
    double session_bytes = 0.0;       ///< a running session of the mean context
    double chunk_bytes = 0.0;         ///< a prefill chunk of windowed layers

    // On a GPU; NaN without one.
    double kv_available = 0.0, kv_available_low = 0.0, kv_available_high = 0.0;
    KvCapacity capacity;
    double sessions_by_memory = 0.0, sessions_by_memory_low = 0.0, sessions_by_memory_high = 0.0;

    SpeedCoefficients coefficients;
    const Fact* peak = nullptr;
    ReplicaSpeed speed;
    double sessions_by_speed = 0.0, sessions_by_speed_low = 0.0, sessions_by_speed_high = 0.0;
    double max_sequences = 0.0;

    bool known() const { return unknown_reason.empty(); }
    bool speed_known() const { return known() && speed_unknown_reason.empty(); }
    bool starts() const { return kv_available >= full_request_bytes; }
    double fixed_bytes() const { return weights.per_gpu + overheads.activations + overheads.runtime(); }
    /// KV bytes that `sessions` take, never less than one request of full length.
    double kv_needed(double sessions) const;
    /// Visible bytes a GPU must have for `sessions`.
    double visible_needed(double sessions) const;
};

/// What the model needs, whatever it runs on.
ReplicaSizing size_model(const Catalogue& catalogue, const ServingRequest& request);

/// Adds what a GPU (or slice) gives it. `link` joins the tensor-parallel ranks.
void size_on_gpu(const ServingRequest& request, const GpuPart& part, const TensorLink& link, ReplicaSizing& replica);

}  // namespace rackwright
