#pragma once

#include "app/dashboard/bar_chart.h"
#include "sizing/evaluation.h"

namespace rackwright {

/// What is needed of each array against what it holds: raw, after RAID, and up to the fill limit.
/// Empty when the variant has nothing of the kind. Bars of unknown figures are left out.
BarChart storageChart(const Project& project, const Variant& variant, const Evaluation& evaluation, bool for_print);
QChart* makeStorageChart(const Project& project, const Variant& variant, const Evaluation& evaluation, bool for_print);

}  // namespace rackwright
