#pragma once

#include "project/project.h"

#include <functional>

namespace rackwright {

/// Placements lose the GPUs for which `gone` holds, and go when they have neither a GPU nor an array left. What remains is
/// kept divisible: pipeline parallelism is given up first, then tensor parallelism down to a common divisor.
void forget_gpus(Variant& variant, const std::function<bool(GpuRef)>& gone);

/// Placements lose the array; without GPUs they go.
void forget_array(Variant& variant, ArrayId array);

/// Placements of the workload go, in every variant.
void forget_workload(Project& project, WorkloadId workload);

}  // namespace rackwright
