#pragma once

#include "review/finding.h"

namespace rackwright {

/// What a rule sees. Rules only read; each looks at one question and adds what it finds.
struct ReviewInput {
    const Catalogue& catalogue;
    const Project& project;
    const Variant& variant;
    const Evaluation& evaluation;
};

using Rule = void (*)(const ReviewInput&, std::vector<Finding>&);

/// A rule and the codes of the findings that it can give.
struct RuleEntry {
    Rule run;
    std::vector<std::string> codes;
};

void rule_not_placed(const ReviewInput& input, std::vector<Finding>& findings);
void rule_vram(const ReviewInput& input, std::vector<Finding>& findings);
void rule_llm_speed(const ReviewInput& input, std::vector<Finding>& findings);
void rule_full_context(const ReviewInput& input, std::vector<Finding>& findings);
void rule_native_fp4(const ReviewInput& input, std::vector<Finding>& findings);
void rule_request_length(const ReviewInput& input, std::vector<Finding>& findings);
void rule_context_length(const ReviewInput& input, std::vector<Finding>& findings);
void rule_moe_alternative(const ReviewInput& input, std::vector<Finding>& findings);
void rule_mig(const ReviewInput& input, std::vector<Finding>& findings);
void rule_video(const ReviewInput& input, std::vector<Finding>& findings);
void rule_video_oversized(const ReviewInput& input, std::vector<Finding>& findings);
void rule_training(const ReviewInput& input, std::vector<Finding>& findings);
void rule_archive(const ReviewInput& input, std::vector<Finding>& findings);
void rule_power(const ReviewInput& input, std::vector<Finding>& findings);
void rule_claims(const ReviewInput& input, std::vector<Finding>& findings);
void rule_open_questions(const ReviewInput& input, std::vector<Finding>& findings);
void rule_missing_facts(const ReviewInput& input, std::vector<Finding>& findings);

/// Calls `visit(workload, task, placements)` for every workload of kind Task that has placements in the variant.
template <typename Task, typename Visit>
void for_each_placed(const ReviewInput& input, Visit&& visit) {
    for (const Workload& workload : input.project.workloads) {
        const Task* task = std::get_if<Task>(&workload.task);
        if (task == nullptr) continue;
        std::vector<const Placement*> placements;
        for (const Placement& placement : input.variant.placements) {
            if (placement.workload == workload.id) placements.push_back(&placement);
        }
        if (!placements.empty()) visit(workload, *task, placements);
    }
}

/// The product in a slot; nullptr when free or not in the catalogue.
const Gpu* gpu_at(const ReviewInput& input, GpuRef ref);
/// The first GPU product of the placements; nullptr when there is none.
const Gpu* first_gpu(const ReviewInput& input, const std::vector<const Placement*>& placements);

/// The GPUs that the placements name, each once.
std::vector<GpuRef> gpus_of(const std::vector<const Placement*>& placements);

inline Subject workload_subject(const Workload& workload) { return {SubjectKind::Workload, raw(workload.id), 0}; }

}  // namespace rackwright
