#include "review/rules/rule.h"

#include <algorithm>

namespace rackwright {
namespace {

const std::vector<RuleEntry>& rules() {
    static const std::vector<RuleEntry> all = {
        {rule_not_placed, {"review.not-placed", "review.placed-in-part"}},
        {rule_vram, {"review.vram-short", "review.vram-tight", "review.vram-oversized"}},
        {rule_video,
         {"review.decode-short", "review.detector-short", "review.decode-own-rate", "review.decode-own-rate-not-sized",
          "review.detector-low-end", "review.decode-tight"}},
        {rule_video_oversized, {"review.video-oversized", "review.video-oversized-alternative"}},
        {rule_training,
         {"review.training-vram-short", "review.training-over-pcie", "review.pcie-h200-full-fine-tuning", "review.training-not-offered"}},
        {rule_archive, {"review.archive-too-small", "review.archive-tight", "review.archive-oversized", "review.archive-all-nvme"}},
        {rule_mig, {"review.mig-strands-memory"}},
        {rule_llm_speed, {"review.generation-slow", "review.generation-tight", "review.too-few-sessions", "review.sessions-tight"}},
        {rule_full_context, {"review.full-context-sessions"}},
        {rule_power,
         {"review.power-supplies", "review.power-supplies-tight", "review.rack-power", "review.rack-power-tight", "review.rack-units"}},
        {rule_open_questions, {"review.open-question"}},
        {rule_request_length, {"review.mean-request-too-long"}},
        {rule_context_length, {"review.context-beyond-model", "review.context-beyond-model-others"}},
        {rule_native_fp4, {"review.no-native-fp4"}},
        {rule_claims, {"review.disputed-claim"}},
        {rule_moe_alternative, {"review.moe-alternative"}},
        {rule_missing_facts, {"review.missing-fact"}},
    };
    return all;
}

}  // namespace

std::string_view name_of(Severity value) {
    switch (value) {
        case Severity::Problem:
            return "problem";
        case Severity::Warning:
            return "warning";
        case Severity::Note:
            return "note";
    }
    return "";
}

const Gpu* gpu_at(const ReviewInput& input, GpuRef ref) {
    const Server* server = find_server(input.variant, ref.server);
    if (server == nullptr || ref.slot < 0 || ref.slot >= static_cast<int>(server->gpus.size())) return nullptr;
    return input.catalogue.gpu(server->gpus[static_cast<std::size_t>(ref.slot)]);
}

const Gpu* first_gpu(const ReviewInput& input, const std::vector<const Placement*>& placements) {
    for (const Placement* placement : placements) {
        for (const GpuRef& ref : placement->gpus) {
            if (const Gpu* gpu = gpu_at(input, ref)) return gpu;
        }
    }
    return nullptr;
}

std::vector<GpuRef> gpus_of(const std::vector<const Placement*>& placements) {
    std::vector<GpuRef> gpus;
    for (const Placement* placement : placements) {
        for (const GpuRef& ref : placement->gpus) {
            if (std::find(gpus.begin(), gpus.end(), ref) == gpus.end()) gpus.push_back(ref);
        }
    }
    return gpus;
}

std::vector<Finding> review(const Catalogue& catalogue, const Project& project, const Variant& variant, const Evaluation& evaluation) {
    std::vector<Finding> findings;
    const ReviewInput input{catalogue, project, variant, evaluation};
    for (const RuleEntry& rule : rules()) rule.run(input, findings);
    // Stable: within a severity the order of the rules, which is the order of importance.
    std::stable_sort(findings.begin(), findings.end(), [](const Finding& a, const Finding& b) { return a.severity < b.severity; });
    return findings;
}

std::vector<std::string> all_finding_codes() {
    std::vector<std::string> codes;
    for (const RuleEntry& rule : rules()) codes.insert(codes.end(), rule.codes.begin(), rule.codes.end());
    return codes;
}

}  // namespace rackwright
