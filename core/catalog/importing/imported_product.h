#pragma once

#include "quantity/message.h"

#include <cstddef>
#include <string>
#include <vector>

namespace rackwright {

/// Where the figures of an imported file come from. The core has no clock and no network: the program fills this in.
struct ImportOrigin {
    std::string file;     ///< for messages
    std::string name;     ///< what the product is to be called; empty: as the file calls it
    std::string address;  ///< where the file was taken from; empty: not known
    std::string read;     ///< the day it was read, ISO 8601
};

/// A catalogue file with one product (docs/catalog-format.md), made from a file of another format.
struct ImportedProduct {
    std::string json;  ///< ends with a line break
    std::string id;
    /// Figures that the catalogue requires and the file does not state, as JSON pointers into `json`, where each is `null`. The
    /// catalogue refuses the file until they are filled in: none of them is guessed.
    std::vector<std::string> to_fill_in;
    std::vector<Message> notes;  ///< what the architect has to know of the import: what was left out, which defaults were taken

    bool complete() const { return to_fill_in.empty(); }
};

/// Larger files are refused unread. Quantisation lists of large mixtures of experts have 3 MB.
inline constexpr std::size_t largest_import = std::size_t{16} << 20;

/// A product's id: lower case, digits and single hyphens; empty when nothing of the name is left.
std::string id_from_name(const std::string& name);

}  // namespace rackwright
