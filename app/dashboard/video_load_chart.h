#pragma once

#include "app/dashboard/bar_chart.h"
#include "sizing/evaluation.h"

namespace rackwright {

/// Decode and detector load of the GPUs that see video, against their capacity.
/// Empty when the variant has nothing of the kind. Bars of unknown figures are left out.
BarChart videoLoadChart(const Project& project, const Variant& variant, const Evaluation& evaluation, bool for_print);
QChart* makeVideoLoadChart(const Project& project, const Variant& variant, const Evaluation& evaluation, bool for_print);

}  // namespace rackwright
