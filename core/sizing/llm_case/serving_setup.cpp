#include "sizing/llm_case/serving_setup.h"

#include "sizing/engine_constants.h"
#include "sizing/llm_case/case_gpu.h"
#include "sizing/measured_gpus.h"

#include <algorithm>
#include <cmath>

namespace rackwright::llm_case {
namespace {

using published_case::contains;
using published_case::lower_ascii;

constexpr double unmeasured_engine_band = 0.5;
constexpr int gpus_of_a_node = 8;

/// Numbers that some rows write as text.
int whole(const CaseFields& fields, std::string_view key, int otherwise) {
    const std::string text = fields.text(key);
    if (!text.empty()) {
        int value = 0;
        for (const char c : text) {
            if (c < '0' || c > '9' || value > 100000) return otherwise;
            value = value * 10 + (c - '0');
        }
        return value > 0 ? value : otherwise;
    }
    return fields.whole(key, otherwise);
}

ServingPoint unknown(std::string_view reason, std::string what = {}) {
    ServingPoint point;
    point.unknown_reason = reason;
    point.unknown_what = std::move(what);
    return point;
}

/// Formats of a serving row: experts apart from the rest; labels and names where the columns are empty.
struct RowFormats {
    CaseFormat rest, experts;
};

RowFormats row_formats(const CaseFields& fields, const LanguageModel& model) {
    RowFormats formats;
    const bool gpt_oss = contains(lower_ascii(model.name), "gpt-oss");
    formats.rest = gpt_oss ? format_in("mxfp4") : format_in(fields.text("gemm_format"));
    if (!formats.rest.stated) formats.rest = case_format(fields, &model);
    if (!formats.rest.stated) formats.rest = format_in(fields.text("precision_label"));
    formats.experts = gpt_oss ? formats.rest : format_in(fields.text("moe_format"));
    if (!formats.experts.stated) formats.experts = formats.rest;
    return formats;
}

WeightLayout row_layout(const Catalogue& catalogue, const LanguageModel& model, const RowFormats& formats) {
    WeightLayout layout = case_layout(catalogue, model, formats.rest);
    if (!model.is_moe || !layout.known()) return layout;
    const WeightLayout experts = case_layout(catalogue, model, formats.experts);
    layout.experts = experts.experts;
    if (!experts.known()) layout.unknown_reason = experts.unknown_reason;
    return layout;
}

TensorLink link_of(const Catalogue& catalogue, const Gpu& gpu, int ranks) {
    std::vector<GpuRef> group;
    group.reserve(static_cast<std::size_t>(ranks));
    for (int slot = 0; slot < ranks; ++slot) group.push_back({ServerId{1}, slot});
    return tensor_link(catalogue, gpu, group);
}

}  // namespace

const Engine* engine_named(const Catalogue& catalogue, std::string_view text, bool& measured) {
    const std::string name = lower_ascii(text);
    measured = true;
    if (contains(name, "trt") || contains(name, "tensorrt")) return catalogue.engine("tensorrt-llm");
    if (contains(name, "sglang")) return catalogue.engine("sglang");
    measured = name.empty() || contains(name, "vllm");
    return catalogue.engine("vllm");
}

ServingLayout serving_layout(const CaseFields& fields, const LanguageModel& model) {
    ServingLayout layout;
    layout.tensor = whole(fields, "tensor_parallel", 1);
    layout.data = whole(fields, "attention_dp", 1);
    const int moe_tensor = whole(fields, "moe_tp", 1), moe_experts = whole(fields, "moe_ep", 1);
    const double given_batch = fields.number("batch").value_or(0.0);
    const double concurrency = fields.number("concurrency").value_or(given_batch);
    const double batch = given_batch > 0.0 ? given_batch : concurrency;
    if (!(concurrency > 0.0)) {
        layout.unknown_reason = "case.no-concurrency";
        return layout;
    }
    layout.batch = concurrency;
    const int gpus = layout.tensor * layout.data;
    if (gpus > gpus_in_domain(fields.text("gpu")) && gpus == moe_tensor * moe_experts) {
        const int group = std::max(moe_tensor, moe_experts);
        layout.tensor = layout.data > 1 ? 1 : group;
        layout.data = layout.data > 1 ? group : 1;
    } else if (model.is_moe && layout.data == 1 && layout.tensor > 1 && batch * layout.tensor == concurrency) {
        layout.data = layout.tensor;
        layout.tensor = 1;
    } else if (layout.data == 1 && batch < concurrency && batch * layout.tensor != concurrency) {
        layout.copies = concurrency / batch;
        layout.batch = batch;
    }
    // At 48 sequences on two H100 the cache of a 32B model alone could not be read in the time that was measured.
    const bool node_wide = !fields.number("concurrency") && fields.has("moe_tp") && layout.data == 1 && layout.tensor > 0 &&
                           gpus_in_domain(fields.text("gpu")) == gpus_of_a_node && gpus_of_a_node % layout.tensor == 0;
    if (node_wide && given_batch * layout.tensor >= gpus_of_a_node) {
        layout.copies = static_cast<double>(gpus_of_a_node) / layout.tensor;
        layout.batch = given_batch / layout.copies;
    }
    if (moe_tensor * moe_experts > layout.tensor * layout.data && layout.data == 1 && layout.tensor < std::max(moe_tensor, moe_experts)) {
        layout.unknown_reason = "case.layout-unclear";  // more expert ranks than GPUs
    }
    if (layout.tensor < 1 || model.heads % layout.tensor != 0) layout.unknown_reason = "case.tensor-parallel-not-divisible";
    return layout;
}

ServingPoint serving_point(const Catalogue& catalogue, const CaseFields& fields) {
    const LanguageModel* model = model_named(catalogue, fields.text("model"));
    if (model == nullptr) return unknown("case.unknown-model", fields.text("model"));
    if (!count_parameters(*model).known()) return unknown(count_parameters(*model).unknown_reason, model->name);
    Gpu made;
    const Gpu* gpu = gpu_named(catalogue, fields.text("gpu"), made);
    if (gpu == nullptr) return unknown("case.unknown-gpu", fields.text("gpu"));
    const ServingLayout serving = serving_layout(fields, *model);
    if (!serving.unknown_reason.empty()) return unknown(serving.unknown_reason);
    const RowFormats formats = row_formats(fields, *model);
    const WeightLayout layout = row_layout(catalogue, *model, formats);
    if (!layout.known()) return unknown(layout.unknown_reason, formats.rest.key);
    const KvShape shape = kv_shape(*model, serving.tensor, 1, kv_element(catalogue, fields.text("kv_dtype")));
    if (!shape.known()) return unknown(shape.unknown_reason, model->name);

    ServingPoint point;
    bool measured = true;
    point.engine = engine_named(catalogue, fields.text("engine"), measured);
    const SpeedCoefficients coefficients = speed_coefficients(point.engine, model->is_moe);
    if (!coefficients.known()) return unknown(coefficients.unknown_reason, fields.text("engine"));
    if (!constants_hold_for(*gpu)) return unknown("llm.gpu-not-measured", gpu->name);
    const Fact& peak = compute_peak(*gpu, model->is_moe ? formats.experts.format : formats.rest.format);
    if (!peak.known()) return unknown("llm.no-peak-for-format", formats.rest.key);
    if (!gpu->memory_bandwidth.known()) return unknown("llm.no-bandwidth", gpu->name);
    point.speed = replica_speed(*model, layout, shape, serving.tensor, 1, serving.data);
    set_coefficients(point.speed, coefficients);
    point.speed.link = link_of(catalogue, *gpu, serving.tensor);
    if (!point.speed.link.known()) return unknown(point.speed.link.unknown_reason, gpu->name);
    point.speed.bandwidth = gpu->memory_bandwidth.value;
    point.speed.peak = peak.value;
    point.mixture_of_experts = model->is_moe;
    point.batch = serving.batch;
    point.copies = serving.copies;
    point.token_band = measured ? coefficients.token_band->value : unmeasured_engine_band;
    if (measured && coefficients.first_token_known()) point.first_token_band = coefficients.first_token_band;
    point.how = model->id + " " + formats.rest.key + " on " + gpu->id + ", T" + std::to_string(serving.tensor);
    if (serving.data > 1) point.how += ", attention on " + std::to_string(serving.data) + " ranks apart";
    if (!measured) point.how += ", vLLM's coefficients";
    return point;
}

}  // namespace rackwright::llm_case
