#pragma once

#include "sizing/training_case/case_gpu.h"
#include "sizing/training_case/case_plan.h"
#include "sizing/training_step.h"

namespace rackwright::training_case {

/// The links of a case and which group runs over which. A node has eight GPUs unless the case says otherwise; between nodes one
/// network card a GPU (400 Gbit/s with Hopper and later, 200 with Ampere, as in DGX) where the case gives no rate and the node
/// counts come from NVIDIA's or cluster tables.
struct CaseLinks {
    StepLinks step;
    Link made;  ///< a link that only the case describes
    std::string_view unknown_reason{};
    bool known() const { return unknown_reason.empty(); }
};

/// `result.made` must outlive `result.step`, which is why this fills a place instead of returning one. Unknown:
/// case.unknown-link, case.unknown-network.
void find_links(const Catalogue& catalogue, const TrainingConstants& constants, const CaseFields& fields, const CaseGpu& gpu,
                const CasePlan& run, CaseLinks& result);

}  // namespace rackwright::training_case
