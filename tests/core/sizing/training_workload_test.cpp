#include "sizing/context.h"
#include "training_test_bench.h"

#include <QTest>
#include <algorithm>

using namespace rackwright;
using namespace rackwright::test_training;

namespace {

Training full_70b() {
    Training task;
    task.model = "llama-3-70b";
    task.method = TrainingMethod::FullFineTuning;
    task.recipe = OptimizerRecipe::AdamW16;
    task.sharding = Sharding::Zero3;
    task.recomputation = Recomputation::Full;
    task.sequence_tokens = 4096;
    task.micro_batch_sequences = 1;
    task.gradient_accumulation = 8;
    task.dataset_tokens = 10e6;
    task.epochs = 3.0;
    return task;
}

double parts_of(const GpuResult& gpu, VramUse use) {
    double sum = 0.0;
    for (const VramPart& part : gpu.parts) {
        if (part.use == use) sum += part.bytes;
    }
    return sum;
}

double all_parts(const GpuResult& gpu) {
    double sum = 0.0;
    for (const VramPart& part : gpu.parts) sum += part.bytes;
    return sum;
}

bool has_part(const WorkloadResult& result, const char* name, const char* link) {
    return std::any_of(result.step.begin(), result.step.end(),
                       [&](const StepPart& part) { return part.name == name && part.link == link; });
}

}  // namespace

class TrainingWorkloadTest : public QObject {
    Q_OBJECT
private slots:
    void without_hardware_the_demand_is_known();
    void the_122b_mixture_needs_states_for_all_experts();
    void four_pcie_cards_are_short_of_capacity();
    void eight_h200_hold_the_states_but_not_the_rest();
    void eight_bit_states_fit_on_eight_h200();
    void two_h200_servers_train_over_their_network();
    void full_fine_tuning_that_fits_over_pcie_stays_a_fit();
    void adapters_of_70b_fit_on_pcie_cards();
    void four_bit_base_fits_on_one_card();
    void hypothetical_runs_leave_no_trace();
    void off_hours_are_marked();
    void unknown_things_stay_unknown();
    void impossible_layouts_say_why();
    void every_figure_is_explained();
};

// 70,553,706,496 parameters: x 16 = 1.129 TB, x 14 = 0.988 TB.
void TrainingWorkloadTest::without_hardware_the_demand_is_known() {
    Bench bench;
    const WorkloadResult result = bench.size(full_70b());
    QCOMPARE(value_of(result, FigureKind::Parameters), 70553706496.0);
    QCOMPARE(value_of(result, FigureKind::TrainableParameters), 70553706496.0);
    QCOMPARE(value_of(result, FigureKind::ModelStates), 16.0 * 70553706496.0);
    QCOMPARE(value_of(result, FigureKind::CheckpointBytes), 14.0 * 70553706496.0);
    QVERIFY(figure_of(result, FigureKind::TrainingMemoryPerGpu) == nullptr);
    QVERIFY(result.verdict == Verdict::NotPlaced);
}

// 122.1e9 x 16 = 1.954 TB.
void TrainingWorkloadTest::the_122b_mixture_needs_states_for_all_experts() {
    Bench bench;
    Training task = full_70b();
    task.model = "qwen3-5-122b-a10b";
    const WorkloadResult result = bench.size(task);
    QVERIFY2(near(value_of(result, FigureKind::ModelStates), 1.954e12, 0.001),
             qPrintable(QString::number(value_of(result, FigureKind::ModelStates))));
    QVERIFY(value_of(result, FigureKind::ActiveParameters) < 11e9);
}

