// A pool of light models: processes side by side on cards, and in MIG slices with hard limits.

#include "llm_test_bench.h"

#include <QTest>

using namespace rackwright;
using namespace rackwright::test_models;

namespace {
constexpr double gib = 1073741824.0;
}

class LlmLightModelsTest : public QObject {
    Q_OBJECT

    Catalogue catalogue_;

    static LightModels pool(int instances, WeightFormat weights = WeightFormat::AwqInt4) {
        LightModels task;
        task.models = {{"llama-3.1-8b", instances, weights, KvFormat::Bf16}};
        task.max_context_tokens = 8192;
        task.tokens_per_s_per_session = 5;
        return task;
    }

    static double weights_8b(WeightFormat format) {
        const double table = 2 * 128256.0 * 4096, norms = 65 * 4096.0;
        if (format == WeightFormat::Bf16) return 8030261248.0 * 2;
        return (8030261248.0 - table - norms) * 0.51953125 + (table + norms) * 2;
    }
    /// Weights, activations of 1.89 GiB · (1 + 2048/8192)/2, 0.51 GiB context, 1.04 GiB graphs and 8192 tokens of 131,072 B.
    static double process_bytes(WeightFormat format) { return weights_8b(format) + (1.89 * 0.625 + 0.51 + 1.04) * gib + 8192 * 131072.0; }

private slots:
    void initTestCase() {
        catalogue_ = serving_catalogue();
        catalogue_.models = {llama_8b(), bge_m3(), qwen25_7b()};
        catalogue_.index();
    }

    void instances_on_one_card_by_hand() {
        Bench bench(catalogue_, "rtx-pro-6000-se", 1);
        bench.place(0, 1);
        const WorkloadResult result = bench.size(pool(2));
        // 97,887 MiB · 0.9 / (5.335 + 2.731 + 1) GiB: nine processes.
        const double expected = std::floor(97887.0 * 1048576 * 0.9 / process_bytes(WeightFormat::AwqInt4));
        QCOMPARE(expected, 9.0);
        QCOMPARE(value_of(result, FigureKind::InstancesFit), expected);
        QCOMPARE(value_of(result, FigureKind::Instances), 2.0);
        QCOMPARE(result.verdict, Verdict::Fits);
        double sum = 0.0;
        for (const VramPart& part : bench.evaluation().gpus[0].parts) sum += part.bytes;
        QVERIFY(std::abs(sum - 2 * process_bytes(WeightFormat::AwqInt4)) < 1.0);
    }

    void ten_need_two_cards() {
        Bench one(catalogue_, "rtx-pro-6000-se", 1), two(catalogue_, "rtx-pro-6000-se", 2);
        one.place(0, 1);
        two.place(0, 2);
        const WorkloadResult short_of = one.size(pool(10));
        QCOMPARE(short_of.verdict, Verdict::DoesNotFit);
        QCOMPARE(short_of.limit, Limit::Vram);
        QCOMPARE(short_of.reason.code, std::string("llm.instances-short"));
        QCOMPARE(number_of(short_of.reason, "fit"), 9.0);
        const WorkloadResult result = two.size(pool(10));
        QVERIFY(result.verdict == Verdict::Fits || result.verdict == Verdict::Tight);
        // Five on each: the cards carry the same.
        QCOMPARE(two.evaluation().gpus[0].generation_load, two.evaluation().gpus[1].generation_load);
    }

    void steps_follow_one_another() {
        Bench one(catalogue_, "h100-sxm", 1), four(catalogue_, "h100-sxm", 1);
        one.place(0, 1);
        four.place(0, 1);
        const double alone = value_of(one.size(pool(1)), FigureKind::TimePerOutputToken);
        QVERIFY(std::abs(value_of(four.size(pool(4)), FigureKind::TimePerOutputToken) / (4 * alone) - 1.0) < 1e-9);
    }

    void too_slow_is_said() {
        Bench bench(catalogue_, "l4", 1);
        bench.place(0, 1);
        LightModels task = pool(2);
        task.tokens_per_s_per_session = 60;
        const WorkloadResult result = bench.size(task);
        QCOMPARE(result.verdict, Verdict::DoesNotFit);
        QCOMPARE(result.limit, Limit::GenerationSpeed);
    }

