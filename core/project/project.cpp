#include "project/project.h"

#include <algorithm>

namespace rackwright {
namespace {

template <typename List, typename Id>
auto* by_id(List& list, Id id) {
    const auto found = std::find_if(list.begin(), list.end(), [id](const auto& item) { return item.id == id; });
    return found == list.end() ? nullptr : &*found;
}

template <typename VariantType>
auto* server_in(VariantType& variant, ServerId id) {
    for (auto& rack : variant.racks) {
        if (auto* server = by_id(rack.servers, id)) return server;
    }
    return static_cast<decltype(&variant.racks.front().servers.front())>(nullptr);
}

template <typename VariantType>
auto* array_in(VariantType& variant, ArrayId id) {
    for (auto& rack : variant.racks) {
        if (auto* array = by_id(rack.arrays, id)) return array;
    }
    return static_cast<decltype(&variant.racks.front().arrays.front())>(nullptr);
}

}  // namespace

const Workload* Project::workload(WorkloadId id) const { return by_id(workloads, id); }
Workload* Project::workload(WorkloadId id) { return by_id(workloads, id); }
const Variant* Project::variant(VariantId id) const { return by_id(variants, id); }
Variant* Project::variant(VariantId id) { return by_id(variants, id); }

const Variant* Project::variant_named(std::string_view name) const {
    const auto found = std::find_if(variants.begin(), variants.end(), [name](const Variant& variant) { return variant.name == name; });
    return found == variants.end() ? nullptr : &*found;
}

const Answer* Project::answer(std::string_view question) const {
    const auto found =
        std::find_if(answers.begin(), answers.end(), [question](const Answer& answer) { return answer.question == question; });
    return found == answers.end() ? nullptr : &*found;
}

const Rack* find_rack(const Variant& variant, RackId id) { return by_id(variant.racks, id); }
Rack* find_rack(Variant& variant, RackId id) { return by_id(variant.racks, id); }
const Server* find_server(const Variant& variant, ServerId id) { return server_in(variant, id); }
Server* find_server(Variant& variant, ServerId id) { return server_in(variant, id); }
const StorageArray* find_array(const Variant& variant, ArrayId id) { return array_in(variant, id); }
StorageArray* find_array(Variant& variant, ArrayId id) { return array_in(variant, id); }
const Placement* find_placement(const Variant& variant, PlacementId id) { return by_id(variant.placements, id); }
Placement* find_placement(Variant& variant, PlacementId id) { return by_id(variant.placements, id); }

const Rack* rack_of(const Variant& variant, ServerId id) {
    const auto holds = [id](const Rack& rack) { return by_id(rack.servers, id) != nullptr; };
    const auto found = std::find_if(variant.racks.begin(), variant.racks.end(), holds);
    return found == variant.racks.end() ? nullptr : &*found;
}

const Rack* rack_of(const Variant& variant, ArrayId id) {
    const auto holds = [id](const Rack& rack) { return by_id(rack.arrays, id) != nullptr; };
    const auto found = std::find_if(variant.racks.begin(), variant.racks.end(), holds);
    return found == variant.racks.end() ? nullptr : &*found;
}

}  // namespace rackwright
