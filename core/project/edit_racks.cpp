#include "project/editing/ids_and_names.h"
#include "project/editing/limits.h"
#include "project/editing/placement_upkeep.h"
#include "project/editing/value_rules.h"
#include "project/edits.h"

#include <algorithm>

namespace rackwright {
namespace {

/// place.outside-rack when a device reaches above `units`.
Failure check_devices_below(const Catalogue& catalogue, const Rack& rack, int units) {
    const auto check = [units](const std::string& name, int bottom, int height) -> Failure {
        if (bottom + height - 1 <= units) return std::nullopt;
        return Message("place.outside-rack")
            .with("units", height, Unit::RackUnit)
            .with("rack_units", units, Unit::RackUnit)
            .with("by", name);
    };
    for (const Server& server : rack.servers) {
        if (Failure failure = check(server.name, server.bottom_unit, height_units(catalogue, server))) return failure;
    }
    for (const StorageArray& array : rack.arrays) {
        if (Failure failure = check(array.name, array.bottom_unit, height_units(catalogue, array))) return failure;
    }
    return std::nullopt;
}

}  // namespace

Result<Project> add_rack(Project project, VariantId variant_id, int units, RackId* added, std::string name) {
    Variant* variant = project.variant(variant_id);
    if (variant == nullptr) return no_such(variant_id);
    Rack rack;
    // "R1", "R2" say rack in every language.
    rack.name = name.empty() ? "R" + std::to_string(variant->racks.size() + 1) : std::move(name);
    rack.units = units;
    if (Failure failure = check_rack_values(rack)) return *failure;
    if (Failure failure = check_count("many.racks", variant->racks.size() + 1, limits::racks)) return *failure;
    rack.name = unique_name(rack.name, rack_names(*variant));
    rack.id = take_id<RackId>(project);
    if (added != nullptr) *added = rack.id;
    variant->racks.push_back(std::move(rack));
    return project;
}

Result<Project> replace_rack_properties(Project project, VariantId variant_id, RackId rack_id, const std::string& name, int units,
                                        double power_limit_w, const Catalogue& catalogue) {
    Variant* variant = project.variant(variant_id);
    if (variant == nullptr) return no_such(variant_id);
    Rack* rack = find_rack(*variant, rack_id);
    if (rack == nullptr) return no_such(rack_id);
    rack->name = unique_name(name, rack_names(*variant, rack_id));
    rack->units = units;
    rack->power_limit_w = power_limit_w;
    if (Failure failure = check_rack_values(*rack)) return *failure;
    if (Failure failure = check_devices_below(catalogue, *rack, units)) return *failure;
    return project;
}

Result<Project> remove_rack(Project project, VariantId variant_id, RackId rack_id) {
    Variant* variant = project.variant(variant_id);
    if (variant == nullptr) return no_such(variant_id);
    const Rack* rack = find_rack(*variant, rack_id);
    if (rack == nullptr) return no_such(rack_id);
    const std::vector<Server> servers = rack->servers;
    const std::vector<StorageArray> arrays = rack->arrays;
    std::erase_if(variant->racks, [rack_id](const Rack& other) { return other.id == rack_id; });
    forget_gpus(*variant, [&servers](GpuRef gpu) {
        return std::any_of(servers.begin(), servers.end(), [gpu](const Server& server) { return server.id == gpu.server; });
    });
    for (const StorageArray& array : arrays) forget_array(*variant, array.id);
    return project;
}

}  // namespace rackwright
