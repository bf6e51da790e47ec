#pragma once

#include "catalog/catalogue.h"
#include "sizing/published_case/case_fields.h"
#include "sizing/training_constants.h"
#include "sizing/training_model.h"

namespace rackwright::training_case {

using published_case::CaseFields;
using published_case::contains;
using published_case::lower_ascii;

struct CaseModel {
    LanguageModel shape;
    TrainingModel counted;
    bool counts_tables = true;  ///< false: the case gives no vocabulary, so that embeddings are not in its figure
    bool by_size_only = false;  ///< shaped from a parameter count
    std::string_view unknown_reason{};
    bool known() const { return unknown_reason.empty(); }
};

/// The model of a case: the dimensions it gives; else the catalogue's model of that name (also the one a distilled model's name
/// ends in); else a decoder with the published or named parameter count ("params_b", "params", "Nemotron-22B"), shaped by the
/// "case.*" constants. `layers_used` cuts its depth: one dense layer stays in front of mixtures, as benchmarks of few layers do.
/// Unknown: case.unknown-model, or count_parameters' reason.
CaseModel model_of(const Catalogue& catalogue, const TrainingConstants& constants, const CaseFields& fields);

/// "70B", "1.8b", "GPT3-175B": the parameter count in a name.
std::optional<double> parameters_in_name(std::string_view name);

}  // namespace rackwright::training_case
