#pragma once

#include "app/dashboard/bar_chart.h"
#include "sizing/evaluation.h"

namespace rackwright {

/// Memory of the GPUs stacked by workload, against what each GPU has. Off-hours use has bars of its own.
/// Empty when the variant has nothing of the kind. Bars of unknown figures are left out.
BarChart vramChart(const Project& project, const Variant& variant, const Evaluation& evaluation, bool for_print);
QChart* makeVramChart(const Project& project, const Variant& variant, const Evaluation& evaluation, bool for_print);

}  // namespace rackwright
