#pragma once

#include "catalog/loading/object_reader.h"

namespace rackwright {

/// Reads "attention" of a language model whose dimensions have been read. The layers of the kinds must add up to the
/// model's layers (catalog.out-of-range), because a layer forgotten is memory forgotten.
void read_attention(ObjectReader& entry, LanguageModel& model);

}  // namespace rackwright
