// What arrays hold, how long a rebuild takes and what it risks.

#include "sizing/array_capacity.h"
#include "video_test_catalogue.h"

#include <QTest>

#include <cmath>

using namespace rackwright;
using namespace rackwright::test_video;

namespace {
constexpr double tb = 1e12;
}

class ArrayCapacityTest : public QObject {
    Q_OBJECT

    Catalogue catalogue_ = small_catalogue();
    Policy policy_;
    ArrayProduct product_;
    DriveProduct drive_;

    static StorageArray of(RaidLevel raid, int drives, int groups = 1, int spares = 0) {
        StorageArray array;
        array.raid = raid;
        array.drive_count = drives;
        array.raid_groups = groups;
        array.hot_spares = spares;
        return array;
    }
    ArrayCapacity size(const StorageArray& array) const { return array_capacity(catalogue_, policy_, array, &product_, &drive_); }

private slots:
    void init() {
        policy_.array_fill_limit = 0.85;
        product_.base_power = fact(300, Unit::Watt, 220, 400);
        product_.write_throughput = fact(3e9, Unit::BytePerSecond, 1e9, 5e9);
        drive_.capacity = fact(12 * tb, Unit::Byte);
        drive_.power = fact(10, Unit::Watt, 6, 11);
        drive_.throughput = fact(250e6, Unit::BytePerSecond);
        drive_.unrecoverable_read_errors = fact(1e-15, Unit::PerBit);
    }

    void the_customers_three_arrays() {
        // 3 · 24 · 12 TB = 864 TB raw; RAID-6 keeps 22 of 24: 3 · 22 · 12 = 792 TB; with a hot spare in each 21: 756 TB.
        const ArrayCapacity one = size(of(RaidLevel::Raid6, 24));
        QCOMPARE(3 * one.raw.value, 864 * tb);
        QCOMPARE(3 * one.usable.value, 792 * tb);
        const ArrayCapacity with_spare = size(of(RaidLevel::Raid6, 24, 1, 1));
        QCOMPARE(3 * with_spare.raw.value, 864 * tb);
        QCOMPARE(3 * with_spare.usable.value, 756 * tb);
        // 0.85 of 264 TB.
        QCOMPARE(one.fill_limit.value, 264 * tb * 0.85);
    }

    void levels_and_groups() {
        QCOMPARE(size(of(RaidLevel::Raid5, 24)).usable.value, 23 * 12 * tb);
        QCOMPARE(size(of(RaidLevel::Raid10, 24)).usable.value, 12 * 12 * tb);
        QCOMPARE(size(of(RaidLevel::Raid6, 24, 2)).usable.value, 20 * 12 * tb);     // 2 · (12 - 2)
        QCOMPARE(size(of(RaidLevel::Raid6, 24, 2, 2)).usable.value, 18 * 12 * tb);  // 2 · (11 - 2)
    }

    void uneven_groups_use_every_drive() {
        // 23 drives in two groups: 12 and 11, RAID-6 10 + 9.
        const ArrayLayout layout = array_layout(of(RaidLevel::Raid6, 23, 2));
        QCOMPARE(layout.smallest_group, 11);
        QCOMPARE(layout.largest_group, 12);
        QCOMPARE(layout.data_drives, 19);
        QCOMPARE(layout.read_to_rebuild, 10);  // of 12, after two are lost
        // 22 in three: 8, 7 and 7, mirrored 4 + 3 + 3.
        QCOMPARE(array_layout(of(RaidLevel::Raid10, 22, 3)).data_drives, 10);
    }

    void groups_that_cannot_be_built_hold_nothing_known() {
        for (const StorageArray& array : {of(RaidLevel::Raid6, 3), of(RaidLevel::Raid5, 2), of(RaidLevel::Raid6, 12, 4),
                                          of(RaidLevel::Raid6, 24, 0), of(RaidLevel::Raid6, 4, 1, 1)}) {
            const ArrayCapacity capacity = size(array);
            QVERIFY(!capacity.usable.known());
            QCOMPARE(capacity.usable.unknown_reason, std::string_view("array.too-few-drives"));
            QVERIFY(capacity.raw.known());
        }
    }

