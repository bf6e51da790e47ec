#include "sizing/training_activations.h"

#include "sizing/training_memory.h"
#include "training_test_bench.h"

#include <QTest>

using namespace rackwright;
using namespace rackwright::test_training;

class TrainingActivationsTest : public QObject {
    Q_OBJECT
private slots:
    void gpt_formula_gives_the_published_figures_data();
    void gpt_formula_gives_the_published_figures();
    void recomputation_keeps_inputs();
    void pipelines_hold_what_is_in_flight();
    void hugging_face_code_keeps_what_was_measured_data();
    void hugging_face_code_keeps_what_was_measured();
    void fused_kernels_come_close_to_the_gpt_formula();
    void full_recomputation_keeps_two_bytes_a_layer();
    void mixtures_keep_what_their_experts_see();
};

void TrainingActivationsTest::gpt_formula_gives_the_published_figures_data() {
    QTest::addColumn<double>("hidden");
    QTest::addColumn<double>("heads");
    QTest::addColumn<int>("layers");
    QTest::addColumn<double>("batch");
    QTest::addColumn<int>("stages");
    QTest::addColumn<int>("parts");
    QTest::addColumn<double>("gibibytes");
    // Korthikanti et al., figure 1 with tensor parallelism 8 alone: 2,048 tokens.
    QTest::newRow("22B") << 6144.0 << 64.0 << 48 << 4.0 << 1 << 1 << 59.25;
    QTest::newRow("175B") << 12288.0 << 96.0 << 96 << 1.0 << 8 << 3 << 66.84375;
    QTest::newRow("530B") << 20480.0 << 128.0 << 105 << 1.0 << 35 << 3 << 114.023;
    QTest::newRow("1T") << 25600.0 << 160.0 << 128 << 1.0 << 64 << 1 << 131.25;
}

void TrainingActivationsTest::gpt_formula_gives_the_published_figures() {
    QFETCH(double, hidden);
    QFETCH(double, heads);
    QFETCH(int, layers);
    QFETCH(double, batch);
    QFETCH(int, stages);
    QFETCH(int, parts);
    QFETCH(double, gibibytes);
    const double layer = gpt_layer_activation_bytes(2048.0 * batch, hidden, heads, 2048.0, 8, false, Recomputation::None);
    const double bytes = layer * layers_in_flight(layers, stages, parts, 1000);
    QVERIFY2(near(bytes / 1073741824.0, gibibytes, 1e-4), qPrintable(QString::number(bytes / 1073741824.0)));
}

// 175B: 2048 x 12288 = 25,165,824 elements; 34 + 5·96·2048/12288 = 114 bytes without parallelism, 34/8 with sequence parallelism
// and selective recomputation, 2 with full recomputation.
void TrainingActivationsTest::recomputation_keeps_inputs() {
    const double element = 25165824.0;
    QCOMPARE(gpt_layer_activation_bytes(2048.0, 12288.0, 96.0, 2048.0, 1, false, Recomputation::None), element * 114.0);
    QCOMPARE(gpt_layer_activation_bytes(2048.0, 12288.0, 96.0, 2048.0, 8, true, Recomputation::Selective), element * 34.0 / 8.0);
    QCOMPARE(gpt_layer_activation_bytes(2048.0, 12288.0, 96.0, 2048.0, 8, false, Recomputation::Full), element * 2.0);
}

void TrainingActivationsTest::pipelines_hold_what_is_in_flight() {
    QCOMPARE(layers_in_flight(96, 1, 1, 4), 96.0);
    QCOMPARE(layers_in_flight(96, 8, 1, 64), 96.0);
    QCOMPARE(layers_in_flight(96, 8, 1, 2), 24.0);             // two micro-batches of twelve layers
    QCOMPARE(layers_in_flight(96, 8, 3, 64), 96.0 * 31 / 24);  // 1 + 7/24
}

// Copies of the hidden state (2 bytes each) that one layer keeps, measured: stas00, training/performance.
void TrainingActivationsTest::hugging_face_code_keeps_what_was_measured_data() {
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<double>("copies");
    QTest::newRow("SmolLM2 360M") << QByteArray("smollm2-360m") << 24.0;
    QTest::newRow("Mistral 7B") << QByteArray("mistral-7b-v0-3") << 28.0;
    QTest::newRow("Llama 3.1 8B") << QByteArray("llama-3-1-8b") << 28.0;
    QTest::newRow("Qwen3 8B") << QByteArray("qwen3-8b") << 29.8;
    QTest::newRow("Qwen3 4B") << QByteArray("qwen3-4b") << 38.0;
}

void TrainingActivationsTest::hugging_face_code_keeps_what_was_measured() {
    QFETCH(QByteArray, id);
    QFETCH(double, copies);
    const TrainingModel counted = training_model(model(id.constData()));
    const ActivationRule rule = activation_rule(TrainingConstants(catalogue()), false, counted);
    QVERIFY(rule.known);
    const double got = dense_layer_bytes(rule, counted) / (2.0 * counted.hidden);
    QVERIFY2(near(got, copies, 0.03), qPrintable(QString::number(got)));
}

// 12 + 4·k·d/h + 6..8·f/h: Llama 3 70B 33.5 to 40.5 bytes, Llama 2 7B 32.1 to 37.5.
void TrainingActivationsTest::fused_kernels_come_close_to_the_gpt_formula() {
    const TrainingConstants constants(catalogue());
    const TrainingModel large = training_model(model("llama-3-70b"));
    const double bytes = dense_layer_bytes(activation_rule(constants, true, large), large) / large.hidden;
    QVERIFY2(bytes > 33.5 && bytes < 40.5, qPrintable(QString::number(bytes)));
    const TrainingModel small = training_model(model("llama-2-7b"));
    const double small_bytes = dense_layer_bytes(activation_rule(constants, true, small), small) / small.hidden;
    QVERIFY2(small_bytes > 32.1 && small_bytes < 37.5, qPrintable(QString::number(small_bytes)));
}

// Llama 2 7B, 1,000 tokens: 2 · 4096 · 32 layers · 1,000 = 262.144 MB, and one layer of Hugging Face code: copies
// 10 + 4 + 4·11008/4096 = 24.75, so 2 · 24.75 · 4096 · 1,000 = 202.752 MB.
void TrainingActivationsTest::full_recomputation_keeps_two_bytes_a_layer() {
    const TrainingModel counted = training_model(model("llama-2-7b"));
    const ActivationRule rule = activation_rule(TrainingConstants(catalogue()), false, counted);
    TrainingPlan plan;
    plan.recomputation = Recomputation::Full;
    plan.sequence_tokens = 1000.0;
    QVERIFY(near(stage_activations(rule, counted, plan).last, 262.144e6 + 202.752e6, 1e-9));
    plan.recomputation = Recomputation::None;
    QVERIFY(near(stage_activations(rule, counted, plan).last, 32 * 202.752e6, 1e-9));
}

void TrainingActivationsTest::mixtures_keep_what_their_experts_see() {
    const TrainingModel counted = training_model(model("mixtral-8x7b"));
    const ActivationRule rule = activation_rule(TrainingConstants(catalogue()), true, counted);
    // Llama-like attention (12 + 4/4 = 13 bytes) and two experts of 14,336: 2·(4 + 7·3.5) = 57 bytes an element.
    QVERIFY2(near(mixture_layer_bytes(rule, counted) / counted.hidden, 70.0, 1e-9),
             qPrintable(QString::number(mixture_layer_bytes(rule, counted) / counted.hidden)));
}

QTEST_APPLESS_MAIN(TrainingActivationsTest)
#include "training_activations_test.moc"
