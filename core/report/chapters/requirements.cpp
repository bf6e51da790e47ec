#include "report/chapters/chapters.h"

#include <array>

namespace rackwright {
namespace {

/// Figures that a task has without any hardware.
constexpr std::array demand_kinds = {
    FigureKind::Parameters,    FigureKind::ActiveParameters, FigureKind::WeightBytes,         FigureKind::KvBytesPerToken,
    FigureKind::KvBytesNeeded, FigureKind::SessionsNeeded,   FigureKind::MinimumVram,         FigureKind::TokensPerSecondNeeded,
    FigureKind::Instances,     FigureKind::AnalysedFps,      FigureKind::DecodedFps,          FigureKind::DecodedFpsFull,
    FigureKind::IngestRate,    FigureKind::ModelStates,      FigureKind::TrainableParameters, FigureKind::CheckpointBytes,
    FigureKind::CameraBitrate, FigureKind::ArchiveNeeded,    FigureKind::ArchiveWriteRate,    FigureKind::HotTierNeeded,
    FigureKind::StorageNeeded};

FigureList demand_of(const FigureList& figures) {
    FigureList demand;
    for (const FigureKind kind : demand_kinds) {
        const Figure* figure = figures.find(kind);
        if (figure != nullptr && figure->known()) demand.entries.push_back({kind, *figure});
    }
    return demand;
}

void add_workload(const ReportContext& context, const Workload& workload, SpecSections& sections) {
    SpecSection made = named_section(2, workload.name);
    if (!workload.note.empty()) made.blocks.emplace_back(SpecParagraph{workload.note});
    SpecTable inputs = table({"report.input", "report.value"}, {5.0, 7.0}, {false, false});
    inputs.rows = task_inputs(context.catalogue, workload);
    made.blocks.emplace_back(std::move(inputs));
    const WorkloadResult* result = context.demand.evaluation.workload(workload.id);
    if (result != nullptr) {
        const FigureList demand = demand_of(result->figures);
        if (!demand.entries.empty()) {
            made.blocks.emplace_back(SpecParagraph{message("report.demand-figures")});
            made.blocks.emplace_back(figure_table(demand));
        }
    }
    sections.push_back(std::move(made));
}

}  // namespace

void add_requirements(const ReportContext& context, SpecSections& sections) {
    sections.push_back(section(1, "report.requirements"));
    if (!context.project.request.empty()) {
        SpecSection request = section(2, "report.request");
        request.blocks.emplace_back(SpecParagraph{context.project.request, true});
        sections.push_back(std::move(request));
    }
    if (context.project.workloads.empty()) {
        sections.back().blocks.emplace_back(SpecParagraph{message("report.no-workloads")});
        return;
    }
    for (const Workload& workload : context.project.workloads) add_workload(context, workload, sections);
}

}  // namespace rackwright
