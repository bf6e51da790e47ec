#include "sizing/training_links.h"

#include "sizing/tensor_link.h"

#include <algorithm>
#include <vector>

namespace rackwright {
namespace {

struct Network {
    double bytes_per_s = 0.0;  ///< all cards of the poorest server; 0: not stated
    const Link* port = nullptr;
};

/// The poorest server sets the pace of a ring.
Network network_of(const SizingContext& context, std::span<GpuResult* const> gpus) {
    Network poorest;
    bool first = true;
    for (const GpuResult* gpu : gpus) {
        const ServerResult* server = context.evaluation.server(gpu->ref.server);
        if (server == nullptr || server->product == nullptr) return {};
        const Fact& count = server->product->nic_count;
        const Fact& rate = server->product->nic_rate;
        if (!count.known() || !rate.known()) return {};
        const double port = rate.value / 8.0;  // bit/s to B/s
        if (!first && count.value * port >= poorest.bytes_per_s) continue;
        poorest = {count.value * port, network_link(context.catalogue, port)};
        first = false;
    }
    return poorest;
}

int in_server(std::span<GpuResult* const> gpus, ServerId server) {
    return static_cast<int>(std::count_if(gpus.begin(), gpus.end(), [&](const GpuResult* gpu) { return gpu->ref.server == server; }));
}

/// The ranks of the first group: every `stride`-th of the GPUs from `from` on.
std::vector<GpuRef> members(std::span<GpuResult* const> gpus, int from, int ranks, int stride) {
    std::vector<GpuRef> refs;
    for (int rank = 0; rank < ranks; ++rank) {
        const auto index = static_cast<std::size_t>(from) + static_cast<std::size_t>(rank) * static_cast<std::size_t>(stride);
        if (index < gpus.size()) refs.push_back(gpus[index]->ref);
    }
    return refs;
}

GroupLink group_of(const SizingContext& context, std::span<GpuResult* const> gpus, const std::vector<GpuRef>& refs, int stride) {
    GroupLink group;
    group.ranks = static_cast<int>(refs.size());
    if (group.ranks <= 1) return group;
    std::vector<GpuRef> together;
    for (const GpuRef& ref : refs) {
        if (ref.server == refs.front().server) together.push_back(ref);
    }
    const TensorLink inside = tensor_link(context.catalogue, *gpus.front()->product, together);
    group.in_node = inside.link;
    group.in_node_ranks = static_cast<int>(together.size());
    group.network = together.size() < refs.size();
    if (!group.network) {
        group.link = inside.link;
        group.pcie = !inside.fast;
        group.groups = stride;
        return group;
    }
    const Network network = network_of(context, gpus);
    group.link = network.port;
    group.network_shape = context.catalogue.link("ib-ndr");
    const int sharing = in_server(gpus, refs.front().server);
    group.nic_bytes_per_s = network.bytes_per_s * group.in_node_ranks / std::max(sharing, 1);
    return group;
}

/// The slowest kind of link among the groups: the network, then PCIe, then NVLink.
bool slower(const GroupLink& a, const GroupLink& b) {
    if (a.network != b.network) return a.network;
    return a.pcie && !b.pcie;
}

}  // namespace

const Link* network_link(const Catalogue& catalogue, double port_bytes_per_s) {
    for (const Link& link : catalogue.links) {
        const bool port = link.id.starts_with("ib-") || link.id.starts_with("eth-");
        if (port && link.per_direction.known() && std::abs(link.per_direction.value / port_bytes_per_s - 1.0) < 0.01) return &link;
    }
    return nullptr;
}

StepLinks placement_links(const SizingContext& context, std::span<GpuResult* const> gpus, const TrainingPlan& plan) {
    StepLinks links;
    const int replica = plan.tensor * plan.pipeline;
    links.data = group_of(context, gpus, members(gpus, 0, plan.data, replica), replica);
    const int groups = static_cast<int>(gpus.size()) / std::max(plan.tensor, 1);
    for (int index = 0; index < groups && plan.tensor > 1; ++index) {
        const GroupLink group = group_of(context, gpus, members(gpus, index * plan.tensor, plan.tensor, 1), 1);
        if (index == 0 || slower(group, links.tensor)) links.tensor = group;
    }
    return links;
}

}  // namespace rackwright
