#include "review/rules/rule.h"

namespace rackwright {

void rule_video(const ReviewInput& input, std::vector<Finding>& findings) {
    for_each_placed<VideoAnalytics>(
        input, [&](const Workload& workload, const VideoAnalytics& task, const std::vector<const Placement*>& placements) {
            const WorkloadResult* result = input.evaluation.workload(workload.id);
            const Gpu* gpu = first_gpu(input, placements);
            if (result == nullptr || gpu == nullptr) return;
            const Subject subject = workload_subject(workload);
            const auto add = [&](Severity severity, const char* code, FigureKind needed, FigureKind available) {
                Finding finding;
                finding.severity = severity;
                finding.subject = subject;
                finding.evidence = {{subject, needed}, {subject, available}};
                const Figure* need = result->figures.find(needed);
                const Figure* have = result->figures.find(available);
                finding.message = Message(code)
                                      .with("workload", workload.name)
                                      .with("gpu", gpu->name)
                                      .with("cameras", task.cameras, Unit::Camera)
                                      .with("needed", need != nullptr ? need->high_or_value() : NAN, Unit::FramePerSecond)
                                      .with("available", have != nullptr ? have->value : NAN, Unit::FramePerSecond);
                findings.push_back(std::move(finding));
            };
            const bool bad = result->verdict == Verdict::DoesNotFit, tight = result->verdict == Verdict::Tight;
            if (result->limit == Limit::Decode && (bad || tight)) {
                add(bad ? Severity::Problem : Severity::Note, bad ? "review.decode-short" : "review.decode-tight", FigureKind::DecodedFps,
                    FigureKind::DecodeCapacity);
            }
            if (result->limit == Limit::Detector && (bad || tight)) {
                add(bad ? Severity::Problem : Severity::Warning, "review.detector-short", FigureKind::AnalysedFps,
                    FigureKind::DetectorCapacity);
            }
            if (task.strategy != DecodeStrategy::Full) {
                add(Severity::Note, "review.decode-own-rate", FigureKind::DecodedFpsFull, FigureKind::DecodeCapacity);
            }
        });
}

}  // namespace rackwright
