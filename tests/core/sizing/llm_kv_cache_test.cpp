// KV bytes and vLLM's pools against printed logs.

#include "llm_test_models.h"
#include "sizing/kv_pool.h"

#include <QTest>

using namespace rackwright;
using namespace rackwright::test_models;

Q_DECLARE_METATYPE(rackwright::LanguageModel)

namespace {
constexpr double gib = 1073741824.0;
}

class LlmKvCacheTest : public QObject {
    Q_OBJECT

private slots:
    void bytes_per_token() {
        // 32 layers · 2 · 8 heads · 128 · 2 B = 131,072; 80 · 2 · 8 · 128 · 2 = 327,680.
        QCOMPARE(kv_shape(llama_8b(), 1, 1, 2.0).bytes_per_token(), 131072.0);
        QCOMPARE(kv_shape(llama_70b(), 1, 1, 2.0).bytes_per_token(), 327680.0);
        QCOMPARE(kv_shape(llama_70b(), 8, 1, 1.0).bytes_per_token(), 20480.0);
        // 61 layers · 576 · 2 B, on every rank.
        QCOMPARE(kv_shape(deepseek_v3(), 1, 1, 2.0).bytes_per_token(), 70272.0);
        QCOMPARE(kv_shape(deepseek_v3(), 8, 1, 2.0).bytes_per_token(), 70272.0);
        // Four heads on eight ranks cost as much as on four: 94 · 2 · 1 · 128 · 2 = 48,128.
        QCOMPARE(kv_shape(qwen3_235b(), 4, 1, 2.0).bytes_per_token(), 48128.0);
        QCOMPARE(kv_shape(qwen3_235b(), 8, 1, 2.0).bytes_per_token(), 48128.0);
        // A stage of two keeps 40 of 80 layers.
        QCOMPARE(kv_shape(llama_70b(), 1, 2, 2.0).bytes_per_token(), 163840.0);
    }

    void encoders_keep_nothing() { QCOMPARE(kv_shape(bge_m3(), 1, 1, 2.0).held_bytes(8192), 0.0); }

    void dense_pool() {
        // 2.89 GiB on an RTX 3090: 1478 blocks of 16 tokens, 0.82 requests of 29,000.
        const KvPoolSettings settings{29000, 8192, 0, true};
        const KvPool pool = kv_pool(kv_shape(llama_8b(), 1, 1, 2.0), settings);
        const KvCapacity capacity = kv_capacity(pool, settings, 2.89 * gib);
        QVERIFY(std::abs(capacity.tokens - 23648) <= 16 * 3);  // the log rounds to 0.01 GiB: 5 blocks
        QVERIFY(std::abs(capacity.concurrency - 0.82) < 0.005);
    }

    void hybrid_pools_data() {
        QTest::addColumn<LanguageModel>("model");
        QTest::addColumn<int>("tensor");
        QTest::addColumn<double>("element");
        QTest::addColumn<double>("kv_gib");
        QTest::addColumn<double>("context");
        QTest::addColumn<double>("speculative");
        QTest::addColumn<bool>("caching");
        QTest::addColumn<double>("tokens");
        QTest::addColumn<bool>("old_log");
        QTest::addColumn<double>("concurrency");
        const auto row = [](const char* name, const LanguageModel& model, int tensor, double element, double kv, double context,
                            double speculative, bool caching, double tokens, bool old_log, double concurrency) {
            QTest::newRow(name) << model << tensor << element << kv << context << speculative << caching << tokens << old_log
                                << concurrency;
        };
        // Printed by vLLM; issues and pull requests named in the row.
        row("35b fp8 kv", qwen35_35b(), 1, 1.0, 5.98, 131072, 0, true, 567978, false, 4.33);
        row("35b fp8 kv, more", qwen35_35b(), 1, 1.0, 6.01, 131072, 0, true, 569878, false, 4.35);
        row("27b tp2 fp8 kv", qwen35_27b(), 2, 1.0, 4.99, 131072, 0, true, 302921, false, 2.31);
        row("27b nvfp4 kv (vllm 57475)", qwen35_27b(), 1, 0.5625, 2.97, 124000, 0, true, 150745, false, 1.216);
        row("122b fp8 kv", qwen35_122b(), 1, 1.0, 21.43, 131072, 0, true, 467712, true, 11.79);
        // The prediction layer that drafts has attention of its own: 13 layers keep the context.
        LanguageModel drafting = qwen35_122b();
        drafting.attention.full_layers = 13;
        row("122b with one draft token", drafting, 1, 1.0, 24.05, 262144, 1, true, 482080, true, 6.42);
        row("vllm 39559", qwen35_35b(), 1, 2.0, 6.9, 262144, 0, false, 89760, true, 1.36);
        row("vllm 30515", qwen35_122b(), 1, 2.0, 17.36, 131072, 0, true, 188640, true, 5.23);
    }
    void hybrid_pools() {
        QFETCH(LanguageModel, model);
        QFETCH(int, tensor);
        QFETCH(double, element);
        QFETCH(double, kv_gib);
        QFETCH(double, context);
        QFETCH(double, speculative);
        QFETCH(bool, caching);
        QFETCH(double, tokens);
        QFETCH(bool, old_log);
        QFETCH(double, concurrency);
        const KvPoolSettings settings{context, 8192, speculative, caching};
        const KvPool pool = kv_pool(kv_shape(model, tensor, 1, element), settings);
        const KvCapacity capacity = kv_capacity(pool, settings, kv_gib * gib);
        QCOMPARE(old_log ? capacity.tokens_old : capacity.tokens, tokens);
        QVERIFY2(std::abs(capacity.concurrency - concurrency) < 0.006, qPrintable(QString::number(capacity.concurrency)));
    }

