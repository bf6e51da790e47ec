#include "sizing/collectives.h"

#include "sizing/training_step.h"
#include "training_test_bench.h"

#include <QTest>

using namespace rackwright;
using namespace rackwright::test_training;

namespace {

constexpr double mebi = 1048576.0;
constexpr double gibi = 1073741824.0;

const Link& link(const char* id) {
    const Link* found = catalogue().link(id);
    if (found == nullptr) qFatal("no link %s", id);
    return *found;
}

double gigabytes(const Figure& figure) { return figure.value / 1e9; }

}  // namespace

class CollectivesTest : public QObject {
    Q_OBJECT
private slots:
    void rings_carry_what_nccl_tests_define();
    void measured_sizes_come_back();
    void between_sizes_the_time_is_interpolated();
    void small_messages_cost_latency();
    void sizes_beyond_the_curve_keep_its_end();
    void operations_and_groups_fall_back();
    void default_settings_are_the_low_end();
    void groups_on_pcie_share_the_host();
    void network_is_a_share_of_its_cards();
    void time_is_wire_over_bandwidth();
    void without_figures_nothing_is_made_up();
    void zero3_gathers_370_gigabytes_for_70b();
};

void CollectivesTest::rings_carry_what_nccl_tests_define() {
    QCOMPARE(ring_wire_factor(Collective::AllReduce, 8), 2.0 * 7 / 8);
    QCOMPARE(ring_wire_factor(Collective::AllGather, 8), 7.0 / 8);
    QCOMPARE(ring_wire_factor(Collective::ReduceScatter, 4), 3.0 / 4);
    QCOMPARE(ring_wire_factor(Collective::AllReduce, 1), 0.0);
}

void CollectivesTest::measured_sizes_come_back() {
    QCOMPARE(gigabytes(bus_bandwidth(link("nvlink3"), Collective::AllReduce, 8, mebi)), 18.0);
    QCOMPARE(gigabytes(bus_bandwidth(link("nvlink3"), Collective::AllReduce, 8, gibi)), 229.0);
    QCOMPARE(gigabytes(bus_bandwidth(link("nvlink4"), Collective::AllReduce, 8, 128 * mebi)), 401.9);
    QCOMPARE(gigabytes(bus_bandwidth(link("nvlink4"), Collective::AllGather, 8, 16 * gibi)), 361.4);
    QCOMPARE(gigabytes(bus_bandwidth(link("nvlink-bridge-h100"), Collective::AllReduce, 2, gibi)), 115.4);
    QCOMPARE(gigabytes(bus_bandwidth(link("pcie4"), Collective::AllReduce, 8, 0.0)), 12.5);
}

// A100, 512 MiB: measured 222.7 GB/s, between 138.5 at 32 MiB and 229 at 1 GiB.
void CollectivesTest::between_sizes_the_time_is_interpolated() {
    const double got = gigabytes(bus_bandwidth(link("nvlink3"), Collective::AllReduce, 8, 512 * mebi));
    QVERIFY2(near(got, 222.7, 0.02), qPrintable(QString::number(got)));
    // By hand: t(32 MiB) = 33554432/138.5e9, t(1 GiB) = 1073741824/229e9, and 480/992 of the way between them.
    const double t0 = 32 * mebi / 138.5e9, t1 = gibi / 229e9;
    QVERIFY(near(got * 1e9, 512 * mebi / (t0 + (t1 - t0) * 480.0 / 992.0), 1e-9));
}

void CollectivesTest::small_messages_cost_latency() {
    const double one = gigabytes(bus_bandwidth(link("nvlink4"), Collective::AllReduce, 8, mebi));
    const double small = gigabytes(bus_bandwidth(link("nvlink4"), Collective::AllReduce, 8, 64 * 1024.0));
    QVERIFY(small > 0.0 && small < one);
    // All-gather was measured at one size; it takes the shape of the link's own curve.
    const double gather = gigabytes(bus_bandwidth(link("nvlink4"), Collective::AllGather, 8, 128 * mebi));
    QVERIFY(near(gather, 361.4 * 401.9 / 482.26, 1e-9));
    // PCIe 4.0 has no curve: 9 us on top. 1 MiB over eight: wire 1.75 MiB.
    const double wire = 1.75 * mebi;
    QVERIFY(near(bus_bandwidth(link("pcie4"), Collective::AllReduce, 8, mebi).value, wire / (wire / 12.5e9 + 9e-6), 1e-9));
}

void CollectivesTest::sizes_beyond_the_curve_keep_its_end() {
    QCOMPARE(gigabytes(bus_bandwidth(link("nvlink3"), Collective::AllReduce, 8, 64 * gibi)), 234.89);
}

void CollectivesTest::operations_and_groups_fall_back() {
    // Four A100 PCIe: all-gather was not measured, the all-reduce ring of four was.
    QCOMPARE(gigabytes(bus_bandwidth(link("pcie4"), Collective::AllGather, 4, 0.0)), 20.8);
    // Three GPUs: the next larger measured group.
    QCOMPARE(gigabytes(bus_bandwidth(link("pcie4"), Collective::AllReduce, 3, 0.0)), 20.8);
    // More than was measured: the largest group.
    QCOMPARE(gigabytes(bus_bandwidth(link("pcie4"), Collective::AllReduce, 16, 0.0)), 12.5);
}

