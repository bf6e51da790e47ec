#pragma once

#include "catalog/catalogue.h"
#include "project/project.h"
#include "quantity/result.h"

#include <unordered_map>

namespace rackwright {

/// The servers of a variant by id: a file may hold so many that looking through the racks for each GPU takes minutes.
class ServerIndex {
public:
    explicit ServerIndex(const Variant& variant);
    const Server* find(ServerId id) const;
    /// The product in that slot; empty when there is none.
    const std::string& gpu_product(GpuRef ref) const;

private:
    std::unordered_map<std::int32_t, const Server*> servers_;
};

/// What can be said of a placement without the catalogue: its workload exists and takes what it is given (an archive takes an
/// array, a reservation either, all others GPUs), its GPUs are there, different slots, one product, and divisible into replicas.
/// Errors: placement.unknown-workload, placement.no-gpu (server, slot, where one is named), placement.no-array,
/// placement.duplicate-gpu (server, slot), placement.mixed-gpus (first, other), placement.not-divisible (gpus, tensor, pipeline).
Failure check_placement_references(const Project& project, const Variant& variant, const ServerIndex& servers, const Placement& placement);

/// Whether the other placements of the variant leave it its GPUs. A placement with the same id is ignored, and so are those
/// that run at another time of the day (off_hours). Errors: placement.gpu-taken (server, slot, by), placement.mig-mixed (the
/// same arguments: a GPU in MIG mode has no room beside its slices).
Failure check_placement_neighbours(const Project& project, const Variant& variant, const Placement& placement);

/// MIG profile and number of slices against the catalogue. Errors: placement.unknown-mig-profile (profile, gpu),
/// placement.mig-overfull (server, slot, gpu). GPUs that the catalogue does not know pass.
Failure check_placement_slices(const Catalogue& catalogue, const Variant& variant, const Placement& placement);

/// The product in that slot; empty when there is none.
const std::string& gpu_product(const Variant& variant, GpuRef ref);

}  // namespace rackwright
