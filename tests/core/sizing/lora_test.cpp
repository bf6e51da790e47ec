#include "sizing/lora.h"

#include "sizing/training_states.h"
#include "training_test_bench.h"

#include <QTest>

using namespace rackwright;
using namespace rackwright::test_training;

class LoraTest : public QObject {
    Q_OBJECT
private slots:
    void trainable_parameters_are_those_that_frameworks_print_data();
    void trainable_parameters_are_those_that_frameworks_print();
    void rank_is_a_factor();
    void routed_experts_stay_frozen();
    void linear_attention_has_adapters_too();
    void four_bit_base_keeps_its_tables();
    void adapter_states_of_a_large_model();
};

void LoraTest::trainable_parameters_are_those_that_frameworks_print_data() {
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<LoraTargets>("targets");
    QTest::addColumn<int>("rank");
    QTest::addColumn<double>("parameters");
    // LitGPT's resource tables print these two.
    QTest::newRow("Llama 2 7B") << QByteArray("llama-2-7b") << LoraTargets::QueryValue << 8 << 4194304.0;
    QTest::newRow("Llama 2 13B") << QByteArray("llama-2-13b") << LoraTargets::QueryValue << 8 << 6553600.0;
    // 32 layers · 16 · (4·4096 + 2·(4096 + 1024) + 3·(4096 + 14336)) = 41,943,040
    QTest::newRow("Llama 3.1 8B") << QByteArray("llama-3-1-8b") << LoraTargets::AllLinear << 16 << 41943040.0;
    // 80 layers · 16 · (4·8192 + 2·(8192 + 1024) + 3·(8192 + 28672)) = 207,093,760
    QTest::newRow("Llama 3 70B") << QByteArray("llama-3-70b") << LoraTargets::AllLinear << 16 << 207093760.0;
    // 80 layers · 16 · (4·8192 + 2·(8192 + 1024)) = 65,536,000
    QTest::newRow("Llama 3 70B attention") << QByteArray("llama-3-70b") << LoraTargets::Attention << 16 << 65536000.0;
}

void LoraTest::trainable_parameters_are_those_that_frameworks_print() {
    QFETCH(QByteArray, id);
    QFETCH(LoraTargets, targets);
    QFETCH(int, rank);
    QFETCH(double, parameters);
    QCOMPARE(lora_parameters(model(id.constData()), targets, rank), parameters);
}

void LoraTest::rank_is_a_factor() {
    const LanguageModel& llama = model("llama-3-70b");
    QCOMPARE(lora_parameters(llama, LoraTargets::AllLinear, 64), 4.0 * lora_parameters(llama, LoraTargets::AllLinear, 16));
}

// Mixtral has no dense layers and no shared experts: all linear layers are those of attention.
void LoraTest::routed_experts_stay_frozen() {
    const LanguageModel& mixtral = model("mixtral-8x7b");
    QCOMPARE(lora_parameters(mixtral, LoraTargets::AllLinear, 16), lora_parameters(mixtral, LoraTargets::Attention, 16));
}

// Qwen3.5 122B: 12 layers of attention, 36 of gated delta net (16 key heads and 64 value heads of 128), 3,072 wide.
// Full: 2·(3072 + 32·256) + 2·(3072 + 2·256) = 29,696. Linear: in 3072 + 2·2048 + 2·8192, out 8192 + 3072 = 34,816.
void LoraTest::linear_attention_has_adapters_too() {
    QCOMPARE(lora_parameters(model("qwen3-5-122b-a10b"), LoraTargets::Attention, 1), 12.0 * 29696 + 36.0 * 34816);
}

// Llama 2 70B: 80 layers of 855,638,016 in matrices · 0.515875 B = 35.312 GB, tables 2 · 32000 · 8192 and norms 161 · 8192 in
// 16 bits = 1.051 GB: 36.36 GB. LitGPT measured 37.21 GB.
void LoraTest::four_bit_base_keeps_its_tables() {
    const TrainingModel llama = training_model(model("llama-2-70b"));
    QCOMPARE(llama.linear, 80.0 * 855638016.0);
    const double expected = 80.0 * 855638016.0 * 0.515875 + 2.0 * (2.0 * 32000 * 8192 + 161.0 * 8192);
    QVERIFY(near(quantised_base_bytes(llama, 0.515875), expected, 1e-12));
    QVERIFY(near(quantised_base_bytes(llama, 0.515875), 36.4e9, 0.002));
    QVERIFY(near(quantised_base_bytes(llama, 2.0), 2.0 * llama.parameters, 1e-12));
}

// 70B, rank 64 on all linear layers: 828.4 million adapters at 16 bytes are 13.25 GB.
void LoraTest::adapter_states_of_a_large_model() {
    const double adapters = lora_parameters(model("llama-3-70b"), LoraTargets::AllLinear, 64);
    QVERIFY(near(adapters * adapter_state_bytes().total(), 13.25e9, 0.001));
}

QTEST_APPLESS_MAIN(LoraTest)
#include "lora_test.moc"
