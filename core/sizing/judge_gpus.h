#pragma once

#include "sizing/context.h"

namespace rackwright {

/// Judges every GPU by all of its tenants together: parts that run at the same time against the visible memory, loads against 1 and
/// policy.target_utilisation; adds the GPU's figures. A GPU that does not hold makes the workloads on it DoesNotFit (reason
/// "gpu.vram-short" or "gpu.overloaded"), a tight one makes them Tight.
void judge_gpus(const SizingContext& context);

}  // namespace rackwright
