#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace rackwright {

/// A JSON value for a message, on one line and no longer than 60 bytes; what is cut off is marked with an ellipsis.
std::string json_excerpt(const nlohmann::json& value);

}  // namespace rackwright
