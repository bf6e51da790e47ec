// The LLM workload as a whole: figures, verdicts, what is put on the GPUs, and how it is explained.

#include "llm_test_bench.h"

#include <QElapsedTimer>
#include <QTest>

using namespace rackwright;
using namespace rackwright::test_models;

namespace {
constexpr double gib = 1073741824.0;
}

class LlmInferenceTest : public QObject {
    Q_OBJECT

    Catalogue catalogue_;

    static LlmInference heavy() {
        LlmInference task;
        task.model = "llama-3.1-70b";
        task.weights = WeightFormat::AwqInt4;
        task.max_context_tokens = 32768;
        task.prompt_tokens = 4096;
        task.answer_tokens = 512;
        task.concurrent_sessions = 8;
        task.tokens_per_s_per_session = 15;
        return task;
    }

private slots:
    void initTestCase() {
        catalogue_ = serving_catalogue();
        catalogue_.models = {llama_8b(), llama_70b(), qwen3_235b(), bge_m3(), gpt_oss_120b()};
        catalogue_.index();
    }

    void unplaced_gives_what_needs_no_hardware() {
        Bench bench(catalogue_, "h100-sxm", 0);
        const WorkloadResult result = bench.size(heavy());
        QCOMPARE(result.verdict, Verdict::NotPlaced);
        QCOMPARE(result.reason.code, std::string("llm.not-placed"));
        QCOMPARE(value_of(result, FigureKind::Parameters), 70553706496.0);
        QCOMPARE(value_of(result, FigureKind::KvBytesPerToken), 327680.0);
        // Sessions of 4096 + 256 tokens take 272 blocks of 16 · 327,680 B; a full request 2048 blocks: eight sessions need more.
        QCOMPARE(value_of(result, FigureKind::KvBytesNeeded), 8.0 * 272 * 16 * 327680);
        // (W + a + N + G + KV) / 0.9 with W as in the weights' test, 1.89 + 0.25 + 1.04 GiB.
        const double weights = (70553706496.0 - 2 * 128256.0 * 8192 - 161 * 8192.0) * 0.51953125 + (2 * 128256.0 * 8192 + 161 * 8192.0) * 2;
        const double expected = (weights + 3.18 * gib + 8.0 * 272 * 16 * 327680) / 0.9;
        QVERIFY(std::abs(value_of(result, FigureKind::MinimumVram) / expected - 1.0) < 1e-9);
        QVERIFY(figure_of(result, FigureKind::TimePerOutputToken) == nullptr);
    }

    void the_budget_is_vllms() {
        // 79.2 GiB · 0.9 - 14.957 (weights) - 1.89 - 0.25 - 1.04 GiB.
        Bench bench(catalogue_, "h100-sxm", 1);
        bench.place(0, 1);
        LlmInference task = heavy();
        task.model = "llama-3.1-8b";
        task.weights = WeightFormat::Bf16;
        const WorkloadResult result = bench.size(task);
        const double weights = 8030261248.0 * 2;
        QVERIFY(std::abs(value_of(result, FigureKind::KvBytesAvailable) - (79.2 * 0.9 * gib - weights - 3.18 * gib)) < 1.0);
        QVERIFY(figure_of(result, FigureKind::KvBytesAvailable)->has_range());
        QCOMPARE(value_of(result, FigureKind::SessionsNeeded), 8.0);
        QCOMPARE(result.verdict, Verdict::Fits);
        QVERIFY(result.reason.empty());
    }

    void parts_are_what_is_needed_and_not_what_the_engine_grabs() {
        Bench bench(catalogue_, "rtx-pro-6000-se", 2);
        bench.place(0, 2).tensor_parallel = 2;
        const WorkloadResult result = bench.size(heavy());
        const std::vector<VramPart>& parts = bench.evaluation().gpus[1].parts;
        QCOMPARE(parts.size(), std::size_t{4});
        double kv = 0.0, sum = 0.0;
        for (const VramPart& part : parts) {
            if (part.use == VramUse::KvCache) kv = part.bytes;
            sum += part.bytes;
            QCOMPARE(part.workload, WorkloadId{7});
        }
        QCOMPARE(kv, 8.0 * 272 * 16 * 163840);
        QVERIFY(sum < 40 * gib);
        QVERIFY(bench.evaluation().gpus[0].generation_load > 0.0);
        QVERIFY(std::abs(bench.evaluation().gpus[0].generation_load - 15.0 * value_of(result, FigureKind::TimePerOutputToken)) < 1e-12);
        QCOMPARE(value_of(result, FigureKind::Replicas), 1.0);
    }

