// Generation speed against measured serving points and against arithmetic done here.

#include "llm_test_catalogue.h"
#include "llm_test_models.h"
#include "sizing/llm_replica.h"

#include <QTest>

using namespace rackwright;
using namespace rackwright::test_models;

class LlmSpeedTest : public QObject {
    Q_OBJECT

    Catalogue catalogue_;

    ReplicaSizing replica(const LanguageModel& model, const char* gpu, WeightFormat weights, int tensor, double prompt, double answer,
                          const char* engine = "vllm") const {
        ServingRequest request;
        request.model = &model;
        request.engine = catalogue_.engine(engine);
        request.weights = weights;
        request.tensor_parallel = tensor;
        request.prompt_tokens = prompt;
        request.answer_tokens = answer;
        request.max_context_tokens = 16384;
        request.tokens_per_s_per_session = 20;
        ReplicaSizing result = size_model(catalogue_, request);
        std::vector<GpuRef> group;
        for (int slot = 0; slot < tensor; ++slot) group.push_back({ServerId{1}, slot});
        const Gpu& product = *catalogue_.gpu(gpu);
        size_on_gpu(request, whole_gpu(product), tensor_link(catalogue_, product, group), result);
        return result;
    }

private slots:
    void initTestCase() {
        catalogue_ = serving_catalogue();
        QVERIFY(catalogue_.engine("vllm") != nullptr);
    }

    void llama_70b_over_two_four_and_eight() {
        // vLLM on H100 SXM, FP8, 1024 in, 1024 out, few sessions: 17.4, 11.8 and 9.1 ms a token with 2, 4 and 8 GPUs.
        const LanguageModel model = llama_70b();
        const double measured[] = {0.0174, 0.0118, 0.0091};
        const int ranks[] = {2, 4, 8};
        for (int i = 0; i < 3; ++i) {
            const ReplicaSizing r = replica(model, "h100-sxm", WeightFormat::Fp8, ranks[i], 1024, 1024);
            QVERIFY(r.speed_known());
            const double got = time_per_output_token(r.speed, 4);
            QVERIFY2(std::abs(got / measured[i] - 1.0) < 0.2, qPrintable(QString("T%1: %2 s").arg(ranks[i]).arg(got)));
        }
    }

    void an_index_of_the_cache_takes_time_in_every_layer() {
        // 61 layers · 115 us = 7.015 ms a step, whatever the batch.
        LanguageModel model = deepseek_v3();
        const ReplicaSizing plain = replica(model, "b200-sxm", WeightFormat::Fp8, 8, 1024, 1024);
        model.attention.index_heads = 64;
        const ReplicaSizing sparse = replica(model, "b200-sxm", WeightFormat::Fp8, 8, 1024, 1024);
        QVERIFY(plain.speed_known() && sparse.speed_known());
        QCOMPARE(plain.speed.sparse_layers, 0.0);
        QCOMPARE(sparse.speed.sparse_layers, 61.0);
        ReplicaSpeed without = sparse.speed;
        without.sparse_layers = 0.0;
        for (const double batch : {1.0, 64.0}) {
            const double more = generation_step_time(sparse.speed, batch) - generation_step_time(without, batch);
            QVERIFY2(std::abs(more - 61 * 115e-6) < 1e-12, qPrintable(QString::number(more)));
        }
    }

    void the_shortcut_knows_only_bandwidth_and_peak() {
        // Llama-3.1-8B BF16 on one H100 with 1536 tokens held: 15.2112e9 B / 3.35e12 B/s = 4.5406 ms.
        const LanguageModel model = llama_8b();
        const ReplicaSizing r = replica(model, "h100-sxm", WeightFormat::Bf16, 1, 1024, 1024);
        const double flat = generation_step_time(flat_roofline(r.speed), 1);
        QVERIFY2(std::abs(flat - 4.5406e-3) < 1e-6, qPrintable(QString::number(flat)));
        QVERIFY(flat < generation_step_time(r.speed, 1));
    }

    void a_step_by_hand() {
        // Llama-3.1-8B BF16 on one H100, one session of 1024 + 1024/2 tokens, vLLM:
        // weights read 16.06e9 - 2·128256·4096 (token table) = 15.0098e9 B, cache 1536 · 131,072 = 0.2013e9 B;
        // 15.2112e9 / (0.85 · 3.35e12) = 5.3420 ms; 32 layers · 41 us = 1.312 ms; prefill 1024/1024 · 2 · 8.0303e9 / (989e12 · 0.88).
        const LanguageModel model = llama_8b();
        const ReplicaSizing r = replica(model, "h100-sxm", WeightFormat::Bf16, 1, 1024, 1024);
        const double weights = (8030261248.0 - 128256.0 * 4096) * 2;
        const double memory = (weights + 1536 * 131072.0) / (0.85 * 3.35e12);
        const double prefill = 2 * 8030261248.0 / (989e12 * 0.88);
        QVERIFY(std::abs(time_per_output_token(r.speed, 1) - (memory + 32 * 41e-6 + prefill)) < 1e-9);
    }

