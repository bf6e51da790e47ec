#pragma once

#include "sizing/context.h"

#include <span>

namespace rackwright {

/// What one workload asks of one GPU, shares of its capacity. Collected when somebody wants an explanation.
struct LoadShare {
    WorkloadId workload = WorkloadId::None;
    GpuRef gpu;
    double decode = 0.0, detector = 0.0, generation = 0.0;
};

/// Judges every GPU by all of its tenants together, and adds its figures: parts that are there at the same time against the visible memory
/// (Tight below policy.vram_headroom); decoding against the decode engines; detecting and generating, which share the processors,
/// against those (DoesNotFit when the lowest rates asked for are beyond 1, Tight when the highest are beyond
/// policy.target_utilisation). A workload on a GPU that does not hold gets its verdict and reason, unless its own is as bad:
/// gpu.vram-short, gpu.vram-tight, gpu.decode-overloaded, gpu.processors-overloaded, gpu.decode-busy, gpu.processors-busy, gpu.not-alone,
/// gpu.mig-mixed, gpu.mig-overfull.
void judge_gpus(const SizingContext& context, std::span<const LoadShare> shares);

}  // namespace rackwright
