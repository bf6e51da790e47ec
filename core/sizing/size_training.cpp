#include "sizing/training_figures.h"

#include <algorithm>

namespace rackwright {
namespace {

struct Judgement {
    Verdict verdict = Verdict::Fits;
    Limit limit = Limit::None;
    Message reason;
};

bool is_short_of_gpus(const Message& reason) {
    return reason.code == "training.too-few-gpus" || reason.code == "training.tensor-parallel-not-divisible" ||
           reason.code == "training.too-many-stages";
}

/// The reasons of place_run that leave memory unknown, as text that lives as long as the program.
std::string_view lasting(const std::string& code) {
    for (const std::string_view reason :
         {"training.unknown-gpu", "training.mixed-parallelism", "training.unknown-slice", "training.missing-constant"}) {
        if (code == reason) return reason;
    }
    return {};
}

Judgement cannot(Message reason) {
    if (is_short_of_gpus(reason)) return {Verdict::DoesNotFit, Limit::GpuCount, std::move(reason)};
    if (reason.code == "training.across-slices") return {Verdict::DoesNotFit, Limit::MigSlice, std::move(reason)};
    return {Verdict::Unknown, Limit::MissingFact, std::move(reason)};
}

/// Capacity decides; a slow link is shown and reviewed, and remains a fit.
Judgement judge(const SizingContext& context, const TrainingRun& run) {
    const double needed = run.needed(), available = run.available(), gpus = run.gpu_count();
    const double free = available - needed;
    const auto message = [&](std::string_view code) {
        return Message(std::string(code))
            .with("needed", needed * gpus, Unit::Byte)
            .with("available", available * gpus, Unit::Byte)
            .with("short", std::max(0.0, -free) * gpus, Unit::Byte)
            .with("free", std::max(0.0, free) * gpus, Unit::Byte)
            .with("gpus", gpus, Unit::Gpu);
    };
    if (free < 0.0) return {Verdict::DoesNotFit, Limit::Vram, message("training.vram-short")};
    if (free < context.project.policy.vram_headroom * run.visible->value)
        return {Verdict::Tight, Limit::Vram, message("training.vram-tight")};
    return {};
}

void add_parts(const TrainingRun& run, std::span<const ResolvedPlacement> placements) {
    const TrainingMemory& m = run.memory;
    for (const ResolvedPlacement& resolved : placements) {
        const Placement& placement = *resolved.placement;
        for (GpuResult* gpu : resolved.gpus) {
            if (std::find(run.gpus.begin(), run.gpus.end(), gpu) == run.gpus.end()) continue;  // of an incomplete replica
            const auto add = [&](VramUse use, double bytes) {
                if (bytes > 0.0) gpu->parts.push_back({run.workload->id, placement.id, use, bytes, placement.off_hours});
            };
            add(VramUse::Weights, m.weights);
            add(VramUse::Gradients, m.gradients);
            add(VramUse::OptimizerStates, m.optimizer);
            add(VramUse::Adapters, m.adapters);
            add(VramUse::GatherBuffers, m.gather);
            add(VramUse::Activations, m.activations);
            add(VramUse::Logits, m.logits);
            add(VramUse::Runtime, run.context_bytes);
            add(VramUse::Fragmentation, run.fragmentation_bytes);
        }
    }
}

void add_step(const TrainingRun& run, WorkloadResult& result) {
    const auto add = [&result](const char* name, const Link* link, const Figure& seconds) {
        if (seconds.known() && seconds.high_or_value() <= 0.0) return;
        result.step.push_back({name, link != nullptr ? link->id : std::string(), link != nullptr ? link->name : std::string(), seconds});
    };
    const TrainingStep& step = run.step;
    add("step.compute", nullptr, step.compute);
    if (run.plan.tensor > 1) add("step.tensor-parallel", run.links.tensor.link, step.tensor);
    if (run.plan.data > 1) {
        add("step.zero3-gather", run.links.data.link, step.gather);
        add("step.gradient-reduce", run.links.data.link, step.reduce);
    }
    if (run.plan.pipeline > 1) add("step.pipeline-bubble", nullptr, step.bubble);
    add("step.optimizer", nullptr, step.optimizer);
    if (run.plan.offload) add("step.offload", nullptr, step.offload);
}

void decide(WorkloadResult& result, Judgement judgement, bool hypothetical) {
    result.hypothetical = hypothetical;
    if (hypothetical) {
        result.verdict = Verdict::NotPlaced;
        result.reason = std::move(judgement.reason);
        return;
    }
    result.verdict = judgement.verdict;
    result.limit = judgement.limit;
    result.reason = std::move(judgement.reason);
}

}  // namespace

void size_training(const SizingContext& context, const Workload& workload, const Training& task,
                   std::span<const ResolvedPlacement> placements, WorkloadResult& result) {
    const bool placed = !placements.empty();
    const bool hypothetical = placed && placements.front().hypothetical;
    const LanguageModel* language = context.catalogue.model(task.model);
    if (language == nullptr) {
        put_unknown_demand(context, workload, "training.unknown-model", result.figures);
        if (placed) decide(result, cannot(Message("training.unknown-model").with("model", task.model)), hypothetical);
        return;
    }
    TrainingRun run = training_demand(context, workload, task, *language);
    if (!run.model.known()) {
        put_unknown_demand(context, workload, run.model.unknown_reason, result.figures);
        if (placed) decide(result, cannot(Message(std::string(run.model.unknown_reason)).with("model", language->name)), hypothetical);
        return;
    }
    put_training_demand(context, run, result.figures);
    if (!placed) return;
    if (Message wrong = place_run(context, placements, run); !wrong.empty()) {
        const std::string_view unknown = lasting(wrong.code);
        if (!unknown.empty()) put_unknown_placed(context, workload, unknown, result.figures);
        decide(result, cannot(std::move(wrong)), hypothetical);
        return;
    }
    put_training_memory(context, run, result.figures);
    put_training_step(context, run, result.figures);
    add_step(run, result);
    if (!hypothetical) add_parts(run, placements);
    decide(result, judge(context, run), hypothetical);
}

}  // namespace rackwright
