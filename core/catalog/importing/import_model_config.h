#pragma once

#include "catalog/importing/imported_product.h"
#include "quantity/result.h"

#include <string_view>

namespace rackwright {

/// A language model out of a Hugging Face config.json, with its quantisation out of `quant` (an hf_quant_config.json; empty: none) or
/// out of the configuration itself. Figures that the file leaves to the library that runs it are taken from model_architecture.cpp and
/// listed; an architecture that is not known there, or has parts that the sizing has no formula for, is refused. `origin.name` may be
/// "organisation/model".
/// Errors: import.too-large (file, limit), import.missing (file, path), import.wrong-type, import.contradiction (file, path, found,
/// expected), import.not-whole (file, path, found, low, high), import.impossible-value, import.not-sized (file, path, found),
/// import.unknown-architecture (file, found), import.no-architecture, import.no-name (file), import.no-product (file, detail and its
/// arguments), and those of parse_json_document.
Result<ImportedProduct> import_model_config(std::string_view config, std::string_view quant, const std::string& quant_file,
                                            const ImportOrigin& origin);

}  // namespace rackwright
