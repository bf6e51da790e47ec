// Counted parameters against the counts of the published checkpoints and of sizing notes that were checked against them.

#include "sizing/llm_parameters.h"
#include "llm_test_models.h"

#include <QTest>

using namespace rackwright;
using namespace rackwright::test_models;

Q_DECLARE_METATYPE(rackwright::LanguageModel)

class LlmParametersTest : public QObject {
    Q_OBJECT

private slots:
    void counts_the_checkpoint_to_the_parameter() {
        // 8,030,261,248 and 70,553,706,496: sums of the tensors of the published safetensors files.
        QCOMPARE(count_parameters(llama_8b()).total(), 8030261248.0);
        QCOMPARE(count_parameters(llama_70b()).total(), 70553706496.0);
    }

    void total_and_active_data() {
        QTest::addColumn<LanguageModel>("model");
        QTest::addColumn<double>("total");
        QTest::addColumn<double>("active");
        QTest::newRow("405b") << llama_405b() << 405.85e9 << 405.85e9;
        QTest::newRow("deepseek") << deepseek_v3() << 671.0e9 << 37.55e9;
        QTest::newRow("kimi-k2") << kimi_k2() << 1026.4e9 << 32.86e9;
        QTest::newRow("gpt-oss-120b") << gpt_oss_120b() << 116.8e9 << 5.71e9;
        QTest::newRow("gpt-oss-20b") << gpt_oss_20b() << 20.9e9 << 4.19e9;
        QTest::newRow("qwen3-235b") << qwen3_235b() << 235.1e9 << 22.2e9;
        QTest::newRow("qwen3.5-35b") << qwen35_35b() << 34.66e9 << 3.46e9;
        QTest::newRow("qwen3.5-122b") << qwen35_122b() << 122.1e9 << 9.77e9;
        QTest::newRow("qwen3.5-397b") << qwen35_397b() << 396.3e9 << 17.35e9;
        QTest::newRow("scout") << llama4("llama-4-scout", 16, 48) << 107.8e9 << 17.2e9;
        QTest::newRow("maverick") << llama4("llama-4-maverick", 128, 24) << 400.7e9 << 17.2e9;
        QTest::newRow("qwen2.5-7b") << qwen25_7b() << 7.62e9 << 7.62e9;
        QTest::newRow("gemma-4-31b") << gemma4_31b() << 30.70e9 << 30.70e9;
        QTest::newRow("gemma-4-26b") << gemma4_26b() << 25.23e9 << 3.82e9;
        // The model card says 31.6 and 3.6 (with embeddings) thousand million.
        QTest::newRow("nemotron-nano") << nemotron_nano() << 31.6e9 << 3.58e9;
        QTest::newRow("bge-m3") << bge_m3() << 567.75e6 << 567.75e6;
    }
    void total_and_active() {
        QFETCH(LanguageModel, model);
        QFETCH(double, total);
        QFETCH(double, active);
        const LlmParameters count = count_parameters(model);
        QVERIFY(count.known());
        QVERIFY2(std::abs(count.total() / total - 1.0) < 0.0025, qPrintable(QString::number(count.total(), 'g', 8)));
        QVERIFY2(std::abs(count.active() / active - 1.0) < 0.005, qPrintable(QString::number(count.active(), 'g', 8)));
    }

    void prediction_layer_of_the_122b() {
        // 256 experts of 3 · 3072 · 1024 = 2.416e9, apart from the model's own count.
        const LlmParameters count = count_parameters(qwen35_122b());
        QCOMPARE(count.mtp_experts, 256.0 * 3 * 3072 * 1024);
        QVERIFY(count.mtp > count.mtp_experts);
        QVERIFY(count.mtp < 1.05 * count.mtp_experts);
    }

    void ranks_share_what_is_sharded() {
        const LlmParameters whole = count_parameters(deepseek_v3());
        const LlmParameters rank = count_parameters(deepseek_v3(), 8);
        QCOMPARE(rank.experts, whole.experts / 8);
        QCOMPARE(rank.embedding, whole.embedding / 8);
        QCOMPARE(rank.attention_replicated, whole.attention_replicated);  // H·r_q + H·(r_kv+r) on every rank
        QCOMPARE(rank.router, whole.router);
        QCOMPARE(rank.norms, whole.norms);
    }

    void key_and_value_heads_are_replicated_beyond_their_number() {
        // Four heads: the projections of eight ranks are as large as those of four.
        QCOMPARE(count_parameters(qwen3_235b(), 8).attention_kv, count_parameters(qwen3_235b(), 4).attention_kv);
        QCOMPARE(count_parameters(qwen3_235b(), 2).attention_kv, count_parameters(qwen3_235b(), 1).attention_kv / 2);
    }

    void stages_take_the_remainder_before_the_last() {
        // 61 layers over two stages: 31 and 30; over four: 15, 15, 16, 15.
        QCOMPARE(pipeline_stage(deepseek_v3(), 2, 0).layers, 31);
        QCOMPARE(pipeline_stage(deepseek_v3(), 2, 1).layers, 30);
        QCOMPARE(pipeline_stage(deepseek_v3(), 4, 2).layers, 16);
        QCOMPARE(pipeline_stage(deepseek_v3(), 4, 3).layers, 15);
        QCOMPARE(pipeline_stage(deepseek_v3(), 2, 0).dense_layers, 3.0);
        QCOMPARE(pipeline_stage(deepseek_v3(), 2, 0).moe_layers, 28.0);
        QCOMPARE(pipeline_stage(deepseek_v3(), 2, 1).moe_layers, 30.0);
    }

    void unknown_architectures_say_so() {
        LanguageModel model = llama_8b();
        model.attention.kind = AttentionKind::Other;
        QCOMPARE(count_parameters(model).unknown_reason, std::string_view("llm.architecture-not-sized"));
        LanguageModel latent = deepseek_v3();
        latent.attention.v_head_dim = 0;
        QCOMPARE(count_parameters(latent).unknown_reason, std::string_view("llm.dimensions-missing"));
    }
};

QTEST_APPLESS_MAIN(LlmParametersTest)
#include "llm_parameters_test.moc"
