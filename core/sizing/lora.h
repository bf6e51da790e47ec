#pragma once

#include "project/workload.h"
#include "sizing/training_model.h"

namespace rackwright {

/// Trainable parameters of adapters of rank r: r · (d_in + d_out) for every module that has one (Hu et al., arXiv 2106.09685).
/// QueryValue: q and v; Attention: q, k, v, o; AllLinear: those and gate, up, down of dense layers and shared experts. Routed
/// experts stay frozen: they are one fused tensor in today's code, which adapters do not reach. Llama 2 7B, q and v, r = 8:
/// 4,194,304. Layers with linear attention are counted by their input and output projections alike.
double lora_parameters(const LanguageModel& model, LoraTargets targets, int rank);

/// Bytes of a 4-bit base: `bytes_per_parameter` (NF4 with double quantisation: 4.127 bits, 0.516 B) on the layers' matrices,
/// 16 bits for embedding and output table, norms and routers (Dettmers et al., arXiv 2305.14314). Llama 2 70B: 36.4 GB.
double quantised_base_bytes(const TrainingModel& model, double bytes_per_parameter);

}  // namespace rackwright
