#pragma once

#include "sizing/evaluation.h"

#include <cstddef>

namespace rackwright {

/// A fingerprint of everything that is drawn of a server, an array, or a cabinet with its header: when it stays the same
/// after an edit, nothing needs to be painted again.
std::size_t drawnState(const Catalogue& catalogue, const Project& project, const Evaluation& evaluation, const Server& server);
std::size_t drawnState(const Catalogue& catalogue, const Project& project, const Variant& variant, const Evaluation& evaluation,
                       const StorageArray& array);
std::size_t drawnState(const Evaluation& evaluation, const Rack& rack);

}  // namespace rackwright
