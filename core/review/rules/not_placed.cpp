#include "review/rules/rule.h"

namespace rackwright {

void rule_not_placed(const ReviewInput& input, std::vector<Finding>& findings) {
    for (const Workload& workload : input.project.workloads) {
        if (workload.optional) continue;
        const WorkloadResult* result = input.evaluation.workload(workload.id);
        if (result == nullptr || result->verdict != Verdict::NotPlaced) continue;
        const Message& reason = result->reason;
        const bool half = reason.code == "reservation.gpus-not-placed" || reason.code == "reservation.storage-not-placed";
        Message message(half ? "review.placed-in-part" : "review.not-placed");
        message.with("workload", workload.name);
        if (half) {
            message.with("reason", reason.code);
            message.arguments.insert(message.arguments.end(), reason.arguments.begin(), reason.arguments.end());
        }
        findings.push_back({std::move(message), Severity::Problem, workload_subject(workload), {}, {}});
    }
}

void rule_missing_facts(const ReviewInput& input, std::vector<Finding>& findings) {
    for (const Workload& workload : input.project.workloads) {
        const WorkloadResult* result = input.evaluation.workload(workload.id);
        if (result == nullptr || result->verdict != Verdict::Unknown) continue;
        Finding finding;
        finding.severity = Severity::Warning;
        finding.subject = workload_subject(workload);
        // The values of the reason stand behind its code, for whoever words it.
        finding.message = Message("review.missing-fact").with("workload", workload.name).with("reason", result->reason.code);
        const std::vector<MessageArgument>& values = result->reason.arguments;
        finding.message.arguments.insert(finding.message.arguments.end(), values.begin(), values.end());
        findings.push_back(std::move(finding));
    }
}

}  // namespace rackwright
