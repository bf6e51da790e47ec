#include "review/rules/rule.h"
#include "sizing/video_cards.h"

#include <algorithm>
#include <optional>
#include <set>

namespace rackwright {
namespace {

/// From this many times what the cameras take, GPUs for video are called too many: the case's own example is eight for two or three.
constexpr double oversized_ratio = 2.0;
/// An alternative has to save at least this share of the power to be worth a sentence.
constexpr double worthwhile_power_share = 0.75;

struct Crew {
    const Gpu* gpu = nullptr;
    int gpus = 0;
};

/// The GPUs of the task when they are not sliced, of one kind, and nobody else's; no GPU otherwise.
Crew own_gpus(const ReviewInput& input, const Workload& workload, const std::vector<const Placement*>& placements) {
    Crew crew;
    for (const Placement* placement : placements) {
        if (placement->share == Share::MigSlice) return {};
    }
    for (const GpuRef& ref : gpus_of(placements)) {
        const Gpu* gpu = gpu_at(input, ref);
        if (gpu == nullptr || (crew.gpu != nullptr && crew.gpu != gpu)) return {};
        const auto result =
            std::find_if(input.evaluation.gpus.begin(), input.evaluation.gpus.end(), [&](const GpuResult& one) { return one.ref == ref; });
        if (result == input.evaluation.gpus.end()) return {};
        for (const VramPart& part : result->parts) {
            if (part.workload != workload.id) return {};
        }
        crew.gpu = gpu;
        ++crew.gpus;
    }
    return crew;
}

struct Alternative {
    const Gpu* gpu = nullptr;
    VideoCards cards;
    std::string variant;

    double power_w() const { return cards.needed() * gpu->board_power.value; }
};

/// Of the GPUs that the architect's other variants use, the kind that does the same with the least power.
std::optional<Alternative> best_alternative(const ReviewInput& input, const VideoAnalytics& task, const Detector& detector,
                                            const Crew& placed) {
    std::optional<Alternative> best;
    std::set<const Gpu*> seen{placed.gpu};
    for (const Variant& variant : input.project.variants) {
        if (variant.id == input.variant.id) continue;
        for (const Rack& rack : variant.racks) {
            for (const Server& server : rack.servers) {
                for (const std::string& id : server.gpus) {
                    const Gpu* gpu = id.empty() ? nullptr : input.catalogue.gpu(id);
                    if (gpu == nullptr || !gpu->board_power.known() || !seen.insert(gpu).second) continue;
                    Alternative one{gpu, video_cards(input.catalogue, task, detector, *gpu, input.project.policy.target_utilisation),
                                    variant.name};
                    if (!one.cards.known() || (best && best->power_w() <= one.power_w())) continue;
                    best = std::move(one);
                }
            }
        }
    }
    if (best && best->power_w() > worthwhile_power_share * placed.gpus * placed.gpu->board_power.value) best.reset();
    return best;
}

}  // namespace

void rule_video_oversized(const ReviewInput& input, std::vector<Finding>& findings) {
    for_each_placed<VideoAnalytics>(
        input, [&](const Workload& workload, const VideoAnalytics& task, const std::vector<const Placement*>& placements) {
            const Detector* detector = input.catalogue.detector(task.detector);
            const Crew crew = own_gpus(input, workload, placements);
            if (detector == nullptr || crew.gpu == nullptr || !crew.gpu->board_power.known()) return;
            const VideoCards cards = video_cards(input.catalogue, task, *detector, *crew.gpu, input.project.policy.target_utilisation);
            if (!cards.known() || crew.gpus < oversized_ratio * cards.needed() || crew.gpus - cards.needed() < 2.0) return;
            const std::optional<Alternative> other = best_alternative(input, task, *detector, crew);
            Finding finding;
            finding.severity = Severity::Warning;
            finding.subject = workload_subject(workload);
            finding.evidence = {{finding.subject, FigureKind::GpusForFullDecode}, {finding.subject, FigureKind::GpusForAnalysis}};
            finding.sources = {crew.gpu->board_power.source};
            finding.message = Message(other ? "review.video-oversized-alternative" : "review.video-oversized")
                                  .with("workload", workload.name)
                                  .with("gpu", crew.gpu->name)
                                  .with("placed", crew.gpus, Unit::Count)
                                  .with("power", crew.gpus * crew.gpu->board_power.value, Unit::Watt)
                                  .with("decode", cards.for_decode.value, Unit::Count)
                                  .with("analysis", cards.for_analysis.value, Unit::Count)
                                  .with("most", cards.needed_high(), Unit::Count);
            if (other) {
                finding.sources.push_back(other->gpu->board_power.source);
                finding.message.with("other", other->gpu->name)
                    .with("other_count", other->cards.needed(), Unit::Count)
                    .with("other_most", other->cards.needed_high(), Unit::Count)
                    .with("other_power", other->power_w(), Unit::Watt)
                    .with("other_power_most", other->cards.needed_high() * other->gpu->board_power.value, Unit::Watt)
                    .with("variant", other->variant);
            }
            findings.push_back(std::move(finding));
        });
}

}  // namespace rackwright
