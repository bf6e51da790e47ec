#include "sizing/training_states.h"

#include "sizing/checkpoint.h"

#include <QTest>
#include <cmath>

using namespace rackwright;

class TrainingStatesTest : public QObject {
    Q_OBJECT
private slots:
    void a_recipe_adds_up_to_the_number_in_its_name_data();
    void a_recipe_adds_up_to_the_number_in_its_name();
    void zero_divides_what_its_paper_says_data();
    void zero_divides_what_its_paper_says();
    void headline_figures_of_full_fine_tuning();
    void offload_leaves_the_weights();
    void gathering_holds_two_layers_and_a_gradient();
    void checkpoints_have_no_gradients();
};

void TrainingStatesTest::a_recipe_adds_up_to_the_number_in_its_name_data() {
    QTest::addColumn<OptimizerRecipe>("recipe");
    QTest::addColumn<double>("total");
    QTest::newRow("AdamW16") << OptimizerRecipe::AdamW16 << 16.0;
    QTest::newRow("AdamW18") << OptimizerRecipe::AdamW18 << 18.0;
    QTest::newRow("AdamW20") << OptimizerRecipe::AdamW20 << 20.0;
    QTest::newRow("Bf16AdamW8") << OptimizerRecipe::Bf16AdamW8 << 8.0;
    QTest::newRow("Adam8BitMaster10") << OptimizerRecipe::Adam8BitMaster10 << 10.0;
    QTest::newRow("Adam8Bit6") << OptimizerRecipe::Adam8Bit6 << 6.0;
    QTest::newRow("Adafactor8") << OptimizerRecipe::Adafactor8 << 8.0;
    QTest::newRow("Lion12") << OptimizerRecipe::Lion12 << 12.0;
    QTest::newRow("Muon12") << OptimizerRecipe::Muon12 << 12.0;
    QTest::newRow("InBackward14") << OptimizerRecipe::InBackward14 << 14.0;
}

void TrainingStatesTest::a_recipe_adds_up_to_the_number_in_its_name() {
    QFETCH(OptimizerRecipe, recipe);
    QFETCH(double, total);
    QCOMPARE(state_bytes(recipe).total(), total);
}

// Figure 1 of the ZeRO paper: 7.5e9 parameters on 64 GPUs take 120, 31.4, 16.6 and 1.9 GB a GPU.
void TrainingStatesTest::zero_divides_what_its_paper_says_data() {
    QTest::addColumn<Sharding>("sharding");
    QTest::addColumn<double>("gigabytes");
    QTest::newRow("none") << Sharding::None << 120.0;
    QTest::newRow("stage 1") << Sharding::Zero1 << 31.4;
    QTest::newRow("stage 2") << Sharding::Zero2 << 16.6;
    QTest::newRow("stage 3") << Sharding::Zero3 << 1.9;
}

void TrainingStatesTest::zero_divides_what_its_paper_says() {
    QFETCH(Sharding, sharding);
    QFETCH(double, gigabytes);
    const StateBytes states = sharded_states(state_bytes(OptimizerRecipe::AdamW16), 7.5e9, 64, sharding, false);
    QVERIFY2(std::abs(states.total() / 1e9 - gigabytes) < 0.05, qPrintable(QString::number(states.total() / 1e9)));
}

// 70.55e9 x 16 = 1,128.8 GB and 122.1e9 x 16 = 1,953.6 GB; x 18 = 1,269.9 GB.
void TrainingStatesTest::headline_figures_of_full_fine_tuning() {
    const StateBytesPerParameter adam = state_bytes(OptimizerRecipe::AdamW16);
    QCOMPARE(sharded_states(adam, 70.55e9, 1, Sharding::None, false).total(), 1128.8e9);
    QCOMPARE(sharded_states(adam, 122.1e9, 1, Sharding::None, false).total(), 1953.6e9);
    QCOMPARE(sharded_states(state_bytes(OptimizerRecipe::AdamW18), 70.55e9, 1, Sharding::None, false).total(), 1269.9e9);
}

void TrainingStatesTest::offload_leaves_the_weights() {
    const StateBytes states = sharded_states(state_bytes(OptimizerRecipe::AdamW16), 8e9, 8, Sharding::Zero3, true);
    QCOMPARE(states.weights, 2e9);
    QCOMPARE(states.gradients, 0.0);
    QCOMPARE(states.optimizer, 0.0);
}

// A Llama 3 70B layer of 0.856e9 parameters: two of them in 16 bits and one gradient are 5.136 GB; the head of 1.051e9 is 2.102 GB.
void TrainingStatesTest::gathering_holds_two_layers_and_a_gradient() {
    QVERIFY(std::abs(gather_buffer_bytes(0.856e9, 1.051e9, 2.0, 2.0) - (5.136e9 + 2.102e9)) < 1.0);
    QVERIFY(std::abs(gather_buffer_bytes(0.856e9, 0.0, 2.0, 0.0) - 3.424e9) < 1.0);
}

// 14 bytes a parameter: 70.55e9 x 14 = 987.7 GB.
void TrainingStatesTest::checkpoints_have_no_gradients() {
    QCOMPARE(checkpoint_bytes(state_bytes(OptimizerRecipe::AdamW16), 70.55e9), 987.7e9);
    QCOMPARE(checkpoint_bytes(state_bytes(OptimizerRecipe::AdamW18), 70.55e9), 987.7e9);
}

QTEST_APPLESS_MAIN(TrainingStatesTest)
#include "training_states_test.moc"
