#pragma once

#include "store/database.h"

namespace rackwright {

/// Creates the tables of schema version 1 in an empty database, with application_id and user_version.
void create_schema(Database& database);

/// Whether the database holds exactly those tables and nothing else: no trigger, view, index or virtual table of somebody
/// else's. Marks the database as damaged otherwise.
void check_schema(Database& database);

/// PRAGMA quick_check and foreign_key_check: anything but a clean answer marks the database as damaged.
void check_content(Database& database);

}  // namespace rackwright
