#pragma once

#include "project/project.h"
#include "quantity/result.h"

#include <string>
#include <string_view>

namespace rackwright {

/// A task as the JSON object that stands in a project file: one key a field, enumerators by their stable names.
std::string task_to_json(const Task& task);

/// Reads it back. Every key must be there and no other. Errors: task.unknown-kind (kind), task.bad-json, task.bad-value (key, found,
/// expected: a code "expected.…"), task.unknown-word (key, found, expected: the possible words), task.unknown-key (key),
/// task.missing-key (key). A key inside a list is named by its place: "models/0/weights".
Result<Task> task_from_json(std::string_view kind, std::string_view json);

}  // namespace rackwright
