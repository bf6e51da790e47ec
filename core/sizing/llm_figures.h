#pragma once

#include "sizing/context.h"
#include "sizing/llm_replica.h"

namespace rackwright {

/// What the figures of an LLM workload are made from. Figures "per GPU" are of the fullest GPU of the fullest placement; what the
/// model needs by itself (weights, cache) is of the whole model, however it is divided; sessions, tokens/s and replicas are of all
/// placements together.
struct LlmFigures {
    const Workload* workload = nullptr;
    const LlmInference* task = nullptr;
    const ServingRequest* request = nullptr;
    const ReplicaSizing* replica = nullptr;
    const ReplicaSizing* whole = nullptr;  ///< the same model undivided, with the cache of all sessions
    const GpuPart* part = nullptr;         ///< nullptr: not placed
    double replicas = 0.0;
    double sessions_needed = 0.0;
    double sessions_per_replica = 0.0;  ///< needed, on the replica that has the most to do
    Figure by_memory, by_speed, fit;    ///< sessions of all replicas
    Figure full_contexts;               ///< requests of full length, all replicas
    Figure per_output_token, first_token, tokens_per_s;
};

/// Parameters, weights, cache and memory: with `part`, those that depend on the hardware too.
void put_llm_figures(const SizingContext& context, const LlmFigures& llm, FigureList& list);

/// The bytes of a copy of the weights with its band: 1 % when it is known what stays in 16 bits, else 6 %.
Figure weight_figure(const Catalogue& catalogue, const WeightLayout& layout, double bytes);

// The derivations, one a figure. Shared with the pool of light models where the figure is the same.
void derive_parameters(const LanguageModel& model, const LlmParameters& count, Derivation& derivation);
void derive_active_parameters(const LanguageModel& model, const LlmParameters& count, Derivation& derivation);
void derive_weight_bytes(const LlmFigures& llm, Derivation& derivation);
void derive_weight_bytes_per_gpu(const LlmFigures& llm, Derivation& derivation);
void derive_kv_bytes_per_token(const LlmFigures& llm, Derivation& derivation);
void derive_kv_bytes_per_token_per_gpu(const LlmFigures& llm, Derivation& derivation);
void derive_activations(const LlmFigures& llm, Derivation& derivation);
void derive_runtime(const LlmFigures& llm, Derivation& derivation);
void derive_kv_available(const LlmFigures& llm, Derivation& derivation);
void derive_kv_needed(const LlmFigures& llm, Derivation& derivation);
void derive_kv_needed_per_gpu(const LlmFigures& llm, Derivation& derivation);
void derive_kv_tokens(const LlmFigures& llm, Derivation& derivation);
void derive_full_contexts(const LlmFigures& llm, Derivation& derivation);
void derive_sessions_by_memory(const LlmFigures& llm, Derivation& derivation);
void derive_sessions_by_speed(const LlmFigures& llm, Derivation& derivation);
void derive_sessions_fit(const LlmFigures& llm, Derivation& derivation);
void derive_sessions_needed(const LlmFigures& llm, Derivation& derivation);
void derive_time_per_output_token(const LlmFigures& llm, Derivation& derivation);
void derive_time_to_first_token(const LlmFigures& llm, Derivation& derivation);
void derive_tokens_per_s(const LlmFigures& llm, Derivation& derivation);
void derive_tokens_per_s_needed(const LlmFigures& llm, Derivation& derivation);
void derive_replicas(const LlmFigures& llm, Derivation& derivation);
void derive_minimum_vram(const LlmFigures& llm, Derivation& derivation);

}  // namespace rackwright