    void hybrid_block_sizes() {
        // Tokens of a block: 1568 for the 27B, 2096 for the 35B, 4176 for the 122B, with an FP8 cache.
        const KvPoolSettings settings{131072, 8192, 0, true};
        QCOMPARE(kv_pool(kv_shape(qwen35_27b(), 1, 1, 1.0), settings).block_tokens, 1568.0);
        QCOMPARE(kv_pool(kv_shape(qwen35_35b(), 1, 1, 1.0), settings).block_tokens, 2096.0);
        QCOMPARE(kv_pool(kv_shape(qwen35_122b(), 1, 1, 1.0), settings).block_tokens, 4176.0);
    }

    void a_short_request_of_a_hybrid_is_dear() {
        // One attention block and two states in three groups: seven blocks, 150 MB for the 35B with an FP8 cache.
        const KvPoolSettings settings{131072, 8192, 0, true};
        const KvPool pool = kv_pool(kv_shape(qwen35_35b(), 1, 1, 1.0), settings);
        QCOMPARE(blocks_of_sequence(pool, settings, 100), 7.0);
        QVERIFY(std::abs(7.0 * pool.block_bytes / 150e6 - 1.0) < 0.01);
    }

    void without_prefix_caching_one_state_is_kept() {
        // Qwen3.5-27B, BF16, 32,768 tokens (vllm 40691): 1487 blocks of 784 tokens in four groups, 33.04 requests, 290,864 tokens.
        const KvPoolSettings settings{32768, 8192, 0, false};
        const KvPool pool = kv_pool(kv_shape(qwen35_27b(), 1, 1, 2.0), settings);
        QCOMPARE(pool.block_tokens, 784.0);
        const KvCapacity capacity = kv_capacity(pool, settings, 1487.0 * pool.block_bytes);
        QCOMPARE(capacity.tokens_old, 290864.0);
        QVERIFY(std::abs(capacity.concurrency - 33.04) < 0.005);
    }

    void windowed_pools() {
        // Gemma-4-31B BF16, 64.68 GiB, 262,144 tokens, 8192 batched: 626,949 tokens printed.
        const KvPoolSettings settings{262144, 8192, 0, true};
        const KvPool pool = kv_pool(kv_shape(gemma4_31b(), 1, 1, 2.0), settings);
        QCOMPARE(kv_capacity(pool, settings, 64.68 * gib).tokens, 626949.0);
        // 103.92 GiB: 1,007,303 printed; one block is 23 tokens.
        QVERIFY(std::abs(kv_capacity(pool, settings, 103.92 * gib).tokens - 1007303) <= 23);
        // Gemma-4-26B, FP8 cache, 51.62 GiB, 131,072 tokens, 2048 batched: 33.42 requests, 451,040 tokens in the old log's sense.
        const KvPoolSettings small{131072, 2048, 0, true};
        const KvPool other = kv_pool(kv_shape(gemma4_26b(), 1, 1, 1.0), small);
        const KvCapacity capacity = kv_capacity(other, small, 51.62 * gib);
        QVERIFY2(std::abs(capacity.concurrency - 33.42) < 0.006, qPrintable(QString::number(capacity.concurrency)));
        QVERIFY2(std::abs(capacity.tokens_old - 451040) <= 32, qPrintable(QString::number(capacity.tokens_old)));
    }

    void a_window_stops_growing() {
        // Beyond the window only the global layers take more: 18 · 2 · 8 · 64 · 2 B a token for gpt-oss-120b.
        const KvShape shape = kv_shape(gpt_oss_120b(), 1, 1, 2.0);
        QCOMPARE(shape.held_bytes(2000) - shape.held_bytes(1000), 1000.0 * 18 * 2 * 8 * 64 * 2);
        const KvPoolSettings settings{131072, 8192, 0, true};
        const KvPool pool = kv_pool(shape, settings);
        QVERIFY(blocks_of_sequence(pool, settings, 4096) < blocks_of_full_request(pool, {4096, 8192, 0, true}));
    }

    void nothing_to_cut_gives_nothing() {
        const KvPoolSettings settings{8192, 8192, 0, true};
        const KvCapacity capacity = kv_capacity(kv_pool(kv_shape(llama_8b(), 1, 1, 2.0), settings), settings, -1.0);
        QCOMPARE(capacity.tokens, 0.0);
        QCOMPARE(capacity.concurrency, 0.0);
    }
};

QTEST_APPLESS_MAIN(LlmKvCacheTest)
#include "llm_kv_cache_test.moc"
