#include "sizing/llm_case/kv_budget.h"

#include "sizing/engine_constants.h"
#include "sizing/llm_case/case_format.h"
#include "sizing/llm_case/case_gpu.h"
#include "sizing/llm_case/predictors.h"
#include "sizing/vllm_memory.h"

namespace rackwright::llm_case {
namespace {

using published_case::contains;

constexpr double gib = 1073741824.0;
constexpr double table_uncertainty = 1.5 * gib;  // terms from the tables of engine overheads

KvBudget unknown(std::string_view reason, std::string what = {}) {
    KvBudget budget;
    budget.unknown_reason = reason;
    budget.unknown_what = std::move(what);
    return budget;
}

struct Overheads {
    EngineOverheads terms;
    bool all_given = false;
};

Overheads overheads_of(const Catalogue& catalogue, const CaseFields& fields, const LanguageModel* model, const Engine* engine) {
    Overheads result;
    VllmRelease release;
    const std::optional<int> minor = vllm_minor(fields.text("engine_version"));
    if (minor) release.minor = *minor;
    const std::optional<double> activations = fields.number("activation_peak_gib"), non_torch = fields.number("non_torch_gib");
    const std::optional<double> graphs = fields.number("cuda_graph_gib");
    result.all_given = activations && non_torch;
    if (!result.all_given) {
        static const LanguageModel none;
        result.terms = engine_overheads(engine, model != nullptr ? *model : none, fields.whole("tensor_parallel", 1),
                                        fields.whole("pipeline_parallel", 1), fields.whole("max_num_batched_tokens", 8192), release);
        if (!graphs && !minor) result.terms.cuda_graphs = 0.0;
    }
    if (activations) result.terms.activations = *activations * gib;
    if (non_torch) result.terms.non_torch = *non_torch * gib;
    const bool reserved = release.reserves_cuda_graphs();
    if (graphs) result.terms.cuda_graphs = reserved ? *graphs * gib : 0.0;
    if (!graphs && reserved && minor) result.terms.cuda_graphs = engine_constant(catalogue.engine("vllm"), "cuda_graphs").value;
    return result;
}

/// Of one GPU; NaN when neither given nor counted.
double weights_of(const Catalogue& catalogue, const CaseFields& fields, const LanguageModel* model) {
    if (const std::optional<double> given = fields.number("weights_gib")) return *given * gib;
    if (model == nullptr || !count_parameters(*model).known()) return std::numeric_limits<double>::quiet_NaN();
    const WeightLayout layout = case_layout(catalogue, *model, case_format(fields, model));
    if (!layout.known()) return std::numeric_limits<double>::quiet_NaN();
    return weight_bytes(*model, layout, fields.whole("tensor_parallel", 1), fields.whole("pipeline_parallel", 1)).per_gpu;
}

}  // namespace

KvBudget kv_budget(const Catalogue& catalogue, const CaseFields& fields) {
    const std::string engine_name = fields.lower("engine");
    const bool static_share = contains(engine_name, "sglang");
    const bool of_free = contains(engine_name, "trt") || contains(engine_name, "tensorrt");
    Gpu made;
    const Gpu* gpu = gpu_named(catalogue, fields.text("gpu"), made);
    double total = fields.number("gpu_total_memory_gib").value_or(0.0) * gib;
    const bool total_given = total > 0.0;
    if (!total_given && gpu != nullptr && gpu->memory_visible.known()) total = gpu->memory_visible.value;
    if (!(total > 0.0)) return unknown("case.no-gpu-memory");
    const std::optional<double> share = fields.number("gpu_memory_utilization");
    // Attention groups side by side divide the experts in ways that a case does not tell.
    if (!share || fields.whole("data_parallel", 1) > 1) return unknown("case.no-gpu-memory");
    const LanguageModel* model = model_named(catalogue, fields.text("model"));
    const double weights = weights_of(catalogue, fields, model);
    if (!std::isfinite(weights)) return unknown("case.unknown-model", fields.text("model"));

    KvBudget budget;
    Overheads overheads;
    overheads.all_given = static_share;
    if (!static_share) {
        overheads = overheads_of(catalogue, fields, model, catalogue.engine(of_free ? "tensorrt-llm" : "vllm"));
        if (!overheads.terms.known()) return unknown(overheads.terms.unknown_reason);
    }
    budget.unknown_reason = {};
    budget.given_bytes = total * *share;
    budget.bytes =
        kv_bytes_available(of_free ? MemoryRule::ShareOfFree : MemoryRule::ShareOfTotal, total, *share, weights, overheads.terms);
    budget.how = of_free        ? "share of (total - weights - activations - buffers)"
                 : static_share ? "total x static share - weights"
                                : "total x utilisation - weights - activations - non-torch";
    if (!overheads.all_given) budget.how += ", what is not given from the table";
    if (!total_given) budget.how += ", total of " + gpu->id;
    const bool certain = overheads.all_given && total_given;
    budget.band_bytes = certain ? 0.0 : table_uncertainty;
    return budget;
}

}  // namespace rackwright::llm_case
