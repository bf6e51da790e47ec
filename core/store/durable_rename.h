#pragma once

#include "quantity/result.h"

#include <string>

namespace rackwright {

/// What saving asks of the file system, apart from SQLite's own writing. A class, so that a test can make any step fail.
/// Paths are UTF-8. Every step gives 0 or the system's error number (errno; on Windows translated to it).
class FileSteps {
public:
    virtual ~FileSteps() = default;
    /// Creates an empty file of a new name in the folder of `target`, with its permissions where it exists, and removes such files
    /// that killed processes left behind.
    virtual int create_beside(const std::string& target, std::string& temporary);
    /// Asks the disk to keep what was written to the file.
    virtual int sync(const std::string& path);
    /// Puts `from` in the place of `to` in one step.
    virtual int rename(const std::string& from, const std::string& to);
    /// Asks the disk to keep the folder's entries: the rename itself.
    virtual int sync_folder_of(const std::string& path);
    virtual void remove(const std::string& path);
};

/// The file itself when `path` is a link to it, else `path`; absolute.
std::string resolved_path(const std::string& path);

enum class Target { Free, Writable, ReadOnly, NotAFile };
Target target_state(const std::string& path);

/// Whether another program left an unfinished change of the database beside it: a journal ("-journal") or write-ahead log
/// ("-wal"). SQLite would apply it to whatever stands at `path` when it is next opened, so nothing may take that place.
bool has_hot_journal(const std::string& path);
bool has_write_ahead_log(const std::string& path);

}  // namespace rackwright
