#include "sizing/resolve_placements.h"

#include <algorithm>
#include <bit>

namespace rackwright {
namespace {

ResolvedPlacement resolve(const SizingContext& context, const Placement& placement, bool hypothetical) {
    ResolvedPlacement resolved;
    resolved.placement = &placement;
    resolved.hypothetical = hypothetical;
    std::vector<ServerId> servers;
    for (const GpuRef& ref : placement.gpus) {
        GpuResult* gpu = context.gpu(ref);
        if (gpu == nullptr) continue;
        resolved.gpus.push_back(gpu);
        if (std::find(servers.begin(), servers.end(), ref.server) == servers.end()) servers.push_back(ref.server);
    }
    if (!servers.empty()) {
        const ServerResult* server = context.evaluation.server(servers.front());
        resolved.server = server != nullptr ? server->product : nullptr;
        resolved.server_count = static_cast<int>(servers.size());
        resolved.spans_servers = servers.size() > 1;
    }
    return resolved;
}

/// The most memory in one server with GPUs of one kind.
std::vector<GpuRef> largest_group(const Evaluation& evaluation) {
    std::vector<GpuRef> best;
    double best_memory = 0.0;
    for (std::size_t first = 0; first < evaluation.gpus.size();) {
        std::size_t last = first;
        const GpuResult& gpu = evaluation.gpus[first];
        while (last < evaluation.gpus.size() && evaluation.gpus[last].ref.server == gpu.ref.server &&
               evaluation.gpus[last].product == gpu.product)
            ++last;
        const double memory = gpu.product != nullptr ? gpu.product->memory_visible.value * static_cast<double>(last - first) : 0.0;
        if (memory > best_memory) {
            best_memory = memory;
            best.clear();
            for (std::size_t i = first; i < last; ++i) best.push_back(evaluation.gpus[i].ref);
        }
        first = last;
    }
    return best;
}

}  // namespace

std::vector<ResolvedPlacement> resolve_placements(const SizingContext& context, const Workload& workload, std::list<Placement>& invented) {
    std::vector<ResolvedPlacement> resolved;
    for (const Placement& placement : context.variant.placements) {
        if (placement.workload == workload.id && !placement.gpus.empty()) resolved.push_back(resolve(context, placement, false));
    }
    const bool on_gpus = !std::holds_alternative<VideoArchive>(workload.task) && !std::holds_alternative<Reservation>(workload.task);
    if (!resolved.empty() || !workload.optional || !on_gpus) return resolved;
    Placement& placement = invented.emplace_back();
    placement.workload = workload.id;
    placement.share = Share::Whole;
    placement.gpus = largest_group(context.evaluation);
    if (placement.gpus.empty()) return resolved;
    if (std::holds_alternative<LlmInference>(workload.task)) {
        // One replica over as many GPUs as tensor parallelism can use.
        placement.tensor_parallel = static_cast<int>(std::bit_floor(placement.gpus.size()));
        placement.gpus.resize(static_cast<std::size_t>(placement.tensor_parallel));
    }
    resolved.push_back(resolve(context, placement, true));
    return resolved;
}

}  // namespace rackwright
