#include "project/edits.h"
#include "store/durable_rename.h"
#include "store/file_header.h"
#include "store/invalid_project.h"
#include "store/project_file.h"
#include "store/project_rows.h"
#include "store/schema.h"

#include <sqlite3.h>

namespace rackwright {
namespace {

Message about(const char* code, const std::string& path) { return Message(code).with("file", path); }

Message load_error(const DatabaseError& error, const std::string& path) {
    switch (error.code) {
        case SQLITE_NOTADB:
            return about("store.not-a-project", path);
        case SQLITE_CORRUPT:
        case SQLITE_MISMATCH:
        case SQLITE_ERROR:  // a statement that does not fit the tables
        case SQLITE_TOOBIG:
        case SQLITE_INTERRUPT:  // the step limit of readers
        case SQLITE_AUTH:
        case SQLITE_FORMAT:
            return about("store.damaged", path).with("detail", error.text);
        default:  // locked, no permission, an unfinished transaction in a read-only file, an I/O error
            return about("store.unreadable", path).with("detail", error.text);
    }
}

}  // namespace

Result<Project> load_project(const std::string& path) {
    const Result<FileHeader> header = read_file_header(path);
    if (!header.ok()) return header.error();
    if (header.value().application_id != project_application_id || header.value().schema_version < 1)
        return about("store.not-a-project", path);
    if (header.value().schema_version > project_schema_version) {
        return about("store.newer", path)
            .with("version", header.value().schema_version, Unit::Count)
            .with("supported", project_schema_version, Unit::Count);
    }
    // The full path, so that no name means something else to SQLite (":memory:", "file:…").
    const std::string full_path = resolved_path(path);
    // We never write one; SQLite would write beside the file to read it.
    if (header.value().write_ahead_log || has_write_ahead_log(full_path))
        return about("store.damaged", path).with("detail", "write-ahead log");
    if (has_hot_journal(full_path))
        return about("store.damaged", path).with("detail", "another program's unfinished change lies beside the file");
    Database database(full_path, Database::Access::ReadOnly);
    database.execute("BEGIN");  // one state of the file from here on
    check_schema(database);
    if (database.ok()) check_content(database);
    Project project;
    if (database.ok()) project = read_project(database);
    if (!database.ok()) return load_error(database.error(), path);
    if (const Failure failure = check_project(project)) return invalid_project(*failure, path);
    return project;
}

}  // namespace rackwright
