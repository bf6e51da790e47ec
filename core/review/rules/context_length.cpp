#include "review/rules/rule.h"
#include "sizing/llm_parameters.h"

#include <cmath>

namespace rackwright {
namespace {

/// Models of a family within this share of the parameters serve the same purpose and take the same hardware.
constexpr double same_size_share = 0.05;

/// Models of the same family and size that take requests of `asked` tokens, in the order of the catalogue, by name.
std::string longer_versions(const Catalogue& catalogue, const LanguageModel& model, std::int64_t asked) {
    const LlmParameters own = count_parameters(model);
    std::string names;
    if (!own.known() || model.family.empty()) return names;
    for (const LanguageModel& other : catalogue.models) {
        if (other.family != model.family || other.max_context < asked || other.is_moe != model.is_moe) continue;
        const LlmParameters parameters = count_parameters(other);
        if (!parameters.known() || std::abs(parameters.total() - own.total()) > same_size_share * own.total()) continue;
        names += (names.empty() ? "" : ", ") + other.name;
    }
    return names;
}

void check(const ReviewInput& input, const Workload& workload, const std::string& model_id, std::int64_t asked,
           std::vector<Finding>& findings) {
    const LanguageModel* model = input.catalogue.model(model_id);
    if (model == nullptr || model->max_context == 0 || asked <= model->max_context) return;
    const std::string others = longer_versions(input.catalogue, *model, asked);
    Finding finding;
    finding.severity = Severity::Warning;  // of the request, not of the hardware: another version of the model takes the same
    finding.subject = workload_subject(workload);
    finding.sources = {model->source};
    finding.message = Message(others.empty() ? "review.context-beyond-model" : "review.context-beyond-model-others")
                          .with("workload", workload.name)
                          .with("model", model->name)
                          .with("asked", static_cast<double>(asked), Unit::Token)
                          .with("limit", model->max_context, Unit::Token);
    if (!others.empty()) finding.message.with("others", others);
    findings.push_back(std::move(finding));
}

}  // namespace

void rule_context_length(const ReviewInput& input, std::vector<Finding>& findings) {
    for (const Workload& workload : input.project.workloads) {
        if (const auto* llm = std::get_if<LlmInference>(&workload.task)) {
            check(input, workload, llm->model, llm->max_context_tokens, findings);
        }
        if (const auto* light = std::get_if<LightModels>(&workload.task)) {
            for (const LightModel& model : light->models) check(input, workload, model.model, light->max_context_tokens, findings);
        }
    }
}

}  // namespace rackwright
