#include "sizing/measured_gpus.h"

namespace rackwright {

bool constants_hold_for(const Gpu& gpu) {
    // No default: whoever adds a generation has to say here whether anything was measured on its kind.
    switch (gpu.architecture) {
        case Architecture::Unknown:
        case Architecture::Volta:
        case Architecture::Turing:
        case Architecture::Ampere:
        case Architecture::Ada:
        case Architecture::Hopper:
        case Architecture::Blackwell:
        case Architecture::BlackwellUltra:
            return true;
        case Architecture::Rubin:
        case Architecture::Cdna2:
        case Architecture::Cdna3:
        case Architecture::Cdna4:
        case Architecture::Gaudi2:
        case Architecture::Gaudi3:
        case Architecture::Ascend:
            return false;
    }
    return false;
}

bool runs_on(std::string_view engine, const Gpu& gpu) {
    return engine != "tensorrt-llm" || constants_hold_for(gpu) || gpu.architecture == Architecture::Rubin;
}

bool has_kernels_for(WeightFormat format, const Gpu& gpu) {
    const bool floating = format == WeightFormat::Fp8 || format == WeightFormat::Nvfp4 || format == WeightFormat::Mxfp4;
    return !floating || (gpu.architecture != Architecture::Volta && gpu.architecture != Architecture::Turing);
}

const Fact& half_precision_rate(const Gpu& gpu) { return gpu.bf16_dense.known() ? gpu.bf16_dense : gpu.fp16_dense; }

}  // namespace rackwright
