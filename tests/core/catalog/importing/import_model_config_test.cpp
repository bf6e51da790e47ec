#include "catalog/importing/import_model_config.h"

#include "catalog/catalogue.h"
#include "catalog/importing/python_json.h"

#include <QDir>
#include <QFile>
#include <QtTest>
#include <nlohmann/json.hpp>

using namespace rackwright;
using nlohmann::json;

namespace {

const QString folder = QStringLiteral(RACKWRIGHT_SOURCE_DIR "/tests/data/hf-config/");

std::string fileText(const QString& name) {
    QFile file(folder + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

ImportOrigin origin(const std::string& name = "org/Some-Model 1.0") {
    return {"config.json", name, "https://example.org/config", "2026-12-07"};
}

Result<ImportedProduct> imported(const json& config) { return import_model_config(config.dump(), {}, {}, origin()); }

LanguageModel modelOf(const Result<ImportedProduct>& product) {
    Catalogue catalogue;
    if (!product.ok() || load_catalogue_text(product.value().json, "made.json", catalogue)) return {};
    return catalogue.models.front();
}

std::string argument(const Message& message, const std::string& name) {
    for (const MessageArgument& one : message.arguments) {
        if (one.name == name) return one.text;
    }
    return {};
}

const Message* note(const Result<ImportedProduct>& product, const std::string& code) {
    for (const Message& one : product.value().notes) {
        if (one.code == code) return &one;
    }
    return nullptr;
}

const Message* note(Result<ImportedProduct>&&, const std::string&) = delete;

json dense() {
    return {{"model_type", "mistral"},    {"num_hidden_layers", 32},      {"hidden_size", 4096},
            {"num_attention_heads", 32},  {"num_key_value_heads", 8},     {"vocab_size", 32000},
            {"intermediate_size", 14336}, {"tie_word_embeddings", false}, {"max_position_embeddings", 32768}};
}

}  // namespace

class ImportModelConfigTest : public QObject {
    Q_OBJECT

private slots:
    void everyShapeIsReadBack() {
        const auto read = [](const char* name) {
            return modelOf(import_model_config(fileText(QString::fromUtf8(name)), {}, {}, origin()));
        };
        const LanguageModel llama = read("Meta-Llama-3.1-8B.json");
        QCOMPARE(llama.attention.kind, AttentionKind::Gqa);
        QCOMPARE(llama.head_dim, 128);        // 4096 / 32
        QCOMPARE(llama.max_context, 131072);  // "llama3" states the stretched length
        QCOMPARE(llama.intermediate, 14336);
        QVERIFY(!llama.is_moe && !llama.tied_embeddings && !llama.qkv_bias);

        const LanguageModel mixtral = read("Mixtral-8x7B-v0.1.json");
        QVERIFY(mixtral.is_moe);
        QCOMPARE(mixtral.moe.experts, 8);
        QCOMPARE(mixtral.moe.experts_per_token, 2);
        QCOMPARE(mixtral.moe.expert_intermediate, 14336);

        const LanguageModel deepseek = read("DeepSeek-V3.json");
        QCOMPARE(deepseek.attention.kind_name, std::string("mla"));
        QCOMPARE(deepseek.attention.kv_lora_rank, 512);
        QCOMPARE(deepseek.head_dim, 192);        // 128 + 64
        QCOMPARE(deepseek.max_context, 163840);  // YaRN: 40 x 4,096
        QCOMPARE(deepseek.moe.first_dense_layers, 3);
        QCOMPARE(deepseek.moe.shared_intermediate, 2048);
        QCOMPARE(deepseek.attention.mtp_layers, 1);

        const LanguageModel glm = read("GLM-5.json");
        QCOMPARE(glm.attention.kind_name, std::string("mla+sparse_index"));
        QCOMPARE(glm.attention.index_head_dim, 128);

        const LanguageModel oss = read("gpt-oss-120b.json");
        QCOMPARE(oss.attention.kind, AttentionKind::SlidingGlobal);
        QCOMPARE(oss.attention.window, 128);
        QCOMPARE(oss.attention.sliding_layers, 18);
        QCOMPARE(oss.attention.full_layers, 18);
        QCOMPARE(oss.max_context, 131072);  // YaRN: 32 x 4,096
        QVERIFY(oss.qkv_bias);

        const LanguageModel llama4 = read("Llama-4-Maverick-17B-128E.json");
        QCOMPARE(llama4.attention.kind, AttentionKind::ChunkedGlobal);
        QCOMPARE(llama4.attention.full_layers, 12);  // every fourth of 48
        QCOMPARE(llama4.moe.moe_layers, 24);         // every second
        QCOMPARE(llama4.moe.dense_intermediate, 16384);
        QCOMPARE(llama4.moe.shared_experts, 1);

        const LanguageModel qwen = read("Qwen3.5-122B-A10B.json");
        QCOMPARE(qwen.attention.kind, AttentionKind::HybridLinear);
        QCOMPARE(qwen.attention.full_layers, 12);
        QCOMPARE(qwen.attention.linear_layers, 36);
        QCOMPARE(qwen.attention.linear_v_heads, 64);
        QVERIFY(qwen.attention.output_gate);
        QCOMPARE(qwen.moe.shared_intermediate, 1024);

        const LanguageModel gemma = read("gemma-4-26B-A4B.json");
        QCOMPARE(gemma.attention.sliding_layers, 25);
        QCOMPARE(gemma.attention.global_head_dim, 512);
        QCOMPARE(gemma.attention.global_kv_heads, 2);
        QVERIFY(gemma.attention.k_eq_v && gemma.tied_embeddings && gemma.moe.parallel_dense_mlp);

        const LanguageModel nemotron = read("Nemotron-3-Nano-30B-A3B.json");
        QCOMPARE(nemotron.attention.kind, AttentionKind::HybridMamba2);
        QCOMPARE(nemotron.attention.mamba_layers, 23);
        QCOMPARE(nemotron.attention.full_layers, 6);
        QCOMPARE(nemotron.moe.moe_layers, 23);
        QCOMPARE(nemotron.moe.shared_intermediate, 3712);
    }

    void nameSourceAndIdComeFromTheCaller() {
        const Result<ImportedProduct> product = imported(dense());
        QVERIFY(product.ok());
        QCOMPARE(product.value().id, std::string("some-model-1-0"));
        QVERIFY(product.value().complete());
        Catalogue catalogue;
        QVERIFY(!load_catalogue_text(product.value().json, "made.json", catalogue));
        QCOMPARE(catalogue.sources.front().address, std::string("https://example.org/config"));
        QCOMPARE(catalogue.sources.front().read, std::string("2026-12-07"));
        QCOMPARE(catalogue.models.front().hugging_face_id, std::string("org/Some-Model 1.0"));
        QVERIFY(catalogue.find_model("org/Some-Model 1.0") != nullptr);
        json nameless = dense();
        QCOMPARE(import_model_config(nameless.dump(), {}, {}, origin("")).error().code, std::string("import.no-name"));
        nameless["_name_or_path"] = "mistralai/Mistral-7B-v0.1";
        QCOMPARE(import_model_config(nameless.dump(), {}, {}, origin("")).value().id, std::string("mistral-7b-v0-1"));
    }

    void windows() {
        json config = dense();
        config["sliding_window"] = 4096;
        const LanguageModel all = modelOf(imported(config));
        QCOMPARE(all.attention.kind, AttentionKind::Sliding);
        QCOMPARE(all.attention.sliding_layers, 32);
        config["sliding_window"] = 32768;  // as long as the context: never reached
        QCOMPARE(modelOf(imported(config)).attention.kind, AttentionKind::Gqa);
        config["model_type"] = "gemma2";
        config["sliding_window"] = 4096;
        const LanguageModel gemma2 = modelOf(imported(config));
        QCOMPARE(gemma2.attention.sliding_layers, 16);
        config["model_type"] = "qwen2";
        QCOMPARE(modelOf(imported(config)).attention.kind, AttentionKind::Gqa);  // switched off unless use_sliding_window
        QVERIFY(modelOf(imported(config)).qkv_bias);
        config["use_sliding_window"] = true;
        config["max_window_layers"] = 28;
        const LanguageModel qwen2 = modelOf(imported(config));
        QCOMPARE(qwen2.attention.sliding_layers, 4);
        QCOMPARE(qwen2.attention.full_layers, 28);
    }

    /// Gemma 3 leaves out what is as in the library; what was taken is said.
    void defaultsAreNamed() {
        const json config = {{"model_type", "gemma3"},
                             {"text_config",
                              {{"model_type", "gemma3_text"},
                               {"num_hidden_layers", 34},
                               {"hidden_size", 2560},
                               {"intermediate_size", 10240},
                               {"sliding_window", 1024},
                               {"rope_scaling", {{"rope_type", "linear"}, {"factor", 8.0}}}}}};
        const Result<ImportedProduct> product = imported(config);
        QVERIFY(product.ok());
        const LanguageModel model = modelOf(product);
        QCOMPARE(model.heads, 8);
        QCOMPARE(model.attention.sliding_layers, 29);  // 34 less every sixth
        QCOMPARE(model.max_context, 131072);
        QVERIFY(model.tied_embeddings);
        const Message* defaults = note(product, "import.defaults");
        QVERIFY(defaults != nullptr);
        for (const char* key : {"num_attention_heads = 8", "num_key_value_heads = 4", "head_dim = 256", "vocab_size = 262208",
                                "sliding_window_pattern = 6", "max_position_embeddings = 131072", "tie_word_embeddings = true"}) {
            QVERIFY2(argument(*defaults, "values").find(key) != std::string::npos, key);
            QVERIFY2(model.note.find(key) != std::string::npos, key);
        }
        QVERIFY(note(product, "import.language-part") != nullptr);
    }

    void contexts() {
        json config = dense();
        const auto context = [&](json rope) {
            config["rope_scaling"] = std::move(rope);
            return modelOf(imported(config)).max_context;
        };
        QCOMPARE(context(nullptr), 32768);
        QCOMPARE(context({{"type", "yarn"}, {"factor", 4.0}, {"original_max_position_embeddings", 32768}}), 131072);
        QCOMPARE(context({{"type", "linear"}, {"factor", 2.0}}), 65536);
        QCOMPARE(context({{"rope_type", "longrope"}, {"factor", 32.0}}), 32768);
        QCOMPARE(context({{"rope_type", "default"}, {"mrope_section", {16, 24, 24}}}), 32768);
        config["rope_scaling"] = {{"type", "yarn"}, {"factor", 1e30}};
        QCOMPARE(imported(config).error().code, std::string("import.impossible-value"));
        config["rope_scaling"] = {{"type", "yarn"}, {"factor", "4"}};
        QCOMPARE(imported(config).error().code, std::string("import.wrong-type"));
        QCOMPARE(argument(imported(config).error(), "path"), std::string("/rope_scaling/factor"));
    }

    void quantisations() {
        const auto format = [](const json& quantisation) {
            json config = dense();
            config["quantization_config"] = quantisation;
            const Result<ImportedProduct> product = imported(config);
            const Message* message = note(product, "import.quantised");
            return message == nullptr ? std::string() : argument(*message, "format");
        };
        QCOMPARE(format({{"quant_method", "fp8"}}), std::string("fp8"));
        QCOMPARE(format({{"quant_method", "mxfp4"}}), std::string("mxfp4"));
        QCOMPARE(format({{"quant_method", "gptq"}, {"bits", 4}, {"group_size", 128}}), std::string("gptq-int4"));
        QCOMPARE(format({{"quant_method", "awq"}, {"bits", 4}, {"group_size", -1}}), std::string("awq-int4"));
        QCOMPARE(format({{"quant_method", "awq"}, {"bits", 3}}), std::string());
        QCOMPARE(format({{"quant_method", "bitsandbytes"}, {"load_in_4bit", true}, {"bnb_4bit_quant_type", "nf4"}}), std::string("nf4"));
        QCOMPARE(format({{"quant_method", "modelopt"}, {"quant_algo", "NVFP4"}}), std::string("nvfp4"));
        const auto group = [](int bits, const char* type, int size) -> json {
            return {{"quant_method", "compressed-tensors"},
                    {"config_groups", {{"group_0", {{"weights", {{"num_bits", bits}, {"type", type}, {"group_size", size}}}}}}}};
        };
        QCOMPARE(format(group(8, "float", 0)), std::string("fp8"));
        QCOMPARE(format(group(4, "float", 16)), std::string("nvfp4"));
        QCOMPARE(format(group(4, "int", 32)), std::string());  // Kimi K2.5: none of the workload's formats
        QCOMPARE(format({{"quant_algo", "MIXED_PRECISION"}, {"quantized_layers", {{"a", {{"quant_algo", "FP8"}}}}}}), std::string());

        const std::string beside = fileText(QStringLiteral("DeepSeek-V3.1-NVFP4.hf_quant_config.json"));
        const Result<ImportedProduct> both =
            import_model_config(fileText(QStringLiteral("DeepSeek-V3.json")), beside, "hf_quant_config.json", origin());
        QVERIFY(both.ok());
        QCOMPARE(argument(*note(both, "import.quantised"), "format"), std::string("nvfp4"));
        QVERIFY(note(both, "import.not-quantised") != nullptr);
        QVERIFY(modelOf(both).note.find("KV cache FP8") != std::string::npos);
        QCOMPARE(import_model_config(dense().dump(), "{}", "q.json", origin()).error().code, std::string("import.no-quantisation"));
    }

    void whatIsNotUnderstoodIsSaid() {
        json config = dense();
        config["wormhole_layers"] = 3;
        config["mlp_bias"] = false;  // says nothing
        const Result<ImportedProduct> product = imported(config);
        QCOMPARE(argument(*note(product, "import.not-understood"), "keys"), std::string("wormhole_layers"));
    }

    void refusals_data() {
        QTest::addColumn<QString>("change");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("path");
        QTest::newRow("unknown architecture") << R"({"model_type": "rwkv7"})"
                                              << "import.unknown-architecture"
                                              << "/model_type";
        QTest::newRow("none") << R"({"model_type": null})"
                              << "import.no-architecture"
                              << "/model_type";
        QTest::newRow("missing") << R"({"num_hidden_layers": null})"
                                 << "import.missing"
                                 << "/num_hidden_layers";
        QTest::newRow("text") << R"({"hidden_size": "4096"})"
                              << "import.not-whole"
                              << "/hidden_size";
        QTest::newRow("huge") << R"({"num_hidden_layers": 1e300})"
                              << "import.not-whole"
                              << "/num_hidden_layers";
        QTest::newRow("large") << R"({"num_hidden_layers": 18446744073709551615})"
                               << "import.not-whole"
                               << "/num_hidden_layers";
        QTest::newRow("negative") << R"({"num_hidden_layers": -1})"
                                  << "import.not-whole"
                                  << "/num_hidden_layers";
        QTest::newRow("heads") << R"({"num_key_value_heads": 5})"
                               << "import.no-product"
                               << "/products/0/kv_heads";
        QTest::newRow("no head") << R"({"num_attention_heads": 24})"
                                 << "import.missing"
                                 << "/head_dim";
        QTest::newRow("experts of a dense model") << R"({"num_local_experts": 8})"
                                                  << "import.not-sized"
                                                  << "/num_local_experts";
        QTest::newRow("latent experts") << R"({"moe_latent_size": 1024})"
                                        << "import.not-sized"
                                        << "/moe_latent_size";
        QTest::newRow("encoder") << R"({"is_encoder_decoder": true})"
                                 << "import.not-sized"
                                 << "/is_encoder_decoder";
        QTest::newRow("layers") << R"({"layer_types": ["full_attention"]})"
                                << "import.contradiction"
                                << "/layer_types";
        QTest::newRow("tied") << R"({"tie_word_embeddings": "no"})"
                              << "import.wrong-type"
                              << "/tie_word_embeddings";
    }
    void refusals() {
        QFETCH(QString, change);
        QFETCH(QString, code);
        QFETCH(QString, path);
        json config = dense();
        config.merge_patch(json::parse(change.toStdString()));
        const Result<ImportedProduct> product = imported(config);
        QVERIFY(!product.ok());
        QCOMPARE(QString::fromStdString(product.error().code), code);
        QCOMPARE(QString::fromStdString(argument(product.error(), "path")), path);
        QCOMPARE(argument(product.error(), "file"), std::string("config.json"));
    }

    void texts() {
        const auto code = [](const std::string& text) {
            const Result<ImportedProduct> product = import_model_config(text, {}, {}, origin());
            return product.ok() ? std::string() : product.error().code;
        };
        QCOMPARE(code(""), std::string("catalog.invalid-json"));
        QCOMPARE(code("[]"), std::string("import.wrong-type"));
        QCOMPARE(code(std::string(100000, '[')), std::string("catalog.too-deep"));
        const std::string twice = "{\"a\": 1, \"a\": 2}";
        QCOMPARE(code(twice), std::string("catalog.duplicate-key"));
        QCOMPARE(code(std::string(largest_import + 1, ' ')), std::string("import.too-large"));
        const std::string python = "{\"a\": Infinity, \"b\": [-Infinity, NaN], \"c\": \"NaN \\\" Infinity\"}";
        const std::string plain = "{\"a\": null    , \"b\": [null     , 0  ], \"c\": \"NaN \\\" Infinity\"}";
        QCOMPARE(without_python_numbers(python), plain);
    }

    /// Every file cut anywhere, and every value of every file exchanged: a product that the catalogue takes, or one message.
    void nothingBreaksIt() {
        const json strange[] = {
            nullptr, true, -1, 0, 1e300, "x", json::array(), json::object(), json::array({1, "full_attention"}), 18446744073709551615U};
        int tried = 0;
        const QStringList files = QDir(folder).entryList({QStringLiteral("*.json")});
        QVERIFY(files.size() >= 11);
        for (const QString& name : files) {
            const std::string text = fileText(name);
            for (std::size_t length = 0; length < text.size(); length += 97) {
                QVERIFY(!import_model_config(std::string_view(text).substr(0, length), {}, {}, origin()).ok());
                QVERIFY(!import_model_config(dense().dump(), std::string_view(text).substr(0, length), "q.json", origin()).ok() ||
                        length == 0);
            }
            const json flat = json::parse(text).flatten();
            for (const auto& [key, value] : flat.items()) {
                for (const json& other : strange) {
                    json changed = json::parse(text);
                    changed[json::json_pointer(key)] = other;
                    const Result<ImportedProduct> product = import_model_config(changed.dump(), changed.dump(), "q.json", origin());
                    const Result<ImportedProduct> alone = import_model_config(changed.dump(), {}, {}, origin());
                    QVERIFY(product.ok() || !product.error().code.empty());
                    Catalogue catalogue;
                    if (alone.ok()) QVERIFY(!load_catalogue_text(alone.value().json, "made.json", catalogue));
                    ++tried;
                }
            }
        }
        QVERIFY(tried > 1000);
    }
};

QTEST_APPLESS_MAIN(ImportModelConfigTest)
#include "import_model_config_test.moc"
