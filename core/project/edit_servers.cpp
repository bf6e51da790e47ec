#include "project/editing/ids_and_names.h"
#include "project/editing/limits.h"
#include "project/editing/placement_upkeep.h"
#include "project/editing/value_rules.h"
#include "project/edits.h"

#include <algorithm>
#include <cmath>

namespace rackwright {
namespace {

std::size_t slot_count(const ServerProduct& product) {
    if (!product.gpu_slots.known()) return 0;
    return static_cast<std::size_t>(std::clamp(std::floor(product.gpu_slots.value), 0.0, static_cast<double>(limits::gpu_slots)));
}

Failure check_room(const Rack& rack) {
    return check_count("many.devices", rack.servers.size() + rack.arrays.size() + 1, limits::devices_in_rack);
}

}  // namespace

Result<Project> add_server(Project project, const Catalogue& catalogue, VariantId variant_id, RackId rack_id, const std::string& product_id,
                           int bottom_unit, ServerId* added) {
    Variant* variant = project.variant(variant_id);
    if (variant == nullptr) return no_such(variant_id);
    Rack* rack = find_rack(*variant, rack_id);
    if (rack == nullptr) return no_such(rack_id);
    const ServerProduct* product = catalogue.server(product_id);
    if (product == nullptr) return unknown_product(product_id);
    Server server;
    server.name = unique_name(product->name, device_names(*variant));
    server.product = product_id;
    server.bottom_unit = bottom_unit;
    server.gpus.assign(slot_count(*product), product->fixed_gpu);
    if (Failure failure = check_room(*rack)) return *failure;
    if (Failure failure = can_stand(catalogue, *rack, height_units(catalogue, server), bottom_unit)) return *failure;
    server.id = take_id<ServerId>(project);
    if (added != nullptr) *added = server.id;
    rack->servers.push_back(std::move(server));
    return project;
}

Result<Project> move_server(Project project, const Catalogue& catalogue, VariantId variant_id, ServerId server_id, RackId to,
                            int bottom_unit) {
    Variant* variant = project.variant(variant_id);
    if (variant == nullptr) return no_such(variant_id);
    const Rack* from = rack_of(*variant, server_id);
    if (from == nullptr) return no_such(server_id);
    Rack* target = find_rack(*variant, to);
    if (target == nullptr) return no_such(to);
    Server* server = find_server(*variant, server_id);
    if (Failure failure = can_stand(catalogue, *target, height_units(catalogue, *server), bottom_unit, server_id)) return *failure;
    if (from->id == to) {
        server->bottom_unit = bottom_unit;
        return project;
    }
    if (Failure failure = check_room(*target)) return *failure;
    Server moved = *server;
    moved.bottom_unit = bottom_unit;
    std::erase_if(find_rack(*variant, from->id)->servers, [server_id](const Server& other) { return other.id == server_id; });
    target->servers.push_back(std::move(moved));
    return project;
}

Result<Project> copy_server(Project project, const Catalogue& catalogue, VariantId variant_id, ServerId server_id, RackId to,
                            int bottom_unit, ServerId* added) {
    Variant* variant = project.variant(variant_id);
    if (variant == nullptr) return no_such(variant_id);
    const Server* server = find_server(*variant, server_id);
    if (server == nullptr) return no_such(server_id);
    Rack* target = find_rack(*variant, to);
    if (target == nullptr) return no_such(to);
    if (Failure failure = check_room(*target)) return *failure;
    Server copy = *server;
    const int height = height_units(catalogue, copy);
    copy.bottom_unit = nearest_free_unit(catalogue, *target, height, bottom_unit);
    if (copy.bottom_unit == 0) return Message("place.rack-full").with("rack", target->name).with("units", height, Unit::RackUnit);
    copy.id = take_id<ServerId>(project);
    copy.name = unique_name(copy.name, device_names(*variant));
    if (added != nullptr) *added = copy.id;
    target->servers.push_back(std::move(copy));
    return project;
}

Result<Project> rename_server(Project project, VariantId variant_id, ServerId server_id, const std::string& name) {
    Variant* variant = project.variant(variant_id);
    if (variant == nullptr) return no_such(variant_id);
    Server* server = find_server(*variant, server_id);
    if (server == nullptr) return no_such(server_id);
    if (Failure failure = check_name("server.name", name)) return *failure;
    server->name = unique_name(name, device_names(*variant, server_id));
    return project;
}

Result<Project> remove_server(Project project, VariantId variant_id, ServerId server_id) {
    Variant* variant = project.variant(variant_id);
    if (variant == nullptr) return no_such(variant_id);
    if (find_server(*variant, server_id) == nullptr) return no_such(server_id);
    for (Rack& rack : variant->racks) {
        std::erase_if(rack.servers, [server_id](const Server& server) { return server.id == server_id; });
    }
    forget_gpus(*variant, [server_id](GpuRef gpu) { return gpu.server == server_id; });
    return project;
}

}  // namespace rackwright
