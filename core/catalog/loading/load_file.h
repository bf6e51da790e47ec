#pragma once

#include "catalog/loading/loading_file.h"

#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace rackwright {

/// The names that the files read so far have given away.
struct NamesTaken {
    NamesTaken() = default;
    explicit NamesTaken(const Catalogue& catalogue);

    std::unordered_set<std::string> products;
    std::unordered_map<std::string, Source> sources;
};

/// Reads one file's text into `file.part` and `file.references`; `file.name` and `file.file` are set by the caller.
Failure read_file_text(std::string_view text, LoadingFile& file, NamesTaken& taken);

/// Moves what `file` holds into `catalogue`, without its look-up tables.
void add_to(Catalogue& catalogue, LoadingFile& file);

/// catalog.unknown-source for a source that no file describes.
Failure check_sources(const std::vector<Reference>& references, const NamesTaken& taken);
/// catalog.dangling-reference for a mentioned product that `catalogue` (indexed) does not hold.
Failure check_products(const std::vector<Reference>& references, const Catalogue& catalogue);

}  // namespace rackwright
