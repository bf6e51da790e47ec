// Published cases: spellings of models, formats and GPUs; and inputs that make no sense.

#include "llm_test_catalogue.h"
#include "llm_test_models.h"
#include "sizing/llm_case/case_format.h"
#include "sizing/llm_case/case_gpu.h"
#include "sizing/llm_case/predictors.h"
#include "sizing/llm_case/serving_setup.h"

#include <nlohmann/json.hpp>

#include <QTest>

using namespace rackwright;
using namespace rackwright::llm_case;
using namespace rackwright::test_models;

class LlmCaseTest : public QObject {
    Q_OBJECT

    Catalogue catalogue_;

private slots:
    void initTestCase() {
        catalogue_ = serving_catalogue();
        catalogue_.models = {llama_8b(), llama_70b(), qwen35_122b(), gemma4_31b(), deepseek_v3()};
        catalogue_.index();
    }

    void models_by_any_spelling_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("id");
        QTest::newRow("organisation") << "meta-llama/Llama-3.1-8B-Instruct"
                                      << "llama-3.1-8b";
        QTest::newRow("remark") << "meta-llama/Llama-3.1-70B (tensor sum)"
                                << "llama-3.1-70b";
        QTest::newRow("format") << "Meta-Llama-3.1-70B w8a8"
                                << "llama-3.1-70b";
        QTest::newRow("export") << "nvidia/Gemma-4-31B-IT-NVFP4"
                                << "gemma-4-31b";
        QTest::newRow("run together") << "llama3.1-8b-edge"
                                      << "llama-3.1-8b";
        QTest::newRow("accuracy") << "llama3.1-70b-99.9"
                                  << "llama-3.1-70b";
        QTest::newRow("gguf") << "bartowski/Meta-Llama-3.1-8B-Instruct-GGUF IQ4_XS"
                              << "llama-3.1-8b";
        QTest::newRow("gguf, long type") << "Llama-3.1-70B-UD-Q4_K_XL"
                                         << "llama-3.1-70b";
        QTest::newRow("a size after a type") << "Llama-3.1-Q4_K_M-8B"
                                             << "llama-3.1-8b";
        QTest::newRow("dated") << "deepseek-ai/DeepSeek-V3-0324"
                               << "deepseek-v3";
        QTest::newRow("another size") << "Llama-3.1-7B"
                                      << "";
        QTest::newRow("another model") << "not stated (8B class, TP2)"
                                       << "";
        QTest::newRow("nothing") << ""
                                 << "";
    }
    void models_by_any_spelling() {
        QFETCH(QString, text);
        QFETCH(QString, id);
        const LanguageModel* found = model_named(catalogue_, text.toStdString());
        QCOMPARE(QString::fromStdString(found == nullptr ? std::string() : found->id), id);
    }

    void gpus_by_any_spelling_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("id");
        QTest::newRow("underscore") << "h200_sxm"
                                    << "h200-sxm";
        QTest::newRow("memory") << "A100 80GB"
                                << "a100-80-sxm";
        QTest::newRow("vendor") << "NVIDIA H100-SXM-80GB"
                                << "h100-sxm";
        QTest::newRow("nvl") << "NVIDIA H200-NVL-141GB"
                             << "h200-nvl";
        QTest::newRow("long") << "NVIDIA RTX PRO 6000 Blackwell Server Edition"
                              << "rtx-pro-6000-se";
        QTest::newRow("seen memory") << "B200 178.36 GiB"
                                     << "b200-sxm";
        QTest::newRow("form") << "H200 SXM6 OAM"
                              << "h200-sxm";
        QTest::newRow("amd") << "AMD Instinct MI300X 192GB HBM3"
                             << "";
        QTest::newRow("laptop is another card") << "L40S laptop"
                                                << "";
    }
    void gpus_by_any_spelling() {
        QFETCH(QString, text);
        QFETCH(QString, id);
        Gpu made;
        const Gpu* found = gpu_named(catalogue_, text.toStdString(), made);
        QCOMPARE(QString::fromStdString(found == nullptr ? std::string() : found->id), id);
    }

    void formats_as_they_are_written() {
        QCOMPARE(format_in("fp8 (quantised at load; embeddings and lm_head stay bf16)").key, std::string("fp8"));
        QCOMPARE(format_in("awq int4").format, WeightFormat::AwqInt4);
        QCOMPARE(format_in("gptq int8").key, std::string("gptq-int8"));
        QCOMPARE(format_in("gguf Q3_K_L").key, std::string("gguf-q3_k_l"));
        QVERIFY(format_in("gguf Q3_K_L").whole_file);
        QCOMPARE(format_in("gguf mxfp4 (4.34 bits per weight)").bytes_per_parameter, 4.34 / 8);
        QCOMPARE(format_in("bf16").format, WeightFormat::Bf16);
        QCOMPARE(format_in("fp8_block").format, WeightFormat::Fp8);
        QCOMPARE(format_in("int4_wo").format, WeightFormat::GptqInt4);
        const CaseFormat excluded = format_in("nvfp4, lm_head/linear_attn/self_attn/shared experts bf16");
        QVERIFY(excluded.attention_16bit && excluded.linear_16bit && excluded.shared_16bit);
        QVERIFY(format_in("nvfp4 + bf16 MTP head").with_prediction_layer);
        QVERIFY(!format_in("UNSET").stated);
    }

    void vllm_versions() {
        QCOMPARE(vllm_minor("0.19.0").value(), 19);
        QCOMPARE(vllm_minor("<=0.16").value(), 16);
        QCOMPARE(vllm_minor("0.7.x").value(), 7);
        QVERIFY(!vllm_minor("nightly-dev").has_value());
        QVERIFY(!vllm_minor("1.0.0rc3").has_value());
        QVERIFY(!vllm_minor("").has_value());
    }

    void layouts_in_their_conventions() {
        const auto layout = [&](const char* inputs) {
            const nlohmann::json one = {{"inputs", nlohmann::json::parse(inputs)}};
            return serving_layout(CaseFields(one), *model_named(catalogue_, "deepseek-v3"));
        };
        // 64 is the product of eight ranks and eight expert ranks of the same eight GPUs.
        const ServingLayout folded =
            layout(R"({"gpu":"b200_sxm","tensor_parallel":64,"attention_dp":"1","moe_tp":"8","moe_ep":"8","concurrency":16,"batch":16})");
        QCOMPARE(folded.tensor, 8);
        QCOMPARE(folded.data, 1);
        const ServingLayout apart =
            layout(R"({"gpu":"b200_sxm","tensor_parallel":1,"attention_dp":"64","moe_tp":"8","moe_ep":"8","concurrency":64,"batch":1})");
        QCOMPARE(apart.tensor, 1);
        QCOMPARE(apart.data, 8);
        QCOMPARE(apart.batch, 64.0);
        const ServingLayout copies = layout(R"({"gpu":"b200_sxm","tensor_parallel":2,"concurrency":416,"batch":13})");
        QCOMPARE(copies.batch, 13.0);
        QCOMPARE(copies.copies, 32.0);
        // A row without a concurrency: 48 sequences on the four copies of T2 that eight GPUs hold.
        const ServingLayout node = layout(R"({"gpu":"h100_sxm","tensor_parallel":2,"moe_tp":0,"moe_ep":0,"batch":48})");
        QCOMPARE(node.batch, 12.0);
        QCOMPARE(node.copies, 4.0);
        // A benchmark of one engine says nothing of experts: its batch is its own.
        QCOMPARE(layout(R"({"gpu":"h100_sxm","tensor_parallel":2,"batch":48})").batch, 48.0);
        QCOMPARE(layout(R"({"gpu":"gb200","tensor_parallel":52,"concurrency":269,"batch":269})").unknown_reason,
                 std::string_view("case.tensor-parallel-not-divisible"));
        QCOMPARE(layout(R"({"gpu":"h200_sxm","tensor_parallel":1,"moe_tp":"4","concurrency":4})").unknown_reason,
                 std::string_view("case.layout-unclear"));
    }

    void prefill_chunks_follow_the_gpu() {
        // vLLM's default is 8192 batched tokens from 70 GiB on and 2048 below: a window of 1024 takes fewer blocks on an L40S.
        const auto concurrency = [&](const char* more) {
            nlohmann::json one = nlohmann::json::parse(
                R"({"kind":"max_concurrency","inputs":{"model":"gemma-4-31b","max_model_len":32768,"kv_cache_gib_per_gpu":40},"published":{"unit":"x"}})");
            one["inputs"].update(nlohmann::json::parse(more));
            return predict_llm_case(catalogue_, one)->predicted;
        };
        QCOMPARE(concurrency(R"({"gpu":"L40S"})"), concurrency(R"({"max_num_batched_tokens":2048})"));
        QCOMPARE(concurrency(R"({"gpu":"A100 80GB"})"), concurrency(R"({"max_num_batched_tokens":2048})"));
        QCOMPARE(concurrency(R"({"gpu":"H100"})"), concurrency(R"({"max_num_batched_tokens":8192})"));
        QVERIFY(concurrency(R"({"gpu":"L40S"})") > concurrency(R"({"gpu":"H100"})"));
    }

    void the_memory_budget_by_engine() {
        // 80 GiB, share 0.9, weights 20, activations 2, non-torch 1 GiB. vLLM: 72 - 23 = 49; SGLang: 72 - 20 = 52, the rest stands
        // outside its share; TensorRT-LLM: 0.9 of what is free, 0.9 · 57 = 51.3.
        const auto gib_left = [&](const char* engine) {
            const nlohmann::json one = {{"kind", "kv_memory"},
                                        {"inputs",
                                         {{"model", "llama-3.1-8b"},
                                          {"engine", engine},
                                          {"gpu_total_memory_gib", 80},
                                          {"gpu_memory_utilization", 0.9},
                                          {"weights_gib", 20},
                                          {"activation_peak_gib", 2},
                                          {"non_torch_gib", 1}}},
                                        {"published", {{"unit", "GiB per GPU"}}}};
            return predict_llm_case(catalogue_, one)->predicted;
        };
        QVERIFY(std::abs(gib_left("vllm") - 49.0) < 1e-9);
        QVERIFY(std::abs(gib_left("SGLang") - 52.0) < 1e-9);
        QVERIFY(std::abs(gib_left("TensorRT-LLM") - 51.3) < 1e-9);
    }

    void tokens_without_a_cache_size_follow_from_the_budget() {
        // What the budget leaves goes into blocks of 16 tokens x 131,072 B (llama-3.1-8b, BF16): 49 GiB are 25,088 blocks.
        const nlohmann::json one = nlohmann::json::parse(
            R"({"kind":"kv_tokens","inputs":{"model":"llama-3.1-8b","gpu_total_memory_gib":80,"gpu_memory_utilization":0.9,"weights_gib":20,"activation_peak_gib":2,"non_torch_gib":1},"published":{"unit":"tokens"}})");
        QCOMPARE(predict_llm_case(catalogue_, one)->predicted, 25088.0 * 16.0);
    }

    void one_point_in_every_unit() {
        const auto predicted = [&](const char* unit) {
            nlohmann::json one = nlohmann::json::parse(
                R"({"kind":"decode_throughput","inputs":{"model":"llama-3.1-8b","gpu":"H100","engine":"vllm","tensor_parallel":1,"concurrency":8,"input_tokens":1000,"output_tokens":250}})");
            one["published"] = {{"unit", unit}};
            return predict_llm_case(catalogue_, one)->predicted;
        };
        const double seconds = predicted("ms TPOT") / 1e3;
        QVERIFY(seconds > 0.0);
        QCOMPARE(predicted("s TPOT"), seconds);
        QVERIFY(std::abs(predicted("output tokens/s") * seconds - 8.0) < 1e-9);
        QCOMPARE(predicted("tok/s"), predicted("output tokens/s"));
        QVERIFY(std::abs(predicted("requests/s") * 250.0 - predicted("tokens/s")) < 1e-9);
        // 1000 tokens of prompt for 250 of answer: five tokens where one was generated.
        QVERIFY(std::abs(predicted("total tokens/s") - 5.0 * predicted("tokens/s")) < 1e-6);
        QVERIFY(!std::isfinite(predicted("furlongs")));
    }

    void an_uncounted_model_in_four_bits_is_an_estimate() {
        // 7e9 · (0.5 + 2.5/128) B = 3.387 GiB, a quarter either way for what stays in 16 bits.
        const nlohmann::json one =
            nlohmann::json::parse(R"({"kind":"weights","inputs":{"model":"somebody/Unheard-7B-AWQ"},"published":{"unit":"GiB per GPU"}})");
        const CasePrediction estimate = *predict_llm_case(catalogue_, one);
        QVERIFY(std::abs(estimate.predicted - 7e9 * 0.51953125 / 1073741824.0) < 1e-9);
        QVERIFY(std::abs(estimate.high / estimate.predicted - 1.25) < 1e-9);
    }

    void what_is_unknown_is_named() {
        const nlohmann::json one = nlohmann::json::parse(
            R"([{"kind":"decode_throughput","inputs":{"model":"llama-3.1-8b","gpu":"Abacus 3","concurrency":1},"published":{"unit":"ms","value":1}}])");
        const Result<std::vector<CaseResult>> results = check_cases(catalogue_, one.dump());
        QVERIFY(results.ok());
        const Message& unknown = results.value().front().unknown;
        QCOMPARE(unknown.code, std::string("case.unknown-gpu"));
        QCOMPARE(unknown.arguments.front().name, std::string("name"));
        QCOMPARE(unknown.arguments.front().text, std::string("Abacus 3"));
    }

    void nonsense_is_answered_with_a_reason_data() {
        QTest::addColumn<QString>("text");
        QTest::newRow("empty") << R"({"kind":"weights"})";
        QTest::newRow("not an object") << R"(3)";
        QTest::newRow("list of inputs") << R"({"kind":"prefill","inputs":[1,2],"published":{"unit":"ms"}})";
        QTest::newRow("numbers as text")
            << R"({"kind":"decode_throughput","inputs":{"model":7,"gpu":{},"tensor_parallel":"x"},"published":{"unit":"ms TPOT"}})";
        QTest::newRow("huge ranks")
            << R"({"kind":"weights","inputs":{"model":"llama-3.1-8b","pipeline_parallel":1e9,"tensor_parallel":1e9},"published":{"unit":"furlongs"}})";
        QTest::newRow("negative")
            << R"({"kind":"decode_throughput","inputs":{"model":"llama-3.1-8b","gpu":"H100","concurrency":-4,"input_tokens":-1,"output_tokens":0},"published":{"unit":"ms TPOT"}})";
        QTest::newRow("huge dimensions")
            << R"({"kind":"kv_tokens","inputs":{"model":"?","kv_cache_gib_per_gpu":1,"max_model_len":1000,"sliding_layers":1e8,"sliding_head_dim":1e8,"sliding_kv_heads":1e8,"sliding_window":5,"global_head_dim":99999999,"global_kv_heads":3},"published":{"unit":"tokens"}})";
        QTest::newRow("no tokens")
            << R"({"kind":"max_concurrency","inputs":{"model":"llama-3.1-8b","max_model_len":0,"kv_cache_gib_per_gpu":4}})";
        QTest::newRow("no GPUs")
            << R"({"kind":"mlperf","inputs":{"model":"llama3.1-8b","gpu":"H100","weight_format":"fp8"},"published":{"unit":"tokens/s"}})";
    }
    void nonsense_is_answered_with_a_reason() {
        QFETCH(QString, text);
        const std::optional<CasePrediction> prediction = predict_llm_case(catalogue_, nlohmann::json::parse(text.toStdString()));
        if (!prediction) return;  // not one of its kinds
        QVERIFY(!std::isfinite(prediction->predicted));
        QVERIFY(!prediction->unknown.empty());
    }

    void many_stages_end() {
        // More stages than layers are as many as layers.
        const nlohmann::json one = nlohmann::json::parse(
            R"({"kind":"weights","inputs":{"model":"llama-3.1-8b","pipeline_parallel":1000000000},"published":{"unit":"GiB"}})");
        const std::optional<CasePrediction> prediction = predict_llm_case(catalogue_, one);
        QVERIFY(prediction && std::isfinite(prediction->predicted) && prediction->predicted < 15.0);
    }
};

QTEST_APPLESS_MAIN(LlmCaseTest)
#include "llm_case_test.moc"
