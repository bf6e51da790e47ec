#include "review/rules/rule.h"

namespace rackwright {
namespace {

/// `task` has max_context_tokens, prompt_tokens and answer_tokens.
template <typename Task>
void check(const Workload& workload, const Task& task, std::vector<Finding>& findings) {
    // As doubles: the sum of two that a hostile file states could overflow.
    const double mean = static_cast<double>(task.prompt_tokens) + static_cast<double>(task.answer_tokens);
    const auto longest = static_cast<double>(task.max_context_tokens);
    if (mean <= longest) return;
    Finding finding;
    finding.severity = Severity::Problem;
    finding.subject = workload_subject(workload);
    finding.message = Message("review.mean-request-too-long")
                          .with("workload", workload.name)
                          .with("prompt", static_cast<double>(task.prompt_tokens), Unit::Token)
                          .with("answer", static_cast<double>(task.answer_tokens), Unit::Token)
                          .with("mean", mean, Unit::Token)
                          .with("longest", longest, Unit::Token);
    findings.push_back(std::move(finding));
}

}  // namespace

/// A mean request that is longer than the longest one the service accepts: one of the three numbers is wrong, and with it the memory.
void rule_request_length(const ReviewInput& input, std::vector<Finding>& findings) {
    for (const Workload& workload : input.project.workloads) {
        if (const auto* llm = std::get_if<LlmInference>(&workload.task)) check(workload, *llm, findings);
        if (const auto* light = std::get_if<LightModels>(&workload.task)) check(workload, *light, findings);
    }
}

}  // namespace rackwright
