#include "sizing/published_case.h"

#include <nlohmann/json.hpp>

#include <cstdint>

namespace rackwright {
namespace {

using nlohmann::json;

std::string text_or_empty(const json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::optional<CasePrediction> predict(const Catalogue& catalogue, const json& published_case) {
    // "other" stands in several families; the first that knows what to do with a case takes it.
    std::optional<CasePrediction> best;
    for (const auto predictor : {predict_llm_case, predict_training_case, predict_video_case}) {
        std::optional<CasePrediction> prediction = predictor(catalogue, published_case);
        if (!prediction) continue;
        if (std::isfinite(prediction->predicted)) return prediction;
        if (!best) best = std::move(prediction);
    }
    return best;
}

/// "The catalogue does not know the GPU …" says which one, whichever family of predictors found out.
Message naming(Message unknown, const json& inputs) {
    const char* key = unknown.code == "case.unknown-gpu" ? "gpu" : unknown.code == "case.unknown-model" ? "model" : nullptr;
    if (key == nullptr || !unknown.arguments.empty()) return unknown;
    const std::string name = text_or_empty(inputs, key);
    return unknown.with("name", name.empty() ? std::string("?") : name);
}

}  // namespace

bool in_fitting_half(std::string_view case_id) {
    std::uint32_t hash = 2166136261U;
    for (const char c : case_id) {
        hash ^= static_cast<unsigned char>(c);
        hash *= 16777619U;
    }
    return hash % 2 == 0;
}

Result<std::vector<CaseResult>> check_cases(const Catalogue& catalogue, std::string_view json_text) {
    const json document = json::parse(json_text, nullptr, false);
    if (document.is_discarded()) return Message("cases.invalid-json");
    if (!document.is_array()) return Message("cases.not-a-list");
    std::vector<CaseResult> results;
    for (std::size_t i = 0; i < document.size(); ++i) {
        const json& published_case = document[i];
        const std::string path = "/" + std::to_string(i);
        if (!published_case.is_object()) return Message("cases.missing-key").with("path", path);
        const auto published = published_case.find("published");
        const bool has_value = published != published_case.end() && published->is_object() && published->contains("value") &&
                               (*published)["value"].is_number();
        if (!has_value) return Message("cases.missing-key").with("path", path + "/published/value");
        if (text_or_empty(published_case, "kind").empty()) return Message("cases.missing-key").with("path", path + "/kind");
        const auto inputs = published_case.find("inputs");
        if (inputs == published_case.end() || !inputs->is_object()) return Message("cases.missing-key").with("path", path + "/inputs");
        CaseResult& result = results.emplace_back();
        result.id = text_or_empty(published_case, "id");
        result.kind = text_or_empty(published_case, "kind");
        result.source_url = text_or_empty(published_case, "source_url");
        result.unit = text_or_empty(*published, "unit");
        result.published = (*published)["value"].get<double>();
        const std::optional<CasePrediction> prediction = predict(catalogue, published_case);
        if (!prediction) {
            result.unknown = Message("case.unknown-kind").with("name", result.kind);
            continue;
        }
        result.predicted = prediction->predicted;
        result.low = prediction->low;
        result.high = prediction->high;
        result.method = prediction->method;
        result.unknown = naming(prediction->unknown, *inputs);
        result.rule_of_thumb = prediction->rule_of_thumb;
        result.rule = prediction->rule;
        result.group = prediction->group;
    }
    return results;
}

}  // namespace rackwright
