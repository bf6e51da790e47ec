#pragma once

#include "app/dashboard/bar_chart.h"
#include "project/project.h"

namespace rackwright {

/// Neighbouring GPUs of one server that a chart draws as one bar.
struct GpuRun {
    GpuRef first;
    int last_slot = 0;  ///< as GpuRef::slot, from 0

    bool continuedBy(const GpuRef& gpu) const { return gpu.server == first.server && gpu.slot == last_slot + 1; }
};

/// GPUs below their bar: "GPU 1–4", in the group of their server when the variant has several.
BarChart::Category gpuChartName(const Variant& variant, const GpuRun& gpus);

}  // namespace rackwright
