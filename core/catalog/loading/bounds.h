#pragma once

#include "catalog/loading/fact_reader.h"

namespace rackwright::bounds {

// Wide enough for whatever a rack may hold in the next years, narrow enough to catch a slip of three zeros.
inline constexpr FactRule memory{Unit::Byte, 1e9, 1e13};
inline constexpr FactRule host_memory{Unit::Byte, 1e9, 1e15};
inline constexpr FactRule bandwidth{Unit::BytePerSecond, 1e9, 1e14};
inline constexpr FactRule link_rate{Unit::BytePerSecond, 1e8, 1e13};
inline constexpr FactRule storage_rate{Unit::BytePerSecond, 1e7, 1e13};
inline constexpr FactRule network_rate{Unit::BitPerSecond, 1e8, 1e14};
inline constexpr FactRule port_rate{Unit::BitPerSecond, 1e8, 1e13};
inline constexpr FactRule compute{Unit::FlopPerSecond, 1e11, 1e18};
inline constexpr FactRule gpu_power{Unit::Watt, 10, 5e3};
inline constexpr FactRule server_power{Unit::Watt, 50, 1e5};
inline constexpr FactRule network_power{Unit::Watt, 5, 2e4};
inline constexpr FactRule drive_power{Unit::Watt, 1, 100};
inline constexpr FactRule rack_units{Unit::RackUnit, 1, 60};
inline constexpr FactRule depth{Unit::Millimetre, 100, 2000};
inline constexpr FactRule weight{Unit::Kilogram, 0.5, 2000};
inline constexpr FactRule few{Unit::Count, 0, 64};
inline constexpr FactRule at_least_one{Unit::Count, 1, 64};
inline constexpr FactRule drive_bays{Unit::Count, 0, 256};
inline constexpr FactRule decode_rate{Unit::FramePerSecond, 1, 1e5};

}  // namespace rackwright::bounds
