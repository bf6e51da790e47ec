#include "report/chapters/chapters.h"

namespace rackwright {
namespace {

SpecTable verdicts(const ReportContext& context, const ReportedVariant& reported) {
    SpecTable made =
        table({"report.workload", "report.verdict", "report.limit", "report.reason"}, {3.2, 2.4, 2.6, 8.0}, {false, false, false, false});
    for (const WorkloadResult& result : reported.evaluation.workloads) {
        made.rows.push_back({name_of_workload(context.project, result.id), result.verdict,
                             result.limit == Limit::None ? SpecText(std::string("–")) : SpecText(result.limit),
                             result.reason.empty() ? SpecText(std::string("–")) : SpecText(result.reason)});
    }
    return made;
}

SpecTable decode_options(const WorkloadResult& result) {
    SpecTable made = table({"report.decode-strategy", "report.decoded", "report.gpus-needed", "report.cores-needed"}, {5.0, 2.6, 2.6, 2.6},
                           {false, true, true, true});
    for (const DecodeOption& option : result.decode_options) {
        const bool on_host = option.strategy == DecodeStrategy::Cpu;
        made.rows.push_back({option.strategy, figure_or_reason(option.decoded_fps), figure_or_reason(option.gpus_needed),
                             on_host ? figure_or_reason(option.cores_needed) : SpecText(std::string("–"))});
    }
    return made;
}

SpecTable step_parts(const Catalogue& catalogue, const WorkloadResult& result) {
    SpecTable made = table({"report.step-part", "report.link", "report.time"}, {5.0, 5.0, 3.0}, {false, false, true});
    for (const StepPart& part : result.step) {
        const Link* link = catalogue.link(part.link);
        made.rows.push_back({message(part.name),
                             link != nullptr     ? link->name
                             : part.link.empty() ? std::string("–")
                                                 : part.link,
                             figure_or_reason(part.seconds)});
    }
    return made;
}

}  // namespace

void add_fit(const ReportContext& context, const ReportedVariant& reported, SpecSections& sections) {
    if (reported.evaluation.workloads.empty()) return;
    sections.push_back(section(2, "report.fit"));
    sections.back().blocks.emplace_back(verdicts(context, reported));
    for (const WorkloadResult& result : reported.evaluation.workloads) {
        // What is not placed has no figures of this variant; its demand stands among the requirements.
        if (result.verdict == Verdict::NotPlaced && !result.hypothetical) continue;
        SpecSection made = named_section(3, name_of_workload(context.project, result.id));
        if (result.hypothetical) made.blocks.emplace_back(SpecParagraph{message("report.hypothetical")});
        if (!result.figures.entries.empty()) made.blocks.emplace_back(figure_table(result.figures));
        if (!result.decode_options.empty()) made.blocks.emplace_back(decode_options(result));
        if (!result.step.empty()) made.blocks.emplace_back(step_parts(context.catalogue, result));
        if (!made.blocks.empty()) sections.push_back(std::move(made));
    }
}

}  // namespace rackwright