void CollectivesTest::default_settings_are_the_low_end() {
    const Figure four = bus_bandwidth(link("pcie5"), Collective::AllReduce, 4, 32 * mebi);
    QCOMPARE(four.value, 39.3e9);
    QVERIFY(near(four.low, 30.3e9, 1e-9));
    const Figure eight = bus_bandwidth(link("pcie5"), Collective::AllGather, 8, 0.0);
    QVERIFY(near(eight.value, 38e9, 1e-9));
    QVERIFY(near(eight.low, 22e9, 1e-9));
}

// SimuMax enters 7.65 GB/s for two groups of four and 4.0 GB/s for four groups of two.
void CollectivesTest::groups_on_pcie_share_the_host() {
    const Figure shared = TrainingConstants(catalogue()).get("pcie.shared", Unit::Ratio);
    QVERIFY(shared.known());
    const Figure two_of_four = shared_bus_bandwidth(bus_bandwidth(link("pcie4"), Collective::AllGather, 4, 0.0), 2, shared);
    const Figure four_of_two = shared_bus_bandwidth(bus_bandwidth(link("pcie4"), Collective::AllGather, 2, 0.0), 4, shared);
    QVERIFY(near(gigabytes(two_of_four), 7.65, 0.03));
    QVERIFY(near(gigabytes(four_of_two), 4.0, 0.03));
    const Figure alone = bus_bandwidth(link("pcie4"), Collective::AllGather, 4, 0.0);
    QCOMPARE(shared_bus_bandwidth(alone, 1, shared).value, alone.value);
}

// Measured: 86 and 84.8 to 96 of 100 GB/s, 381.8 and 364.65 of 400 GB/s.
void CollectivesTest::network_is_a_share_of_its_cards() {
    const Figure share = TrainingConstants(catalogue()).get("network.share", Unit::Ratio);
    const Figure in_node = bus_bandwidth(link("nvlink4"), Collective::AllReduce, 8, 0.0);
    const Figure hdr = network_bus_bandwidth(100e9, share, in_node, nullptr, 0.0);
    QVERIFY(hdr.low <= 86e9 && hdr.high >= 96e9);
    const Figure ndr = network_bus_bandwidth(400e9, share, in_node, &link("ib-ndr"), 16 * gibi);
    QVERIFY(ndr.low <= 364.65e9 && ndr.high >= 381.8e9);
    // 16 MiB over four nodes: 64.4 of 381.8 measured.
    const Figure small = network_bus_bandwidth(400e9, share, in_node, &link("ib-ndr"), 16 * mebi);
    QVERIFY(near(small.value, ndr.value * 64.4 / 381.8, 1e-9));
    // Never more than the ring inside a node: A100 NVLink is the cap of 800 GB/s of cards.
    const Figure capped = network_bus_bandwidth(800e9, share, bus_bandwidth(link("nvlink3"), Collective::AllReduce, 8, 0.0), nullptr, 0.0);
    QCOMPARE(capped.value, 229e9);
}

void CollectivesTest::time_is_wire_over_bandwidth() {
    const Figure seconds = collective_seconds(Collective::AllReduce, 8, 80e9, Figure::range(20e9, 40e9, 50e9, Unit::BytePerSecond));
    QCOMPARE(seconds.value, 140e9 / 40e9);
    QCOMPARE(seconds.low, 140e9 / 50e9);
    QCOMPARE(seconds.high, 140e9 / 20e9);
    QCOMPARE(collective_seconds(Collective::AllReduce, 1, 80e9, Figure::unknown("x", Unit::BytePerSecond)).value, 0.0);
}

void CollectivesTest::without_figures_nothing_is_made_up() {
    const Figure none = bus_bandwidth(link("pcie6"), Collective::AllReduce, 8, 0.0);
    QVERIFY(!none.known());
    QCOMPARE(QByteArray(none.unknown_reason.data(), static_cast<int>(none.unknown_reason.size())),
             QByteArray("training.unknown-link-bandwidth"));
    QVERIFY(!network_bus_bandwidth(0.0, Figure::exact(0.9, Unit::Ratio), none, nullptr, 0.0).known());
    QVERIFY(!collective_seconds(Collective::AllReduce, 8, 1e9, none).known());
}

// 3 · 141.1 GB · 7/8 = 370 GB a rank and micro-step: 1.0 s on eight H200, 9.0 to 9.8 s on eight RTX PRO 6000, about 30 s on eight
// A100 PCIe (gathers at 13.5, scatters at 11.1 GB/s).
void CollectivesTest::zero3_gathers_370_gigabytes_for_70b() {
    const double weights = 2.0 * training_model(model("llama-3-70b")).parameters;
    QVERIFY(near(3.0 * weights * ring_wire_factor(Collective::AllGather, 8), 370e9, 0.002));
    const auto seconds = [&](const char* id) {
        const Figure gather = collective_seconds(Collective::AllGather, 8, weights, bus_bandwidth(link(id), Collective::AllGather, 8, 0.0));
        const Figure scatter =
            collective_seconds(Collective::ReduceScatter, 8, weights, bus_bandwidth(link(id), Collective::ReduceScatter, 8, 0.0));
        return 2.0 * gather.value + scatter.value;
    };
    QVERIFY2(near(seconds("nvlink4"), 1.0, 0.08), qPrintable(QString::number(seconds("nvlink4"))));
    QVERIFY2(seconds("pcie5") > 8.5 && seconds("pcie5") < 10.0, qPrintable(QString::number(seconds("pcie5"))));
    QVERIFY2(near(seconds("pcie4"), 30.0, 0.05), qPrintable(QString::number(seconds("pcie4"))));
}

QTEST_APPLESS_MAIN(CollectivesTest)
#include "collectives_test.moc"
