#pragma once

#include "catalog/catalogue.h"

namespace rackwright {

/// A constant of the catalogue's "video" engine; nullptr when the catalogue has none of that name.
const Fact* video_constant(const Catalogue& catalogue, std::string_view name);

}  // namespace rackwright