    /// Llama 3.1 70B, BF16: 80 layers · 2 · 8 heads · 128 · 2 B = 327,680 B a token. Four ranks keep 2 heads each: 81,920 B. Sixteen ranks
    /// keep one each, every head twice: 40,960 B and not a sixteenth.
    void the_cache_is_told_for_the_whole_model_and_for_a_gpu() {
        const auto sized = [&](int ranks, Trace* trace = nullptr) {
            Bench bench(catalogue_, "h100-sxm", ranks);
            bench.place(0, ranks).tensor_parallel = ranks;
            return bench.size(heavy(), trace);
        };
        Trace trace;
        const WorkloadResult four = sized(4, &trace), sixteen = sized(16);
        for (const WorkloadResult* result : {&four, &sixteen}) {
            QCOMPARE(value_of(*result, FigureKind::KvBytesPerToken), 327680.0);
            QCOMPARE(value_of(*result, FigureKind::KvBytesNeeded), 8.0 * 272 * 16 * 327680);
        }
        QCOMPARE(value_of(four, FigureKind::KvBytesPerTokenPerGpu), 81920.0);
        QCOMPARE(value_of(four, FigureKind::KvBytesNeededPerGpu), 8.0 * 272 * 16 * 81920);
        QCOMPARE(value_of(sixteen, FigureKind::KvBytesPerTokenPerGpu), 40960.0);

        const auto input = [&](FigureKind kind, const char* symbol) {
            for (const Derivation& derivation : trace) {
                if (derivation.id.kind != kind) continue;
                for (const DerivationInput& one : derivation.inputs) {
                    if (one.symbol == symbol) return one.value.value;
                }
            }
            return std::numeric_limits<double>::quiet_NaN();
        };
        // k = L_full·2·K·d·q and k_gpu = L_full·2·⌈K/T⌉·d·q, with the numbers that are shown beside them.
        const FigureKind whole = FigureKind::KvBytesPerToken, gpu = FigureKind::KvBytesPerTokenPerGpu;
        QCOMPARE(input(whole, "L_full") * 2 * input(whole, "K") * input(whole, "d") * input(whole, "q"), 327680.0);
        QCOMPARE(input(gpu, "L_full") * 2 * std::ceil(input(gpu, "K") / input(gpu, "T")) * input(gpu, "d") * input(gpu, "q"), 81920.0);
    }

    void two_replicas_need_the_same_cache_in_all() {
        Bench bench(catalogue_, "rtx-pro-6000-se", 2);
        bench.place(0, 2);
        const WorkloadResult result = bench.size(heavy());
        QCOMPARE(value_of(result, FigureKind::KvBytesNeeded), 8.0 * 272 * 16 * 327680);
        QCOMPARE(value_of(result, FigureKind::KvBytesNeededPerGpu), std::max(4.0 * 272, 2048.0) * 16 * 327680);
    }

    void too_small_a_gpu_says_by_how_much() {
        Bench bench(catalogue_, "l40s", 1);
        bench.place(0, 1);
        const WorkloadResult result = bench.size(heavy());
        QCOMPARE(result.verdict, Verdict::DoesNotFit);
        QCOMPARE(result.limit, Limit::Vram);
        QCOMPARE(result.reason.code, std::string("llm.vram-short"));
        QCOMPARE(number_of(result.reason, "available"), 44.42 * gib);
        // Weights, overheads and one request of 32,768 tokens, over 0.9.
        const double weights = value_of(result, FigureKind::WeightBytesPerGpu);
        QVERIFY(std::abs(number_of(result.reason, "needed") - (weights + 3.18 * gib + 32768 * 327680.0) / 0.9) < 1.0);
        QCOMPARE(value_of(result, FigureKind::SessionsByMemory), 0.0);
        QCOMPARE(figure_of(result, FigureKind::TokensPerSecond)->unknown_reason, std::string_view("llm.does-not-start"));
    }

