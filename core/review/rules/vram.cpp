#include "review/rules/rule.h"

namespace rackwright {
namespace {

/// Above this many times what the workloads on them take, GPUs are called oversized: the case's own example is 640 GB
/// for models that need 96-192 GB.
constexpr double oversized_ratio = 3.0;

}  // namespace

void rule_vram(const ReviewInput& input, std::vector<Finding>& findings) {
    // One finding a server, not one a GPU: an overfull HGX board is one fact, not eight.
    for (const ServerResult& server : input.evaluation.servers) {
        const GpuResult* worst = nullptr;
        double total = 0.0, used = 0.0;
        int gpus = 0, short_gpus = 0;
        bool full_fine_tuning = false, video_alone = true;
        for (const GpuResult& gpu : input.evaluation.gpus) {
            if (gpu.ref.server != server.id) continue;
            ++gpus;
            total += gpu.figures.value(FigureKind::VramTotal);
            used += gpu.figures.value(FigureKind::VramUsed);
            for (const VramPart& part : gpu.parts) {
                const Workload* workload = input.project.workload(part.workload);
                const Training* training = workload != nullptr ? std::get_if<Training>(&workload->task) : nullptr;
                video_alone = video_alone && workload != nullptr && std::holds_alternative<VideoAnalytics>(workload->task);
                full_fine_tuning = full_fine_tuning || (training != nullptr && training->method == TrainingMethod::FullFineTuning);
            }
            const bool is_short = gpu.verdict == Verdict::DoesNotFit && gpu.limit == Limit::Vram;
            const bool is_tight = gpu.verdict == Verdict::Tight && gpu.limit == Limit::Vram;
            if (is_short) ++short_gpus;
            if ((is_short || is_tight) &&
                (worst == nullptr || gpu.figures.value(FigureKind::VramFree) < worst->figures.value(FigureKind::VramFree))) {
                worst = &gpu;
            }
        }
        const Server* placed = find_server(input.variant, server.id);
        if (placed == nullptr || gpus == 0) continue;
        if (worst != nullptr) {
            const Subject subject{SubjectKind::Gpu, raw(worst->ref.server), worst->ref.slot};
            const double free_bytes = worst->figures.value(FigureKind::VramFree);
            Finding finding;
            finding.severity = short_gpus > 0 ? Severity::Problem : Severity::Note;
            finding.subject = subject;
            finding.evidence = {{subject, FigureKind::VramUsed}, {subject, FigureKind::VramTotal}};
            finding.message = Message(short_gpus > 0 ? "review.vram-short" : "review.vram-tight")
                                  .with("server", placed->name)
                                  .with("gpu", worst->ref.slot + 1.0, Unit::Count)
                                  .with("gpus", static_cast<double>(short_gpus), Unit::Count)
                                  .with("used", worst->figures.value(FigureKind::VramUsed), Unit::Byte)
                                  .with("total", worst->figures.value(FigureKind::VramTotal), Unit::Byte)
                                  .with("short", -free_bytes, Unit::Byte)
                                  .with("free", free_bytes, Unit::Byte);
            findings.push_back(std::move(finding));
        } else if (used > 0.0 && !full_fine_tuning && !video_alone && total > oversized_ratio * used && gpus > 1) {
            const Subject subject{SubjectKind::Server, raw(server.id), 0};
            Finding finding;
            finding.severity = Severity::Warning;
            finding.subject = subject;
            finding.evidence = {{subject, FigureKind::VramVisible}};
            finding.message = Message("review.vram-oversized")
                                  .with("server", placed->name)
                                  .with("used", used, Unit::Byte)
                                  .with("total", total, Unit::Byte)
                                  .with("ratio", total / used, Unit::Count);
            findings.push_back(std::move(finding));
        }
    }
}

}  // namespace rackwright
