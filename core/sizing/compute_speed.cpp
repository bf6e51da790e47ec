#include "sizing/range.h"
#include "sizing/training_step.h"

namespace rackwright {
std::string_view efficiency_constant(const Gpu& gpu, TrainingArithmetic arithmetic) {
    const bool fp8 = arithmetic == TrainingArithmetic::Fp8;
    const bool card = gpu.form == GpuForm::Pcie;
    switch (gpu.architecture) {
        case Architecture::Ampere:
            return fp8 ? std::string_view{} : "efficiency.ampere.bf16";
        case Architecture::Ada:
            return fp8 ? std::string_view{} : "efficiency.ada.bf16";
        case Architecture::Hopper:
            return fp8 ? "efficiency.hopper.fp8" : "efficiency.hopper.bf16";
        case Architecture::Blackwell:
            if (card) return fp8 ? std::string_view{} : "efficiency.blackwell-workstation.bf16";
            return fp8 ? "efficiency.blackwell.fp8" : "efficiency.blackwell.bf16";
        case Architecture::BlackwellUltra:
            return fp8 ? "efficiency.blackwell-ultra.fp8" : "efficiency.blackwell.bf16";
        default:
            return {};
    }
}

std::string_view mixture_constant(const TrainingPlan& plan) {
    return plan.fused_kernels ? "efficiency.mixture" : "efficiency.mixture.eager";
}

namespace {

/// Every efficiency was measured in BF16; what FP16 with loss scaling reaches on older generations is not known.
std::string_view no_peak(const Gpu& gpu) {
    return !gpu.bf16_dense.known() && gpu.fp16_dense.known() ? "training.no-bf16" : "training.unknown-gpu-peak";
}

Figure reached(const Gpu& gpu, const Fact& peak, const Figure& efficiency, const Range& share) {
    if (!peak.known()) return Figure::unknown(no_peak(gpu), Unit::FlopPerSecond);
    if (!efficiency.known()) return Figure::unknown("training.no-efficiency", Unit::FlopPerSecond);
    return Figure::range(peak.value * efficiency.low_or_value() * share.low, peak.value * efficiency.value * share.value,
                         peak.value * efficiency.high_or_value() * share.high, Unit::FlopPerSecond);
}

}  // namespace

Figure flash2_attention(const TrainingConstants& constants, const Gpu& gpu) {
    return reached(gpu, gpu.bf16_dense, constants.get("efficiency.attention.flash2-hopper", Unit::Ratio), {1.0, 1.0, 1.0});
}

ComputeSpeed compute_speed(const TrainingConstants& constants, const Gpu& gpu, const TrainingModel& model, const TrainingPlan& plan,
                           TrainingArithmetic arithmetic) {
    ComputeSpeed speed;
    const Figure half = constants.get("efficiency.half_hidden", Unit::Count);
    const double width = half.known() ? model.hidden / (model.hidden + half.value) : std::numeric_limits<double>::quiet_NaN();
    Range share{width, width, width};
    if (model.moe_layers > 0) {
        // How far grouped products fall behind is known badly: both ends of the band count.
        const Range mixture = Range::of(constants.get(mixture_constant(plan), Unit::Ratio));
        share = {width * mixture.low, width * mixture.value, width * mixture.high};
    }
    const auto efficiency = [&](TrainingArithmetic type) {
        const std::string_view name = efficiency_constant(gpu, type);
        return name.empty() ? Figure::unknown("training.no-efficiency", Unit::Ratio) : constants.get(name, Unit::Ratio);
    };
    const Fact& peak = arithmetic == TrainingArithmetic::Fp8 ? gpu.fp8_dense : gpu.bf16_dense;
    speed.matrices = reached(gpu, peak, efficiency(arithmetic), share);
    // The inner dimension of attention is a head, whatever the model's width.
    const double attention = constants.get("efficiency.attention", Unit::Ratio).value;
    speed.attention = reached(gpu, gpu.bf16_dense, efficiency(TrainingArithmetic::Bf16), {attention, attention, attention});
    if (!plan.fused_kernels && gpu.architecture == Architecture::Hopper) speed.attention = flash2_attention(constants, gpu);
    speed.memory_bandwidth = gpu.memory_bandwidth.known() ? gpu.memory_bandwidth.value : 0.0;
    if (!plan.fused_kernels) speed.layer_overhead_s = constants.get("overhead.layer", Unit::Second).value;
    if (plan.method == TrainingMethod::Qlora) {
        speed.dequantisation_s = constants.get("dequantisation.traffic", Unit::BytePerParameter).value / gpu.memory_bandwidth.value;
    }
    return speed;
}

}  // namespace rackwright
