#include "sizing/engine_constants.h"
#include "sizing/llm_case/case_format.h"
#include "sizing/llm_case/predictors.h"
#include "sizing/vllm_memory.h"

namespace rackwright::llm_case {
namespace {

using published_case::contains;

constexpr double gib = 1073741824.0;

VllmRelease release_of(const CaseFields& fields) {
    VllmRelease release;
    if (const std::optional<int> minor = vllm_minor(fields.text("engine_version"))) release.minor = *minor;
    return release;
}

CasePrediction from_fact(double value, double low, double high, double unit, std::string method) {
    CasePrediction result;
    result.predicted = value / unit;
    result.low = low / unit;
    result.high = high / unit;
    result.method = std::move(method);
    return result;
}

/// Overheads of the engine for an architecture ("Qwen3Moe") or a model.
CasePrediction overhead(const Catalogue& catalogue, const CaseFields& fields, double unit) {
    LanguageModel model;
    if (const LanguageModel* named = model_named(catalogue, fields.text("model"))) model = *named;
    const std::string architecture = fields.lower("architecture");
    if (!architecture.empty()) {
        model.family = architecture;
        model.is_moe = contains(architecture, "moe") || contains(architecture, "mixtral") || contains(architecture, "deepseek");
    }
    if (model.family.empty() && model.name.empty()) return cannot_predict("case.unknown-model", fields.text("model"));
    const EngineOverheads overheads =
        engine_overheads(catalogue.engine("vllm"), model, fields.whole("tensor_parallel", 1), fields.whole("pipeline_parallel", 1),
                         fields.whole("max_num_batched_tokens", 8192), release_of(fields));
    if (!overheads.known()) return cannot_predict(overheads.unknown_reason);
    if (contains(fields.unit(), "non-torch")) {
        return from_fact(overheads.non_torch, overheads.non_torch * 0.9, overheads.non_torch * 1.1, unit,
                         "table of non-torch memory by ranks");
    }
    return from_fact(overheads.activations, overheads.activations_low, overheads.activations_high, unit,
                     overheads.family_in_table ? "table of activation peaks by architecture" : "estimate: architecture not in the table");
}

/// An encoder keeps no cache: weights and what its process takes beside them.
CasePrediction encoder_memory(const Catalogue& catalogue, const CaseFields& fields, const LanguageModel& model, double unit) {
    const WeightLayout layout = case_layout(catalogue, model, case_format(fields, &model));
    const LlmParameters count = count_parameters(model);
    if (!layout.known() || !count.known()) return cannot_predict("llm.no-format-figure");
    const double bytes = weight_bytes(model, layout, 1, 1).total;
    // One sequence's widest layer: hidden states and the feed-forward block.
    const double tokens = fields.number("context_tokens").value_or(512.0);
    const double activations = tokens * (2.0 * model.hidden + model.intermediate) * 2.0;
    return from_fact(bytes, bytes * 0.8, bytes + activations + gib * 0.5, unit, "weights of an encoder, no cache");
}

}  // namespace

std::optional<CasePrediction> predict_other(const Catalogue& catalogue, const CaseFields& fields) {
    const std::string& unit = fields.unit();
    if (contains(unit, "activation peak") || contains(unit, "non-torch")) {
        const double bytes = bytes_of_unit(unit);
        return bytes == 0.0 ? cannot_predict("case.unknown-unit", unit) : overhead(catalogue, fields, bytes);
    }
    if (contains(unit, "vram in use")) {
        const LanguageModel* model = model_named(catalogue, fields.text("model"));
        const double bytes = bytes_of_unit(unit);
        if (model == nullptr || bytes == 0.0) return cannot_predict("case.unknown-model", fields.text("model"));
        if (model->attention.kind == AttentionKind::Encoder) return encoder_memory(catalogue, fields, *model, bytes);
        return cannot_predict("case.no-workload");
    }
    if (contains(unit, "mixed step")) return cannot_predict("case.no-model", "mixed step");
    if (contains(unit, "measured hbm") || contains(unit, "measured fp8 gemm") || contains(unit, "measured")) {
        return cannot_predict("case.hardware-measurement", unit);
    }
    if (fields.has("engine") || fields.has("architecture")) return cannot_predict("case.unknown-quantity", unit);
    return std::nullopt;
}

}  // namespace rackwright::llm_case
