#include "report/chapters/chapters.h"

#include <algorithm>

namespace rackwright {
namespace {

SpecTable variants_table(const ReportContext& context) {
    SpecTable made =
        table({"report.variant", "report.verdict", "report.gpus", "report.gpu-memory", "report.power", "report.heat", "report.rack-units"},
              {5.0, 3.0, 2.0, 2.4, 2.4, 3.0, 2.2}, {false, false, true, true, true, true, true});
    for (const ReportedVariant& reported : context.variants) {
        const FigureList& totals = reported.evaluation.totals;
        made.rows.push_back({reported.variant->name, reported.evaluation.verdict, cell(totals, FigureKind::GpuCount),
                             cell(totals, FigureKind::VramPrinted), cell(totals, FigureKind::Power), cell(totals, FigureKind::Heat),
                             cell(totals, FigureKind::UnitsUsed)});
    }
    return made;
}

/// Tasks against variants; as many variants side by side as a page has room for.
SpecTable verdicts_table(const ReportContext& context, std::size_t first, std::size_t last) {
    SpecTable made;
    made.header.push_back(message("report.workload"));
    made.widths.push_back(3.0);
    made.numeric.push_back(false);
    for (std::size_t i = first; i < last; ++i) {
        made.header.push_back(message("report.named").with("name", context.variants[i].variant->name));
        made.widths.push_back(2.0);
        made.numeric.push_back(false);
    }
    for (const Workload& workload : context.project.workloads) {
        std::vector<SpecText> row;
        if (workload.optional) {
            row.emplace_back(message("report.optional-workload").with("name", workload.name));
        } else {
            row.emplace_back(workload.name);
        }
        for (std::size_t i = first; i < last; ++i) {
            const WorkloadResult* result = context.variants[i].evaluation.workload(workload.id);
            row.push_back(result != nullptr ? SpecText(result->verdict) : SpecText(std::string()));
        }
        made.rows.push_back(std::move(row));
    }
    return made;
}

}  // namespace

void add_summary(const ReportContext& context, SpecSections& sections) {
    SpecSection made = section(1, "report.summary");
    made.new_page = true;
    if (context.variants.empty()) made.blocks.emplace_back(SpecParagraph{message("report.no-variants")});
    if (!context.variants.empty()) made.blocks.emplace_back(variants_table(context));
    sections.push_back(std::move(made));
    if (context.project.workloads.empty()) return;
    SpecSection verdicts = section(2, "report.workload-verdicts");
    constexpr std::size_t side_by_side = 5;
    for (std::size_t first = 0; first < context.variants.size(); first += side_by_side) {
        verdicts.blocks.emplace_back(verdicts_table(context, first, std::min(context.variants.size(), first + side_by_side)));
    }
    if (!verdicts.blocks.empty()) sections.push_back(std::move(verdicts));
}

}  // namespace rackwright