    void too_many_sessions_name_the_limit() {
        Bench bench(catalogue_, "rtx-pro-6000-se", 1);
        bench.place(0, 1);
        LlmInference task = heavy();
        task.concurrent_sessions = 200;
        task.tokens_per_s_per_session = 0.5;
        const WorkloadResult by_memory = bench.size(task);
        QCOMPARE(by_memory.verdict, Verdict::DoesNotFit);
        QCOMPARE(by_memory.limit, Limit::Concurrency);
        QVERIFY(number_of(by_memory.reason, "fit") < 200);
        task.concurrent_sessions = 20;
        task.tokens_per_s_per_session = 60;
        const WorkloadResult by_speed = bench.size(task);
        QCOMPARE(by_speed.limit, Limit::GenerationSpeed);
        QCOMPARE(by_speed.reason.code, std::string("llm.too-slow"));
    }

    void replicas_multiply_sessions() {
        Bench one(catalogue_, "h100-sxm", 1), four(catalogue_, "h100-sxm", 4);
        one.place(0, 1);
        four.place(0, 4);
        const WorkloadResult single = one.size(heavy()), several = four.size(heavy());
        QCOMPARE(value_of(several, FigureKind::Replicas), 4.0);
        QCOMPARE(value_of(several, FigureKind::SessionsFit), 4 * value_of(single, FigureKind::SessionsFit));
        // Two sessions on each instead of eight on one.
        QVERIFY(value_of(several, FigureKind::TimePerOutputToken) < value_of(single, FigureKind::TimePerOutputToken));
    }

    void ranks_must_divide_heads_and_vocabulary() {
        Bench bench(catalogue_, "h100-sxm", 6);
        bench.place(0, 6).tensor_parallel = 6;
        const WorkloadResult result = bench.size(heavy());
        QCOMPARE(result.verdict, Verdict::DoesNotFit);
        QCOMPARE(result.reason.code, std::string("llm.tensor-parallel-not-divisible"));
        QVERIFY(bench.evaluation().gpus[0].parts.empty());
    }

    void unknown_things_are_unknown() {
        Bench bench(catalogue_, "h100-sxm", 1);
        bench.place(0, 1);
        LlmInference task = heavy();
        task.model = "no-such-model";
        QCOMPARE(bench.size(task).verdict, Verdict::Unknown);
        task.model = "bge-m3";
        QCOMPARE(bench.size(task).reason.code, std::string("llm.encoder-does-not-generate"));
        task = heavy();
        task.engine = "no-such-engine";
        QCOMPARE(bench.size(task).reason.code, std::string("llm.unknown-engine"));
        bench.evaluation().gpus[0].product = nullptr;
        const WorkloadResult result = bench.size(heavy());
        QCOMPARE(result.verdict, Verdict::Unknown);
        QCOMPARE(result.reason.code, std::string("llm.unknown-gpu"));
        QVERIFY(value_of(result, FigureKind::WeightBytes) > 0.0);
    }

    void a_group_over_two_servers_is_not_guessed() {
        Bench bench(catalogue_, "h100-sxm", 2);
        bench.place(0, 2).tensor_parallel = 2;
        bench.evaluation().gpus[1].ref.server = ServerId{2};
        const WorkloadResult result = bench.size(heavy());
        QCOMPARE(result.verdict, Verdict::Unknown);
        QCOMPARE(result.limit, Limit::Interconnect);
    }

    void a_slice_has_its_own_memory_and_bandwidth() {
        Bench bench(catalogue_, "h100-nvl", 1);
        Placement& placement = bench.place(0, 1, Share::MigSlice);
        placement.mig_profile = "3g.47gb";
        placement.mig_slices_per_gpu = 2;
        LlmInference task = heavy();
        task.model = "llama-3.1-8b";
        task.weights = WeightFormat::Bf16;
        const WorkloadResult result = bench.size(task);
        QCOMPARE(value_of(result, FigureKind::Replicas), 2.0);
        // 46.38 GiB, all of it: 46.38 - 14.957 - 3.18 GiB.
        QVERIFY(std::abs(value_of(result, FigureKind::KvBytesAvailable) - ((46.38 - 3.18) * gib - 8030261248.0 * 2)) < 1.0);
        double sum = 0.0;
        for (const VramPart& part : bench.evaluation().gpus[0].parts) sum += part.bytes;
        QVERIFY(sum > 2 * 8030261248.0 * 2 && sum < 2 * 46.38 * gib);
        Bench whole(catalogue_, "h100-nvl", 1);
        whole.place(0, 1);
        task.concurrent_sessions = 1;
        QVERIFY(value_of(bench.size(task), FigureKind::TimePerOutputToken) >
                1.6 * value_of(whole.size(task), FigureKind::TimePerOutputToken));
        placement.tensor_parallel = 2;
        bench.resolved()[0].gpus.push_back(bench.resolved()[0].gpus[0]);
        QCOMPARE(bench.size(task).reason.code, std::string("llm.parallel-across-slices"));
    }

