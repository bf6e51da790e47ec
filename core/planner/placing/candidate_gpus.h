#pragma once

#include "project/project.h"

#include <string>
#include <vector>

namespace rackwright {

/// GPUs of one product in a server, in the order in which a workload takes them.
struct CandidateGroup {
    std::string product;
    std::vector<GpuRef> gpus;  ///< those without tenants first, slots in order
    int free = 0;              ///< how many have no tenant
};

/// The GPUs of the server that can take a tenant by day, or off hours: those that a Whole placement or MIG slices hold at
/// that time are left out. The group with the most free GPUs comes first.
std::vector<CandidateGroup> candidate_gpus(const Variant& variant, const Server& server, bool off_hours);

/// Moves `first` to the front of its group and keeps that group alone; empty when it is in none.
std::vector<CandidateGroup> starting_with(std::vector<CandidateGroup> groups, GpuRef first);

}  // namespace rackwright
