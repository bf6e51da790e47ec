#include "sizing/training_step.h"

#include "sizing/training_time.h"
#include "training_test_bench.h"

#include <QTest>

using namespace rackwright;
using namespace rackwright::test_training;

namespace {

const Gpu& gpu(const char* id) {
    const Gpu* found = catalogue().gpu(id);
    if (found == nullptr) qFatal("no GPU %s", id);
    return *found;
}

GroupLink group(const char* id, int ranks, bool pcie) {
    GroupLink made;
    made.link = catalogue().link(id);
    made.ranks = ranks;
    made.pcie = pcie;
    return made;
}

/// Full fine-tuning of Llama 3 70B with ZeRO-3 on eight GPUs, one micro-batch of `tokens` a GPU.
TrainingPlan seventy_billion(double tokens) {
    TrainingPlan plan;
    plan.bytes = state_bytes(OptimizerRecipe::AdamW16);
    plan.sharding = Sharding::Zero3;
    plan.recomputation = Recomputation::Full;
    plan.fused_kernels = true;
    plan.data = 8;
    plan.sequence_tokens = tokens;
    return plan;
}

TrainingStep step_of(const TrainingPlan& plan, const Gpu& on, const char* link, bool pcie) {
    const TrainingConstants constants(catalogue());
    const TrainingModel llama = training_model(model("llama-3-70b"));
    StepLinks links;
    links.data = group(link, plan.data, pcie);
    links.tensor = group(link, plan.tensor, pcie);
    return training_step(constants, llama, plan, compute_speed(constants, on, llama, plan, TrainingArithmetic::Bf16), links, {});
}

}  // namespace

class TrainingStepTest : public QObject {
    Q_OBJECT
private slots:
    void flops_of_full_training();
    void flops_of_adapters();
    void flops_of_attention();
    void last_stage_has_the_head();
    void pcie_slows_70b_down_as_reckoned();
    void nvlink_hides_the_gathering();
    void tokens_dilute_the_gathering();
    void replicas_reduce_once_a_step();
    void pipelines_have_bubbles();
    void tensor_parallelism_costs_on_pcie();
    void nothing_is_known_of_an_unknown_link();
    void offload_waits_for_the_host();
    void time_and_tokens_turn_their_ranges();
};

// Llama 3 70B: P 70.554e9, without the input table of 1.0507e9 it is 69.503e9 that a token is multiplied with.
void TrainingStepTest::flops_of_full_training() {
    const TrainingModel llama = training_model(model("llama-3-70b"));
    QVERIFY(near(llama.multiplied_parameters(), 69.503e9, 1e-4));
    QCOMPARE(training_flops_per_token(llama, false, Recomputation::None, 1.0).matrices, 6.0 * llama.multiplied_parameters());
    QCOMPARE(training_flops_per_token(llama, false, Recomputation::Full, 1.0).matrices, 8.0 * llama.multiplied_parameters());
}

void TrainingStepTest::flops_of_adapters() {
    const TrainingModel llama = training_model(model("llama-3-70b"));
    QCOMPARE(training_flops_per_token(llama, true, Recomputation::None, 1.0).matrices, 4.0 * llama.multiplied_parameters());
    QCOMPARE(training_flops_per_token(llama, true, Recomputation::Full, 1.0).matrices, 6.0 * llama.multiplied_parameters());
    // A mixture is multiplied with its active experts only: Mixtral 8x7B has 46.7e9 parameters, 12.9e9 active.
    const TrainingModel mixtral = training_model(model("mixtral-8x7b"));
    QVERIFY(near(mixtral.parameters, 46.7e9, 0.001));
    QVERIFY(near(mixtral.multiplied_parameters(), 12.9e9 - 32000.0 * 4096, 0.003));
}

// Causal 6·L·h·s: 6 · 80 · 8192 · 4096 = 16.1e9 a token at 4,096 tokens; in full twice that.
void TrainingStepTest::flops_of_attention() {
    const TrainingModel llama = training_model(model("llama-3-70b"));
    QCOMPARE(training_flops_per_token(llama, false, Recomputation::None, 4096.0).attention, 6.0 * 80 * 8192 * 4096);
    QCOMPARE(training_flops_per_token(llama, false, Recomputation::None, 4096.0, false).attention, 12.0 * 80 * 8192 * 4096);
}

