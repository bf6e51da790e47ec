#pragma once

#include "planner/sample/sample_words.h"
#include "planner/sample/sample_workloads.h"

#include "catalog/catalogue.h"

namespace rackwright {

/// Each adds one variant of the reference case, with its racks and placements.
void add_customer_spec(Project& project, const Catalogue& catalogue, const SampleWorkloads& workloads, const SampleWords& words);
void add_inference_pro_4(Project& project, const Catalogue& catalogue, const SampleWorkloads& workloads, const SampleWords& words);
void add_inference_pro_6(Project& project, const Catalogue& catalogue, const SampleWorkloads& workloads, const SampleWords& words);
void add_pro_training(Project& project, const Catalogue& catalogue, const SampleWorkloads& workloads, const SampleWords& words);

}  // namespace rackwright
