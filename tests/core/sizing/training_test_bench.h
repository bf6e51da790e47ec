#pragma once

#include "catalog/catalogue.h"
#include "sizing/context.h"
#include "sizing/training_constants.h"

#include <QtGlobal>
#include <deque>

namespace rackwright::test_training {

inline const Catalogue& catalogue() {
    static const Catalogue loaded = [] {
        const Result<Catalogue> result = load_catalogue(RACKWRIGHT_SOURCE_DIR "/catalog");
        if (!result) qFatal("%s", result.error().code.c_str());
        return result.value();
    }();
    return loaded;
}

inline const LanguageModel& model(const char* id) {
    const LanguageModel* found = catalogue().model(id);
    if (found == nullptr) qFatal("no model %s", id);
    return *found;
}

/// Servers full of equal GPUs, and a training workload on them.
class Bench {
public:
    void add_server(const char* product, const char* gpu, int count) {
        ServerResult& server = evaluation_.servers.emplace_back();
        server.id = ServerId{static_cast<std::int32_t>(evaluation_.servers.size())};
        server.product = catalogue().server(product);
        for (int slot = 0; slot < count; ++slot) {
            GpuResult& result = evaluation_.gpus.emplace_back();
            result.ref = {server.id, slot};
            result.product = catalogue().gpu(gpu);
        }
    }

    /// All GPUs, in one placement.
    Placement& place_all(int tensor = 1, int pipeline = 1) {
        Placement& placement = placements_.emplace_back();
        placement.id = PlacementId{static_cast<std::int32_t>(placements_.size())};
        placement.tensor_parallel = tensor;
        placement.pipeline_parallel = pipeline;
        ResolvedPlacement resolved;
        resolved.placement = &placement;
        for (GpuResult& gpu : evaluation_.gpus) {
            placement.gpus.push_back(gpu.ref);
            resolved.gpus.push_back(&gpu);
        }
        resolved.server_count = static_cast<int>(evaluation_.servers.size());
        resolved.spans_servers = resolved.server_count > 1;
        resolved.server = evaluation_.servers.front().product;
        resolved_.push_back(resolved);
        return placement;
    }

    WorkloadResult size(const Training& task, Trace* trace = nullptr) {
        workload_.id = WorkloadId{5};
        WorkloadResult result;
        result.id = workload_.id;
        const SizingContext context{catalogue(), project_, variant_, evaluation_, trace};
        size_training(context, workload_, task, resolved_, result);
        return result;
    }

    std::vector<ResolvedPlacement>& resolved() { return resolved_; }
    Evaluation& evaluation() { return evaluation_; }

private:
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

inline bool near(double value, double expected, double relative) { return std::abs(value - expected) <= relative * std::abs(expected); }

}  // namespace rackwright::test_training
