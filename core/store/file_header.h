#pragma once

#include "quantity/result.h"

#include <cstdint>
#include <string>

namespace rackwright {

/// What the first bytes of a file say, read without SQLite: a file that is not ours, or is newer, is not opened at all.
struct FileHeader {
    std::int32_t application_id = 0;
    std::int32_t schema_version = 0;
    bool write_ahead_log = false;  ///< reading such a file would write beside it
};

/// Errors (argument file): store.not-found, store.unreadable (detail), store.empty, store.not-a-project, store.too-large (size, limit).
Result<FileHeader> read_file_header(const std::string& path);

}  // namespace rackwright
