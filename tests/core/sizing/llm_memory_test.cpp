// vLLM's memory budget: the engine's constants, and logs that print every term.

#include "llm_test_catalogue.h"
#include "llm_test_models.h"
#include "sizing/vllm_memory.h"

#include <QTest>

using namespace rackwright;
using namespace rackwright::test_models;

namespace {
constexpr double gib = 1073741824.0;
}

class LlmMemoryTest : public QObject {
    Q_OBJECT

    Catalogue catalogue_;

    const Engine* vllm() const { return catalogue_.engine("vllm"); }

private slots:
    void initTestCase() {
        catalogue_ = serving_catalogue();
        QVERIFY(vllm() != nullptr);
    }

    void printed_budgets_data() {
        QTest::addColumn<double>("total");
        QTest::addColumn<double>("utilisation");
        QTest::addColumn<double>("weights");
        QTest::addColumn<double>("activations");
        QTest::addColumn<double>("non_torch");
        QTest::addColumn<double>("kv");
        // GiB, as the logs print them.
        QTest::newRow("vllm 10511, 8B") << 79.22 << 0.9 << 14.96 << 1.26 << 1.79 << 53.29;
        QTest::newRow("L40S, 32B over two") << 44.42 << 0.9 << 30.7098 << 1.26 << 0.3 << 7.71;
        QTest::newRow("H20, DeepSeek-R1") << 139.72 << 1.0 << 39.66 << 0.24 << 2.53 << 97.29;
        QTest::newRow("does not start") << 8.0 << 0.7 << 5.2032 << 1.42 << 0.03 << -1.05;
    }
    void printed_budgets() {
        QFETCH(double, total);
        QFETCH(double, utilisation);
        QFETCH(double, weights);
        QFETCH(double, activations);
        QFETCH(double, non_torch);
        QFETCH(double, kv);
        EngineOverheads overheads;
        overheads.activations = activations * gib;
        overheads.non_torch = non_torch * gib;
        const double got = kv_bytes_available(MemoryRule::ShareOfTotal, total * gib, utilisation, weights * gib, overheads) / gib;
        QVERIFY2(std::abs(got - kv) < 0.011, qPrintable(QString::number(got)));
    }

    void the_inverse_gives_the_memory_back() {
        EngineOverheads overheads;
        overheads.activations = 2 * gib;
        overheads.non_torch = gib;
        for (const MemoryRule rule : {MemoryRule::ShareOfTotal, MemoryRule::ShareOfFree}) {
            const double kv = kv_bytes_available(rule, 80 * gib, 0.9, 30 * gib, overheads);
            QVERIFY(std::abs(visible_bytes_needed(rule, 0.9, 30 * gib, overheads, kv) - 80 * gib) < 1.0);
        }
    }

    void overheads_come_from_the_table() {
        const EngineOverheads one = engine_overheads(vllm(), llama_8b(), 1, 1, 8192);
        QVERIFY(one.known() && one.family_in_table);
        QCOMPARE(one.activations, 1.89 * gib);
        QCOMPARE(one.non_torch, 0.25 * gib);
        QCOMPARE(one.cuda_graphs, 1.04 * gib);
        QCOMPARE(engine_overheads(vllm(), llama_8b(), 2, 1, 8192).non_torch, 2.07 * gib);
        QCOMPARE(engine_overheads(vllm(), llama_8b(), 1, 4, 8192).non_torch, 0.07 * gib);
        QCOMPARE(engine_overheads(vllm(), gpt_oss_120b(), 1, 1, 8192).activations, 2.87 * gib);
        QCOMPARE(engine_overheads(vllm(), qwen3_235b(), 1, 1, 8192).activations, 2.68 * gib);
    }

    void releases_differ() {
        VllmRelease old;
        old.minor = 16;
        const EngineOverheads before = engine_overheads(vllm(), llama_8b(), 1, 1, 8192, old);
        QCOMPARE(before.activations, 4.8 * gib);
        QCOMPARE(before.cuda_graphs, 0.0);  // they came out of the share that is not used
        VllmRelease middle;
        middle.minor = 20;
        QCOMPARE(engine_overheads(vllm(), llama_8b(), 1, 1, 8192, middle).cuda_graphs, 0.0);
        QCOMPARE(engine_overheads(vllm(), llama_8b(), 1, 1, 8192, middle).activations, 1.89 * gib);
    }

    void batched_tokens_move_activations() {
        QCOMPARE(engine_overheads(vllm(), llama_8b(), 1, 1, 16384).activations, 2 * 1.89 * gib);
        const EngineOverheads fewer = engine_overheads(vllm(), llama_8b(), 1, 1, 2048);
        QCOMPARE(fewer.activations, 0.625 * 1.89 * gib);
        QCOMPARE(fewer.activations_low, 0.25 * 1.89 * gib);
        QVERIFY(fewer.activations_high >= 1.89 * gib);
    }

    void an_architecture_outside_the_table_is_an_estimate() {
        const EngineOverheads other = engine_overheads(vllm(), qwen35_122b(), 1, 1, 8192);
        QVERIFY(other.known());
        QVERIFY(!other.family_in_table);
        QVERIFY(other.activations_high - other.activations_low >= 3.0 * gib);
    }

    void an_engine_without_constants_gives_a_reason() {
        Engine bare;
        QCOMPARE(engine_overheads(&bare, llama_8b(), 1, 1, 8192).unknown_reason, std::string_view("llm.no-engine-constant"));
        QCOMPARE(engine_overheads(nullptr, llama_8b(), 1, 1, 8192).unknown_reason, std::string_view("llm.unknown-engine"));
    }

    void tensorrt_llm_takes_a_share_of_what_is_free() {
        // 0.9 · (79.2 GiB - 14.957 GiB - 3.5 GB).
        const Engine* engine = catalogue_.engine("tensorrt-llm");
        const EngineOverheads overheads = engine_overheads(engine, llama_8b(), 1, 1, 8192);
        const double weights = 8030261248.0 * 2;
        const double expected = 0.9 * (79.2 * gib - weights - 3.5e9);
        QVERIFY(std::abs(kv_bytes_available(memory_rule(engine), 79.2 * gib, 0.9, weights, overheads) - expected) < 1.0);
    }
};

QTEST_APPLESS_MAIN(LlmMemoryTest)
#include "llm_memory_test.moc"
