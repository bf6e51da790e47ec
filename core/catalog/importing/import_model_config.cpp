#include "catalog/importing/import_model_config.h"

#include "catalog/catalogue.h"
#include "catalog/importing/catalogue_document.h"
#include "catalog/importing/irrelevant_keys.h"
#include "catalog/importing/model_layers.h"
#include "catalog/importing/python_json.h"
#include "catalog/importing/quantisation_config.h"
#include "catalog/loading/json_document.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace rackwright {
namespace {

using nlohmann::json;

Failure parse(std::string_view text, const std::string& file, json& document) {
    if (text.size() > largest_import)
        return Message("import.too-large").with("file", file).with("limit", static_cast<double>(largest_import), Unit::Byte);
    return parse_json_document(without_python_numbers(text), file, document);
}

/// The key under which a multimodal configuration keeps its language model; empty: the file is one itself.
std::string_view language_part(const json& document) {
    for (const std::string_view key : {"text_config", "llm_config", "language_config"}) {
        if (document.is_object() && document.contains(key) && document.find(key)->is_object()) return key;
    }
    return {};
}

void refuse_unsized(ConfigFields& fields) {
    for (const std::string_view key : unsized_config_keys()) {
        const json* value = fields.find(key);
        if (value == nullptr || says_nothing(*value)) continue;
        fields.fail(Message("import.not-sized").with("file", fields.file()).with("path", fields.place(key)).with("found", excerpt(*value)));
    }
}

void read_dimensions(ConfigFields& fields, const ModelArchitecture& architecture, LanguageModel& model) {
    const bool gemma3 = architecture.type == "gemma3_text";  // its files leave out what is as in the library
    model.family = architecture.family;
    model.layers = fields.whole("num_hidden_layers", layer_range);
    model.hidden = fields.whole("hidden_size", width_range);
    model.heads = gemma3 ? fields.whole_default("num_attention_heads", 8, head_range) : fields.whole("num_attention_heads", head_range);
    model.kv_heads = fields.whole_default("num_key_value_heads", gemma3 ? 4 : model.heads, head_range);
    model.vocab = gemma3 ? fields.whole_default("vocab_size", 262208, {1, 1 << 24}) : fields.whole("vocab_size", {1, 1 << 24});
    if (architecture.mixer == Mixer::Latent || architecture.mixer == Mixer::SparseLatent) {
        fields.find("head_dim");  // of the rotary part only, or absent
    } else if (gemma3) {
        model.head_dim = fields.whole_default("head_dim", 256, head_size_range);
    } else if (fields.has("head_dim")) {
        model.head_dim = fields.whole("head_dim", head_size_range);
    } else if (model.hidden % model.heads == 0) {
        model.head_dim = model.hidden / model.heads;
    } else {
        fields.fail("import.missing", "head_dim", "");
    }
    model.max_context = read_config_context(fields, architecture);
    if (model.max_context == 0 && gemma3) {
        model.max_context = 131072;
        fields.took_default("max_position_embeddings", "131072");
    }
    model.qkv_bias = fields.truth_or("qkv_bias", fields.truth_or("attention_bias", architecture.bias));
}

/// Stated for the whole, for the language part, or nowhere.
bool tied_embeddings(ConfigFields& whole, ConfigFields& part, const ModelArchitecture& architecture) {
    constexpr std::string_view key = "tie_word_embeddings";
    if (!part.has(key) && whole.has(key)) return whole.truth_or(key, architecture.tied);
    return part.truth_default(key, architecture.tied);
}

/// "org/model", or the last part of it.
Failure name_model(ConfigFields& whole, const ImportOrigin& origin, LanguageModel& model) {
    std::string name = origin.name.empty() ? whole.text_or_empty("_name_or_path") : origin.name;
    const std::size_t slash = name.rfind('/');
    if (slash != std::string::npos && slash > 0 && name.find('/') == slash && slash + 1 < name.size()) {
        model.hugging_face_id = name;
        model.vendor = name.substr(0, slash);
        model.aliases.push_back(name);
    }
    if (slash != std::string::npos) name = name.substr(slash + 1);
    model.name = name;
    model.id = id_from_name(name);
    if (model.id.empty()) return Message("import.no-name").with("file", origin.file);
    model.source = "import-" + model.id + "-config";
    return std::nullopt;
}

std::string joined(const std::vector<std::string>& words) {
    constexpr std::size_t most = 24;
    std::string text;
    for (std::size_t i = 0; i < words.size() && i < most; ++i) text += (i == 0 ? "" : ", ") + words[i];
    return words.size() > most ? text + ", …" : text;
}

void note_defaults(const std::vector<std::string>& defaults, ImportedProduct& product, LanguageModel& model) {
    if (defaults.empty()) return;
    product.notes.push_back(Message("import.defaults").with("values", joined(defaults)));
    model.note += (model.note.empty() ? "" : " ") + ("Not in the file, as the library takes it then: " + joined(defaults) + ".");
}

void note_quantisation(const StatedQuantisation& stated, ImportedProduct& product, LanguageModel& model) {
    if (!stated.stated()) return;
    Message message(stated.format.empty() ? "import.quantised-otherwise" : "import.quantised");
    product.notes.push_back(message.with("words", stated.words).with("format", stated.format));
    std::string note = "Weights as the file states them: " + stated.words;
    if (!stated.kv_cache.empty()) note += "; KV cache " + stated.kv_cache;
    if (stated.excluded > 0) {
        product.notes.push_back(Message("import.not-quantised")
                                    .with("count", static_cast<double>(stated.excluded), Unit::Count)
                                    .with("example", stated.example));
        note += "; " + std::to_string(stated.excluded) + " entries are left out of the quantisation (" + stated.example + ", …)";
    }
    model.note += (model.note.empty() ? "" : " ") + note + ".";
}

/// Whatever was read has to be a product that the catalogue takes.
Failure check(const ImportedProduct& product, const std::string& file) {
    Catalogue catalogue;
    const Failure failure = load_catalogue_text(product.json, file, catalogue);
    if (!failure) return std::nullopt;
    Message message("import.no-product");
    message.with("file", file).with("detail", failure->code);
    for (const MessageArgument& argument : failure->arguments) {
        if (argument.name != "file") message.arguments.push_back(argument);
    }
    return message;
}

}  // namespace

