#pragma once

#include "sizing/published_case.h"
#include "sizing/published_case/case_fields.h"

namespace rackwright::training_case {

using published_case::CaseFields;
using published_case::contains;
using published_case::lower_ascii;

/// One predictor a family of kinds; each answers in the case's own unit, or says why it cannot.
CasePrediction predict_memory(const Catalogue& catalogue, const CaseFields& fields);
CasePrediction predict_activations(const Catalogue& catalogue, const CaseFields& fields);
CasePrediction predict_step(const Catalogue& catalogue, const CaseFields& fields);
CasePrediction predict_collective(const Catalogue& catalogue, const CaseFields& fields);
CasePrediction predict_other(const Catalogue& catalogue, const CaseFields& fields);
/// Whether a case of kind "other" is one that predict_other answers.
bool is_training_quantity(const CaseFields& fields);

CasePrediction unpredicted(std::string_view reason);

}  // namespace rackwright::training_case
