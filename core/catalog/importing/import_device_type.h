#pragma once

#include "catalog/importing/imported_product.h"
#include "quantity/result.h"

#include <cstdint>
#include <string_view>

namespace rackwright {

/// What a device is; a device type of NetBox does not say it.
enum class DeviceKind : std::uint8_t { Server, Array, Switch };

/// A server, array or switch out of a NetBox device type (YAML, netbox-community/devicetype-library). Taken over are the height, the
/// weight, the number of power supplies, ports with their rates, and of a switch with one or two supplies the largest draw. What the
/// catalogue requires and the file does not state (GPU slots above all) is written as null and listed; nothing is guessed.
/// Errors: those of parse_yaml_document; import.device-missing (file, path), import.wrong-type (file, path, found, expected),
/// import.device-number (file, path, found), import.unknown-weight-unit (file, path, found), import.no-name (file).
Result<ImportedProduct> import_device_type(std::string_view yaml, DeviceKind kind, const ImportOrigin& origin);

}  // namespace rackwright