// Two stages of 40 layers and a head of 1.0507e9 on the second: (34.226 + 1.051)/34.751.
void TrainingStepTest::last_stage_has_the_head() {
    const TrainingModel llama = training_model(model("llama-3-70b"));
    QCOMPARE(stage_imbalance(llama, 1), 1.0);
    QVERIFY(near(stage_imbalance(llama, 2), (34.226 + 1.051) / 34.751, 1e-4));
}

// training sizing, 4.3: RTX PRO 6000 tuned, 4,096 tokens a GPU, 8·P at 200 TFLOP/s: 11.6 s; gathering 9 to 10 s; x1.8 in all.
void TrainingStepTest::pcie_slows_70b_down_as_reckoned() {
    const TrainingStep step = step_of(seventy_billion(4096.0), gpu("rtx-pro-6000-se"), "pcie5", true);
    QVERIFY(step.total.known());
    QVERIFY2(near(step.compute.value, 11.6, 0.05), qPrintable(QString::number(step.compute.value)));
    QVERIFY2(step.gather.value > 8.5 && step.gather.value < 10.0, qPrintable(QString::number(step.gather.value)));
    QVERIFY2(near(step.slowdown.value, 1.8, 0.04), qPrintable(QString::number(step.slowdown.value)));
    QVERIFY(step.total.low < step.total.value && step.total.value < step.total.high);
    QCOMPARE(step.communication.value, step.gather.value + step.reduce.value + step.tensor.value + step.expert.value);
}

void TrainingStepTest::nvlink_hides_the_gathering() {
    const TrainingStep fused = step_of(seventy_billion(4096.0), gpu("h200-sxm"), "nvlink4", false);
    QCOMPARE(fused.gather.value, 0.0);
    QCOMPARE(fused.slowdown.value, 1.0);
    // Hugging Face code takes the sum: about 1.0 s for 370 GB.
    TrainingPlan plain = seventy_billion(4096.0);
    plain.fused_kernels = false;
    const TrainingStep eager = step_of(plain, gpu("h200-sxm"), "nvlink4", false);
    QVERIFY2(near(eager.gather.value, 1.0, 0.12), qPrintable(QString::number(eager.gather.value)));
}

// x1.2 at 16,384 tokens a GPU.
void TrainingStepTest::tokens_dilute_the_gathering() {
    const TrainingStep step = step_of(seventy_billion(16384.0), gpu("rtx-pro-6000-se"), "pcie5", true);
    QVERIFY2(near(step.slowdown.value, 1.2, 0.04), qPrintable(QString::number(step.slowdown.value)));
}

// LoRA, rank 16: 207 million gradients in fp32 over eight RTX PRO 6000: 2 · 7/8 · 0.828 GB at 41 GB/s is 35 ms; accumulation of
// eight micro-batches does not repeat it.
void TrainingStepTest::replicas_reduce_once_a_step() {
    TrainingPlan plan = seventy_billion(4096.0);
    plan.method = TrainingMethod::Lora;
    plan.bytes = adapter_state_bytes();
    plan.trainable_parameters = 207093760.0;
    plan.sharding = Sharding::None;
    plan.fused_kernels = false;
    const TrainingStep once = step_of(plan, gpu("rtx-pro-6000-se"), "pcie5", true);
    QVERIFY2(near(once.reduce.value, 0.035, 0.05), qPrintable(QString::number(once.reduce.value)));
    plan.micro_batches = 8;
    const TrainingStep eight = step_of(plan, gpu("rtx-pro-6000-se"), "pcie5", true);
    QCOMPARE(eight.reduce.value, once.reduce.value);
    QVERIFY(near(eight.compute.value, 8.0 * once.compute.value, 1e-12));
    QVERIFY2(once.slowdown.value < 1.01, "adapters train well over PCIe");
}

