#include "sizing/engine_constants.h"
#include "sizing/kv_pool.h"
#include "sizing/llm_case/case_format.h"
#include "sizing/llm_case/case_gpu.h"
#include "sizing/llm_case/kv_budget.h"
#include "sizing/llm_case/predictors.h"

#include <cmath>

namespace rackwright::llm_case {
namespace {

using published_case::contains;
using published_case::lower_ascii;

constexpr double gib = 1073741824.0;

CasePrediction with_band(double value, double band, std::string method) {
    CasePrediction result;
    result.predicted = value;
    result.low = value - std::abs(value) * band;
    result.high = value + std::abs(value) * band;
    result.method = std::move(method);
    return result;
}

/// Meta's own FP8 checkpoint of the 405B leaves all attention and the edge layers in 16 bits.
void set_vendor_exclusions(const std::string& name, const CaseFormat& format, WeightLayout& layout) {
    if (format.key == "fp8" && contains(name, "405b") && contains(name, "meta-llama")) {
        layout.attention = 2.0;
        layout.edge_layers_16bit = true;
    }
}

/// The whole from a parameter count alone: good for formats that treat all parameters alike; for the others what stays in 16 bits
/// is not known, and the band is wide.
CasePrediction from_count(const Catalogue& catalogue, const CaseFields& fields, const CaseFormat& format, double unit) {
    std::optional<double> parameters = fields.number("params_total");
    double band = 0.01;
    if (!parameters) {
        parameters = parameters_in_name(fields.text("model"));
        band = 0.09;
    }
    const double bytes = format.bytes_per_parameter > 0.0 ? format.bytes_per_parameter
                                                          : engine_constant(catalogue.engine("weight-formats"), format.key).value;
    const bool alike = format.whole_file || format.key == "bf16" || format.key == "fp16" || format.key == "fp32";
    if (!parameters || !(bytes > 0.0)) return cannot_predict("case.unknown-model", fields.text("model"));
    if (!alike) band = 0.25;
    const int ranks = fields.whole("tensor_parallel", 1) * fields.whole("pipeline_parallel", 1);
    return with_band(*parameters * bytes / ranks / unit, band, band > 0.05 ? "parameters in the name x bytes" : "parameters given x bytes");
}

/// llama.cpp: the cache of one sequence, without blocks.
CasePrediction held_by_llama_cpp(const Catalogue& catalogue, const CaseFields& fields, double unit) {
    const std::optional<CaseModel> model = case_model(catalogue, fields);
    const std::optional<double> context = fields.number("context_tokens");
    if (!model || !context) return cannot_predict("case.unknown-model", fields.text("model"));
    const KvShape shape = kv_shape(model->model, 1, 1, kv_element(catalogue, fields.text("kv_dtype")));
    if (!shape.known()) return cannot_predict(shape.unknown_reason, fields.text("model"));
    return with_band(shape.held_bytes(*context) / unit, 0.02, "held bytes of one sequence, " + model->how);
}

constexpr std::string_view pool_shortcut_name = "every layer keeps every token";

/// Tokens that fit when every layer is taken as one that keeps the whole context, and the heads are divided by the ranks.
double pool_shortcut(const LanguageModel& model, double element_bytes, int tensor, int pipeline, double kv_bytes) {
    const double a_token = 2.0 * model.layers * model.kv_heads * model.head_dim * element_bytes / (tensor * pipeline);
    return a_token > 0.0 ? kv_bytes / a_token : std::numeric_limits<double>::quiet_NaN();
}

/// max_num_batched_tokens where a case does not give it. vLLM's default for serving depends on the GPU: 8192 from 70 GiB on, but not
/// on an A100; else 2048.
double default_batched_tokens(const Catalogue& catalogue, const CaseFields& fields) {
    constexpr double large_gpu = 70.0 * gib;
    Gpu made;
    const Gpu* gpu = gpu_named(catalogue, fields.text("gpu"), made);
    if (gpu == nullptr || !gpu->memory_visible.known()) return 8192.0;
    return gpu->memory_visible.value >= large_gpu && !contains(lower_ascii(gpu->name), "a100") ? 8192.0 : 2048.0;
}

struct PoolCase {
    double shortcut_tokens = std::numeric_limits<double>::quiet_NaN();
    KvPool pool;
    KvPoolSettings settings;
    std::string how;
    double kv_bytes = 0.0;
    double band = 0.02;
    std::string_view unknown{};
};

PoolCase pool_of(const Catalogue& catalogue, const CaseFields& fields) {
    PoolCase result;
    const std::optional<CaseModel> model = case_model(catalogue, fields);
    if (!model) {
        result.unknown = "case.unknown-model";
        return result;
    }
    const std::optional<double> kv = fields.number("kv_cache_gib_per_gpu");
    KvBudget budget;
    if (!kv && !model->cache_only) budget = kv_budget(catalogue, fields);
    if (!kv && !(budget.known() && budget.bytes > 0.0)) {
        result.unknown = "case.no-kv-bytes";
        return result;
    }
    const KvShape shape = kv_shape(model->model, fields.whole("tensor_parallel", 1), fields.whole("pipeline_parallel", 1),
                                   kv_element(catalogue, fields.text("kv_dtype")));
    if (!shape.known()) {
        result.unknown = shape.unknown_reason;
        return result;
    }
    const bool one_kind = shape.sliding_layers == 0 && shape.state_layers == 0;
    const std::optional<double> context = fields.number("max_model_len");
    if (context && !(*context > 0.0)) {
        result.unknown = "case.no-max-context";
        return result;
    }
    if (!one_kind && !context) {
        result.unknown = "case.no-max-context";
        return result;
    }
    result.settings.max_context_tokens = context.value_or(1.0);
    result.settings.max_batched_tokens = fields.number("max_num_batched_tokens").value_or(default_batched_tokens(catalogue, fields));
    result.pool = kv_pool(shape, result.settings);
    result.kv_bytes = kv ? *kv * gib : budget.bytes;
    if (!kv) result.band = std::max(0.05, budget.band_bytes / budget.bytes);
    result.shortcut_tokens = pool_shortcut(model->model, shape.element_bytes, fields.whole("tensor_parallel", 1),
                                           fields.whole("pipeline_parallel", 1), result.kv_bytes);
    result.how = model->how + (kv ? "" : ", KV memory estimated: " + budget.how);
    return result;
}

}  // namespace

CasePrediction cannot_predict(std::string_view code, std::string what) {
    CasePrediction result;
    result.unknown = Message(std::string(code));
    if (!what.empty()) result.unknown.with("name", std::move(what));
    return result;
}

double bytes_of_unit(const std::string& unit) {
    if (unit.starts_with("gib")) return gib;
    if (unit.starts_with("gb")) return 1e9;
    if (unit.starts_with("mib")) return 1048576.0;
    if (unit.starts_with("mb")) return 1e6;
    if (unit.starts_with("bytes") || unit == "b") return 1.0;
    return 0.0;
}

std::optional<int> vllm_minor(const std::string& version) {
    const std::size_t zero = version.find("0.");
    if (zero == std::string::npos || (zero > 0 && version[zero - 1] != '=' && version[zero - 1] != 'v')) return std::nullopt;
    int minor = 0;
    bool any = false;
    for (std::size_t i = zero + 2; i < version.size() && version[i] >= '0' && version[i] <= '9'; ++i) {
        minor = minor * 10 + (version[i] - '0');
        any = true;
    }
    return any ? std::optional(minor) : std::nullopt;
}

double memory_shortcut(const Catalogue& catalogue, const LanguageModel* model, const std::string& format_key, int gpus) {
    const Fact& bytes = engine_constant(catalogue.engine("weight-formats"), format_key);
    if (model == nullptr || !bytes.known() || !count_parameters(*model).known()) return std::numeric_limits<double>::quiet_NaN();
    return count_parameters(*model).total() * bytes.value * 1.2 / gpus;
}

CasePrediction predict_weights(const Catalogue& catalogue, const CaseFields& fields) {
    const double unit = bytes_of_unit(fields.unit());
    if (unit == 0.0) return cannot_predict("case.unknown-unit", fields.unit());
    const std::string name = lower_ascii(fields.text("model"));
    const LanguageModel* model = model_named(catalogue, fields.text("model"));
    const CaseFormat format = case_format(fields, model);
    if (model == nullptr || !count_parameters(*model).known()) return from_count(catalogue, fields, format, unit);
    WeightLayout layout = case_layout(catalogue, *model, format);
    if (!layout.known()) return cannot_predict(layout.unknown_reason, format.key);
    set_vendor_exclusions(name, format, layout);
    const int tensor = fields.whole("tensor_parallel", 1);
    const int pipeline = fields.whole("pipeline_parallel", 1);
    double bytes = weight_bytes(*model, layout, tensor, pipeline).per_gpu;
    if (format.with_prediction_layer) bytes += mtp_bytes(count_parameters(*model), layout) / tensor;
    const Fact& band = engine_constant(catalogue.engine("weight-formats"), "weights", layout.exclusions_known ? "band" : "band_unknown");
    CasePrediction result =
        with_band(bytes / unit, band.known() ? band.value : 0.06, "counted matrices x bytes, " + model->id + " " + format.key);
    result.rule_of_thumb = memory_shortcut(catalogue, model, format.key, tensor * pipeline) / unit;
    result.rule = memory_shortcut_name;
    return result;
}

CasePrediction predict_kv_memory(const Catalogue& catalogue, const CaseFields& fields) {
    const double unit = bytes_of_unit(fields.unit());
    if (unit == 0.0) return cannot_predict("case.unknown-unit", fields.unit());
    if (contains(fields.lower("engine"), "llama")) return held_by_llama_cpp(catalogue, fields, unit);
    const KvBudget budget = kv_budget(catalogue, fields);
    if (!budget.known()) return cannot_predict(budget.unknown_reason, budget.unknown_what);
    CasePrediction result = with_band(budget.bytes / unit, budget.band, budget.how);
    if (budget.band_bytes > 0.0) {
        result.low = (budget.bytes - budget.band_bytes) / unit;
        result.high = (budget.bytes + budget.band_bytes) / unit;
    }
    const LanguageModel* model = model_named(catalogue, fields.text("model"));
    const int gpus = fields.whole("tensor_parallel", 1) * fields.whole("pipeline_parallel", 1);
    result.rule_of_thumb = (budget.given_bytes - memory_shortcut(catalogue, model, case_format(fields, model).key, gpus)) / unit;
    result.rule = memory_shortcut_name;
    return result;
}

CasePrediction predict_kv_tokens(const Catalogue& catalogue, const CaseFields& fields) {
    const PoolCase pool = pool_of(catalogue, fields);
    if (!pool.unknown.empty()) return cannot_predict(pool.unknown, fields.text("model"));
    const KvCapacity capacity = kv_capacity(pool.pool, pool.settings, pool.kv_bytes);
    // The log's meaning changed between 0.19 and 0.24; without a version the newer one is taken, down to the older.
    const std::optional<int> minor = vllm_minor(fields.text("engine_version"));
    const bool old_meaning = minor && *minor <= 19;
    CasePrediction result = with_band(old_meaning ? capacity.tokens_old : capacity.tokens, pool.band, "vLLM blocks, " + pool.how);
    if (!minor) result.low = std::min(result.low, capacity.tokens_old * 0.98);
    result.rule_of_thumb = pool.shortcut_tokens;
    result.rule = pool_shortcut_name;
    return result;
}

CasePrediction predict_max_concurrency(const Catalogue& catalogue, const CaseFields& fields) {
    const std::optional<double> tokens = fields.number("kv_tokens"), context = fields.number("max_model_len");
    if (tokens && context && *context > 0.0) return with_band(*tokens / *context, 0.01, "KV tokens / context");
    const PoolCase pool = pool_of(catalogue, fields);
    if (!pool.unknown.empty()) return cannot_predict(pool.unknown, fields.text("model"));
    if (!context) return cannot_predict("case.no-max-context");
    CasePrediction result = with_band(kv_capacity(pool.pool, pool.settings, pool.kv_bytes).concurrency, pool.band,
                                      "vLLM blocks / blocks of a request, " + pool.how);
    result.rule_of_thumb = pool.shortcut_tokens / *context;
    result.rule = pool_shortcut_name;
    return result;
}

}  // namespace rackwright::llm_case
