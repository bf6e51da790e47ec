#pragma once

#include "catalog/catalogue.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace rackwright {

/// One published measurement held against the sizing.
struct CaseResult {
    std::string id, kind, unit, source_url;
    double published = 0.0;
    double predicted = std::numeric_limits<double>::quiet_NaN();
    double low = std::numeric_limits<double>::quiet_NaN(), high = std::numeric_limits<double>::quiet_NaN();
    std::string method;  ///< which formula
    Message unknown;     ///< why there is no prediction; empty when there is one
    bool known() const { return std::isfinite(predicted); }
    double relative_error() const { return (predicted - published) / published; }
};

/// What a predictor says about one case; `predicted` in the case's own published unit.
struct CasePrediction {
    double predicted = std::numeric_limits<double>::quiet_NaN();
    double low = std::numeric_limits<double>::quiet_NaN(), high = std::numeric_limits<double>::quiet_NaN();
    std::string method;
    Message unknown;
};

/// A predictor may return nothing (not its kind); it never throws. The value is in the published unit of the case.
std::optional<CasePrediction> predict_llm_case(const Catalogue& catalogue, const nlohmann::json& published_case);
std::optional<CasePrediction> predict_training_case(const Catalogue& catalogue, const nlohmann::json& published_case);
std::optional<CasePrediction> predict_video_case(const Catalogue& catalogue, const nlohmann::json& published_case);

/// Runs a list of cases (docs/published-cases.md). Nothing is dropped: a case that cannot be predicted says why.
/// Errors: cases.invalid-json, cases.not-a-list, cases.missing-key (path).
Result<std::vector<CaseResult>> check_cases(const Catalogue& catalogue, std::string_view json_text);

}  // namespace rackwright
