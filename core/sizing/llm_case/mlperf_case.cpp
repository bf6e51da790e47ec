// MLPerf Inference: what the speed model says at the largest batch that memory and the scenario's latency allow. Submissions
// are tuned by hand, so this is an estimate with a wide range, and an anchor for it, not a check of it.

#include "sizing/engine_constants.h"
#include "sizing/llm_case/case_gpu.h"
#include "sizing/llm_case/predictors.h"
#include "sizing/llm_case/serving_setup.h"
#include "sizing/llm_replica.h"
#include "sizing/measured_gpus.h"

#include <algorithm>

namespace rackwright::llm_case {
namespace {

using published_case::contains;
using published_case::lower_ascii;

/// "llama2-70b-99.9" -> "llama2-70b", "llama3.1-8b-edge" -> "llama3.1-8b".
std::string benchmark_of(std::string name) {
    name = lower_ascii(name);
    for (const char* end : {"-99.9", "-99", "-edge", "-interactive"}) {
        if (name.ends_with(end)) name.resize(name.size() - std::string_view(end).size());
    }
    return name;
}

struct Run {
    const LanguageModel* model = nullptr;
    const Gpu* gpu = nullptr;
    const Engine* engine = nullptr;
    const Engine* benchmark = nullptr;
    std::string name;
    CaseFormat format;
    double prompt = 0.0, answer = 0.0;
    double seconds_per_token = 0.0;  ///< limit of the scenario; 0: none
    double share = 1.0;              ///< of the offline rate that arrivals at random leave
    double compute_share = 0.0;      ///< arithmetic reached by a tuned submission
    int gpus = 0;
    bool format_assumed = false;
};

struct GroupRate {
    double tokens_per_s = 0.0;  ///< of all GPUs; 0 when the model does not fit into a group
    double flat = 0.0;          ///< what a flat roofline says at the same batch
};

/// All GPUs in groups of `tensor`, each at the largest batch that memory and the scenario's latency allow.
GroupRate group_rate(const Catalogue& catalogue, const Run& run, int tensor) {
    ServingRequest request;
    request.model = run.model;
    request.engine = run.engine;
    request.weights = run.format.format;
    request.kv = run.format.format == WeightFormat::Bf16 || run.format.format == WeightFormat::Fp16 ? KvFormat::Bf16 : KvFormat::Fp8;
    request.prompt_tokens = run.prompt;
    request.answer_tokens = run.answer;
    request.max_context_tokens = run.prompt + run.answer;
    request.tensor_parallel = tensor;
    std::vector<GpuRef> group;
    group.reserve(static_cast<std::size_t>(tensor));
    for (int slot = 0; slot < tensor; ++slot) group.push_back({ServerId{1}, slot});
    ReplicaSizing replica = size_model(catalogue, request);
    size_on_gpu(request, whole_gpu(*run.gpu), tensor_link(catalogue, *run.gpu, group), replica);
    if (!replica.speed_known() || !replica.starts()) return {};
    replica.speed.compute_share = run.compute_share;
    double batch = std::min(replica.sessions_by_memory, replica.max_sequences);
    if (run.seconds_per_token > 0.0) batch = std::min(batch, largest_batch(replica.speed, run.seconds_per_token, batch));
    if (batch < 1.0) return {};
    const double sequences = static_cast<double>(run.gpus) / tensor * batch;
    return {sequences / time_per_output_token(replica.speed, batch), sequences / generation_step_time(flat_roofline(replica.speed), batch)};
}

/// Submissions that do not print their format: 4 bits where the GPU computes in them and NVIDIA's own engine is used, else 8 bits
/// where the GPU has them, else 16.
CaseFormat usual_format(const Gpu& gpu, const Engine& engine) {
    if (gpu.fp4_dense.known() && engine.id == "tensorrt-llm") return format_in("nvfp4");
    return format_in(gpu.fp8_dense.known() ? "fp8" : "bf16");
}

/// Submissions are bound by arithmetic: the share of the peak that they reach, by width of the
/// format and by benchmark; by kind of model where a benchmark was not submitted often enough to tell.
double compute_share_of(const Run& run) {
    const bool four_bits = run.format.format == WeightFormat::Nvfp4 || run.format.format == WeightFormat::Mxfp4;
    const bool native = &compute_peak(*run.gpu, run.format.format) != &half_precision_rate(*run.gpu);
    const std::string_view width = !native ? "16bit" : four_bits ? "4bit" : "8bit";
    std::string name = "mfu.";
    name += width;
    const Fact& own = engine_constant(run.benchmark, run.name, name);
    if (own.known()) return own.value;
    return engine_constant(run.benchmark, run.model->is_moe ? "mfu.moe" : "mfu.dense", width).value;
}

/// Of the benchmark if it was submitted often enough to tell, else of all.
const Fact& scenario_share(const Run& run, std::string_view scenario) {
    const std::string_view name = scenario == "interactive" ? "interactive_share" : "server_share";
    const Fact& own = engine_constant(run.benchmark, run.name, name);
    return own.known() ? own : engine_constant(run.benchmark, name);
}

std::string_view set_run(const Catalogue& catalogue, const CaseFields& fields, Gpu& made, Run& run) {
    run.name = benchmark_of(fields.text("model"));
    run.model = model_named(catalogue, run.name);
    if (run.model == nullptr) return "case.unknown-model";
    if (!count_parameters(*run.model).known()) return count_parameters(*run.model).unknown_reason;
    run.gpu = gpu_named(catalogue, fields.text("gpu"), made);
    if (run.gpu == nullptr) return "case.unknown-gpu";
    run.format = case_format(fields, run.model);
    if (contains(lower_ascii(run.model->name), "gpt-oss")) run.format = format_in("mxfp4");
    run.gpus = fields.whole("gpus_total", 0);
    if (run.gpus == 0) return "case.no-gpu-count";
    run.benchmark = catalogue.engine("mlperf-inference");
    bool measured = true;
    const std::string software = fields.text("software");
    run.engine = engine_named(catalogue, software.empty() ? std::string("tensorrt") : software, measured);
    if (run.engine == nullptr) return "llm.unknown-engine";
    run.format_assumed = !run.format.stated;
    if (run.format_assumed) run.format = usual_format(*run.gpu, *run.engine);
    run.compute_share = compute_share_of(run);
    if (!(run.compute_share > 0.0)) return "llm.no-engine-constant";
    const Fact& prompt = engine_constant(run.benchmark, run.name, "prompt_tokens");
    const Fact& answer = engine_constant(run.benchmark, run.name, "answer_tokens");
    run.prompt = prompt.value;
    run.answer = fields.number("mean_output_tokens_per_sample").value_or(answer.value);
    if (!(run.prompt > 0.0) || !(run.answer > 0.0)) return "case.no-workload";
    const std::string scenario = fields.lower("scenario");
    if (scenario == "offline") return {};
    const Fact& limit = engine_constant(run.benchmark, run.name, scenario == "interactive" ? "interactive_tpot" : "server_tpot");
    if (!limit.known()) return "case.no-latency-limit";
    const Fact& share = scenario_share(run, scenario);
    if (!share.known()) return "llm.no-engine-constant";
    run.seconds_per_token = limit.value;
    run.share = share.value;
    return {};
}

}  // namespace

CasePrediction predict_mlperf(const Catalogue& catalogue, const CaseFields& fields) {
    const std::string& unit = fields.unit();
    const bool samples = contains(unit, "samples/s") || contains(unit, "queries/s");
    if (!samples && !contains(unit, "tokens/s")) return cannot_predict("case.unknown-unit", fields.unit());
    Gpu made;
    Run run;
    const std::string_view unknown = set_run(catalogue, fields, made, run);
    if (!unknown.empty()) return cannot_predict(unknown, unknown == "case.unknown-gpu" ? fields.text("gpu") : fields.text("model"));
    GroupRate best;
    int best_tensor = 0;
    for (const int tensor : {1, 2, 4, 8}) {
        if (run.gpus % tensor != 0 || run.model->heads % tensor != 0) continue;
        const GroupRate rate = group_rate(catalogue, run, tensor);
        if (rate.tokens_per_s <= best.tokens_per_s) continue;
        best = rate;
        best_tensor = tensor;
    }
    if (best_tensor == 0) return cannot_predict("case.does-not-fit");
    const Fact& band = engine_constant(run.benchmark, "band");
    CasePrediction result;
    const double tokens = samples ? run.answer : 1.0;
    result.predicted = best.tokens_per_s * run.share / tokens;
    result.rule_of_thumb = best.flat / tokens;
    result.rule = speed_shortcut_name;
    result.group = run.seconds_per_token > 0.0 ? "server and interactive" : "offline";
    result.low = result.predicted / (1.0 + band.value);
    result.high = result.predicted * (1.0 + band.value);
    result.method = "estimate: speed model at the largest batch, " + std::to_string(run.gpus / best_tensor) + " x T" +
                    std::to_string(best_tensor) + ", " + run.engine->id + ", prompt length assumed";
    if (run.format_assumed) result.method += ", format not stated: " + run.format.key + " assumed";
    return result;
}

}  // namespace rackwright::llm_case
