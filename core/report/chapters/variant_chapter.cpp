#include "report/chapters/chapters.h"

namespace rackwright {
namespace {

void add_racks(const ReportedVariant& reported, SpecSections& sections) {
    for (const Rack& rack : reported.variant->racks) {
        SpecSection made = section(2, "report.rack-elevation");
        made.title.with("rack", rack.name);
        made.blocks.emplace_back(SpecPicture{SpecPicture::Kind::RackElevation, reported.variant->id, rack.id});
        sections.push_back(std::move(made));
    }
}

bool has_video(const Evaluation& evaluation) {
    for (const GpuResult& gpu : evaluation.gpus) {
        if (gpu.decode_load > 0.0 || gpu.detector_load > 0.0) return true;
    }
    return false;
}

bool has_steps(const Evaluation& evaluation) {
    for (const WorkloadResult& workload : evaluation.workloads) {
        if (!workload.step.empty()) return true;
    }
    return false;
}

void add_charts(const ReportedVariant& reported, SpecSections& sections) {
    SpecSection made = section(2, "report.charts");
    const auto add = [&](SpecPicture::Kind kind, bool wanted) {
        if (wanted) made.blocks.emplace_back(SpecPicture{kind, reported.variant->id, RackId::None});
    };
    add(SpecPicture::Kind::VramChart, !reported.evaluation.gpus.empty());
    add(SpecPicture::Kind::VideoLoadChart, has_video(reported.evaluation));
    add(SpecPicture::Kind::TrainingStepChart, has_steps(reported.evaluation));
    add(SpecPicture::Kind::StorageChart, !reported.evaluation.arrays.empty());
    if (!made.blocks.empty()) sections.push_back(std::move(made));
}

}  // namespace

void add_findings(const ReportContext& context, const ReportedVariant& reported, SpecSections& sections) {
    SpecSection made = section(2, "report.findings");
    for (const Finding& finding : reported.findings) {
        made.blocks.emplace_back(SpecFinding{finding, reported.variant->id, context.sources.references(finding.sources)});
    }
    if (reported.findings.empty()) made.blocks.emplace_back(SpecParagraph{message("report.no-findings")});
    sections.push_back(std::move(made));
}

void add_variant(const ReportContext& context, const ReportedVariant& reported, SpecSections& sections) {
    SpecSection made = section(1, "report.variant-chapter");
    made.title.with("name", reported.variant->name);
    made.new_page = true;
    if (!reported.variant->note.empty()) made.blocks.emplace_back(SpecParagraph{reported.variant->note});
    sections.push_back(std::move(made));
    add_racks(reported, sections);
    add_allocation(context, reported, sections);
    add_fit(context, reported, sections);
    add_charts(reported, sections);
    add_findings(context, reported, sections);
    add_purchase(context, reported, sections);
}

}  // namespace rackwright
