#pragma once

#include "project/project.h"
#include "store/durable_rename.h"

namespace rackwright {

/// save_project with its steps given: tests let each of them fail.
Failure save_project_with(FileSteps& steps, const std::string& path, const Project& project);

}  // namespace rackwright
