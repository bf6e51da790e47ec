#include "project/editing/ids_and_names.h"

#include <algorithm>

namespace rackwright {
namespace {

bool contains(const std::vector<std::string>& names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// "X" of "X 12"; empty when the name does not end in a number.
std::string_view without_number(std::string_view name) {
    const std::size_t space = name.find_last_of(' ');
    if (space == std::string_view::npos || space == 0 || space + 1 == name.size()) return {};
    const std::string_view digits = name.substr(space + 1);
    const bool number = std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; });
    return number ? name.substr(0, space) : std::string_view();
}

Message no_such(const char* code, std::int32_t id) { return Message(code).with("id", id, Unit::Count); }

}  // namespace

std::string unique_name(const std::string& wanted, const std::vector<std::string>& taken) {
    if (!contains(taken, wanted)) return wanted;
    // Only when the plain name is there too: in "Inference Pro 4" the number says what it is.
    std::string_view base = without_number(wanted);
    if (base.empty() || !contains(taken, base)) base = wanted;
    for (std::size_t number = 2;; ++number) {
        std::string name = std::string(base) + ' ' + std::to_string(number);
        if (!contains(taken, name)) return name;
    }
}

std::vector<std::string> workload_names(const Project& project, WorkloadId except) {
    std::vector<std::string> names;
    for (const Workload& workload : project.workloads) {
        if (except == WorkloadId::None || workload.id != except) names.push_back(workload.name);
    }
    return names;
}

std::vector<std::string> variant_names(const Project& project, VariantId except) {
    std::vector<std::string> names;
    for (const Variant& variant : project.variants) {
        if (except == VariantId::None || variant.id != except) names.push_back(variant.name);
    }
    return names;
}

std::vector<std::string> rack_names(const Variant& variant, RackId except) {
    std::vector<std::string> names;
    for (const Rack& rack : variant.racks) {
        if (except == RackId::None || rack.id != except) names.push_back(rack.name);
    }
    return names;
}

std::vector<std::string> device_names(const Variant& variant, ServerId except_server, ArrayId except_array) {
    std::vector<std::string> names;
    for (const Rack& rack : variant.racks) {
        for (const Server& server : rack.servers) {
            if (except_server == ServerId::None || server.id != except_server) names.push_back(server.name);
        }
        for (const StorageArray& array : rack.arrays) {
            if (except_array == ArrayId::None || array.id != except_array) names.push_back(array.name);
        }
    }
    return names;
}

Message no_such(WorkloadId id) { return no_such("edit.no-such-workload", raw(id)); }
Message no_such(VariantId id) { return no_such("edit.no-such-variant", raw(id)); }
Message no_such(RackId id) { return no_such("edit.no-such-rack", raw(id)); }
Message no_such(ServerId id) { return no_such("edit.no-such-server", raw(id)); }
Message no_such(ArrayId id) { return no_such("edit.no-such-array", raw(id)); }
Message no_such(PlacementId id) { return no_such("edit.no-such-placement", raw(id)); }
Message unknown_product(const std::string& product) { return Message("edit.unknown-product").with("product", product); }

}  // namespace rackwright
