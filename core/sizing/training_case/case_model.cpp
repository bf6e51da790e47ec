#include "sizing/training_case/case_model.h"

#include <algorithm>
#include <cmath>

namespace rackwright::training_case {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// GPT-3, Megatron's own models and the first Nemotrons have two MLP matrices; Llama and what came after have three.
bool gated(const CaseFields& fields, const std::string& name) {
    const std::string mlp = fields.lower("mlp");
    if (!mlp.empty()) return contains(mlp, "glu");
    return !(contains(name, "gpt") || contains(name, "megatron") || contains(name, "turing") || contains(name, "nemotron"));
}

std::optional<LanguageModel> from_dimensions(const CaseFields& fields) {
    const int hidden = fields.whole("hidden", 0), ffn = fields.whole("ffn", 0), heads = fields.whole("heads", 0);
    const int layers = fields.whole("layers_used", fields.whole("layers", fields.whole("layers_full", 0)));
    if (hidden < 1 || ffn < 1 || heads < 1 || hidden < heads || layers < 1) return std::nullopt;
    LanguageModel model;
    model.layers = layers;
    model.hidden = hidden;
    model.intermediate = ffn;
    model.heads = heads;
    model.kv_heads = fields.whole("kv_heads", model.heads);
    model.head_dim = model.hidden / model.heads;
    model.vocab = fields.whole("vocab", 1);
    model.attention.full_layers = layers;
    return model;
}

const LanguageModel* in_catalogue(const Catalogue& catalogue, std::string name) {
    const std::size_t bracket = name.find(" (");
    if (bracket != std::string::npos) name.erase(bracket);
    while (!name.empty()) {
        if (const LanguageModel* found = catalogue.find_model(name)) return found;
        // "DeepSeek-R1-0528-Qwen3-8B" has the architecture that its name ends in.
        const std::size_t cut = name.find_first_of("-/");
        if (cut == std::string::npos || cut + 1 >= name.size()) return nullptr;
        name.erase(0, cut + 1);
        const bool only_a_size = is_digit(name.front()) && parameters_in_name(name).has_value() && name.find('-') == std::string::npos;
        if (only_a_size) return nullptr;
    }
    return nullptr;
}

void cut_depth(LanguageModel& model, int layers) {
    if (layers <= 0 || layers >= model.layers) return;
    if (model.is_moe) {
        model.moe.first_dense_layers = std::min(model.moe.first_dense_layers, 1);
        model.moe.moe_layers = 0;
    }
    model.layers = layers;
    model.attention.full_layers = layers;
}

/// A decoder with about that many parameters: hidden = aspect · layers, MLP width from what is left.
LanguageModel from_size(const TrainingConstants& constants, double parameters, bool gated_mlp) {
    const double aspect = constants.get("case.aspect_ratio", Unit::Count).value;
    const double vocab = constants.get("case.vocabulary", Unit::Count).value;
    LanguageModel model;
    model.layers = std::max(1, static_cast<int>(std::lround(std::cbrt(parameters / (12.0 * aspect * aspect)))));
    const double hidden = aspect * model.layers;
    model.hidden = static_cast<int>(hidden);
    model.head_dim = 128;
    model.heads = std::max(1, static_cast<int>(hidden / model.head_dim));
    model.kv_heads = model.heads;
    model.vocab = static_cast<int>(vocab);
    const double layer = (parameters - 2.0 * vocab * hidden) / model.layers - 4.0 * hidden * hidden;
    model.intermediate = std::max(model.hidden, static_cast<int>(layer / ((gated_mlp ? 3.0 : 2.0) * hidden)));
    model.attention.full_layers = model.layers;
    return model;
}

std::optional<double> published_parameters(const CaseFields& fields, const std::string& name) {
    if (const auto billions = fields.number("params_b")) return *billions * 1e9;
    if (const auto parameters = fields.number("params")) return parameters;
    return parameters_in_name(name);
}

}  // namespace

std::optional<double> parameters_in_name(std::string_view name) {
    for (std::size_t end = name.size(); end > 1; --end) {
        const char unit = name[end - 1];
        if ((unit != 'b' && unit != 'B' && unit != 't' && unit != 'T') || (end < name.size() && name[end] != ' ' && name[end] != '-'))
            continue;
        std::size_t begin = end - 1;
        while (begin > 0 && (is_digit(name[begin - 1]) || name[begin - 1] == '.')) --begin;
        double value = 0.0, place = 0.0;
        for (std::size_t i = begin; i + 1 < end; ++i) {
            if (name[i] == '.') {
                place = 1.0;
                continue;
            }
            value = value * 10.0 + (name[i] - '0');
            place *= 10.0;
        }
        if (begin + 1 >= end || value <= 0.0) continue;
        return value / (place > 0.0 ? place : 1.0) * (unit == 't' || unit == 'T' ? 1e12 : 1e9);
    }
    return std::nullopt;
}

CaseModel model_of(const Catalogue& catalogue, const TrainingConstants& constants, const CaseFields& fields) {
    CaseModel result;
    const std::string name = fields.text("model");
    bool gated_mlp = gated(fields, lower_ascii(name));
    if (const auto given = from_dimensions(fields)) {
        result.shape = *given;
        result.counts_tables = fields.has("vocab");
    } else if (const LanguageModel* found = in_catalogue(catalogue, name)) {
        result.shape = *found;
        gated_mlp = true;
        cut_depth(result.shape, fields.whole("layers_used", 0));
    } else if (const auto parameters = published_parameters(fields, name); parameters && *parameters > 1e6 && *parameters < 1e14) {
        result.shape = from_size(constants, *parameters, gated_mlp);
        result.by_size_only = true;
    } else {
        result.unknown_reason = "case.unknown-model";
        return result;
    }
    result.counted = training_model(result.shape, gated_mlp);
    result.unknown_reason = result.counted.unknown_reason;
    return result;
}

}  // namespace rackwright::training_case