// States 1,128.9/4 = 282.2 GB a card of 102.6e9 bytes.
void TrainingWorkloadTest::four_pcie_cards_are_short_of_capacity() {
    Bench bench;
    bench.add_server("supermicro-sys-521ge-tnrt", "rtx-pro-6000-se", 4);
    bench.place_all();
    const WorkloadResult result = bench.size(full_70b());
    QVERIFY(result.verdict == Verdict::DoesNotFit);
    QVERIFY(result.limit == Limit::Vram);
    QVERIFY(result.reason.code == "training.vram-short");
    const double needed = number_of(result.reason, "needed"), available = number_of(result.reason, "available");
    QVERIFY(needed > 1128.9e9);
    QCOMPARE(available, 4 * 97887 * 1048576.0);
    QVERIFY(near(number_of(result.reason, "short"), needed - available, 1e-12));
    QCOMPARE(value_of(result, FigureKind::TrainingMemoryShort), number_of(result.reason, "short"));
    QCOMPARE(value_of(result, FigureKind::TrainingMemoryTotal), needed);
    const GpuResult& gpu = bench.evaluation().gpus.front();
    QVERIFY(near(parts_of(gpu, VramUse::Weights), 2.0 * 70553706496.0 / 4, 1e-12));
    QVERIFY(near(parts_of(gpu, VramUse::Gradients), 2.0 * 70553706496.0 / 4, 1e-12));
    QVERIFY(near(parts_of(gpu, VramUse::OptimizerStates), 12.0 * 70553706496.0 / 4, 1e-12));
    QVERIFY(parts_of(gpu, VramUse::GatherBuffers) > 0.0);
    // 0.75 GB of context, and 4.5 % of the card that the allocator cannot hand out: constants of the catalogue.
    QCOMPARE(parts_of(gpu, VramUse::Runtime), 0.75e9);
    QVERIFY(near(parts_of(gpu, VramUse::Fragmentation), 0.045 * 97887 * 1048576.0, 1e-12));
    // One truth: what lies on a GPU is what the run needs on it.
    QVERIFY(near(4.0 * all_parts(gpu), needed, 1e-12));
    QVERIFY(near(all_parts(gpu), value_of(result, FigureKind::TrainingMemoryPerGpu), 1e-12));
    // The step is shown all the same, and what PCIe makes of it.
    QVERIFY(value_of(result, FigureKind::CommunicationSlowdown) > 1.3);
    QVERIFY(has_part(result, "step.zero3-gather", "pcie5"));
    QVERIFY(has_part(result, "step.compute", ""));
}

// Eight times 150.1 GB are 1,200.9 GB, more than 1,128.9 GB of states; activations, buffers, context and what the allocator
// loses come on top.
void TrainingWorkloadTest::eight_h200_hold_the_states_but_not_the_rest() {
    Bench bench;
    bench.add_server("supermicro-sys-821ge-tnhr", "h200-sxm", 8);
    bench.place_all();
    const WorkloadResult result = bench.size(full_70b());
    QVERIFY(value_of(result, FigureKind::ModelStates) < 8 * 139.8 * 1073741824.0);
    QVERIFY(result.verdict == Verdict::DoesNotFit);
    QCOMPARE(value_of(result, FigureKind::TrainingMemoryAvailable), 8 * 139.8 * 1073741824.0);
    QVERIFY(has_part(result, "step.zero3-gather", "nvlink4"));
}

void TrainingWorkloadTest::eight_bit_states_fit_on_eight_h200() {
    Bench bench;
    bench.add_server("supermicro-sys-821ge-tnhr", "h200-sxm", 8);
    bench.place_all();
    Training task = full_70b();
    task.recipe = OptimizerRecipe::Adam8BitMaster10;
    const WorkloadResult result = bench.size(task);
    QVERIFY2(result.verdict == Verdict::Fits, result.reason.code.c_str());
    QVERIFY(figure_of(result, FigureKind::TrainingMemoryShort) == nullptr);
    const Figure* step = figure_of(result, FigureKind::StepTime);
    QVERIFY(step != nullptr && step->known() && step->has_range());
    // 30e6 tokens at 8 · 8 · 4,096 tokens a step: 115 steps.
    QVERIFY(near(value_of(result, FigureKind::TimeToTrain), 115.0 * step->value, 1e-12));
    QVERIFY(near(value_of(result, FigureKind::TrainingTokensPerSecond), 262144.0 / step->value, 1e-12));
}

