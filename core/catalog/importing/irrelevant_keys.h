#pragma once

#include <span>
#include <string_view>

namespace rackwright {

/// Keys of a configuration that change neither the number of parameters nor the cache: tokens, generation, training, numerics.
std::span<const std::string_view> irrelevant_config_keys();

/// Keys that, unless they are null, 0, false or empty, say that the model has parts for which the sizing has no formula.
std::span<const std::string_view> unsized_config_keys();

}  // namespace rackwright
