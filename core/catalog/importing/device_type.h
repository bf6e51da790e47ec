#pragma once

#include "catalog/importing/interface_types.h"
#include "quantity/result.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <vector>

namespace rackwright {

struct DevicePorts {
    const InterfaceType* type = nullptr;
    int count = 0;
};

/// What a NetBox device type says that the catalogue can use.
struct DeviceType {
    std::string manufacturer, model, part_number, slug;
    std::optional<double> units, kilograms;
    int power_ports = 0;
    int supply_bays = 0;                                ///< module bays that are named PSU
    std::optional<double> largest_draw, smallest_draw;  ///< W; only when every power port states one
    std::vector<DevicePorts> ports;                     ///< without those for management, in the file's order
    std::vector<std::string> other_interfaces;          ///< types that the import does not know, each once
};

Result<DeviceType> read_device_type(const nlohmann::json& document, const std::string& file);

}  // namespace rackwright
