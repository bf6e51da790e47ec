#pragma once

#include "llm_test_catalogue.h"
#include "llm_test_models.h"
#include "sizing/context.h"

#include <deque>

namespace rackwright::test_models {

/// A variant with one server whose GPUs are all the same, and what sizing wants to see of it.
class Bench {
public:
    Bench(const Catalogue& catalogue, const char* gpu, int count) : catalogue_(catalogue) {
        evaluation_.gpus.resize(static_cast<std::size_t>(count));
        for (int slot = 0; slot < count; ++slot) {
            GpuResult& result = evaluation_.gpus[static_cast<std::size_t>(slot)];
            result.ref = {ServerId{1}, slot};
            result.product = catalogue.gpu(gpu);
        }
    }

    Placement& place(int first, int count, Share share = Share::Shared) {
        Placement& placement = placements_.emplace_back();
        placement.id = PlacementId{static_cast<std::int32_t>(placements_.size())};
        placement.share = share;
        ResolvedPlacement resolved;
        resolved.placement = &placement;
        for (int slot = first; slot < first + count; ++slot) {
            placement.gpus.push_back({ServerId{1}, slot});
            resolved.gpus.push_back(&evaluation_.gpus[static_cast<std::size_t>(slot)]);
        }
        resolved_.push_back(resolved);
        return placement;
    }

    WorkloadResult size(const LlmInference& task, Trace* trace = nullptr) {
        WorkloadResult result;
        size_llm_inference(context(trace), workload_, task, resolved_, result);
        return result;
    }
    WorkloadResult size(const LightModels& task, Trace* trace = nullptr) {
        WorkloadResult result;
        size_light_models(context(trace), workload_, task, resolved_, result);
        return result;
    }

    std::vector<ResolvedPlacement>& resolved() { return resolved_; }
    Evaluation& evaluation() { return evaluation_; }
    Project& project() { return project_; }

private:
    SizingContext context(Trace* trace) {
        workload_.id = WorkloadId{7};
        return {catalogue_, project_, variant_, evaluation_, trace};
    }

    const Catalogue& catalogue_;
    Project project_;
    Variant variant_;
    Evaluation evaluation_;
    Workload workload_;
    std::deque<Placement> placements_;  // stays where it is
    std::vector<ResolvedPlacement> resolved_;
};

inline const Figure* figure_of(const WorkloadResult& result, FigureKind kind) {
    for (const FigureEntry& entry : result.figures.entries) {
        if (entry.kind == kind) return &entry.figure;
    }
    return nullptr;
}

/// NaN when absent or unknown.
inline double value_of(const WorkloadResult& result, FigureKind kind) {
    const Figure* figure = figure_of(result, kind);
    return figure == nullptr ? std::numeric_limits<double>::quiet_NaN() : figure->value;
}

inline double number_of(const Message& message, const char* name) {
    for (const MessageArgument& argument : message.arguments) {
        if (argument.name == name) return argument.number;
    }
    return std::numeric_limits<double>::quiet_NaN();
}

}  // namespace rackwright::test_models
