#include "review/rules/rule.h"

#include <algorithm>

namespace rackwright {
namespace {

/// Usable capacity above this many times the high end of what is needed is called far larger than needed.
constexpr double oversized_ratio = 2.0;

}  // namespace

void rule_archive(const ReviewInput& input, std::vector<Finding>& findings) {
    for_each_placed<VideoArchive>(
        input, [&](const Workload& workload, const VideoArchive& task, const std::vector<const Placement*>& placements) {
            const WorkloadResult* result = input.evaluation.workload(workload.id);
            if (result == nullptr) return;
            const Subject subject = workload_subject(workload);
            const Figure* needed = result->figures.find(FigureKind::ArchiveNeeded);
            const double usable = result->figures.value(FigureKind::ArchiveUsable);
            const auto add = [&](Severity severity, const char* code) {
                Finding finding;
                finding.severity = severity;
                finding.subject = subject;
                finding.evidence = {{subject, FigureKind::ArchiveNeeded}, {subject, FigureKind::ArchiveUsable}};
                finding.message = Message(code)
                                      .with("workload", workload.name)
                                      .with("cameras", task.cameras, Unit::Camera)
                                      .with("days", task.days, Unit::Day)
                                      .with("needed", needed != nullptr ? needed->value : NAN, Unit::Byte)
                                      .with("needed_high", needed != nullptr ? needed->high_or_value() : NAN, Unit::Byte)
                                      .with("usable", usable, Unit::Byte)
                                      .with("held", result->figures.value(FigureKind::ArchiveDays), Unit::Day);
                findings.push_back(std::move(finding));
            };
            if (result->limit == Limit::StorageCapacity && result->verdict == Verdict::DoesNotFit)
                add(Severity::Problem, "review.archive-too-small");
            if (result->limit == Limit::StorageCapacity && result->verdict == Verdict::Tight)
                add(Severity::Warning, "review.archive-tight");
            if (needed != nullptr && needed->known() && usable > oversized_ratio * needed->high_or_value())
                add(Severity::Warning, "review.archive-oversized");

            // Long-term footage on NVMe only; a hot tier on NVMe is right.
            bool any_cold = false, all_nvme = true;
            for (const Placement* placement : placements) {
                if (placement->array == ArrayId::None || placement->role == ArrayRole::Hot) continue;
                const StorageArray* array = find_array(input.variant, placement->array);
                const DriveProduct* drive = array != nullptr ? input.catalogue.drive(array->drive) : nullptr;
                any_cold = true;
                all_nvme = all_nvme && drive != nullptr && drive->drive_class == DriveClass::Nvme;
            }
            if (any_cold && all_nvme && task.days > 2) add(Severity::Warning, "review.archive-all-nvme");
        });
}

}  // namespace rackwright
