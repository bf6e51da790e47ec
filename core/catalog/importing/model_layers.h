#pragma once

#include "catalog/importing/config_fields.h"
#include "catalog/importing/model_architecture.h"
#include "catalog/products.h"

namespace rackwright {

inline constexpr WholeRange layer_range{1, 1000}, width_range{1, 1 << 20}, head_range{1, 4096}, head_size_range{1, 8192},
    rank_range{1, 1 << 16}, window_range{1, 1 << 24};

/// The kinds of attention and how many layers have each; `model.layers`, `heads` and `head_dim` are read already.
void read_config_attention(ConfigFields& fields, const ModelArchitecture& architecture, LanguageModel& model);

/// The mixture of experts, when the model is one: widths, counts and which layers have it.
void read_config_experts(ConfigFields& fields, const ModelArchitecture& architecture, LanguageModel& model);

/// The longest context in tokens; 0: not stated. Rotary embeddings that are stretched (`rope_scaling`, `rope_parameters`) lengthen it as
/// the engines reckon: YaRN to factor x original length, linear and dynamic to factor x `max_position_embeddings`; "llama3" and
/// "longrope" state the stretched length already.
int read_config_context(ConfigFields& fields, const ModelArchitecture& architecture);

}  // namespace rackwright
