#include "sizing/vllm_memory.h"

#include "sizing/engine_constants.h"

#include <algorithm>
#include <array>

namespace rackwright {
namespace {

/// Letters and digits only, lower case, in a fixed buffer: the fast path builds no strings.
struct BareName {
    std::array<char, 32> letters{};
    std::size_t size = 0;
    explicit BareName(std::string_view text) {
        for (const char letter : text) {
            if (size == letters.size()) break;
            const char lower = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
            if ((lower >= 'a' && lower <= 'z') || (lower >= '0' && lower <= '9')) letters[size++] = lower;
        }
    }
    std::string_view view() const { return {letters.data(), size}; }
};

struct FamilyRow {
    std::string_view begins;
    std::string_view dense, moe;
};

// The first row that fits counts; longer beginnings stand first. Qwen3-Next, 3.5 and later are other architectures.
constexpr std::array families = {
    FamilyRow{"llama4", "llama4", "llama4"},
    FamilyRow{"llama", "llama", "other"},
    FamilyRow{"metallama", "llama", "other"},
    FamilyRow{"qwen3next", "other", "other"},
    FamilyRow{"qwen35", "other", "other"},
    FamilyRow{"qwen36", "other", "other"},
    FamilyRow{"qwen38", "other", "other"},
    FamilyRow{"qwen3", "qwen3", "qwen3-moe"},
    FamilyRow{"qwen25", "qwen2", "qwen2-moe"},
    FamilyRow{"qwen2", "qwen2", "qwen2-moe"},
    FamilyRow{"gemma2", "gemma2", "gemma2"},
    FamilyRow{"gemma3", "gemma3", "gemma3"},
    FamilyRow{"gptoss", "gpt-oss", "gpt-oss"},
    FamilyRow{"deepseek", "other", "deepseek-v2"},
    FamilyRow{"kimivl", "kimi-vl", "kimi-vl"},
    FamilyRow{"kimik2", "other", "deepseek-v2"},
    FamilyRow{"mixtral", "mixtral", "mixtral"},
    FamilyRow{"mistral3", "mistral3", "mistral3"},
    FamilyRow{"mistralsmall", "mistral3", "other"},
    FamilyRow{"phi3", "phi3", "other"},
    FamilyRow{"phi4", "phi3", "other"},
    FamilyRow{"granite", "granite", "other"},
};

std::string_view family_of(std::string_view text, const LanguageModel& model) {
    const BareName name(text);
    for (const FamilyRow& row : families) {
        if (name.view().starts_with(row.begins)) return model.is_moe ? row.moe : row.dense;
    }
    return {};
}

std::string_view non_torch_name(int tensor_parallel, int pipeline_parallel) {
    if (tensor_parallel <= 1) return pipeline_parallel > 1 ? "non_torch.pp" : "non_torch.tp1";
    if (tensor_parallel == 2) return "non_torch.tp2";
    return tensor_parallel <= 4 ? "non_torch.tp4" : "non_torch.tp8";
}

void set_activations(const Engine& engine, const LanguageModel& model, double batched_tokens, const VllmRelease& release,
                     EngineOverheads& overheads) {
    const std::string_view table = release.old_activations() ? "activation_peak_old" : "activation_peak";
    const Fact* fact = &engine_constant(&engine, table, activation_family(model));
    overheads.family_in_table = fact->known() && activation_family(model) != "other";
    if (!fact->known()) fact = &engine_constant(&engine, table, "other");
    const Fact& tokens = engine_constant(&engine, "activation_batched_tokens");
    if (!fact->known() || !tokens.known()) {
        overheads.unknown_reason = "llm.no-engine-constant";
        return;
    }
    overheads.activation_fact = fact;
    overheads.activations = fact->value;
    overheads.activations_low = fact->low < fact->value ? fact->low : fact->value;
    overheads.activations_high = fact->high > fact->value ? fact->high : fact->value;
    const double scale = batched_tokens / tokens.value;
    if (scale < 1.0) {
        // Buffers of the batch shrink with it, those of the logits do not; how they divide was not measured: the middle.
        overheads.activations_low = std::min(overheads.activations_low, overheads.activations * scale);
        overheads.activations *= (1.0 + scale) / 2.0;
    } else if (scale > 1.0) {
        overheads.activations *= scale;
        overheads.activations_high *= scale;
    }
}

}  // namespace

std::string_view activation_family(const LanguageModel& model) {
    std::string_view family = family_of(model.family, model);
    if (family.empty()) family = family_of(model.name, model);
    return family.empty() ? "other" : family;
}

EngineOverheads engine_overheads(const Engine* engine, const LanguageModel& model, int tensor_parallel, int pipeline_parallel,
                                 std::int64_t max_batched_tokens, const VllmRelease& release) {
    EngineOverheads overheads;
    if (engine == nullptr) {
        overheads.unknown_reason = "llm.unknown-engine";
        return overheads;
    }
    set_activations(*engine, model, static_cast<double>(max_batched_tokens), release, overheads);
    if (!overheads.known()) return overheads;
    const Fact& non_torch = engine_constant(engine, non_torch_name(tensor_parallel, pipeline_parallel));
    const Fact& graphs = engine_constant(engine, "cuda_graphs");
    if (!non_torch.known() || !graphs.known()) {
        overheads.unknown_reason = "llm.no-engine-constant";
        return overheads;
    }
    overheads.non_torch_fact = &non_torch;
    overheads.non_torch = non_torch.value;
    if (release.reserves_cuda_graphs()) {
        overheads.graphs_fact = &graphs;
        overheads.cuda_graphs = graphs.value;
    }
    return overheads;
}

const Fact& process_context(const Engine* engine) { return engine_constant(engine, "process_context"); }

MemoryRule memory_rule(const Engine* engine) {
    return engine != nullptr && engine->id == "tensorrt-llm" ? MemoryRule::ShareOfFree : MemoryRule::ShareOfTotal;
}

double kv_bytes_available(MemoryRule rule, double visible_bytes, double utilisation, double weight_bytes,
                          const EngineOverheads& overheads) {
    const double taken = weight_bytes + overheads.activations + overheads.runtime();
    if (rule == MemoryRule::ShareOfFree) {
        const double free = visible_bytes - taken;
        return free > 0.0 ? utilisation * free : free;
    }
    return visible_bytes * utilisation - taken;
}

double visible_bytes_needed(MemoryRule rule, double utilisation, double weight_bytes, const EngineOverheads& overheads, double kv_bytes) {
    const double taken = weight_bytes + overheads.activations + overheads.runtime();
    return rule == MemoryRule::ShareOfFree ? taken + kv_bytes / utilisation : (taken + kv_bytes) / utilisation;
}

}  // namespace rackwright
