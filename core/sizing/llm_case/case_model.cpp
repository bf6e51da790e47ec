#include "sizing/llm_case/case_model.h"

#include <algorithm>
#include <array>
#include <vector>

namespace rackwright::llm_case {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return c >= 'a' && c <= 'z'; }

/// Words that say how a model is stored or tuned and not which one it is.
constexpr std::array noise = {"instruct", "it",        "chat",      "base",    "hf",   "meta",    "fp32",     "fp16",     "bf16",
                              "fp8",      "nvfp4",     "fp4",       "mxfp4",   "int8", "int4",    "awq",      "gptq",     "bnb",
                              "w8a8",     "w4a16",     "kv",        "dynamic", "gguf", "quark",   "edge",     "at",       "load",
                              "tp1",      "tp2",       "tp4",       "tp8",     "bit",  "preview", "block",    "2512",     "unified",
                              "pretrain", "reasoning", "99",        "99.9",    "4bit", "8bit",    "fp4mixed", "nvfp4a16", "w4a8",
                              "w8a16",    "thinking",  "2507",      "0324",    "0528", "0905",    "latest",   "g128",     "g64",
                              "g32",      "sym",       "autoround", "mlx",     "ud",   "nf4",     "exl2",     "exl3",     "quantized",
                              "scaled",   "channel",   "torchao",   "f16",     "f32",  "tp16"};

/// "q4", "iq4", "q8": the first word of a GGUF type; "k", "m", "xs", "0" and the like follow it.
bool begins_gguf_type(const std::string& word) {
    const std::size_t at = word.starts_with("iq") ? 2 : word.starts_with("q") ? 1 : 0;
    return at > 0 && word.size() == at + 1 && is_digit(word[at]);
}
bool continues_gguf_type(const std::string& word) {
    static constexpr std::array parts = {"k", "m", "s", "l", "xl", "xs", "xxs", "nl", "0", "1"};
    return std::find(parts.begin(), parts.end(), word) != parts.end();
}

/// Lower case words; a letter after a digit or the other way round does not break a word ("llama2", "a3b").
std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    std::string word;
    const auto end = [&] {
        if (!word.empty()) words.push_back(word);
        word.clear();
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i] >= 'A' && text[i] <= 'Z' ? static_cast<char>(text[i] - 'A' + 'a') : text[i];
        const bool point = c == '.' && i > 0 && i + 1 < text.size() && is_digit(text[i - 1]) && is_digit(text[i + 1]);
        if (is_letter(c) || is_digit(c) || point) {
            word += c;
        } else {
            end();
        }
    }
    end();
    return words;
}

/// "meta-llama/Llama-3.1-8B-Instruct fp8 at load" -> "llama3.18b".
std::string bare(std::string_view text) {
    if (const std::size_t slash = text.rfind('/'); slash != std::string_view::npos) text.remove_prefix(slash + 1);
    if (const std::size_t bracket = text.find('('); bracket != std::string_view::npos && bracket > 0) text = text.substr(0, bracket);
    std::string result;
    const std::vector<std::string> words = words_of(text);
    bool in_gguf_type = false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        in_gguf_type = begins_gguf_type(words[i]) || (in_gguf_type && continues_gguf_type(words[i]));
        if (in_gguf_type) continue;
        const bool bits = i + 1 < words.size() && words[i + 1] == "bit";  // "4-bit"
        if (!bits && std::find(noise.begin(), noise.end(), words[i]) == noise.end()) result += words[i];
    }
    return result;
}

bool is_named(const LanguageModel& model, const std::string& wanted) {
    if (bare(model.id) == wanted || bare(model.name) == wanted || bare(model.hugging_face_id) == wanted) return true;
    return std::any_of(model.aliases.begin(), model.aliases.end(), [&](const std::string& alias) { return bare(alias) == wanted; });
}

/// The dimensions a case gives are those of the model; what it does not give does not count.
bool has_dimensions(const LanguageModel& model, const CaseFields& fields) {
    const Attention& a = model.attention;
    const auto agrees = [&](std::string_view key, double value) {
        const std::optional<double> given = fields.number(key);
        return !given || *given == value;
    };
    const double conv = 2.0 * a.linear_k_heads * a.linear_k_dim + static_cast<double>(a.linear_v_heads) * a.linear_v_dim;
    return agrees("full_attention_layers", a.full_layers) && agrees("global_layers", a.full_layers) &&
           agrees("linear_layers", a.linear_layers) && agrees("sliding_layers", a.sliding_layers) && agrees("kv_heads", model.kv_heads) &&
           agrees("head_dim", model.head_dim) && agrees("linear_v_heads", a.linear_v_heads) && agrees("conv_dim", conv) &&
           agrees("sliding_kv_heads", model.kv_heads) && agrees("sliding_head_dim", model.head_dim) && agrees("sliding_window", a.window) &&
           agrees("global_kv_heads", a.global_kv_heads) && agrees("global_head_dim", a.global_head_dim);
}

