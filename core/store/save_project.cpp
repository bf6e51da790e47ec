#include "project/edits.h"
#include "store/invalid_project.h"
#include "store/project_file.h"
#include "store/project_rows.h"
#include "store/save_steps.h"
#include "store/schema.h"

#include <sqlite3.h>

#include <cerrno>
#include <cstring>

namespace rackwright {
namespace {

Message cannot_write(const std::string& path, std::string detail) {
    return Message("store.cannot-write").with("file", path).with("detail", std::move(detail));
}

Message system_failure(int error, const std::string& path) {
    bool full = error == ENOSPC;
#ifdef EDQUOT
    full = full || error == EDQUOT;
#endif
    if (full) return Message("store.disk-full").with("file", path);
    return cannot_write(path, std::strerror(error));
}

Message database_failure(const DatabaseError& error, const std::string& path) {
    if (error.code == SQLITE_FULL) return Message("store.disk-full").with("file", path);
    const bool from_system = error.code == SQLITE_IOERR || error.code == SQLITE_CANTOPEN;
    if (from_system && error.system_error != 0) return system_failure(error.system_error, path);
    return cannot_write(path, error.text);
}

/// The temporary file goes, whatever happens, unless it took the target's place.
class Temporary {
public:
    Temporary(FileSteps& steps, std::string path) : steps_(steps), path_(std::move(path)) {}
    ~Temporary() {
        if (path_.empty()) return;
        steps_.remove(path_);
        steps_.remove(path_ + "-journal");
    }
    Temporary(const Temporary&) = delete;
    Temporary& operator=(const Temporary&) = delete;
    const std::string& path() const { return path_; }
    void keep() { path_.clear(); }

private:
    FileSteps& steps_;
    std::string path_;
};

Failure write_database(const std::string& temporary, const std::string& path, const Project& project) {
    Database database(temporary, Database::Access::Write);
    // Never WAL: a file that is copied alone must be whole.
    database.execute("PRAGMA journal_mode = DELETE");
    database.execute("PRAGMA synchronous = FULL");
    database.execute("BEGIN IMMEDIATE");
    create_schema(database);
    if (database.ok()) write_project(database, project);
    database.execute("COMMIT");
    if (database.ok()) check_content(database);
    database.close();
    if (database.ok()) return std::nullopt;
    return database_failure(database.error(), path);
}

}  // namespace

Failure save_project_with(FileSteps& steps, const std::string& path, const Project& project) {
    // What could not be opened again is not written.
    if (const Failure failure = check_project(project)) return invalid_project(*failure, path);
    const std::string target = resolved_path(path);
    const Target state = target_state(target);
    if (state == Target::NotAFile) return cannot_write(path, "not a regular file");
    if (state == Target::ReadOnly) return cannot_write(path, "the file is read-only");

    if (has_hot_journal(target) || has_write_ahead_log(target))
        return cannot_write(path, "another program's unfinished change lies beside the file");

    std::string name;
    if (const int error = steps.create_beside(target, name)) return system_failure(error, path);
    Temporary temporary(steps, name);
    if (Failure failure = write_database(temporary.path(), path, project)) return failure;
    // The proof that it will open, before the old file goes.
    const Result<Project> written = load_project(temporary.path());
    if (!written.ok()) return cannot_write(path, "what was written cannot be read back");
    if (!(written.value() == project)) return cannot_write(path, "reading back gives another project");

    if (const int error = steps.sync(temporary.path())) return system_failure(error, path);
    if (const int error = steps.rename(temporary.path(), target)) return system_failure(error, path);
    temporary.keep();
    if (const int error = steps.sync_folder_of(target)) return system_failure(error, path);
    return std::nullopt;
}

Failure save_project(const std::string& path, const Project& project) {
    FileSteps steps;
    return save_project_with(steps, path, project);
}

}  // namespace rackwright
