#include "sizing/training_case/case_predictors.h"

#include "sizing/training_case/case_links.h"
#include "sizing/training_time.h"

#include <algorithm>
#include <cmath>

namespace rackwright::training_case {
namespace {

struct CaseStep {
    CaseModel model;
    CaseGpu gpu;
    CasePlan run;
    TrainingStep step;
    TrainingArithmetic arithmetic = TrainingArithmetic::Bf16;
    std::string_view unknown_reason{};
};

TrainingArithmetic arithmetic_of(const CaseFields& fields) {
    const std::string text = fields.lower("dtype") + " " + fields.lower("precision");
    return contains(text, "fp8") || contains(text, "float8") ? TrainingArithmetic::Fp8 : TrainingArithmetic::Bf16;
}

/// Attention without a flash kernel computes the masked half too: the Megatron runs of 2022.
bool causal_attention(const CaseFields& fields) {
    if (const auto flash = fields.flag("flash_attention")) return *flash;
    return !(contains(fields.source(), "2205.05198") || contains(fields.source(), "calculon"));
}

void scale(Figure& figure, double factor) {
    if (!figure.known()) return;
    figure = Figure::range(figure.low_or_value() * factor, figure.value * factor, figure.high_or_value() * factor, figure.unit);
}

/// What a case says about its GPU and kernels that the sizing's own workloads never say.
void adjust_speed(const TrainingConstants& constants, const CaseStep& work, ComputeSpeed& speed) {
    const Gpu& gpu = work.gpu.product;
    if (work.gpu.small_card) {
        const Figure share = constants.get("case.efficiency.small-card", Unit::Ratio);
        const double peak = gpu.bf16_dense.value;
        speed.matrices = speed.attention =
            Figure::range(peak * share.low_or_value(), peak * share.value, peak * share.high_or_value(), Unit::FlopPerSecond);
    }
    if (gpu.architecture == Architecture::Hopper && !megatron_family(work.run.stack)) speed.attention = flash2_attention(constants, gpu);
    if (work.run.stack == Stack::TorchTitan) {
        if (work.run.selective_products) scale(speed.matrices, 1.0 / (1.0 + constants.get("recompute.selective", Unit::Ratio).value));
        // Its ring gives every rank a run of tokens; the last one attends to all of them: (2c - 1)/c of the mean.
        const double c = work.run.plan.context;
        scale(speed.attention, c / (2.0 * c - 1.0));
    }
    if (work.run.stack == Stack::Qwen && work.run.plan.method == TrainingMethod::Qlora) {
        speed.dequantisation_s = constants.get("dequantisation.traffic.gptq", Unit::BytePerParameter).value / gpu.memory_bandwidth.value;
    }
    // A GPU's power grows about as the cube of its clock.
    const double clock = std::cbrt(work.gpu.power_share);
    scale(speed.matrices, clock);
    scale(speed.attention, clock);
}

HostPath host_path(const TrainingConstants& constants, int gpus) {
    HostPath host;
    host.gpus_per_server = std::clamp(gpus, 1, 8);
    const double one = constants.get("offload.link_gpu", Unit::BytePerSecond).value;
    const double server = constants.get("offload.link_server", Unit::BytePerSecond).value;
    host.link_bytes_per_s = std::min(one, server / host.gpus_per_server);
    host.memory_bytes_per_s = constants.get("offload.host_memory", Unit::BytePerSecond).value;
    return host;
}

CaseStep work_out(const Catalogue& catalogue, const CaseFields& fields) {
    const TrainingConstants constants(catalogue);
    CaseStep work;
    const auto fail = [&work](std::string_view reason) {
        work.unknown_reason = reason;
        return work;
    };
    work.model = model_of(catalogue, constants, fields);
    if (!work.model.known()) return fail(work.model.unknown_reason);
    work.gpu = gpu_of(catalogue, fields);
    if (!work.gpu.known()) return fail(work.gpu.unknown_reason);
    const std::string precision = fields.lower("dtype") + fields.lower("precision");
    if (contains(precision, "fp4")) return fail("case.unknown-precision");
    work.run = plan_of(constants, fields, work.model);
    if (!work.run.sequence_known) return fail("case.missing-sequence");
    // Rates depend little on the batch; one sequence is the least there can be.
    CaseLinks links;
    find_links(catalogue, constants, fields, work.gpu, work.run, links);
    if (!links.known()) return fail(links.unknown_reason);
    work.arithmetic = arithmetic_of(fields);
    ComputeSpeed speed = compute_speed(constants, work.gpu.product, work.model.counted, work.run.plan, work.arithmetic);
    adjust_speed(constants, work, speed);
    work.step = training_step(constants, work.model.counted, work.run.plan, speed, links.step, host_path(constants, work.run.gpus),
                              causal_attention(fields));
    if (!work.step.total.known()) return fail(work.step.total.unknown_reason);
    return work;
}

CasePrediction prediction_of(double low, double value, double high, std::string method) {
    CasePrediction prediction;
    prediction.predicted = value;
    prediction.low = low;
    prediction.high = high;
    prediction.method = std::move(method);
    return prediction;
}

/// FLOP a token that the source counts for its TFLOP/s: NeMo counts attention in full in pretraining and not at all in SFT and
/// LoRA, Megatron-Bridge half of it and none in LoRA, Megatron's papers and MosaicML in full; the others half (causal).
double counted_flops(const CaseFields& fields, const CaseStep& work) {
    const TrainingModel& model = work.model.counted;
    const TrainingFlops half = training_flops_per_token(model, false, Recomputation::None, work.run.plan.sequence_tokens);
    const std::string task = fields.lower("task");
    if (contains(task, "lora") || work.run.plan.adapters()) return half.matrices * 4.0 / 6.0;
    if (contains(task, "sft") && work.run.stack == Stack::Nemo) return half.matrices;
    const bool full = work.run.stack == Stack::Nemo || !causal_attention(fields) || contains(fields.source(), "llm-foundry");
    return half.matrices + half.attention * (full ? 2.0 : 1.0);
}

CasePrediction achieved_flops(const CaseFields& fields, const CaseStep& work, const Figure& rate) {
    const double flops = counted_flops(fields, work) / work.run.gpus;
    double divisor = 1e12;
    std::string method = "tokens/s x FLOP as the source counts them";
    if (contains(fields.unit(), "mfu")) {
        const Fact& peak = work.arithmetic == TrainingArithmetic::Fp8 ? work.gpu.product.fp8_dense : work.gpu.product.bf16_dense;
        divisor = peak.value / 100.0;
        method += " / peak";
    }
    return prediction_of(rate.low * flops / divisor, rate.value * flops / divisor, rate.high * flops / divisor, method);
}

CasePrediction run_time(const CaseFields& fields, const CaseStep& work) {
    const double per_step = work.run.plan.sequences * work.run.gpus;
    const auto samples = fields.number("samples");
    if (!samples) return unpredicted("case.missing-tokens");
    if (!work.run.batch_known) return unpredicted("case.missing-batch");
    const double steps = std::ceil(*samples / per_step);
    double divisor = 0.0;
    const std::string& unit = fields.unit();
    if (unit == "s")
        divisor = 1.0;
    else if (unit == "min")
        divisor = 60.0;
    else if (unit == "h")
        divisor = 3600.0;
    if (divisor == 0.0) return unpredicted("case.unknown-unit");
    const Figure time = time_to_train(work.step.total, steps);
    return prediction_of(time.low_or_value() / divisor, time.value / divisor, time.high_or_value() / divisor, "steps x step time");
}

}  // namespace

CasePrediction predict_step(const Catalogue& catalogue, const CaseFields& fields) {
    const bool run = fields.kind() == "time_to_train";
    if (run && !fields.number("samples")) return unpredicted("case.missing-tokens");
    const CaseStep work = work_out(catalogue, fields);
    if (!work.unknown_reason.empty()) return unpredicted(work.unknown_reason);
    if (run) return run_time(fields, work);
    const Figure& total = work.step.total;
    std::string method = "compute + exposed communication";
    if (work.model.by_size_only) method += "; model shaped from its parameter count";
    if (fields.kind() == "step_time") {
        const double divisor = contains(fields.unit(), "ms") ? 1e-3 : 1.0;
        return prediction_of(total.low_or_value() / divisor, total.value / divisor, total.high_or_value() / divisor, method);
    }
    const Figure rate = training_tokens_per_second(total, work.run.plan.tokens_per_step());
    if (fields.kind() == "tflops") return achieved_flops(fields, work, rate);
    const double per = contains(fields.unit(), "gpu") ? work.run.gpus : 1.0;
    return prediction_of(rate.low_or_value() / per, rate.value / per, rate.high_or_value() / per, method);
}

}  // namespace rackwright::training_case
