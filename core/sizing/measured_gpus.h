#pragma once

#include "catalog/products.h"
#include "project/workload.h"

#include <string_view>

namespace rackwright {

/// Whether the constants of serving engines, training stacks and video pipelines say anything about the speed of this GPU. They were
/// all measured on NVIDIA's up to Blackwell; ROCm, SynapseAI and CANN are other software on other arithmetic, and share no constant with
/// them; Rubin's arithmetic is of other proportions (FP8 more than four times BF16).
/// A GPU of unknown architecture comes from a published case, and those are NVIDIA's.
bool constants_hold_for(const Gpu& gpu);

/// TensorRT-LLM is NVIDIA's own; the other engines run on GPUs of other vendors too.
bool runs_on(std::string_view engine, const Gpu& gpu);

/// Whether serving engines have kernels for weights of this format on the GPU: those that unpack 8- and 4-bit floating point need Ampere
/// or later (vLLM's table of quantisation and hardware). What other vendors' GPUs run is left to their stacks.
bool has_kernels_for(WeightFormat format, const Gpu& gpu);

/// 16-bit products: BF16, or FP16 where the generation has no BF16 (Volta, Turing), in which inference runs there.
const Fact& half_precision_rate(const Gpu& gpu);

}  // namespace rackwright
