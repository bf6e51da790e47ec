#pragma once

#include "project/project.h"
#include "quantity/result.h"

#include <string>

namespace rackwright {

/// "RkWr": written to the file's application_id.
inline constexpr std::int32_t project_application_id = 0x526b5772;
inline constexpr std::int32_t project_schema_version = 1;

/// Reads a project file. The file is opened read-only and never changed. Paths are UTF-8.
/// Errors (argument file): store.not-found, store.unreadable, store.not-a-project, store.empty, store.newer (version, supported), store.damaged
/// (detail), store.too-large, store.invalid (detail: what check_project says).
Result<Project> load_project(const std::string& path);

/// Writes a new database beside the file in one transaction, checks it, syncs and renames it over `path`: the file is
/// either the old or the new one. Errors (argument file): store.cannot-write (detail), store.disk-full.
Failure save_project(const std::string& path, const Project& project);

}  // namespace rackwright
