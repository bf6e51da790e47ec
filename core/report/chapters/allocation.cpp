#include "report/chapters/chapters.h"

#include <algorithm>

namespace rackwright {
namespace {

/// Names of the workloads that are placed on something, in the order of the placements, each once.
template <typename UsesIt>
std::string tenants(const ReportContext& context, const Variant& variant, const UsesIt& uses_it) {
    std::vector<WorkloadId> seen;
    std::string names;
    for (const Placement& placement : variant.placements) {
        if (!uses_it(placement) || std::find(seen.begin(), seen.end(), placement.workload) != seen.end()) continue;
        seen.push_back(placement.workload);
        if (!names.empty()) names += ", ";
        names += name_of_workload(context.project, placement.workload);
    }
    return names;
}

SpecTable gpu_table(const ReportContext& context, const ReportedVariant& reported) {
    SpecTable made = table(
        {"report.server", "report.slot", "report.gpu", "report.workloads", "report.memory-used", "report.memory-total", "report.verdict"},
        {2.4, 0.9, 4.4, 5.2, 1.8, 1.8, 2.3}, {false, true, false, false, true, true, false});
    for (const GpuResult& gpu : reported.evaluation.gpus) {
        const Server* server = find_server(*reported.variant, gpu.ref.server);
        if (server == nullptr) continue;
        const std::string& product = server->gpus[static_cast<std::size_t>(gpu.ref.slot)];
        std::string names = tenants(context, *reported.variant, [&gpu](const Placement& placement) {
            return std::find(placement.gpus.begin(), placement.gpus.end(), gpu.ref) != placement.gpus.end();
        });
        made.rows.push_back({server->name, count(static_cast<std::size_t>(gpu.ref.slot) + 1),
                             gpu.product != nullptr ? gpu.product->name : product,
                             names.empty() ? SpecText(message("report.free")) : SpecText(std::move(names)),
                             cell(gpu.figures, FigureKind::VramUsed), cell(gpu.figures, FigureKind::VramTotal), gpu.verdict});
    }
    return made;
}

SpecTable array_table(const ReportContext& context, const ReportedVariant& reported) {
    SpecTable made = table({"report.array", "report.drives", "report.raid", "report.raw", "report.usable", "report.needed",
                            "report.workloads", "report.verdict"},
                           {3.4, 3.2, 1.7, 1.9, 1.9, 1.9, 3.0, 2.3}, {false, false, false, true, true, true, false, false});
    for (const ArrayResult& result : reported.evaluation.arrays) {
        const StorageArray* array = find_array(*reported.variant, result.id);
        if (array == nullptr) continue;
        std::string names =
            tenants(context, *reported.variant, [&array](const Placement& placement) { return placement.array == array->id; });
        made.rows.push_back({array->name,
                             message("report.drives-of")
                                 .with("count", array->drive_count, Unit::Count)
                                 .with("drive", result.drive != nullptr ? result.drive->name : array->drive),
                             array->raid, cell(result.figures, FigureKind::RawCapacity), cell(result.figures, FigureKind::UsableCapacity),
                             cell(result.figures, FigureKind::StorageNeeded),
                             names.empty() ? SpecText(message("report.free")) : SpecText(std::move(names)), result.verdict});
    }
    return made;
}

}  // namespace

void add_allocation(const ReportContext& context, const ReportedVariant& reported, SpecSections& sections) {
    if (!reported.evaluation.gpus.empty()) {
        sections.push_back(section(2, "report.allocation"));
        sections.back().blocks.emplace_back(gpu_table(context, reported));
    }
    if (!reported.evaluation.arrays.empty()) {
        sections.push_back(section(2, "report.arrays"));
        sections.back().blocks.emplace_back(array_table(context, reported));
    }
}

}  // namespace rackwright
