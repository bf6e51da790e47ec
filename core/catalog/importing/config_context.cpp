#include "catalog/importing/model_layers.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cmath>

namespace rackwright {
namespace {

constexpr WholeRange context_range{1, 1 << 30};

/// What states the stretching: the older key, or the newer one when it speaks of all layers (it may also hold an object a layer kind).
const nlohmann::json* scaling(ConfigFields& fields, std::string_view& key) {
    const nlohmann::json* older = fields.find("rope_scaling");
    const nlohmann::json* newer = fields.find("rope_parameters");
    key = older != nullptr ? "rope_scaling" : "rope_parameters";
    return older != nullptr ? older : newer;
}

int stretched(ConfigFields& fields, double tokens, std::string_view key) {
    // Factors are printed with few digits ("factor": 32.0), so the length is a whole number up to that.
    const double whole = std::round(tokens);
    if (whole >= context_range.low && whole <= context_range.high) return static_cast<int>(whole);
    fields.fail("import.impossible-value", key, "");
    return 0;
}

}  // namespace

int read_config_context(ConfigFields& fields, const ModelArchitecture& architecture) {
    const int stated = fields.whole_or("max_position_embeddings", 0, context_range);
    std::string_view key;
    const nlohmann::json* value = scaling(fields, key);
    if (value == nullptr || !value->is_object()) return stated;
    ConfigFields rope(*value, fields.file(), fields.place(key));
    std::string kind = rope.text_or_empty("rope_type");
    if (kind.empty()) kind = rope.text_or_empty("type");
    // Gemma's global layers are stretched by a factor that `max_position_embeddings` already holds.
    if (kind != "yarn" && kind != "linear" && kind != "dynamic") return stated;
    if (architecture.family == "gemma3") return stated;
    const double factor = rope.number_or("factor", 1.0);
    const int original = rope.whole_or("original_max_position_embeddings", stated, context_range);
    if (rope.failed()) {
        fields.fail(*rope.failure());
        return 0;
    }
    if (factor < 1.0 || !std::isfinite(factor)) {
        fields.fail("import.impossible-value", key, "");
        return 0;
    }
    if (original == 0) return 0;
    return stretched(fields, factor * (kind == "yarn" ? original : stated), key);
}

}  // namespace rackwright
