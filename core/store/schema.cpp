#include "store/schema.h"

#include "store/project_file.h"

#include <vector>

namespace rackwright {
namespace {

/// `position` keeps the order of things. STRICT: a column holds what it says. Enumerators are stored by their stable names
/// (project/names.h), a task as JSON (task_json.h).
constexpr const char* tables[] = {
    R"(CREATE TABLE project(
  id INTEGER PRIMARY KEY CHECK(id = 1),
  title TEXT NOT NULL,
  customer TEXT NOT NULL,
  author TEXT NOT NULL,
  request TEXT NOT NULL,
  vram_headroom REAL NOT NULL,
  target_utilisation REAL NOT NULL,
  array_fill_limit REAL NOT NULL,
  psu_load_limit REAL NOT NULL,
  next_id INTEGER NOT NULL
) STRICT)",
    R"(CREATE TABLE answers(
  position INTEGER PRIMARY KEY,
  question TEXT NOT NULL UNIQUE,
  choice TEXT NOT NULL,
  text TEXT NOT NULL,
  unknown INTEGER NOT NULL
) STRICT)",
    R"(CREATE TABLE workloads(
  id INTEGER PRIMARY KEY,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  note TEXT NOT NULL,
  colour INTEGER NOT NULL,
  priority TEXT NOT NULL,
  optional INTEGER NOT NULL,
  kind TEXT NOT NULL,
  task TEXT NOT NULL
) STRICT)",
    R"(CREATE TABLE variants(
  id INTEGER PRIMARY KEY,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  note TEXT NOT NULL
) STRICT)",
    R"(CREATE TABLE racks(
  id INTEGER PRIMARY KEY,
  variant INTEGER NOT NULL REFERENCES variants(id),
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  units INTEGER NOT NULL,
  power_limit_w REAL NOT NULL
) STRICT)",
    R"(CREATE TABLE servers(
  id INTEGER PRIMARY KEY,
  rack INTEGER NOT NULL REFERENCES racks(id),
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  product TEXT NOT NULL,
  bottom_unit INTEGER NOT NULL,
  gpu_slots INTEGER NOT NULL
) STRICT)",
    R"(CREATE TABLE gpus(
  server INTEGER NOT NULL REFERENCES servers(id),
  slot INTEGER NOT NULL,
  product TEXT NOT NULL,
  PRIMARY KEY(server, slot)
) STRICT, WITHOUT ROWID)",
    R"(CREATE TABLE arrays(
  id INTEGER PRIMARY KEY,
  rack INTEGER NOT NULL REFERENCES racks(id),
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  product TEXT NOT NULL,
  bottom_unit INTEGER NOT NULL,
  drive TEXT NOT NULL,
  drive_count INTEGER NOT NULL,
  raid TEXT NOT NULL,
  raid_groups INTEGER NOT NULL,
  hot_spares INTEGER NOT NULL
) STRICT)",
    R"(CREATE TABLE placements(
  id INTEGER PRIMARY KEY,
  variant INTEGER NOT NULL REFERENCES variants(id),
  position INTEGER NOT NULL,
  workload INTEGER NOT NULL REFERENCES workloads(id),
  share TEXT NOT NULL,
  mig_profile TEXT NOT NULL,
  mig_slices_per_gpu INTEGER NOT NULL,
  tensor_parallel INTEGER NOT NULL,
  pipeline_parallel INTEGER NOT NULL,
  off_hours INTEGER NOT NULL,
  array INTEGER REFERENCES arrays(id),
  role TEXT NOT NULL
) STRICT)",
    R"(CREATE TABLE placement_gpus(
  placement INTEGER NOT NULL REFERENCES placements(id),
  position INTEGER NOT NULL,
  server INTEGER NOT NULL,
  slot INTEGER NOT NULL,
  PRIMARY KEY(placement, position),
  FOREIGN KEY(server, slot) REFERENCES gpus(server, slot)
) STRICT, WITHOUT ROWID)",
};

/// Every row of sqlite_schema: type, name, table and, where there is one, the statement that made it.
std::vector<std::string> schema_rows(Database& database) {
    std::vector<std::string> rows;
    Statement schema(database, "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name, tbl_name");
    // More rows than ours are foreign anyway: no need to read a million of them.
    while (rows.size() < 100 && schema.next()) {
        std::string row = schema.text(0) + ' ' + schema.text(1) + ' ' + schema.text(2) + ' ';
        if (!schema.is_null(3)) row += schema.text(3);
        rows.push_back(std::move(row));
    }
    return rows;
}

}  // namespace

void create_schema(Database& database) {
    for (const char* table : tables) database.execute(table);
    database.execute("PRAGMA application_id = " + std::to_string(project_application_id));
    database.execute("PRAGMA user_version = " + std::to_string(project_schema_version));
}

void check_schema(Database& database) {
    Database fresh(":memory:", Database::Access::Write);
    create_schema(fresh);
    const std::vector<std::string> expected = schema_rows(fresh);
    const std::vector<std::string> found = schema_rows(database);
    if (!database.ok() || (fresh.ok() && found == expected)) return;
    for (const std::string& row : found) {
        bool known = false;
        for (const std::string& other : expected) known = known || row == other;
        if (!known) return database.damaged("unexpected " + row.substr(0, row.find(' ', row.find(' ') + 1)));
    }
    database.damaged("a table is missing");
}

void check_content(Database& database) {
    {
        Statement check(database, "PRAGMA quick_check");
        // One row "ok" and a clean end: on a damaged page SQLite gives rows and an error.
        if (check.next() && check.text(0) != "ok") return database.damaged(check.text(0).substr(0, 200));
        if (check.next()) return database.damaged("quick_check gives more than one row");
    }
    Statement keys(database, "PRAGMA foreign_key_check");
    if (keys.next()) database.damaged("a reference to nothing in table " + keys.text(0));
}

}  // namespace rackwright
