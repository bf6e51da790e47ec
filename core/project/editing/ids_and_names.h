#pragma once

#include "project/project.h"
#include "quantity/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace rackwright {

/// The next unused id of the project, as an id of that kind.
template <typename Id>
Id take_id(Project& project) {
    return static_cast<Id>(project.next_id++);
}

/// `wanted`, or with " 2", " 3" … behind it when it is taken. A copy of "X 2" beside "X" is "X 3", not "X 2 2".
std::string unique_name(const std::string& wanted, const std::vector<std::string>& taken);

std::vector<std::string> workload_names(const Project& project, WorkloadId except = WorkloadId::None);
std::vector<std::string> variant_names(const Project& project, VariantId except = VariantId::None);
std::vector<std::string> rack_names(const Variant& variant, RackId except = RackId::None);
/// Servers and arrays together: they stand in the same rack and the same tables.
std::vector<std::string> device_names(const Variant& variant, ServerId except_server = ServerId::None,
                                      ArrayId except_array = ArrayId::None);

/// edit.no-such-workload, -variant, -rack, -server, -array, -placement (id).
Message no_such(WorkloadId id);
Message no_such(VariantId id);
Message no_such(RackId id);
Message no_such(ServerId id);
Message no_such(ArrayId id);
Message no_such(PlacementId id);
/// edit.unknown-product (product).
Message unknown_product(const std::string& product);

}  // namespace rackwright
