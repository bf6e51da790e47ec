#include "review/rules/rule.h"
#include "sizing/llm_parameters.h"

#include <algorithm>

namespace rackwright {
namespace {

bool is_four_bit(WeightFormat format) {
    switch (format) {
        case WeightFormat::GptqInt4:
        case WeightFormat::AwqInt4:
        case WeightFormat::Nf4:
        case WeightFormat::Nvfp4:
        case WeightFormat::Mxfp4:
        case WeightFormat::GgufQ4KM:
            return true;
        default:
            return false;
    }
}

/// Dense models at least this large are where a mixture of experts pays most.
constexpr double large_dense_parameters = 60e9;
constexpr std::string_view proposed_moe = "qwen3-5-35b-a3b";

void add_fp4(const Workload& workload, const Gpu* gpu, std::vector<Finding>& findings) {
    if (gpu == nullptr || gpu->fp4_dense.known()) return;
    Finding finding;
    finding.severity = Severity::Note;
    finding.subject = workload_subject(workload);
    finding.evidence = {{finding.subject, FigureKind::WeightBytes}};
    finding.message = Message("review.no-native-fp4").with("workload", workload.name).with("gpu", gpu->name);
    findings.push_back(std::move(finding));
}

}  // namespace

void rule_native_fp4(const ReviewInput& input, std::vector<Finding>& findings) {
    for_each_placed<LlmInference>(input,
                                  [&](const Workload& workload, const LlmInference& task, const std::vector<const Placement*>& placements) {
                                      if (is_four_bit(task.weights)) add_fp4(workload, first_gpu(input, placements), findings);
                                  });
    for_each_placed<LightModels>(
        input, [&](const Workload& workload, const LightModels& task, const std::vector<const Placement*>& placements) {
            const bool four_bit =
                std::any_of(task.models.begin(), task.models.end(), [](const LightModel& model) { return is_four_bit(model.weights); });
            if (four_bit) add_fp4(workload, first_gpu(input, placements), findings);
        });
}

void rule_llm_speed(const ReviewInput& input, std::vector<Finding>& findings) {
    for (const Workload& workload : input.project.workloads) {
        const WorkloadResult* result = input.evaluation.workload(workload.id);
        if (result == nullptr || result->hypothetical) continue;
        const bool speed = result->limit == Limit::GenerationSpeed;
        if (!speed && result->limit != Limit::Concurrency) continue;
        const bool bad = result->verdict == Verdict::DoesNotFit;
        if (!bad && result->verdict != Verdict::Tight) continue;
        Finding finding;
        finding.severity = bad ? Severity::Problem : Severity::Note;
        finding.subject = workload_subject(workload);
        finding.evidence = {{finding.subject, FigureKind::SessionsFit}, {finding.subject, FigureKind::TimePerOutputToken}};
        const double fit = result->figures.value(FigureKind::SessionsFit), needed = result->figures.value(FigureKind::SessionsNeeded);
        // Enough at the expected figures, with less in reserve than the project's policy keeps.
        const bool enough = !bad && fit >= needed;
        finding.message = Message(speed ? (enough ? "review.generation-tight" : "review.generation-slow")
                                        : (enough ? "review.sessions-tight" : "review.too-few-sessions"))
                              .with("workload", workload.name)
                              .with("fit", fit, Unit::Session)
                              .with("needed", needed, Unit::Session)
                              .with("target", input.project.policy.target_utilisation, Unit::Ratio);
        findings.push_back(std::move(finding));
    }
}

/// The sessions are sized for their mean length. When all of them fill the context at once, fewer fit.
void rule_full_context(const ReviewInput& input, std::vector<Finding>& findings) {
    for (const Workload& workload : input.project.workloads) {
        const WorkloadResult* result = input.evaluation.workload(workload.id);
        if (result == nullptr || result->hypothetical) continue;
        if (result->verdict != Verdict::Fits && result->verdict != Verdict::Tight) continue;
        const Figure* at_full = result->figures.find(FigureKind::MaxConcurrencyFullContext);
        const Figure* needed = result->figures.find(FigureKind::SessionsNeeded);
        if (at_full == nullptr || needed == nullptr || !at_full->known() || !(needed->value > at_full->value)) continue;
        Finding finding;
        finding.severity = Severity::Note;
        finding.subject = workload_subject(workload);
        finding.evidence = {{finding.subject, FigureKind::MaxConcurrencyFullContext}, {finding.subject, FigureKind::SessionsNeeded}};
        finding.message = Message("review.full-context-sessions")
                              .with("workload", workload.name)
                              .with("fit", at_full->value, Unit::Session)
                              .with("needed", needed->value, Unit::Session);
        findings.push_back(std::move(finding));
    }
}

void rule_moe_alternative(const ReviewInput& input, std::vector<Finding>& findings) {
    const LanguageModel* moe = input.catalogue.model(proposed_moe);
    if (moe == nullptr) return;
    const LlmParameters counted = count_parameters(*moe);
    if (!counted.known()) return;
    for_each_placed<LlmInference>(input, [&](const Workload& workload, const LlmInference& task, const std::vector<const Placement*>&) {
        const LanguageModel* model = input.catalogue.model(task.model);
        const WorkloadResult* result = input.evaluation.workload(workload.id);
        if (model == nullptr || model->is_moe || result == nullptr) return;
        const double parameters = result->figures.value(FigureKind::Parameters);
        if (!(parameters >= large_dense_parameters)) return;
        Finding finding;
        finding.severity = Severity::Note;
        finding.subject = workload_subject(workload);
        finding.evidence = {{finding.subject, FigureKind::Parameters}, {finding.subject, FigureKind::ActiveParameters}};
        finding.sources = {moe->source};
        finding.message = Message("review.moe-alternative")
                              .with("workload", workload.name)
                              .with("model", model->name)
                              .with("parameters", parameters, Unit::Parameter)
                              .with("moe", moe->name)
                              .with("moe_active", counted.active(), Unit::Parameter)
                              .with("moe_total", counted.total(), Unit::Parameter);
        findings.push_back(std::move(finding));
    });
}

}  // namespace rackwright
