#include "review/rules/rule.h"

namespace rackwright {
namespace {

bool over_pcie(const ReviewInput& input, const Placement& placement, const Gpu& gpu) {
    if (placement.gpus.size() < 2) return false;
    const Server* server = find_server(input.variant, placement.gpus.front().server);
    const ServerProduct* product = server != nullptr ? input.catalogue.server(server->product) : nullptr;
    return gpu.form == GpuForm::Pcie && (product == nullptr || product->topology != GpuTopology::NvSwitch);
}

}  // namespace

void rule_training(const ReviewInput& input, std::vector<Finding>& findings) {
    for (const Workload& workload : input.project.workloads) {
        const Training* task = std::get_if<Training>(&workload.task);
        const WorkloadResult* result = input.evaluation.workload(workload.id);
        if (task == nullptr || result == nullptr) continue;
        const Subject subject = workload_subject(workload);
        const double states = result->figures.value(FigureKind::ModelStates);
        const double available = result->figures.value(FigureKind::TrainingMemoryAvailable);
        const double missing = result->figures.value(FigureKind::TrainingMemoryShort);
        if (result->hypothetical && missing > 0.0) {
            Finding finding;
            finding.severity = Severity::Note;
            finding.subject = subject;
            finding.evidence = {{subject, FigureKind::TrainingMemoryTotal}, {subject, FigureKind::TrainingMemoryShort}};
            finding.message = Message("review.training-not-offered")
                                  .with("workload", workload.name)
                                  .with("states", states, Unit::Byte)
                                  .with("needed", result->figures.value(FigureKind::TrainingMemoryTotal), Unit::Byte)
                                  .with("available", available, Unit::Byte)
                                  .with("short", missing, Unit::Byte);
            findings.push_back(std::move(finding));
        }
    }
    for_each_placed<Training>(input, [&](const Workload& workload, const Training& task, const std::vector<const Placement*>& placements) {
        const WorkloadResult* result = input.evaluation.workload(workload.id);
        const Gpu* gpu = first_gpu(input, placements);
        if (result == nullptr || gpu == nullptr) return;
        const Subject subject = workload_subject(workload);
        if (result->verdict == Verdict::DoesNotFit && result->figures.value(FigureKind::TrainingMemoryShort) > 0.0) {
            Finding finding;
            finding.severity = Severity::Problem;
            finding.subject = subject;
            finding.evidence = {{subject, FigureKind::TrainingMemoryTotal}, {subject, FigureKind::TrainingMemoryShort}};
            finding.message = Message("review.training-vram-short")
                                  .with("workload", workload.name)
                                  .with("needed", result->figures.value(FigureKind::TrainingMemoryTotal), Unit::Byte)
                                  .with("available", result->figures.value(FigureKind::TrainingMemoryAvailable), Unit::Byte)
                                  .with("short", result->figures.value(FigureKind::TrainingMemoryShort), Unit::Byte);
            findings.push_back(std::move(finding));
        }
        const bool full = task.method == TrainingMethod::FullFineTuning;
        if (full && over_pcie(input, *placements.front(), *gpu)) {
            const bool h200 = gpu->architecture == Architecture::Hopper && gpu->id.rfind("h200", 0) == 0;
            Finding finding;
            finding.severity = Severity::Warning;
            finding.subject = subject;
            finding.evidence = {{subject, FigureKind::CommunicationSlowdown}, {subject, FigureKind::StepTime}};
            finding.message = Message(h200 ? "review.pcie-h200-full-fine-tuning" : "review.training-over-pcie")
                                  .with("workload", workload.name)
                                  .with("gpu", gpu->name)
                                  .with("slowdown", result->figures.value(FigureKind::CommunicationSlowdown), Unit::Factor);
            findings.push_back(std::move(finding));
        }
    });
}

}  // namespace rackwright
