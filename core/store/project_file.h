#pragma once

#include "project/project.h"
#include "quantity/result.h"

#include <string>

namespace rackwright {

/// "RkWr": written to the file's application_id.
inline constexpr std::int32_t project_application_id = 0x526b5772;
inline constexpr std::int32_t project_schema_version = 1;

/// Reads a project file. The file is opened read-only and never changed; nothing in it is run. Paths are UTF-8.
/// Errors (argument file): store.not-found, store.unreadable (detail), store.not-a-project, store.empty, store.newer (version,
/// supported), store.damaged (detail), store.too-large (size, limit), store.invalid (detail: the code of what check_project
/// says, with its arguments behind it). Other details are technical, in English.
Result<Project> load_project(const std::string& path);

/// Writes a new database beside the file in one transaction, checks it, syncs and renames it over `path`: the file is
/// either the old or the new one, with the permissions it had, and is read back before it takes the old one's place. A link
/// stays a link. Errors (argument file): store.cannot-write (detail), store.disk-full, store.invalid (as above;
/// nothing is written). When only the last step fails (the folder's entry may not be on the disk yet), the new
/// file is in place and store.cannot-write is given all the same.
Failure save_project(const std::string& path, const Project& project);

}  // namespace rackwright
