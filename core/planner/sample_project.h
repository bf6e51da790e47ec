#pragma once

#include "catalog/catalogue.h"
#include "project/project.h"

namespace rackwright {

/// The reference case as a project: a customer's request for AI hardware, the answers to the architect's questions, the
/// workloads behind it, and the variants "Customer spec", "Inference Pro 4", "Inference Pro 6" and "Pro Training". Texts are
/// in English. Products that `catalogue` lacks are left out, with what depends on them.
Project sample_project(const Catalogue& catalogue);

}  // namespace rackwright
