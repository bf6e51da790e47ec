#include "planner/placing/candidate_gpus.h"

#include <algorithm>

namespace rackwright {
namespace {

struct Tenancy {
    bool any = false;     ///< somebody is there at that time
    bool closed = false;  ///< and shares with nobody
};

Tenancy tenancy(const Variant& variant, GpuRef gpu, bool off_hours) {
    Tenancy result;
    for (const Placement& placement : variant.placements) {
        if (placement.off_hours != off_hours) continue;
        if (std::find(placement.gpus.begin(), placement.gpus.end(), gpu) == placement.gpus.end()) continue;
        result.any = true;
        result.closed = result.closed || placement.share != Share::Shared;
    }
    return result;
}

}  // namespace

std::vector<CandidateGroup> candidate_gpus(const Variant& variant, const Server& server, bool off_hours) {
    struct Found {
        CandidateGroup group;
        std::vector<GpuRef> shared;
    };
    std::vector<Found> all;
    for (std::size_t slot = 0; slot < server.gpus.size(); ++slot) {
        const std::string& product = server.gpus[slot];
        if (product.empty()) continue;
        const GpuRef gpu{server.id, static_cast<int>(slot)};
        const Tenancy tenants = tenancy(variant, gpu, off_hours);
        if (tenants.closed) continue;
        auto found = std::find_if(all.begin(), all.end(), [&product](const Found& one) { return one.group.product == product; });
        if (found == all.end()) found = all.insert(all.end(), Found{{product, {}, 0}, {}});
        (tenants.any ? found->shared : found->group.gpus).push_back(gpu);
    }
    std::vector<CandidateGroup> groups;
    for (Found& one : all) {
        one.group.free = static_cast<int>(one.group.gpus.size());
        one.group.gpus.insert(one.group.gpus.end(), one.shared.begin(), one.shared.end());
        groups.push_back(std::move(one.group));
    }
    std::stable_sort(groups.begin(), groups.end(), [](const CandidateGroup& a, const CandidateGroup& b) { return a.free > b.free; });
    return groups;
}

std::vector<CandidateGroup> starting_with(std::vector<CandidateGroup> groups, GpuRef first) {
    for (CandidateGroup& group : groups) {
        const auto found = std::find(group.gpus.begin(), group.gpus.end(), first);
        if (found == group.gpus.end()) continue;
        std::rotate(group.gpus.begin(), found, found + 1);
        return {std::move(group)};
    }
    return {};
}

}  // namespace rackwright
