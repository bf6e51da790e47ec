#pragma once

#include "catalog/catalogue.h"

#include <limits>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

namespace rackwright {

/// One published measurement held against the sizing.
struct CaseResult {
    std::string id, kind, unit, source_url;
    double published = 0.0;
    double predicted = std::numeric_limits<double>::quiet_NaN();
    double low = std::numeric_limits<double>::quiet_NaN(), high = std::numeric_limits<double>::quiet_NaN();
    std::string method;                                               ///< which formula
    Message unknown;                                                  ///< why there is no prediction; empty when there is one
    double rule_of_thumb = std::numeric_limits<double>::quiet_NaN();  ///< what the usual shortcut says; NaN: there is none
    std::string rule;                                                 ///< which shortcut
    std::string group;                                                ///< within the kind ("dense"); may be empty
    bool known() const { return std::isfinite(predicted); }
    double relative_error() const { return (predicted - published) / published; }
};

/// What a predictor says about one case; `predicted` in the case's own published unit.
struct CasePrediction {
    double predicted = std::numeric_limits<double>::quiet_NaN();
    double low = std::numeric_limits<double>::quiet_NaN(), high = std::numeric_limits<double>::quiet_NaN();
    std::string method;
    Message unknown;
    double rule_of_thumb = std::numeric_limits<double>::quiet_NaN();  ///< the usual shortcut on the same inputs, same unit
    std::string rule;                                                 ///< "flat roofline"
    std::string group;                                                ///< what the accuracy table tells apart within a kind
};

/// A predictor may return nothing (not its kind); it never throws. The value is in the published unit of the case.
std::optional<CasePrediction> predict_llm_case(const Catalogue& catalogue, const nlohmann::json& published_case);
std::optional<CasePrediction> predict_training_case(const Catalogue& catalogue, const nlohmann::json& published_case);
std::optional<CasePrediction> predict_video_case(const Catalogue& catalogue, const nlohmann::json& published_case);

/// Runs a list of cases (docs/published-cases.md). Nothing is dropped: a case that cannot be predicted says why.
/// Errors: cases.invalid-json, cases.not-a-list, cases.missing-key (path).
Result<std::vector<CaseResult>> check_cases(const Catalogue& catalogue, std::string_view json_text);

/// Constants that are fitted to published cases may be fitted to those of this half and to no others: the ids whose 32-bit FNV-1a
/// hash is even. What is said of the other half was not fitted.
bool in_fitting_half(std::string_view case_id);

}  // namespace rackwright