    void a_slice_is_a_hard_limit() {
        // An 8B in 16 bits takes 15.0 + 2.7 + 1 GiB: too much for 1g.10gb (9.6 GiB), not for 3g.40gb (39.3 GiB).
        Bench bench(catalogue_, "a100-80-sxm", 2);
        Placement& placement = bench.place(0, 2, Share::MigSlice);
        placement.mig_profile = "1g.10gb";
        placement.mig_slices_per_gpu = 5;
        const WorkloadResult small = bench.size(pool(10, WeightFormat::Bf16));
        QCOMPARE(small.verdict, Verdict::DoesNotFit);
        QCOMPARE(small.limit, Limit::MigSlice);
        QCOMPARE(small.reason.code, std::string("llm.slice-too-small"));
        QCOMPARE(number_of(small.reason, "available_bytes"), 9856.0 * 1048576);
        QVERIFY(std::abs(number_of(small.reason, "needed_bytes") - process_bytes(WeightFormat::Bf16)) < 1.0);
        QVERIFY(!figure_of(small, FigureKind::TimePerOutputToken)->known());  // never 0
        placement.mig_profile = "3g.40gb";
        placement.mig_slices_per_gpu = 2;
        const WorkloadResult large = bench.size(pool(4, WeightFormat::Bf16));
        QVERIFY(large.verdict != Verdict::DoesNotFit);
        QVERIFY(value_of(large, FigureKind::InstancesFit) >= 4.0);
    }

    void an_encoder_takes_memory_and_no_steps() {
        Bench bench(catalogue_, "l4", 1);
        bench.place(0, 1);
        LightModels task;
        task.models = {{"bge-m3", 1, WeightFormat::Fp16, KvFormat::Bf16}};
        const WorkloadResult result = bench.size(task);
        QCOMPARE(value_of(result, FigureKind::KvBytesNeeded), 0.0);
        QVERIFY(std::abs(value_of(result, FigureKind::WeightBytes) / (567.75e6 * 2) - 1.0) < 0.003);
        QCOMPARE(bench.evaluation().gpus[0].generation_load, 0.0);
        QCOMPARE(result.verdict, Verdict::Fits);
    }

    void mixed_models_are_added_up() {
        Bench bench(catalogue_, "rtx-pro-6000-se", 1);
        bench.place(0, 1);
        LightModels task = pool(2);
        task.models.push_back({"qwen2.5-7b", 1, WeightFormat::Bf16, KvFormat::Bf16});
        const WorkloadResult result = bench.size(task);
        const double qwen = 7615616512.0 * 2;  // counted: 28 layers, 3584 wide, biases on queries, keys and values
        QVERIFY(std::abs(value_of(result, FigureKind::WeightBytes) - (2 * weights_8b(WeightFormat::AwqInt4) + qwen)) < 1.0);
    }

    void unplaced_and_unknown() {
        Bench bench(catalogue_, "l4", 1);
        const WorkloadResult unplaced = bench.size(pool(10));
        QCOMPARE(unplaced.verdict, Verdict::NotPlaced);
        QVERIFY(std::abs(value_of(unplaced, FigureKind::MinimumVram) - 10 * process_bytes(WeightFormat::AwqInt4) / 0.9) < 10.0);
        LightModels task = pool(1);
        task.models[0].model = "no-such-model";
        QCOMPARE(bench.size(task).reason.code, std::string("llm.unknown-model"));
        QCOMPARE(bench.size(pool(0)).reason.code, std::string("llm.no-instances"));
    }

    void every_figure_can_be_explained() {
        Bench bench(catalogue_, "rtx-pro-6000-se", 1);
        bench.place(0, 1);
        Trace trace;
        const WorkloadResult result = bench.size(pool(3), &trace);
        QCOMPARE(trace.size(), result.figures.entries.size());
        for (const Derivation& derivation : trace) {
            QVERIFY(!derivation.formula.empty());
            for (const DerivationInput& input : derivation.inputs) {
                const bool traced = input.origin == Origin::Derived || !input.source.empty() || !input.note.empty();
                QVERIFY2(input.value.known() && traced, input.meaning.c_str());
            }
        }
    }
};

QTEST_APPLESS_MAIN(LlmLightModelsTest)
#include "llm_light_models_test.moc"
