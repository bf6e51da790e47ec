#pragma once

#include "sizing/evaluation.h"

namespace rackwright {

/// Proposes how a workload uses a server's GPUs (or the one GPU, or the array, that it was dropped on): it takes the GPUs it
/// needs, the fewest that fit, tensor parallel within the model's limits, free GPUs first. A drop never refuses for lack of
/// comfort: a tight fit is placed. Errors: plan.no-gpus, plan.needs-more (needed, available, unit), plan.needs-array,
/// plan.needs-gpu, plan.unknown-model.
Result<Placement> place_on_server(const Catalogue& catalogue, const Project& project, const Variant& variant, WorkloadId workload,
                                  ServerId server);
Result<Placement> place_on_gpu(const Catalogue& catalogue, const Project& project, const Variant& variant, WorkloadId workload, GpuRef gpu);
Result<Placement> place_on_array(const Catalogue& catalogue, const Project& project, const Variant& variant, WorkloadId workload,
                                 ArrayId array);

}  // namespace rackwright
