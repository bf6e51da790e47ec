#pragma once

#include "sizing/judge_gpus.h"

namespace rackwright {

/// Bytes of a GPU that are taken by what runs all the time, and by what runs while that is stopped.
struct GpuTenancy {
    double always = 0.0, off_hours = 0.0;
    double used() const { return std::max(always, off_hours); }
};

GpuTenancy gpu_tenancy(const GpuResult& gpu);

/// Memory in all, used and free, and the loads that there are.
void put_gpu_figures(const SizingContext& context, GpuResult& gpu, const GpuTenancy& tenancy, std::span<const LoadShare> shares);

}  // namespace rackwright