void TrainingWorkloadTest::two_h200_servers_train_over_their_network() {
    Bench bench;
    bench.add_server("supermicro-sys-821ge-tnhr", "h200-sxm", 8);
    bench.add_server("supermicro-sys-821ge-tnhr", "h200-sxm", 8);
    bench.place_all();
    const WorkloadResult result = bench.size(full_70b());
    QVERIFY2(result.verdict == Verdict::Fits, result.reason.code.c_str());
    QVERIFY(has_part(result, "step.zero3-gather", "ib-ndr"));
    // A server whose network is not stated leaves the step unknown, and the memory as it is.
    Bench dell;
    dell.add_server("dell-poweredge-xe9680-h200", "h200-sxm", 8);
    dell.add_server("dell-poweredge-xe9680-h200", "h200-sxm", 8);
    dell.place_all();
    const WorkloadResult unknown = dell.size(full_70b());
    QVERIFY(unknown.verdict == Verdict::Fits);
    const Figure* step = figure_of(unknown, FigureKind::StepTime);
    QVERIFY(step != nullptr && !step->known());
    QVERIFY(step->unknown_reason == "training.unknown-network");
}

void TrainingWorkloadTest::full_fine_tuning_that_fits_over_pcie_stays_a_fit() {
    Bench bench;
    bench.add_server("supermicro-sys-521ge-tnrt", "rtx-pro-6000-se", 8);
    bench.place_all();
    Training task = full_70b();
    task.model = "llama-3-8b";
    const WorkloadResult result = bench.size(task);
    QVERIFY2(result.verdict == Verdict::Fits, result.reason.code.c_str());
    QVERIFY(value_of(result, FigureKind::CommunicationSlowdown) > 1.2);
}

// 141.1 GB of frozen weights over four cards, and 207 million adapters.
void TrainingWorkloadTest::adapters_of_70b_fit_on_pcie_cards() {
    Bench bench;
    bench.add_server("supermicro-sys-521ge-tnrt", "rtx-pro-6000-se", 4);
    bench.place_all();
    Training task = full_70b();
    task.method = TrainingMethod::Lora;
    const WorkloadResult result = bench.size(task);
    QVERIFY2(result.verdict == Verdict::Fits, result.reason.code.c_str());
    QCOMPARE(value_of(result, FigureKind::TrainableParameters), 207093760.0);
    const GpuResult& gpu = bench.evaluation().gpus.front();
    QVERIFY(near(parts_of(gpu, VramUse::Weights), 2.0 * 70553706496.0 / 4, 1e-12));
    QVERIFY(near(parts_of(gpu, VramUse::Adapters), 16.0 * 207093760.0 / 4, 1e-12));
    QCOMPARE(parts_of(gpu, VramUse::Gradients), 0.0);
    QVERIFY(near(value_of(result, FigureKind::CheckpointBytes), 12.0 * 207093760.0, 1e-12));
}

void TrainingWorkloadTest::four_bit_base_fits_on_one_card() {
    Bench bench;
    bench.add_server("supermicro-sys-521ge-tnrt", "rtx-pro-6000-se", 1);
    bench.place_all();
    Training task = full_70b();
    task.method = TrainingMethod::Qlora;
    const WorkloadResult result = bench.size(task);
    QVERIFY2(result.verdict == Verdict::Fits, result.reason.code.c_str());
    // 68.45e9 in matrices · 0.515875 and 2.10e9 in 16 bits: 39.5 GB.
    const GpuResult& gpu = bench.evaluation().gpus.front();
    QVERIFY2(near(parts_of(gpu, VramUse::Weights), 39.5e9, 0.003), qPrintable(QString::number(parts_of(gpu, VramUse::Weights))));
    QCOMPARE(value_of(result, FigureKind::CommunicationSlowdown), 1.0);
    for (const StepPart& part : result.step) QVERIFY(part.link.empty());
}

void TrainingWorkloadTest::hypothetical_runs_leave_no_trace() {
    Bench bench;
    bench.add_server("supermicro-sys-521ge-tnrt", "rtx-pro-6000-se", 4);
    bench.place_all();
    bench.resolved().front().hypothetical = true;
    const WorkloadResult result = bench.size(full_70b());
    QVERIFY(result.verdict == Verdict::NotPlaced);
    QVERIFY(result.hypothetical);
    QVERIFY(result.reason.code == "training.vram-short");
    QVERIFY(value_of(result, FigureKind::TrainingMemoryShort) > 0.0);
    QVERIFY(bench.evaluation().gpus.front().parts.empty());
}

