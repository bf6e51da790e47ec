#include "app/rack/drop_planner.h"
#include "project/edits.h"
#include "project/placing_rules.h"

// The keyboard's way of dropping: where a thing goes when no pointer says it.

namespace rackwright {
namespace {

using Target = DropTarget::Kind;

bool isDevice(DragPayload::Kind kind) {
    return kind == DragPayload::Kind::ServerProduct || kind == DragPayload::Kind::ArrayProduct || kind == DragPayload::Kind::Server ||
           kind == DragPayload::Kind::Array;
}

bool isGpu(DragPayload::Kind kind) { return kind == DragPayload::Kind::GpuProduct || kind == DragPayload::Kind::Gpu; }

}  // namespace

std::vector<DropTarget> DropPlanner::targetsOfRack(const DragPayload& payload, const Rack& rack) const {
    std::vector<DropTarget> targets;
    if (isDevice(payload.kind)) {
        if (const int unit = first_free_unit(catalogue_, rack, heightOf(payload)); unit > 0) {
            targets.push_back({.kind = Target::Unit, .rack = rack.id, .unit = unit});
        }
        return targets;
    }
    for (const Server& server : rack.servers) {
        if (isGpu(payload.kind)) {
            for (int slot = 0; slot < static_cast<int>(server.gpus.size()); ++slot) {
                if (!server.gpus[static_cast<std::size_t>(slot)].empty()) continue;
                targets.push_back({.kind = Target::Slot, .rack = rack.id, .server = server.id, .slot = slot});
            }
        } else {
            targets.push_back({.kind = Target::Server, .rack = rack.id, .server = server.id});
        }
    }
    if (isGpu(payload.kind)) return targets;
    for (const StorageArray& array : rack.arrays) targets.push_back({.kind = Target::Array, .rack = rack.id, .array = array.id});
    return targets;
}

DropPlan DropPlanner::firstPossible(const DragPayload& payload, const std::vector<DropTarget>& targets, bool copy) const {
    DropPlan first;
    bool have_first = false;
    for (const DropTarget& target : targets) {
        DropPlan candidate = plan(payload, target, copy);
        if (candidate.possible) return candidate;
        if (!have_first) first = std::move(candidate);
        have_first = true;
    }
    if (have_first) return first;
    if (isDevice(payload.kind)) return refuse({}, tr("No rack has %n free unit(s) in a row", nullptr, heightOf(payload)));
    if (isGpu(payload.kind)) return refuse({}, tr("There is no free GPU slot. Add a server first"));
    return refuse({}, tr("There is nothing to place it on. Add a server or an array first"));
}

DropPlan DropPlanner::placeAnywhere(const DragPayload& payload, bool copy) const {
    std::vector<DropTarget> targets;
    for (const Rack& rack : variant_.racks) {
        for (const DropTarget& target : targetsOfRack(payload, rack)) targets.push_back(target);
    }
    return firstPossible(payload, targets, copy);
}

DropPlan DropPlanner::placeHere(const DragPayload& payload, const SelectedItem& item, bool copy) const {
    const Rack* rack = nullptr;
    const Server* server = nullptr;
    const StorageArray* array = nullptr;
    switch (item.kind) {
        case SelectedItem::Kind::Rack:
            rack = find_rack(variant_, RackId{item.id});
            break;
        case SelectedItem::Kind::Server:
        case SelectedItem::Kind::Gpu:
            server = find_server(variant_, ServerId{item.id});
            rack = server != nullptr ? rack_of(variant_, server->id) : nullptr;
            break;
        case SelectedItem::Kind::Array:
            array = find_array(variant_, ArrayId{item.id});
            rack = array != nullptr ? rack_of(variant_, array->id) : nullptr;
            break;
        case SelectedItem::Kind::Placement: {
            const Placement* placement = find_placement(variant_, PlacementId{item.id});
            if (placement == nullptr) break;
            if (!placement->gpus.empty()) return placeHere(payload, SelectedItem::gpu(placement->gpus.front()), copy);
            return placeHere(payload, SelectedItem::array(placement->array), copy);
        }
        default:
            break;
    }
    if (rack == nullptr) return placeAnywhere(payload, copy);
    if (isDevice(payload.kind)) {
        if (server == nullptr && array == nullptr) return firstPossible(payload, targetsOfRack(payload, *rack), copy);
        const int wanted = server != nullptr ? server->bottom_unit + height_units(catalogue_, *server)
                                             : array->bottom_unit + height_units(catalogue_, *array);
        const int unit = nearest_free_unit(catalogue_, *rack, heightOf(payload), wanted);
        if (unit == 0) return firstPossible(payload, {}, false);
        return plan(payload, {.kind = Target::Unit, .rack = rack->id, .unit = unit}, copy);
    }
    if (item.kind == SelectedItem::Kind::Gpu) {
        return plan(payload, {.kind = Target::Slot, .rack = rack->id, .server = server->id, .slot = item.slot}, copy);
    }
    if (server != nullptr) return plan(payload, {.kind = Target::Server, .rack = rack->id, .server = server->id}, copy);
    if (array != nullptr) return plan(payload, {.kind = Target::Array, .rack = rack->id, .array = array->id}, copy);
    return firstPossible(payload, targetsOfRack(payload, *rack), copy);
}

DropPlan DropPlanner::nudge(const DragPayload& payload, int step) const {
    using Kind = DragPayload::Kind;
    if (payload.kind == Kind::Gpu) {
        const Server* server = find_server(variant_, ServerId{payload.id});
        const int slots_in_server = server != nullptr ? static_cast<int>(server->gpus.size()) : 0;
        for (int slot = payload.slot + step; slot >= 0 && slot < slots_in_server; slot += step) {
            DropPlan candidate = plan(payload, {.kind = Target::Slot, .server = server->id, .slot = slot}, false);
            if (candidate.possible) return candidate;
        }
        return refuse({}, tr("There is no free slot on that side"));
    }
    const Server* server = payload.kind == Kind::Server ? find_server(variant_, ServerId{payload.id}) : nullptr;
    const StorageArray* array = payload.kind == Kind::Array ? find_array(variant_, ArrayId{payload.id}) : nullptr;
    const Rack* rack = server != nullptr ? rack_of(variant_, server->id) : array != nullptr ? rack_of(variant_, array->id) : nullptr;
    if (rack == nullptr) return refuse({}, tr("Select a server, an array or a GPU to move it"));
    const int from = server != nullptr ? server->bottom_unit : array->bottom_unit;
    for (int unit = from + step; unit >= 1 && unit <= rack->units; unit += step) {
        DropPlan candidate = plan(payload, {.kind = Target::Unit, .rack = rack->id, .unit = unit}, false);
        if (candidate.possible) return candidate;
    }
    return refuse({}, step > 0 ? tr("There is no free place above") : tr("There is no free place below"));
}

DropPlan DropPlanner::duplicate(const DragPayload& payload) const {
    using Kind = DragPayload::Kind;
    if (payload.kind == Kind::Gpu) return plan(payload, {.kind = Target::Server, .server = ServerId{payload.id}}, true);
    if (payload.kind == Kind::Workload) {
        WorkloadId added = WorkloadId::None;
        DropPlan copy = finish({}, duplicate_workload(project_, WorkloadId{payload.id}, &added));
        if (!copy.possible) return copy;
        copy.command = tr("Copy %1").arg(nameOf(payload));
        copy.select = SelectedItem::workload(added);
        return copy;
    }
    if (!isDevice(payload.kind))
        return refuse({}, tr("A placement cannot be copied by itself; drag it to the GPUs where a second one shall be"));
    const Server* server = payload.kind == Kind::Server ? find_server(variant_, ServerId{payload.id}) : nullptr;
    const StorageArray* array = payload.kind == Kind::Array ? find_array(variant_, ArrayId{payload.id}) : nullptr;
    const Rack* own = server != nullptr ? rack_of(variant_, server->id) : array != nullptr ? rack_of(variant_, array->id) : nullptr;
    if (own == nullptr) return refuse({}, {});
    const int height = heightOf(payload);
    const int above = (server != nullptr ? server->bottom_unit : array->bottom_unit) + height;
    if (const int unit = nearest_free_unit(catalogue_, *own, height, above); unit > 0) {
        return plan(payload, {.kind = Target::Unit, .rack = own->id, .unit = unit}, true);
    }
    for (const Rack& rack : variant_.racks) {
        if (const int unit = first_free_unit(catalogue_, rack, height); unit > 0) {
            return plan(payload, {.kind = Target::Unit, .rack = rack.id, .unit = unit}, true);
        }
    }
    return firstPossible(payload, {}, false);
}

}  // namespace rackwright
