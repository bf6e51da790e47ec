// Bytes that cameras record, and whether the arrays hold them.

#include "sizing/context.h"
#include "video_test_catalogue.h"

#include <QTest>

#include <cmath>

using namespace rackwright;
using namespace rackwright::test_video;

namespace {
constexpr double tb = 1e12;

/// One archive workload and arrays with given fill-limit capacities.
struct ArchiveBench {
    Catalogue catalogue = small_catalogue();
    Project project;
    Variant variant;
    Evaluation evaluation;
    std::vector<Placement> placements;

    void add_array(double fill_limit, ArrayRole role) {
        const auto id = ArrayId{static_cast<std::int32_t>(evaluation.arrays.size() + 1)};
        ArrayResult& array = evaluation.arrays.emplace_back();
        array.id = id;
        array.figures.entries.push_back({FigureKind::FillLimitCapacity, std::isfinite(fill_limit)
                                                                            ? Figure::exact(fill_limit, Unit::Byte)
                                                                            : Figure::unknown("unknown.drive", Unit::Byte)});
        Placement& placement = placements.emplace_back();
        placement.array = id;
        placement.role = role;
    }

    WorkloadResult size(const VideoArchive& task, Trace* trace = nullptr) {
        Workload workload;
        workload.id = WorkloadId{5};
        WorkloadResult result;
        std::vector<const Placement*> list;
        for (const Placement& placement : placements) list.push_back(&placement);
        size_video_archive({catalogue, project, variant, evaluation, trace}, workload, task, list, result);
        return result;
    }
};

VideoArchive archive(double bit_per_s) {
    VideoArchive task;
    task.cameras = 200;
    task.days = 30;
    task.bitrate_bit_per_s = bit_per_s;
    task.hot_hours = 0.0;
    return task;
}

double number_of(const Message& message, const char* name) {
    for (const MessageArgument& argument : message.arguments) {
        if (argument.name == name) return argument.number;
    }
    return std::nan("");
}
}  // namespace

class ArchiveTest : public QObject {
    Q_OBJECT

private slots:
    void bytes_of_a_month() {
        // 200 · 1e6 / 8 · 86,400 · 30 = 64.8 TB; 1.39 Mbit/s 90 TB, 2 130 TB, 4 259 TB.
        ArchiveBench bench;
        QCOMPARE(bench.size(archive(1e6)).figures.value(FigureKind::ArchiveNeeded), 64.8 * tb);
        QVERIFY(std::abs(bench.size(archive(1.39e6)).figures.value(FigureKind::ArchiveNeeded) - 90.072 * tb) < 1e6);
        QCOMPARE(bench.size(archive(2e6)).figures.value(FigureKind::ArchiveNeeded), 129.6 * tb);
        QCOMPARE(bench.size(archive(4e6)).figures.value(FigureKind::ArchiveNeeded), 259.2 * tb);
        QVERIFY(!bench.size(archive(4e6)).figures.find(FigureKind::ArchiveNeeded)->has_range());
    }

    void recording_part_of_the_day_takes_part_of_the_space() {
        ArchiveBench bench;
        VideoArchive task = archive(4e6);
        task.hours_per_day = 12.0;
        task.motion_share = 0.5;
        // A quarter of the bytes; while they record, the cameras write as fast as ever: 200 · 4e6 / 8 = 100 MB/s.
        QCOMPARE(bench.size(task).figures.value(FigureKind::ArchiveNeeded), 64.8 * tb);
        QCOMPARE(bench.size(task).figures.value(FigureKind::ArchiveWriteRate), 100e6);
    }

    void without_a_bitrate_the_codec_gives_a_range() {
        ArchiveBench bench;
        VideoArchive task = archive(0.0);
        task.bitrate_bit_per_s.reset();
        task.codec = VideoCodec::H265;
        // 1920 · 1080 · 25 = 51.84 Mpixel/s; · 0.04 = 2.0736 Mbit/s, from 0.025 (1.296) to 0.07 (3.6288).
        const WorkloadResult result = bench.size(task);
        const Figure& bitrate = *result.figures.find(FigureKind::CameraBitrate);
        QCOMPARE(bitrate.value, 2073600.0);
        QCOMPARE(bitrate.low, 1296000.0);
        QVERIFY(qFuzzyCompare(bitrate.high, 3628800.0));
        // · 200 / 8 · 86,400 · 30 = · 64.8e6.
        const Figure& needed = *result.figures.find(FigureKind::ArchiveNeeded);
        QVERIFY(qFuzzyCompare(needed.value, 2073600.0 * 64.8e6));
        QVERIFY(qFuzzyCompare(needed.low, 1296000.0 * 64.8e6));
        QVERIFY(qFuzzyCompare(needed.high, 3628800.0 * 64.8e6));
        task.codec = VideoCodec::Av1;  // the catalogue of the test has no such codec
        QCOMPARE(bench.size(task).figures.find(FigureKind::ArchiveNeeded)->unknown_reason, std::string_view("unknown.codec"));
        bench.add_array(1000 * tb, ArrayRole::Only);
        QCOMPARE(bench.size(task).verdict, Verdict::Unknown);
    }

