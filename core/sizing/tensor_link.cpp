#include "sizing/tensor_link.h"

#include <algorithm>

namespace rackwright {
namespace {

const Fact& no_fact() {
    static const Fact none;
    return none;
}

/// Smaller is better: the right size first, then tuned or not.
struct Preference {
    int size_distance = 0;
    int operation = 0;
    int state = 0;
    bool operator<(const Preference& other) const {
        if (size_distance != other.size_distance) return size_distance < other.size_distance;
        if (operation != other.operation) return operation < other.operation;
        return state < other.state;
    }
};

Preference preference(const LinkMeasurement& row, int gpus) {
    Preference result;
    result.size_distance = row.gpus >= gpus ? row.gpus - gpus : 1000 + gpus - row.gpus;
    result.operation = row.op == Collective::AllReduce ? 0 : 1;
    result.state = row.state == "default" ? 0 : row.state == "any" ? 1 : 2;
    return result;
}

bool in_one_bridge_group(const Gpu& gpu, std::span<const GpuRef> group) {
    if (gpu.bridge_group < 2) return false;
    const int bridge = group.front().slot / gpu.bridge_group;
    return std::all_of(group.begin(), group.end(),
                       [&](const GpuRef& ref) { return ref.server == group.front().server && ref.slot / gpu.bridge_group == bridge; });
}

const Link* pcie_link(const Catalogue& catalogue, const Gpu& gpu) {
    if (!gpu.pcie_generation.known()) return nullptr;
    switch (static_cast<int>(gpu.pcie_generation.value)) {
        case 4:
            return catalogue.link("pcie4");
        case 5:
            return catalogue.link("pcie5");
        case 6:
            return catalogue.link("pcie6");
        default:
            return nullptr;
    }
}

/// The latency that the coefficients, fitted on NVLink systems, contain.
double nvlink_latency(const Catalogue& catalogue) {
    const Link* link = catalogue.link("nvlink4");
    return link != nullptr && link->latency.known() ? link->latency.value : 0.0;
}

}  // namespace

double TensorLink::payload_time(double payload_bytes, int ranks) const {
    if (ranks < 2 || !(bus_bandwidth > 0.0)) return 0.0;
    return 2.0 * (ranks - 1) / ranks * payload_bytes / bus_bandwidth;
}

double TensorLink::all_reduce_time(double payload_bytes, int ranks) const {
    return fast || ranks < 2 ? 0.0 : payload_time(payload_bytes, ranks) + extra_latency;
}

const Fact& all_reduce_bandwidth(const Link& link, int gpus) {
    const LinkMeasurement* best = nullptr;
    for (const LinkMeasurement& row : link.group) {
        const bool usable = row.busbw.known() && row.message_bytes == 0.0 && (row.op == Collective::AllReduce || row.op == Collective::Any);
        if (usable && (best == nullptr || preference(row, gpus) < preference(*best, gpus))) best = &row;
    }
    return best == nullptr ? no_fact() : best->busbw;
}

TensorLink tensor_link(const Catalogue& catalogue, const Gpu& gpu, std::span<const GpuRef> group) {
    TensorLink result;
    if (group.size() < 2) {
        result.fast = true;
        return result;
    }
    const bool switched = gpu.form != GpuForm::Pcie && !gpu.link.empty();
    result.fast = switched || (!gpu.link.empty() && in_one_bridge_group(gpu, group));
    result.link = result.fast ? catalogue.link(gpu.link) : pcie_link(catalogue, gpu);
    if (result.link == nullptr) {
        result.unknown_reason = "llm.no-link-figure";
        return result;
    }
    const Fact& measured = all_reduce_bandwidth(*result.link, static_cast<int>(group.size()));
    result.bandwidth = measured.known() ? &measured : &result.link->per_direction;
    if (!result.bandwidth->known()) {
        result.unknown_reason = "llm.no-link-figure";
        return result;
    }
    result.bus_bandwidth = result.bandwidth->value;
    if (!result.fast && result.link->latency.known()) {
        result.extra_latency = std::max(0.0, result.link->latency.value - nvlink_latency(catalogue));
    }
    return result;
}

}  // namespace rackwright
