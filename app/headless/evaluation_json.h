#pragma once

#include "review/finding.h"
#include "sizing/published_case.h"

#include <nlohmann/json.hpp>

namespace rackwright {

using OrderedJson = nlohmann::ordered_json;

/// Numbers are in base units (bytes, seconds, …) and named; an unknown figure is null with its reason. docs/headless.md describes it.
OrderedJson figureToJson(const Figure& figure);
OrderedJson figuresToJson(const FigureList& figures);
OrderedJson messageToJson(const Message& message);
OrderedJson evaluationToJson(const Project& project, const Variant& variant, const Evaluation& evaluation);
OrderedJson workloadResultToJson(const Project& project, const WorkloadResult& result);
OrderedJson findingToJson(const Project& project, const Variant& variant, const Finding& finding);
OrderedJson derivationToJson(const Catalogue& catalogue, const Derivation& derivation);
OrderedJson caseResultToJson(const CaseResult& result);

}  // namespace rackwright
