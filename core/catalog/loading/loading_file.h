#pragma once

#include "catalog/catalogue.h"

#include <string>
#include <string_view>
#include <vector>

namespace rackwright {

enum class ReferenceTo : std::uint8_t { Source, Gpu, Decoder, Codec, Link };

/// An id that a file mentions. Files may be read in any order, so it is checked when all of them are known.
struct Reference {
    ReferenceTo to = ReferenceTo::Source;
    std::string id;
    std::string file;
    std::string path;  ///< JSON pointer to the place that mentions it
};

/// Where a value stands in the file. The text is built only when an error needs it.
struct JsonPath {
    const JsonPath* parent = nullptr;
    std::string_view key{};
    std::size_t index = 0;
    bool is_index = false;

    JsonPath child(std::string_view name) const { return {this, name, 0, false}; }
    JsonPath child(std::size_t position) const { return {this, {}, position, true}; }
    std::string pointer() const;  ///< RFC 6901
};

/// One catalogue file while it is read: what it holds so far, what it refers to, and the first thing wrong with it.
/// Readers go on after an error with harmless values; only the first error is kept, because later ones follow from it.
struct LoadingFile {
    std::string name;  ///< for messages
    std::string file;  ///< Product::file
    Catalogue part;    ///< what the file adds
    std::vector<Reference> references;
    Failure error;

    void fail(std::string code, const JsonPath& path, std::string found, std::string expected);
    void refer(ReferenceTo to, std::string id, const JsonPath& path);
};

}  // namespace rackwright