    void an_array_without_drives_is_empty() {
        const ArrayCapacity capacity = array_capacity(catalogue_, policy_, of(RaidLevel::Raid6, 0), &product_, nullptr);
        QCOMPARE(capacity.raw.value, 0.0);
        QCOMPARE(capacity.usable.value, 0.0);
        QCOMPARE(capacity.power.value, 300.0);
        QCOMPARE(capacity.rebuild.unknown_reason, std::string_view("array.no-drives"));
    }

    void an_unknown_drive_is_not_nothing() {
        const ArrayCapacity capacity = array_capacity(catalogue_, policy_, of(RaidLevel::Raid6, 24), &product_, nullptr);
        QCOMPARE(capacity.raw.unknown_reason, std::string_view("unknown.drive"));
        QCOMPARE(capacity.usable.unknown_reason, std::string_view("unknown.drive"));
        QCOMPARE(capacity.power.unknown_reason, std::string_view("unknown.drive"));
    }

    void rebuild_takes_a_day_and_more() {
        // 12 TB at 100 MB/s = 120,000 s; 150 MB/s 80,000 s (22 h), 50 MB/s 240,000 s (67 h).
        const Figure rebuild = size(of(RaidLevel::Raid6, 24)).rebuild;
        QCOMPARE(rebuild.value, 120000.0);
        QCOMPARE(rebuild.low, 80000.0);
        QCOMPARE(rebuild.high, 240000.0);
        drive_.drive_class = DriveClass::Nvme;  // the catalogue of the test has no rate for it
        QCOMPARE(size(of(RaidLevel::Raid6, 24)).rebuild.unknown_reason, std::string_view("unknown.rebuild-rate"));
    }

    void read_errors_grow_with_the_group() {
        // RAID-5 of 24: 23 · 12e12 · 8 = 2.208e15 bits at 1e-15: 1 - e^-2.208 = 0.890.
        QVERIFY(std::abs(size(of(RaidLevel::Raid5, 24)).read_error_risk.value - (1.0 - std::exp(-2.208))) < 1e-9);
        // RAID-6 has a parity left after the first drive; after the second 22 drives are read: 2.112e15 bits.
        QVERIFY(std::abs(size(of(RaidLevel::Raid6, 24)).read_error_risk.value - (1.0 - std::exp(-2.112))) < 1e-9);
        // A mirror reads 9.6e13 bits: 0.0915.
        QVERIFY(std::abs(size(of(RaidLevel::Raid10, 24)).read_error_risk.value - (1.0 - std::exp(-0.096))) < 1e-9);
    }

    void drives_or_controllers_limit_writing() {
        // 22 · 250 MB/s = 5.5 GB/s, the controllers take 3.
        QCOMPARE(size(of(RaidLevel::Raid6, 24)).write_rate.value, 3e9);
        QCOMPARE(size(of(RaidLevel::Raid6, 24)).write_rate.low, 1e9);
        QCOMPARE(size(of(RaidLevel::Raid6, 6)).write_rate.value, 1e9);  // 4 · 250 MB/s
        product_.write_throughput = Fact();
        QVERIFY(!size(of(RaidLevel::Raid6, 6)).write_rate.known());
    }

    void power_is_base_and_drives() {
        const Figure power = size(of(RaidLevel::Raid6, 24, 1, 1)).power;
        QCOMPARE(power.value, 540.0);  // 300 + 24 · 10, the spare turns too
        QCOMPARE(power.low, 364.0);    // 220 + 24 · 6
        QCOMPARE(power.high, 664.0);   // 400 + 24 · 11
    }
};

QTEST_APPLESS_MAIN(ArrayCapacityTest)
#include "array_capacity_test.moc"
