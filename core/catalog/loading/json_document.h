#pragma once

#include "quantity/result.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace rackwright {

/// Parses `text` into `document`. Stricter than JSON itself: a key that stands twice in one object is an error (the
/// second would silently replace the first), and so is nesting beyond 32 levels.
/// Errors: catalog.invalid-json, catalog.duplicate-key (file, line, column, found) and catalog.too-deep (file, line,
/// column, expected). Line and column count from 1, columns in bytes.
Failure parse_json_document(std::string_view text, const std::string& file, nlohmann::json& document);

}  // namespace rackwright
