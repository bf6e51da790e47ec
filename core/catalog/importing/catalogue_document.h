#pragma once

#include "catalog/importing/imported_product.h"
#include "catalog/products.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace rackwright {

/// A catalogue file with one source and one product, as it is written.
std::string catalogue_file(const std::string& source_id, const std::string& source_title, const ImportOrigin& origin,
                           nlohmann::ordered_json product);

/// The product as the catalogue's files write it; load_language_model reads it back.
nlohmann::ordered_json language_model_json(const LanguageModel& model);

}  // namespace rackwright