// One micro-batch through four stages leaves three bubbles, sixteen micro-batches three sixteenths.
void TrainingStepTest::pipelines_have_bubbles() {
    TrainingPlan plan = seventy_billion(4096.0);
    plan.sharding = Sharding::None;
    plan.data = 1;
    plan.pipeline = 4;
    plan.micro_batches = 16;
    const TrainingStep step = step_of(plan, gpu("h200-sxm"), "nvlink4", false);
    QVERIFY(near(step.bubble.value, step.compute.value * 3.0 / 16.0, 1e-12));
    plan.virtual_stages = 5;
    QVERIFY(near(step_of(plan, gpu("h200-sxm"), "nvlink4", false).bubble.value, step.bubble.value / 5.0, 1e-12));
}

// 80 layers, six exchanges each with full recomputation, 4,096 · 8,192 · 2 bytes = 67.1 MB gathered and scattered over eight:
// 480 · 67.1 MB · 2 · 7/8 = 56.4 GB, 4.5 s at 12.5 GB/s of PCIe 4.0 (13.5 gathering, 11.1 scattering).
void TrainingStepTest::tensor_parallelism_costs_on_pcie() {
    TrainingPlan plan = seventy_billion(4096.0);
    plan.sharding = Sharding::None;
    plan.data = 1;
    plan.tensor = 8;
    const TrainingStep step = step_of(plan, gpu("a100-80-pcie"), "pcie4", true);
    const double expected = 480.0 * 67108864.0 * 7.0 / 8.0 * (1.0 / 13.5e9 + 1.0 / 11.1e9);
    QVERIFY2(near(step.tensor.value, expected, 0.01), qPrintable(QString::number(step.tensor.value)));
}

void TrainingStepTest::nothing_is_known_of_an_unknown_link() {
    const TrainingStep step = step_of(seventy_billion(4096.0), gpu("rtx-pro-6000-se"), "pcie6", true);
    QVERIFY(step.compute.known());
    QVERIFY(!step.total.known());
    QVERIFY(step.total.unknown_reason == "training.unknown-link-bandwidth");
    QVERIFY(!training_tokens_per_second(step.total, 1e6).known());
}

// 8.819e9 parameters a rank: 4 bytes each over 11.625 GB/s (93 of eight cards) and 30 bytes each of eight ranks at 400 GB/s.
void TrainingStepTest::offload_waits_for_the_host() {
    TrainingPlan plan = seventy_billion(4096.0);
    plan.offload = true;
    const TrainingConstants constants(catalogue());
    const TrainingModel llama = training_model(model("llama-3-70b"));
    StepLinks links;
    links.data = group("nvlink4", 8, false);
    HostPath host;
    host.gpus_per_server = 8;
    host.link_bytes_per_s = 93e9 / 8;
    host.memory_bytes_per_s = 400e9;
    const ComputeSpeed speed = compute_speed(constants, gpu("h200-sxm"), llama, plan, TrainingArithmetic::Bf16);
    const TrainingStep step = training_step(constants, llama, plan, speed, links, host);
    const double rank = llama.parameters / 8.0;
    QVERIFY(near(step.offload.value, 4.0 * rank / (93e9 / 8) + 30.0 * llama.parameters / 400e9, 1e-9));
}

void TrainingStepTest::time_and_tokens_turn_their_ranges() {
    const Figure step = Figure::range(1.0, 2.0, 4.0, Unit::Second);
    QCOMPARE(training_steps(1000.0, 3.0, 700.0), 5.0);  // 3,000 / 700 rounded up
    QCOMPARE(training_steps(0.0, 3.0, 700.0), 0.0);
    QCOMPARE(time_to_train(step, 5.0).high, 20.0);
    const Figure rate = training_tokens_per_second(step, 1000.0);
    QCOMPARE(rate.value, 500.0);
    QCOMPARE(rate.low, 250.0);
    QCOMPARE(rate.high, 1000.0);
}

QTEST_APPLESS_MAIN(TrainingStepTest)
#include "training_step_test.moc"