bool gives_dimensions(const CaseFields& fields) {
    return fields.has("head_dim") || fields.has("sliding_head_dim") || fields.has("global_head_dim");
}

/// A whole number of a case, or 0 when it is beyond what any model has.
int dimension(const CaseFields& fields, std::string_view key, int otherwise = 0) {
    constexpr int beyond = 1 << 17;
    const int value = fields.whole(key, otherwise);
    return value < beyond ? value : 0;
}

/// Good for the cache: layers and heads as given, states of gated delta nets 128 x 128 with a kernel of 4, as all have so far.
std::optional<LanguageModel> from_dimensions(const CaseFields& fields) {
    LanguageModel model;
    Attention& a = model.attention;
    model.heads = 1;
    model.hidden = 1;
    model.vocab = 1;
    if (fields.has("sliding_layers")) {
        a.kind = AttentionKind::SlidingGlobal;
        a.full_layers = dimension(fields, "global_layers", 0);
        a.sliding_layers = dimension(fields, "sliding_layers", 0);
        a.window = dimension(fields, "sliding_window", 0);
        model.kv_heads = dimension(fields, "sliding_kv_heads", 0);
        model.head_dim = dimension(fields, "sliding_head_dim", 0);
        a.global_kv_heads = dimension(fields, "global_kv_heads", model.kv_heads);
        a.global_head_dim = dimension(fields, "global_head_dim", model.head_dim);
        if (a.window == 0) return std::nullopt;
    } else {
        a.full_layers = dimension(fields, "full_attention_layers", dimension(fields, "layers", 0));
        model.kv_heads = dimension(fields, "kv_heads", 0);
        model.head_dim = dimension(fields, "head_dim", 0);
        if (fields.has("linear_layers")) {
            a.kind = AttentionKind::HybridLinear;
            a.linear_layers = dimension(fields, "linear_layers", 0);
            a.linear_v_heads = dimension(fields, "linear_v_heads", 0);
            a.linear_k_dim = a.linear_v_dim = 128;
            a.conv_kernel = 4;
            a.linear_k_heads = (dimension(fields, "conv_dim", 0) - a.linear_v_heads * a.linear_v_dim) / (2 * a.linear_k_dim);
            if (a.linear_v_heads == 0 || a.linear_k_heads <= 0) return std::nullopt;
        }
    }
    model.layers = a.full_layers + a.sliding_layers + a.linear_layers;
    if (model.layers == 0 || model.kv_heads == 0 || model.head_dim == 0 || model.kv_heads > 4096 || model.head_dim > 8192)
        return std::nullopt;
    if (a.global_kv_heads > 4096 || a.global_head_dim > 8192) return std::nullopt;
    return model;
}

}  // namespace

const LanguageModel* model_named(const Catalogue& catalogue, std::string_view text) {
    if (const LanguageModel* exact = catalogue.find_model(text)) return exact;
    const std::string wanted = bare(text);
    if (wanted.empty()) return nullptr;
    for (const LanguageModel& model : catalogue.models) {
        if (is_named(model, wanted)) return &model;
    }
    return nullptr;
}

std::optional<CaseModel> case_model(const Catalogue& catalogue, const CaseFields& fields) {
    if (const LanguageModel* named = model_named(catalogue, fields.text("model"))) return CaseModel{*named, named->id, false};
    if (!gives_dimensions(fields)) return std::nullopt;
    for (const LanguageModel& model : catalogue.models) {
        if (has_dimensions(model, fields)) return CaseModel{model, "attention dimensions as " + model.id, true};
    }
    if (const std::optional<LanguageModel> made = from_dimensions(fields))
        return CaseModel{*made, "attention dimensions of the case", true};
    return std::nullopt;
}

std::optional<double> parameters_in_name(std::string_view name) {
    for (const std::string& word : words_of(name)) {
        if (word.size() < 2 || word.back() != 'b' || !is_digit(word.front())) continue;
        double value = 0.0;
        double place = 0.0;
        bool number = true;
        for (std::size_t i = 0; i + 1 < word.size() && number; ++i) {
            if (word[i] == '.') {
                number = place == 0.0;
                place = 1.0;
            } else {
                number = is_digit(word[i]);
                value = value * 10.0 + (word[i] - '0');
                place *= 10.0;
            }
        }
        if (number && value > 0.0) return value / (place > 0.0 ? place : 1.0) * 1e9;
    }
    return std::nullopt;
}

}  // namespace rackwright::llm_case
