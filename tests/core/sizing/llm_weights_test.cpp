// Weight bytes against what vLLM reported that it had loaded.

#include "sizing/llm_weights.h"
#include "llm_test_catalogue.h"
#include "llm_test_models.h"

#include <QTest>

using namespace rackwright;
using namespace rackwright::test_models;

Q_DECLARE_METATYPE(rackwright::LanguageModel)
Q_DECLARE_METATYPE(rackwright::WeightFormat)

class LlmWeightsTest : public QObject {
    Q_OBJECT

    Catalogue catalogue_;

    WeightBytes bytes(const LanguageModel& model, WeightFormat format, int tensor = 1, int pipeline = 1) const {
        const WeightLayout layout = weight_layout(catalogue_, model, format);
        Q_ASSERT(layout.known());
        return weight_bytes(model, layout, tensor, pipeline);
    }

private slots:
    void initTestCase() {
        catalogue_ = serving_catalogue();
        QVERIFY(catalogue_.engine("weight-formats") != nullptr);
    }

    void loaded_by_vllm_data() {
        QTest::addColumn<LanguageModel>("model");
        QTest::addColumn<WeightFormat>("format");
        QTest::addColumn<int>("tensor");
        QTest::addColumn<int>("pipeline");
        QTest::addColumn<double>("gib");
        QTest::addColumn<double>("band");
        const auto row = [](const char* name, const LanguageModel& model, WeightFormat format, int tensor, int pipeline, double gib,
                            double band = 0.01) { QTest::newRow(name) << model << format << tensor << pipeline << gib << band; };
        row("8b bf16", llama_8b(), WeightFormat::Bf16, 1, 1, 14.99);
        row("8b bf16 tp4", llama_8b(), WeightFormat::Bf16, 4, 1, 3.77);
        row("8b fp32", llama_8b(), WeightFormat::Fp32, 1, 1, 29.98);
        row("8b fp8", llama_8b(), WeightFormat::Fp8, 1, 1, 8.49);
        row("8b pp4, largest stage", llama_8b(), WeightFormat::Bf16, 1, 4, 4.26);
        row("70b fp8 tp2", llama_70b(), WeightFormat::Fp8, 2, 1, 33.88);
        row("qwen2.5-7b", qwen25_7b(), WeightFormat::Bf16, 1, 1, 14.25);
        row("qwen3-14b", qwen3_14b(), WeightFormat::Bf16, 1, 1, 27.52);
        row("gpt-oss-120b", gpt_oss_120b(), WeightFormat::Mxfp4, 1, 1, 64.38);
        row("gpt-oss-20b", gpt_oss_20b(), WeightFormat::Mxfp4, 1, 1, 13.47);
        row("122b nvfp4", qwen35_122b(), WeightFormat::Nvfp4, 1, 1, 70.47, 0.06);
        row("31b nvfp4", gemma4_31b(), WeightFormat::Nvfp4, 1, 1, 31.04, 0.08);  // with the vision tower, which is not counted
    }
    void loaded_by_vllm() {
        QFETCH(LanguageModel, model);
        QFETCH(WeightFormat, format);
        QFETCH(int, tensor);
        QFETCH(int, pipeline);
        QFETCH(double, gib);
        QFETCH(double, band);
        const double got = bytes(model, format, tensor, pipeline).per_gpu / 1073741824.0;
        QVERIFY2(std::abs(got / gib - 1.0) < band, qPrintable(QString("%1 GiB").arg(got)));
    }

    void four_bits_leave_the_vocabulary_in_16() {
        // 70B AWQ: (70.5537e9 - 2·128256·8192 - norms) · 0.51953 + the rest · 2 B.
        const double table = 128256.0 * 8192, norms = 161.0 * 8192;
        const double expected = (70553706496.0 - 2 * table - norms) * 0.51953125 + (2 * table + norms) * 2;
        QCOMPARE(bytes(llama_70b(), WeightFormat::AwqInt4).total, expected);
    }

    void smaller_groups_cost_more() {
        // g64: 0.5 + 2.5/64 = 0.5391; g32: 0.5 + 2.5/32 = 0.5781 bytes a weight.
        const WeightLayout g64 = weight_layout(catalogue_, llama_8b(), WeightFormat::GptqInt4, 64);
        const WeightLayout g32 = weight_layout(catalogue_, llama_8b(), WeightFormat::GptqInt4, 32);
        QCOMPARE(g64.attention, 0.5390625);
        QCOMPARE(g32.dense_mlp, 0.578125);
        QCOMPARE(g64.embedding, 2.0);
    }

    void experts_are_padded_on_every_rank() {
        // 2880 / 4 = 720 becomes 768: 6.7 % more expert bytes, as with one rank (3072).
        const WeightLayout layout = weight_layout(catalogue_, gpt_oss_120b(), WeightFormat::Mxfp4);
        const LlmParameters rank = count_parameters(gpt_oss_120b(), 4);
        const double expected = rank.experts * 768.0 / 720.0 * 0.53125 + rank.without_experts() * 2.0;
        QCOMPARE(weight_bytes(gpt_oss_120b(), layout, 4, 1).per_gpu, expected);
    }

    void gguf_files_quantise_everything() {
        // GigaChat-20B q8_0: 20.589e9 · 34/32 = 21.88 GB; the file has 21.9.
        LanguageModel model = with_experts(gqa("gigachat", 28, 2048, 14336, 16, 8, 128, 128256), 64, 6, 1792, 2 * 1792, 1);
        QVERIFY(std::abs(bytes(model, WeightFormat::GgufQ8_0).total / 21.9e9 - 1.0) < 0.005);
        QVERIFY(std::abs(bytes(model, WeightFormat::GgufQ6K).total / 16.9e9 - 1.0) < 0.005);
        QVERIFY(std::abs(bytes(model, WeightFormat::GgufQ4KM).total / 12.5e9 - 1.0) < 0.01);
    }

    void a_catalogue_without_formats_gives_a_reason() {
        const Catalogue empty;
        QCOMPARE(weight_layout(empty, llama_8b(), WeightFormat::Fp8).unknown_reason, std::string_view("llm.no-format-figure"));
    }
};

QTEST_APPLESS_MAIN(LlmWeightsTest)
#include "llm_weights_test.moc"
