#pragma once

#include "catalog/catalogue.h"
#include "sizing/published_case/case_fields.h"

#include <optional>
#include <string>

namespace rackwright::llm_case {

using published_case::CaseFields;

/// The catalogue's model that a text names, whatever stands around it: organisation, storage format, "Instruct", a remark in
/// brackets ("Meta-Llama-3.1-70B w8a8", "nvidia/Gemma-4-31B-IT-NVFP4", "llama2-70b-99.9"). nullptr when there is none.
const LanguageModel* model_named(const Catalogue& catalogue, std::string_view text);

/// The model of a case: by name; else the catalogue's model whose attention has the dimensions that the case gives
/// (full_attention_layers, linear_layers, kv_heads, head_dim, linear_v_heads, global_layers, …); else one made of these
/// dimensions, good for its cache only. Empty when neither is there.
struct CaseModel {
    LanguageModel model;
    std::string how;          ///< for CasePrediction::method
    bool cache_only = false;  ///< no parameters can be counted
};
std::optional<CaseModel> case_model(const Catalogue& catalogue, const CaseFields& fields);

/// The parameter count that a name carries ("8B": 8e9), good to 9 %.
std::optional<double> parameters_in_name(std::string_view name);

}  // namespace rackwright::llm_case
