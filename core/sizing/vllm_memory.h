#pragma once

#include "catalog/catalogue.h"

#include <cstdint>
#include <limits>
#include <string_view>

namespace rackwright {

/// A vLLM release as far as its memory accounting changed: 0.17 reserves 60 % less for activations, 0.21 reserves CUDA graphs.
struct VllmRelease {
    int minor = std::numeric_limits<int>::max();  ///< of 0.x; the default is "newer than every known change"
    bool reserves_cuda_graphs() const { return minor >= 21; }
    bool old_activations() const { return minor <= 16; }
};

/// What an engine takes of every GPU beside weights and KV cache. Bytes; from the engine's constants in the catalogue.
struct EngineOverheads {
    double activations = 0.0, activations_low = 0.0, activations_high = 0.0;
    double non_torch = 0.0;    ///< CUDA context's share and communication buffers
    double cuda_graphs = 0.0;  ///< 0 when the release does not reserve them
    const Fact* activation_fact = nullptr;
    const Fact* non_torch_fact = nullptr;
    const Fact* graphs_fact = nullptr;
    bool family_in_table = false;       ///< false: activations are an estimate
    std::string_view unknown_reason{};  ///< llm.no-engine-constant, llm.unknown-engine

    bool known() const { return unknown_reason.empty(); }
    double runtime() const { return non_torch + cuda_graphs; }
};

/// The engine's name for a model's architecture in its "activation_peak" constants: "llama", "qwen3-moe"; "other" when unknown.
std::string_view activation_family(const LanguageModel& model);

/// Peak activations hardly depend on context, batch or ranks, but on the batched tokens: above the tabulated number m_0 they grow
/// in proportion, a_0 · m/m_0; below it they are taken as a_0 · (1 + m/m_0)/2, the middle between shrinking in proportion (the low
/// end) and not at all (the high end).
EngineOverheads engine_overheads(const Engine* engine, const LanguageModel& model, int tensor_parallel, int pipeline_parallel,
                                 std::int64_t max_batched_tokens, const VllmRelease& release = {});

/// The CUDA context of one more process on a GPU, bytes.
const Fact& process_context(const Engine* engine);

/// How an engine takes its memory: vLLM a share of the whole GPU, TensorRT-LLM a share of what weights and activations leave.
enum class MemoryRule : std::uint8_t { ShareOfTotal, ShareOfFree };
MemoryRule memory_rule(const Engine* engine);

/// Bytes for the KV cache of one GPU; negative when the rest alone is too much.
double kv_bytes_available(MemoryRule rule, double visible_bytes, double utilisation, double weight_bytes, const EngineOverheads& overheads);

/// Visible bytes a GPU must have so that `kv_bytes` are left for the cache: the inverse of kv_bytes_available().
double visible_bytes_needed(MemoryRule rule, double utilisation, double weight_bytes, const EngineOverheads& overheads, double kv_bytes);

}  // namespace rackwright
