#pragma once

#include "sizing/context.h"

#include <list>

namespace rackwright {

/// A workload's placements on GPUs, with the results and products they refer to. For an optional workload that is not placed: one
/// hypothetical placement on the variant's largest group of equal GPUs in one server. `invented` keeps those alive.
std::vector<ResolvedPlacement> resolve_placements(const SizingContext& context, const Workload& workload, std::list<Placement>& invented);

}  // namespace rackwright
