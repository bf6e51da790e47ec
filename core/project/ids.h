#pragma once

#include <cstdint>

namespace rackwright {

/// Ids are unique inside a project, never reused, and 0 means "none".
enum class WorkloadId : std::int32_t { None = 0 };
enum class VariantId : std::int32_t { None = 0 };
enum class RackId : std::int32_t { None = 0 };
enum class ServerId : std::int32_t { None = 0 };
enum class ArrayId : std::int32_t { None = 0 };
enum class PlacementId : std::int32_t { None = 0 };

template <typename Id>
constexpr std::int32_t raw(Id id) {
    return static_cast<std::int32_t>(id);
}

}  // namespace rackwright
