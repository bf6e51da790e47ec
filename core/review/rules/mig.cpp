#include "review/rules/rule.h"

#include <algorithm>

namespace rackwright {
namespace {

/// Stranded memory below this share of the GPUs is the price of isolation and not worth a finding.
constexpr double stranded_share_limit = 0.15;

}  // namespace

void rule_mig(const ReviewInput& input, std::vector<Finding>& findings) {
    for (const Placement& placement : input.variant.placements) {
        if (placement.share != Share::MigSlice || placement.gpus.empty()) continue;
        const Workload* workload = input.project.workload(placement.workload);
        double total = 0.0, used = 0.0, sliced = 0.0;
        for (const GpuRef& ref : placement.gpus) {
            const GpuResult* result = input.evaluation.gpu(ref);
            const Gpu* gpu = gpu_at(input, ref);
            if (result == nullptr || gpu == nullptr) continue;
            total += result->figures.value(FigureKind::VramTotal);
            for (const VramPart& part : result->parts) {
                if (part.placement == placement.id) used += part.bytes;
            }
            const auto profile =
                std::find_if(gpu->mig.begin(), gpu->mig.end(), [&](const MigProfile& mig) { return mig.name == placement.mig_profile; });
            if (profile != gpu->mig.end() && profile->memory.known()) sliced += profile->memory.value * placement.mig_slices_per_gpu;
        }
        // Stranded: what no slice reaches, and what is free inside slices and cannot go to a neighbour that needs it.
        const double stranded = total - used;
        if (workload == nullptr || total <= 0.0 || stranded < stranded_share_limit * total) continue;
        Finding finding;
        finding.severity = Severity::Warning;
        finding.subject = {SubjectKind::Gpu, raw(placement.gpus.front().server), placement.gpus.front().slot};
        finding.evidence = {{finding.subject, FigureKind::VramUsed}, {finding.subject, FigureKind::VramTotal}};
        finding.message = Message("review.mig-strands-memory")
                              .with("workload", workload->name)
                              .with("profile", placement.mig_profile)
                              .with("stranded", stranded, Unit::Byte)
                              .with("unsliced", std::max(0.0, total - sliced), Unit::Byte)
                              .with("total", total, Unit::Byte);
        findings.push_back(std::move(finding));
    }
}

}  // namespace rackwright
