#include "project/editing/ids_and_names.h"
#include "project/editing/placement_rules.h"
#include "project/editing/placement_upkeep.h"
#include "project/edits.h"

#include <algorithm>

namespace rackwright {
namespace {

Message empty_slot(const Server& server, int slot) {
    return Message("place.empty-slot").with("server", server.name).with("slot", static_cast<double>(slot) + 1.0, Unit::Count);
}

/// Whether a GPU may be taken out of the slot.
Failure check_removable(const Catalogue& catalogue, const Variant& variant, const Server& server, int slot) {
    if (gpu_product(variant, {server.id, slot}).empty()) return empty_slot(server, slot);
    const ServerProduct* product = catalogue.server(server.product);
    if (product != nullptr && !product->fixed_gpu.empty()) return Message("place.fixed-gpus").with("server", server.name);
    return std::nullopt;
}

}  // namespace

Result<Project> set_gpu(Project project, const Catalogue& catalogue, VariantId variant_id, GpuRef slot, const std::string& gpu_id) {
    Variant* variant = project.variant(variant_id);
    if (variant == nullptr) return no_such(variant_id);
    Server* server = find_server(*variant, slot.server);
    if (server == nullptr) return no_such(slot.server);
    const Gpu* gpu = catalogue.gpu(gpu_id);
    if (gpu == nullptr) return unknown_product(gpu_id);
    if (Failure failure = can_take_gpu(catalogue, *server, slot.slot, *gpu)) return *failure;
    server->gpus[static_cast<std::size_t>(slot.slot)] = gpu_id;
    return project;
}

Result<Project> exchange_gpus(Project project, const Catalogue& catalogue, VariantId variant_id, const std::vector<GpuRef>& slots,
                              const std::string& gpu_id) {
    Variant* variant = project.variant(variant_id);
    if (variant == nullptr) return no_such(variant_id);
    const Gpu* gpu = catalogue.gpu(gpu_id);
    if (gpu == nullptr) return unknown_product(gpu_id);
    for (const GpuRef& slot : slots) {
        Server* server = find_server(*variant, slot.server);
        if (server == nullptr) return no_such(slot.server);
        if (Failure failure = check_removable(catalogue, *variant, *server, slot.slot)) return *failure;
        server->gpus[static_cast<std::size_t>(slot.slot)].clear();
        if (Failure failure = can_take_gpu(catalogue, *server, slot.slot, *gpu)) return *failure;
        server->gpus[static_cast<std::size_t>(slot.slot)] = gpu_id;
    }
    const ServerIndex servers(*variant);
    for (const Placement& placement : variant->placements) {
        const auto stays_on = [&placement](const GpuRef& slot) {
            return std::find(placement.gpus.begin(), placement.gpus.end(), slot) != placement.gpus.end();
        };
        if (std::none_of(slots.begin(), slots.end(), stays_on)) continue;
        if (Failure failure = check_placement_references(project, *variant, servers, placement)) return *failure;
        if (Failure failure = check_placement_slices(catalogue, *variant, placement)) return *failure;
    }
    return project;
}

Result<Project> fill_gpus(Project project, const Catalogue& catalogue, VariantId variant_id, ServerId server_id,
                          const std::string& gpu_id) {
    Variant* variant = project.variant(variant_id);
    if (variant == nullptr) return no_such(variant_id);
    Server* server = find_server(*variant, server_id);
    if (server == nullptr) return no_such(server_id);
    const Gpu* gpu = catalogue.gpu(gpu_id);
    if (gpu == nullptr) return unknown_product(gpu_id);
    bool filled = false;
    Failure refusal;  // why a free slot did not take it says more than "no free slot"
    for (int slot = 0; slot < static_cast<int>(server->gpus.size()); ++slot) {
        const bool was_free = server->gpus[static_cast<std::size_t>(slot)].empty();
        Failure failure = can_take_gpu(catalogue, *server, slot, *gpu);
        if (!failure) {
            server->gpus[static_cast<std::size_t>(slot)] = gpu_id;
            filled = true;
        } else if (!refusal && (was_free || failure->code != "place.slot-taken")) {
            refusal = std::move(failure);
        }
    }
    if (filled) return project;
    if (refusal) return *refusal;
    return Message("place.no-free-slot").with("server", server->name);
}

Result<Project> move_gpu(Project project, const Catalogue& catalogue, VariantId variant_id, GpuRef from, GpuRef to) {
    Variant* variant = project.variant(variant_id);
    if (variant == nullptr) return no_such(variant_id);
    Server* source = find_server(*variant, from.server);
    if (source == nullptr) return no_such(from.server);
    Server* target = find_server(*variant, to.server);
    if (target == nullptr) return no_such(to.server);
    if (Failure failure = check_removable(catalogue, *variant, *source, from.slot)) return *failure;
    if (from == to) return project;
    const std::string product = gpu_product(*variant, from);
    const Gpu* gpu = catalogue.gpu(product);
    if (gpu == nullptr) return unknown_product(product);
    if (Failure failure = can_take_gpu(catalogue, *target, to.slot, *gpu)) return *failure;
    source->gpus[static_cast<std::size_t>(from.slot)].clear();
    target->gpus[static_cast<std::size_t>(to.slot)] = product;
    for (Placement& placement : variant->placements) std::replace(placement.gpus.begin(), placement.gpus.end(), from, to);
    return project;
}

Result<Project> remove_gpu(Project project, const Catalogue& catalogue, VariantId variant_id, GpuRef slot) {
    Variant* variant = project.variant(variant_id);
    if (variant == nullptr) return no_such(variant_id);
    Server* server = find_server(*variant, slot.server);
    if (server == nullptr) return no_such(slot.server);
    if (Failure failure = check_removable(catalogue, *variant, *server, slot.slot)) return *failure;
    server->gpus[static_cast<std::size_t>(slot.slot)].clear();
    forget_gpus(*variant, [slot](GpuRef gpu) { return gpu == slot; });
    return project;
}

}  // namespace rackwright