void TrainingWorkloadTest::off_hours_are_marked() {
    Bench bench;
    bench.add_server("supermicro-sys-521ge-tnrt", "rtx-pro-6000-se", 1);
    bench.place_all().off_hours = true;
    Training task = full_70b();
    task.method = TrainingMethod::Qlora;
    (void)bench.size(task);
    QVERIFY(!bench.evaluation().gpus.front().parts.empty());
    for (const VramPart& part : bench.evaluation().gpus.front().parts) QVERIFY(part.off_hours);
}

void TrainingWorkloadTest::unknown_things_stay_unknown() {
    Bench bench;
    bench.add_server("supermicro-sys-521ge-tnrt", "rtx-pro-6000-se", 4);
    bench.place_all();
    Training task = full_70b();
    task.model = "no-such-model";
    const WorkloadResult result = bench.size(task);
    QVERIFY(result.verdict == Verdict::Unknown);
    QVERIFY(result.limit == Limit::MissingFact);
    QVERIFY(result.reason.code == "training.unknown-model");
    const Figure* states = figure_of(result, FigureKind::ModelStates);
    QVERIFY(states != nullptr && !states->known() && !states->unknown_reason.empty());
    // A GPU that the catalogue lost.
    bench.evaluation().gpus.front().product = nullptr;
    const WorkloadResult lost = bench.size(full_70b());
    QVERIFY(lost.reason.code == "training.unknown-gpu");
    const Figure* memory = figure_of(lost, FigureKind::TrainingMemoryPerGpu);
    QVERIFY(memory != nullptr && !memory->known());
    QVERIFY(memory->unknown_reason == "training.unknown-gpu");
    QCOMPARE(value_of(lost, FigureKind::ModelStates), 16.0 * 70553706496.0);
}

void TrainingWorkloadTest::impossible_layouts_say_why() {
    Bench few;
    few.add_server("supermicro-sys-521ge-tnrt", "rtx-pro-6000-se", 2);
    few.place_all(4);
    WorkloadResult result = few.size(full_70b());
    QVERIFY(result.verdict == Verdict::DoesNotFit);
    QVERIFY(result.limit == Limit::GpuCount);
    QVERIFY(result.reason.code == "training.too-few-gpus");
    Bench odd;
    odd.add_server("supermicro-sys-521ge-tnrt", "rtx-pro-6000-se", 3);
    odd.place_all(3);
    result = odd.size(full_70b());
    QVERIFY(result.reason.code == "training.tensor-parallel-not-divisible");
    QCOMPARE(number_of(result.reason, "heads"), 64.0);
    Bench slices;
    slices.add_server("supermicro-as-4124go-nart", "a100-80-sxm", 2);
    Placement& placement = slices.place_all();
    placement.share = Share::MigSlice;
    placement.mig_profile = "3g.40gb";
    placement.mig_slices_per_gpu = 1;
    result = slices.size(full_70b());
    QVERIFY(result.reason.code == "training.across-slices");
    QVERIFY(result.limit == Limit::MigSlice);
}

void TrainingWorkloadTest::every_figure_is_explained() {
    for (const TrainingMethod method : {TrainingMethod::FullFineTuning, TrainingMethod::Lora, TrainingMethod::Qlora}) {
        Bench bench;
        bench.add_server("supermicro-sys-821ge-tnhr", "h200-sxm", 8);
        bench.place_all(2, 2);
        Training task = full_70b();
        task.method = method;
        Trace trace;
        const WorkloadResult result = bench.size(task, &trace);
        QCOMPARE(trace.size(), result.figures.entries.size());
        for (const Derivation& derivation : trace) {
            const QByteArray name(figure_name(derivation.id.kind).data());
            QVERIFY2(!derivation.formula.empty(), name.constData());
            QVERIFY2(!derivation.inputs.empty(), name.constData());
            for (const DerivationInput& input : derivation.inputs) {
                QVERIFY2(input.value.known(), (name + " " + QByteArray::fromStdString(input.symbol)).constData());
                if (input.origin == Origin::Constant) QVERIFY2(!input.source.empty(), input.symbol.c_str());
            }
        }
    }
}

QTEST_APPLESS_MAIN(TrainingWorkloadTest)
#include "training_workload_test.moc"