    void fits_tight_and_not() {
        ArchiveBench bench;
        bench.add_array(200 * tb, ArrayRole::Only);
        QCOMPARE(bench.size(archive(2e6)).verdict, Verdict::Fits);
        QVERIFY(bench.size(archive(2e6)).reason.empty());
        const WorkloadResult small = bench.size(archive(4e6));
        QCOMPARE(small.verdict, Verdict::DoesNotFit);
        QCOMPARE(small.limit, Limit::StorageCapacity);
        QCOMPARE(small.reason.code, std::string("archive.too-small"));
        QCOMPARE(number_of(small.reason, "needed"), 259.2 * tb);
        QCOMPARE(number_of(small.reason, "usable"), 200 * tb);
        // 200 TB / (200 · 4e6 / 8 · 86,400 = 8.64 TB a day) = 23.1 days.
        QVERIFY(std::abs(number_of(small.reason, "days") - 200.0 / 8.64) < 1e-9);
        // The range of H.265: 134.4 TB expected, 235 TB at the high end; 200 TB hold the one and not the other.
        VideoArchive ranged = archive(0.0);
        ranged.bitrate_bit_per_s.reset();
        QCOMPARE(bench.size(ranged).verdict, Verdict::Tight);
        QCOMPARE(bench.size(ranged).reason.code, std::string("archive.tight"));
    }

    void days_held_have_the_range_turned_round() {
        ArchiveBench bench;
        bench.add_array(200 * tb, ArrayRole::Only);
        VideoArchive task = archive(0.0);
        task.bitrate_bit_per_s.reset();
        const Figure days = *bench.size(task).figures.find(FigureKind::ArchiveDays);
        // A day is bitrate · 200 / 8 · 86,400 = bitrate · 2.16e6.
        QVERIFY(qFuzzyCompare(days.value, 200e12 / (2073600.0 * 2.16e6)));
        QVERIFY(qFuzzyCompare(days.low, 200e12 / (3628800.0 * 2.16e6)));
        QVERIFY(qFuzzyCompare(days.high, 200e12 / (1296000.0 * 2.16e6)));
    }

    void two_tiers() {
        ArchiveBench bench;
        bench.add_array(300 * tb, ArrayRole::Cold);
        VideoArchive task = archive(4e6);
        task.hot_hours = 24.0;
        // 100 MB/s · 86,400 s = 8.64 TB on the hot tier, which is not there.
        WorkloadResult result = bench.size(task);
        QCOMPARE(result.figures.value(FigureKind::HotTierNeeded), 8.64 * tb);
        QCOMPARE(result.verdict, Verdict::DoesNotFit);
        QCOMPARE(result.reason.code, std::string("archive.hot-tier-too-small"));
        bench.add_array(10 * tb, ArrayRole::Hot);
        result = bench.size(task);
        QCOMPARE(result.verdict, Verdict::Fits);
        QCOMPARE(result.figures.value(FigureKind::HotTierUsable), 10 * tb);
        QCOMPARE(result.figures.value(FigureKind::ArchiveUsable), 300 * tb);  // without the hot tier
        task.hot_hours = 48.0;
        QCOMPARE(bench.size(task).verdict, Verdict::DoesNotFit);
    }

    void one_array_for_everything_needs_no_hot_tier() {
        ArchiveBench bench;
        bench.add_array(300 * tb, ArrayRole::Only);
        VideoArchive task = archive(4e6);
        task.hot_hours = 24.0;
        QCOMPARE(bench.size(task).verdict, Verdict::Fits);
    }

    void arrays_add_up_once_each() {
        ArchiveBench bench;
        bench.add_array(100 * tb, ArrayRole::Only);
        bench.add_array(200 * tb, ArrayRole::Only);
        bench.placements.push_back(bench.placements.front());  // the same array named twice
        QCOMPARE(bench.size(archive(4e6)).figures.value(FigureKind::ArchiveUsable), 300 * tb);
    }

    void unplaced_and_unknown() {
        ArchiveBench bench;
        const WorkloadResult unplaced = bench.size(archive(4e6));
        QCOMPARE(unplaced.verdict, Verdict::NotPlaced);
        QCOMPARE(number_of(unplaced.reason, "needed"), 259.2 * tb);
        bench.add_array(std::nan(""), ArrayRole::Only);
        const WorkloadResult unknown = bench.size(archive(4e6));
        QCOMPARE(unknown.verdict, Verdict::Unknown);
        QVERIFY(!unknown.figures.find(FigureKind::ArchiveUsable)->known());
        QVERIFY(!unknown.figures.find(FigureKind::ArchiveDays)->known());
    }

    void every_figure_is_explained() {
        ArchiveBench bench;
        bench.add_array(300 * tb, ArrayRole::Cold);
        bench.add_array(10 * tb, ArrayRole::Hot);
        VideoArchive task = archive(0.0);
        task.bitrate_bit_per_s.reset();
        task.hot_hours = 24.0;
        Trace trace;
        const WorkloadResult result = bench.size(task, &trace);
        QCOMPARE(trace.size(), result.figures.entries.size());
        QCOMPARE(result.figures.entries.size(), std::size_t{7});
        for (const Derivation& derivation : trace) {
            QVERIFY2(!derivation.formula.empty() && !derivation.inputs.empty(), std::string(figure_name(derivation.id.kind)).c_str());
            for (const DerivationInput& input : derivation.inputs) QVERIFY2(input.value.known(), input.meaning.c_str());
        }
    }
};

QTEST_APPLESS_MAIN(ArchiveTest)
#include "archive_test.moc"
