#pragma once

#include "planner/sample/sample_words.h"

#include "catalog/catalogue.h"
#include "project/project.h"

namespace rackwright {

/// The reference case as a project: a customer's request for AI hardware, the answers to the architect's questions, the
/// workloads behind it, and the variants "Customer spec", "Inference Pro 4", "Inference Pro 6" and "Pro Training". Texts go
/// through `words`. Products that `catalogue` lacks are left out, with what depends on them.
Project sample_project(const Catalogue& catalogue, const SampleWords& words = {});

}  // namespace rackwright
