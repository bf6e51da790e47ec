#pragma once

#include "catalog/catalogue.h"
#include "project/project.h"

#include <string_view>

namespace rackwright {

/// A project of one workload on given GPUs (or one array), made from a `size` request (docs/headless.md).
struct SizeRequest {
    Project project;  ///< one workload, one variant
};

/// Errors: size.invalid-json, size.missing (path), size.unknown-product (path, found), size.bad-value (path, found), and those of
/// placing and of the task itself.
Result<SizeRequest> readSizeRequest(std::string_view text, const Catalogue& catalogue);

}  // namespace rackwright