    void hypothetical_placements_leave_the_gpus_alone() {
        Bench bench(catalogue_, "h100-sxm", 1);
        bench.place(0, 1);
        bench.resolved()[0].hypothetical = true;
        const WorkloadResult result = bench.size(heavy());
        QVERIFY(result.hypothetical);
        QVERIFY(value_of(result, FigureKind::TimePerOutputToken) > 0.0);
        QVERIFY(bench.evaluation().gpus[0].parts.empty());
        QCOMPARE(bench.evaluation().gpus[0].generation_load, 0.0);
    }

    void off_hours_are_marked() {
        Bench bench(catalogue_, "h100-sxm", 1);
        bench.place(0, 1).off_hours = true;
        bench.size(heavy());
        for (const VramPart& part : bench.evaluation().gpus[0].parts) QVERIFY(part.off_hours);
        QCOMPARE(bench.evaluation().gpus[0].generation_load, 0.0);
    }

    void tight_is_said_with_the_load() {
        Bench bench(catalogue_, "h100-sxm", 1);
        bench.place(0, 1);
        LlmInference task = heavy();
        task.tokens_per_s_per_session = 0.0;
        task.concurrent_sessions = 1;
        const double fit = value_of(bench.size(task), FigureKind::SessionsFit);
        task.concurrent_sessions = static_cast<std::int64_t>(fit);
        const WorkloadResult result = bench.size(task);
        QCOMPARE(result.verdict, Verdict::Tight);
        QCOMPARE(result.reason.code, std::string("llm.sessions-tight"));
        task.concurrent_sessions = static_cast<std::int64_t>(fit) + 1;
        QCOMPARE(bench.size(task).verdict, Verdict::DoesNotFit);
    }

    void every_figure_can_be_explained() {
        Bench bench(catalogue_, "l40s", 2);
        bench.place(0, 2).tensor_parallel = 2;
        Trace trace;
        const WorkloadResult result = bench.size(heavy(), &trace);
        QCOMPARE(trace.size(), result.figures.entries.size());
        for (const Derivation& derivation : trace) {
            QVERIFY2(!derivation.formula.empty(), std::string(figure_name(derivation.id.kind)).c_str());
            QVERIFY(!derivation.inputs.empty());
            for (const DerivationInput& input : derivation.inputs) {
                QVERIFY2(input.value.known(), input.meaning.c_str());
                const bool traced = input.origin == Origin::Derived || !input.source.empty() || !input.note.empty();
                QVERIFY2(traced, (input.meaning + " of " + std::string(figure_name(derivation.id.kind))).c_str());
                const bool constant = input.origin == Origin::Constant && !input.source.empty();
                if (constant) QVERIFY2(catalogue_.source(input.source) != nullptr, input.source.c_str());
            }
        }
    }

    void is_fast() {
        Bench bench(catalogue_, "h100-sxm", 8);
        bench.place(0, 8).tensor_parallel = 4;
        const LlmInference task = heavy();
        QElapsedTimer timer;
        timer.start();
        constexpr int times = 2000;
        for (int i = 0; i < times; ++i) {
            for (GpuResult& gpu : bench.evaluation().gpus) gpu.parts.clear();
            bench.size(task);
        }
        const double microseconds = static_cast<double>(timer.nsecsElapsed()) / 1e3 / times;
        qInfo("one evaluation: %.1f us", microseconds);
        QVERIFY(microseconds < 200.0);  // a wide limit: the machine may be busy
    }
};

QTEST_APPLESS_MAIN(LlmInferenceTest)
#include "llm_inference_test.moc"