Result<ImportedProduct> import_model_config(std::string_view config, std::string_view quant, const std::string& quant_file,
                                            const ImportOrigin& origin) {
    json document;
    if (Failure failure = parse(config, origin.file, document)) return *failure;
    ConfigFields whole(document, origin.file, "");
    if (whole.failed()) return *whole.failure();
    const std::string_view part_key = language_part(document);
    const json& part = part_key.empty() ? document : *document.find(part_key);
    ConfigFields fields(part, origin.file, part_key.empty() ? std::string() : "/" + std::string(part_key));

    const std::string type = fields.text_or_empty("model_type");
    if (type.empty()) return Message("import.no-architecture").with("file", origin.file).with("path", fields.place("model_type"));
    const ModelArchitecture* architecture = model_architecture(type);
    if (architecture == nullptr) {
        return Message("import.unknown-architecture")
            .with("file", origin.file)
            .with("path", fields.place("model_type"))
            .with("found", type);
    }

    LanguageModel model;
    refuse_unsized(fields);
    read_dimensions(fields, *architecture, model);
    if (fields.failed()) return *fields.failure();
    model.tied_embeddings = tied_embeddings(whole, fields, *architecture);
    read_config_attention(fields, *architecture, model);
    read_config_experts(fields, *architecture, model);
    if (Failure failure = name_model(whole, origin, model)) return *failure;

    StatedQuantisation quantisation;
    for (ConfigFields* place : {&whole, &fields}) {
        const json* stated = place->find("quantization_config");
        if (stated == nullptr || !stated->is_object() || quantisation.stated()) continue;
        ConfigFields entry(*stated, origin.file, place->place("quantization_config"));
        quantisation = read_quantisation(entry);
        if (entry.failed()) return *entry.failure();
    }
    json quant_document;
    if (!quant.empty()) {
        if (Failure failure = parse(quant, quant_file, quant_document)) return *failure;
        ConfigFields entry(quant_document, quant_file, "");
        const StatedQuantisation beside = read_quantisation(entry);
        if (entry.failed()) return *entry.failure();
        if (!beside.stated()) return Message("import.no-quantisation").with("file", quant_file);
        quantisation = beside;
    }
    for (const ConfigFields* place : {&whole, &fields}) {
        if (place->failed()) return *place->failure();
    }

    ImportedProduct product;
    product.id = model.id;
    note_defaults(fields.defaults(), product, model);
    note_quantisation(quantisation, product, model);
    if (!part_key.empty()) product.notes.push_back(Message("import.language-part").with("path", "/" + std::string(part_key)));
    fields.pass_over(irrelevant_config_keys());
    if (const std::vector<std::string> unread = fields.unread(); !unread.empty())
        product.notes.push_back(Message("import.not-understood").with("keys", joined(unread)));

    product.json = catalogue_file(
        model.source, "Model configuration (config.json) of " + (model.hugging_face_id.empty() ? model.name : model.hugging_face_id),
        origin, language_model_json(model));
    if (Failure failure = check(product, origin.file)) return *failure;
    return product;
}

}  // namespace rackwright
