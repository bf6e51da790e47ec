#include "project/editing/placement_upkeep.h"

#include <algorithm>
#include <numeric>

namespace rackwright {
namespace {

void keep_divisible(Placement& placement) {
    const int count = static_cast<int>(placement.gpus.size());
    if (count == 0) {
        placement.tensor_parallel = 1;
        placement.pipeline_parallel = 1;
        return;
    }
    if (count % (placement.tensor_parallel * placement.pipeline_parallel) == 0) return;
    placement.pipeline_parallel = 1;
    placement.tensor_parallel = std::gcd(count, placement.tensor_parallel);
}

}  // namespace

void forget_gpus(Variant& variant, const std::function<bool(GpuRef)>& gone) {
    std::erase_if(variant.placements, [&gone](Placement& placement) {
        if (std::erase_if(placement.gpus, gone) == 0) return false;
        keep_divisible(placement);
        return placement.gpus.empty() && placement.array == ArrayId::None;
    });
}

void forget_array(Variant& variant, ArrayId array) {
    std::erase_if(variant.placements, [array](Placement& placement) {
        if (placement.array != array) return false;
        placement.array = ArrayId::None;
        return placement.gpus.empty();
    });
}

void forget_workload(Project& project, WorkloadId workload) {
    for (Variant& variant : project.variants) {
        std::erase_if(variant.placements, [workload](const Placement& placement) { return placement.workload == workload; });
    }
}

}  // namespace rackwright