    void experts_are_read_as_the_batch_reaches_them() {
        // One token reads 8 of 256 experts; 96 = 3·E/k sessions reach 1 - (1 - 1/32)^96 = 95.3 % of them.
        const LanguageModel model = qwen35_122b();
        const ReplicaSizing r = replica(model, "b200-sxm", WeightFormat::Bf16, 1, 1, 1024);
        const double experts = 48.0 * 256 * 3 * 3072 * 1024 * 2;
        const double kv_one = r.speed.kv.held_bytes(r.speed.mean_context());
        QVERIFY(std::abs((bytes_read(r.speed, 1) - r.speed.weight_bytes - kv_one) / experts - 8.0 / 256) < 1e-9);
        QVERIFY(std::abs((bytes_read(r.speed, 96) - r.speed.weight_bytes - 96 * kv_one) / experts - 0.9525) < 1e-3);
    }

    void long_prompts_slow_generation() {
        const LanguageModel model = llama_70b();
        const ReplicaSizing shorter = replica(model, "h100-sxm", WeightFormat::Fp8, 4, 1024, 1024);
        const ReplicaSizing longer = replica(model, "h100-sxm", WeightFormat::Fp8, 4, 8192, 1024);
        QVERIFY(time_per_output_token(longer.speed, 64) > 1.5 * time_per_output_token(shorter.speed, 64));
        QVERIFY(time_to_first_token(longer.speed, 64) > 5.0 * time_to_first_token(shorter.speed, 4));
    }

    void pcie_costs_prefill_more_than_generation() {
        // 8192 tokens · 8192 · 2 B = 134 MB a time, 160 times over PCIe 4, with two cards: at a bus bandwidth of B,
        // 160 · 134.2e6 / B seconds (2·(T-1)/T = 1).
        const LanguageModel model = llama_70b();
        const ReplicaSizing card = replica(model, "l40s", WeightFormat::Fp8, 2, 8192, 512);
        QVERIFY(!card.speed.link.fast);
        QCOMPARE(card.speed.link.link->id, std::string("pcie4"));
        ReplicaSpeed joined = card.speed;
        joined.link = {};
        joined.link.fast = true;
        const double expected = 160.0 * (8192.0 * 8192 * 2 / card.speed.link.bus_bandwidth + card.speed.link.extra_latency);
        QVERIFY(std::abs(prefill_time(card.speed) - prefill_time(joined) - expected) < 1e-9);
        QVERIFY(expected > 0.6);
        QVERIFY(generation_step_time(card.speed, 1) - generation_step_time(joined, 1) < 0.01);
    }

    void bridged_cards_need_the_same_bridge() {
        const Gpu& nvl = *catalogue_.gpu("h100-nvl");
        const std::vector<GpuRef> pair = {{ServerId{1}, 0}, {ServerId{1}, 1}};
        const std::vector<GpuRef> apart = {{ServerId{1}, 1}, {ServerId{1}, 2}};
        QVERIFY(tensor_link(catalogue_, nvl, pair).fast);
        QVERIFY(!tensor_link(catalogue_, nvl, apart).fast);
        QVERIFY(tensor_link(catalogue_, *catalogue_.gpu("h200-sxm"), apart).fast);
    }

    void the_largest_batch_is_the_largest() {
        const LanguageModel model = llama_8b();
        const ReplicaSizing r = replica(model, "h100-sxm", WeightFormat::Bf16, 1, 1024, 512);
        const double limit = 1.0 / 20;
        const double batch = largest_batch(r.speed, limit, 100000);
        QVERIFY(batch > 8);
        QVERIFY(time_per_output_token(r.speed, batch) <= limit);
        QVERIFY(time_per_output_token(r.speed, batch + 1) > limit);
        QCOMPARE(largest_batch(r.speed, 1e-6, 1000), 0.0);
        QCOMPARE(largest_batch(r.speed, 10.0, 100), 100.0);
    }

    void the_peak_is_that_of_the_format() {
        QCOMPARE(compute_peak(*catalogue_.gpu("a100-80-sxm"), WeightFormat::Fp8).value, 312e12);  // no FP8: unpacked to BF16
        QCOMPARE(compute_peak(*catalogue_.gpu("h100-sxm"), WeightFormat::Fp8).value, 1979e12);
        QCOMPARE(compute_peak(*catalogue_.gpu("h100-sxm"), WeightFormat::AwqInt4).value, 989e12);
        QCOMPARE(compute_peak(*catalogue_.gpu("b300-sxm"), WeightFormat::Int8).value, 2250e12);  // INT8 units are all but gone
        QVERIFY(!compute_peak(*catalogue_.gpu("h100-sxm"), WeightFormat::Fp32).known());
    }

    void without_constants_nothing_is_claimed() {
        Engine bare;
        bare.id = "vllm";
        QCOMPARE(speed_coefficients(&bare, false).unknown_reason, std::string_view("llm.no-engine-constant"));
        QCOMPARE(speed_coefficients(nullptr, false).unknown_reason, std::string_view("llm.unknown-engine"));
    }
};

QTEST_APPLESS_MAIN(LlmSpeedTest)
#include "llm_speed_test.moc"
