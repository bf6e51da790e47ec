#pragma once

#include "quantity/result.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace rackwright {

/// Larger YAML is refused unread: the largest device type of the library has 200 kB.
inline constexpr std::size_t largest_yaml = std::size_t{1} << 20;

/// Parses one YAML document. Every scalar becomes a text, `~`, `null` and nothing become null. Refused are anchors and aliases (a few
/// lines of them stand for gigabytes), nesting beyond 16 levels, keys that are no text or stand twice, and a second document.
/// Errors: import.too-large (file, limit), import.bad-yaml (file, line, column, detail), import.yaml-alias, import.yaml-too-deep,
/// import.yaml-key, import.yaml-duplicate (file, line, column, found), import.yaml-several (file).
Failure parse_yaml_document(std::string_view text, const std::string& file, nlohmann::json& document);

}  // namespace rackwright
