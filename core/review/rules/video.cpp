#include "review/rules/rule.h"

namespace rackwright {
namespace {

/// The capacity that is shown with a lighter way of decoding is that of its pictures, so the full streams are counted in GPUs.
void add_own_rate(const Workload& workload, const WorkloadResult& result, const Gpu& gpu, const std::vector<const Placement*>& placements,
                  std::vector<Finding>& findings) {
    const Figure* full = result.figures.find(FigureKind::DecodedFpsFull);
    const Figure* needed = result.figures.find(FigureKind::GpusForFullDecode);
    const bool sized = needed != nullptr && needed->known();
    Finding finding;
    finding.severity = Severity::Note;
    finding.subject = workload_subject(workload);
    finding.evidence = {{finding.subject, FigureKind::DecodedFpsFull}};
    if (sized) finding.evidence.push_back({finding.subject, FigureKind::GpusForFullDecode});
    finding.message = Message(sized ? "review.decode-own-rate" : "review.decode-own-rate-not-sized")
                          .with("workload", workload.name)
                          .with("gpu", gpu.name)
                          .with("fps", full != nullptr ? full->high_or_value() : NAN, Unit::FramePerSecond)
                          .with("placed", static_cast<double>(gpus_of(placements).size()), Unit::Gpu);
    if (sized) finding.message.with("needed", needed->value, Unit::Gpu).with("most", needed->high_or_value(), Unit::Gpu);
    findings.push_back(std::move(finding));
}

}  // namespace

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
            const Figure* asked = result->figures.find(FigureKind::AnalysedFps);
            const Figure* reached = result->figures.find(FigureKind::DetectorCapacity);
            if (!bad && result->limit != Limit::Detector && asked != nullptr && reached != nullptr && reached->known() &&
                asked->high_or_value() > reached->low_or_value()) {
                add(Severity::Note, "review.detector-low-end", FigureKind::AnalysedFps, FigureKind::DetectorCapacity);
                findings.back().message.with("low", reached->low_or_value(), Unit::FramePerSecond);
            }
            if (task.strategy != DecodeStrategy::Full) add_own_rate(workload, *result, *gpu, placements, findings);
        });
}

}  // namespace rackwright
