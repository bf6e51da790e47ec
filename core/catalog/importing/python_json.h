#pragma once

#include <string>
#include <string_view>

namespace rackwright {

/// Python's json module writes Infinity, -Infinity and NaN, which are no JSON. Outside of texts they are replaced by null, padded with
/// spaces so that every other character keeps its place in error messages.
std::string without_python_numbers(std::string_view text);

}  // namespace rackwright
