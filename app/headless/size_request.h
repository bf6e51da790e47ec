#pragma once

#include "catalog/catalogue.h"
#include "project/project.h"
#include "quantity/result.h"

#include <string>
#include <string_view>

namespace rackwright {

/// A project of one workload on given GPUs (or an array), made from a `size` request (docs/headless.md).
struct SizeRequest {
    Project project;  ///< one workload, one variant
};

/// Nothing is guessed: a field that is not known, has another type or a value that cannot be is an error, with its place as a JSON pointer.
/// Errors (the caller adds `file`): those of parse_json_document, RequestFields and task_from_json; size.needs (path, expected),
/// size.unknown-product (path, found), size.unknown-word (path, found, expected), size.refused (path, detail: the code of an edit's
/// error, with its values behind it).
Result<SizeRequest> readSizeRequest(std::string_view text, const std::string& file, const Catalogue& catalogue);

}  // namespace rackwright
