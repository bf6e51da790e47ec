#pragma once

#include "app/dashboard/bar_chart.h"
#include "sizing/evaluation.h"

namespace rackwright {

/// One step of each training: computing against communication, by what is done and over which link.
/// Empty when the variant has nothing of the kind. Bars of unknown figures are left out.
BarChart trainingStepChart(const Project& project, const Variant& variant, const Evaluation& evaluation, bool for_print);
QChart* makeTrainingStepChart(const Project& project, const Variant& variant, const Evaluation& evaluation, bool for_print);

}  // namespace rackwright
