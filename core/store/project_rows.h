#pragma once

#include "project/project.h"
#include "store/database.h"

namespace rackwright {

/// Writes the rows of a project into empty tables, inside the caller's transaction.
void write_project(Database& database, const Project& project);

/// Reads them back, in order. What cannot be a project of this schema marks the database as damaged; whether the values
/// make sense is for check_project to say.
Project read_project(Database& database);

}  // namespace rackwright
