#pragma once

#include "planner/sample/sample_words.h"

#include "project/project.h"

namespace rackwright {

/// The ids of the reference case's workloads once they are in the project.
struct SampleWorkloads {
    WorkloadId llama = WorkloadId::None, qwen = WorkloadId::None, light = WorkloadId::None, video = WorkloadId::None,
               archive = WorkloadId::None;
    WorkloadId adapters = WorkloadId::None, full_70b = WorkloadId::None, full_122b = WorkloadId::None;
};

/// Adds the workloads of the reference case. What the customer did not say is assumed, and the note says so.
SampleWorkloads add_sample_workloads(Project& project, const SampleWords& words);

/// The answers of the reference case; what was asked and not known is marked as unknown, what was not asked is left out.
void add_sample_answers(Project& project, const SampleWords& words);

/// The customer's request as received.
std::string sample_request(const SampleWords& words);

}  // namespace rackwright
