#include "catalog/importing/quantisation_config.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <map>

namespace rackwright {
namespace {

using nlohmann::json;

constexpr WholeRange bit_range{1, 64}, group_range{1, 1 << 20};

struct Algorithm {
    std::string_view word, format;
};
// ModelOpt's names (its QUANTIZATION_* constants) and those of the other libraries' `quant_method`.
constexpr std::array algorithms = {
    Algorithm{"NVFP4", "nvfp4"},
    Algorithm{"W4A16_NVFP4", "nvfp4"},
    Algorithm{"FP8", "fp8"},
    Algorithm{"fp8", "fp8"},
    Algorithm{"FP8_PB_WO", "fp8"},
    Algorithm{"FP8_PER_CHANNEL_PER_TOKEN", "fp8"},
    Algorithm{"W4A16_AWQ", "awq-int4"},
    Algorithm{"W4A8_AWQ", "awq-int4"},
    Algorithm{"MXFP4", "mxfp4"},
    Algorithm{"mxfp4", "mxfp4"},
    Algorithm{"W8A8_SQ_PER_CHANNEL", "int8"},
};

std::string format_of(const std::string& word) {
    const auto found = std::find_if(algorithms.begin(), algorithms.end(), [&word](const Algorithm& row) { return row.word == word; });
    return found == algorithms.end() ? std::string() : std::string(found->format);
}

void read_excluded(ConfigFields& fields, StatedQuantisation& result) {
    for (const std::string_view key : {"exclude_modules", "ignore", "modules_to_not_convert"}) {
        const json* list = fields.find(key);
        if (list == nullptr || !list->is_array() || list->empty() || result.excluded > 0) continue;
        result.excluded = list->size();
        if (list->front().is_string()) result.example = list->front().get<std::string>().substr(0, 80);
    }
}

/// "FP8 in 208 modules, W4A16_NVFP4 in 190"
std::string mixture(const json& layers) {
    std::map<std::string, std::size_t> counts;
    for (const json& layer : layers) {
        const auto algorithm = layer.is_object() ? layer.find("quant_algo") : layer.end();
        if (layer.is_object() && algorithm != layer.end() && algorithm->is_string()) ++counts[algorithm->get<std::string>()];
    }
    std::string words;
    for (const auto& [algorithm, count] : counts) {
        if (counts.size() > 8) return {};
        words += (words.empty() ? "" : ", ") + algorithm + " in " + std::to_string(count) + " modules";
    }
    return words;
}

/// compressed-tensors: the weights of each group of modules. Only one group is one format.
void read_groups(ConfigFields& fields, const json& groups, StatedQuantisation& result) {
    if (!groups.is_object() || groups.size() != 1) return;
    const json& group = groups.front();
    const auto weights = group.is_object() ? group.find("weights") : group.end();
    if (!group.is_object() || weights == group.end() || !weights->is_object()) return;
    ConfigFields entry(*weights, fields.file(), fields.place("config_groups/weights"));
    const int bits = entry.whole_or("num_bits", 0, bit_range);
    const int size = entry.whole_or("group_size", 0, {-1, group_range.high});
    const std::string type = entry.text_or_empty("type");
    if (entry.failed() || bits == 0) return;
    result.words = std::to_string(bits) + "-bit " + type + (size > 0 ? ", groups of " + std::to_string(size) : std::string());
    if (type == "float" && bits == 8) result.format = "fp8";
    if (type == "float" && bits == 4 && size == 16) result.format = "nvfp4";
    if (type == "float" && bits == 4 && size == 32) result.format = "mxfp4";
    if (type == "int" && bits == 8) result.format = "int8";
}

void read_bits(ConfigFields& fields, const std::string& method, StatedQuantisation& result) {
    const int bits = fields.whole_or("bits", 0, bit_range);
    const int group = fields.whole_or("group_size", 0, {-1, group_range.high});
    if (bits > 0) result.words += ", " + std::to_string(bits) + " bits";
    if (group > 0) result.words += ", groups of " + std::to_string(group);
    if (method == "gptq" && bits == 4) result.format = "gptq-int4";
    if (method == "awq" && bits == 4) result.format = "awq-int4";
    if (method == "gptq" && bits == 8) result.format = "int8";
    if (method != "bitsandbytes") return;
    const std::string type = fields.text_or_empty("bnb_4bit_quant_type");
    if (fields.truth_or("load_in_4bit", false)) result.format = type == "nf4" ? "nf4" : "";
    if (fields.truth_or("load_in_8bit", false)) result.format = "int8";
}

}  // namespace

StatedQuantisation read_quantisation(ConfigFields& fields) {
    if (const json* inner = fields.find("quantization"); inner != nullptr && inner->is_object()) {
        ConfigFields entry(*inner, fields.file(), fields.place("quantization"));
        StatedQuantisation result = read_quantisation(entry);
        if (entry.failed()) fields.fail(*entry.failure());
        return result;
    }
    StatedQuantisation result;
    const std::string algorithm = fields.text_or_empty("quant_algo");
    const std::string method = fields.text_or_empty("quant_method");
    result.words = algorithm.empty() ? method : algorithm;
    result.format = format_of(result.words);
    const json* layers = fields.find("quantized_layers");
    const json* groups = fields.find("config_groups");
    if (algorithm == "MIXED_PRECISION") {
        const std::string words = layers != nullptr ? mixture(*layers) : std::string();
        if (!words.empty()) result.words = "mixed: " + words;
    } else if (algorithm.empty() && groups != nullptr) {
        read_groups(fields, *groups, result);
    } else {
        read_bits(fields, method, result);
    }
    if (const json* kv = fields.find("kv_cache_quant_algo"); kv != nullptr && kv->is_string()) result.kv_cache = kv->get<std::string>();
    read_excluded(fields, result);
    return result;
}

}  // namespace rackwright
