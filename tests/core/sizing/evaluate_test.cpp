// The orchestration: what shares a GPU or an array is judged together, what is not placed is said, every figure is explained.

#include "evaluate_catalogue.h"
#include "sizing/evaluation.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace rackwright;
using namespace rackwright::test_evaluate;

namespace {

Reservation reserve(int gpus, double gigabytes, double terabytes = 0.0) { return {gpus, gigabytes * 1e9, terabytes * 1e12}; }

VideoAnalytics cameras(int count) {
    VideoAnalytics task;
    task.cameras = count;
    task.detector = "measured";
    return task;
}

/// 100 cameras at 8 Mbit/s: 100 MB/s, 8.64 TB a day.
VideoArchive archive(int days) {
    VideoArchive task;
    task.cameras = 100;
    task.days = days;
    task.bitrate_bit_per_s = 8e6;
    task.hot_hours = 0.0;
    return task;
}

Evaluation run(SmallProject& small) { return evaluate(small.catalogue, small.project, small.variant()); }

double number_of(const Message& message, const char* name) {
    for (const MessageArgument& argument : message.arguments) {
        if (argument.name == name) return argument.number;
    }
    return std::numeric_limits<double>::quiet_NaN();
}

}  // namespace

class EvaluateTest : public QObject {
    Q_OBJECT

private slots:
    void an_empty_variant_is_not_placed() {
        SmallProject small;
        small.variant().racks.clear();
        const Evaluation evaluation = run(small);
        QCOMPARE(evaluation.verdict, Verdict::NotPlaced);
        QCOMPARE(evaluation.variant, VariantId{90});
        QVERIFY(evaluation.gpus.empty());
        QCOMPARE(evaluation.totals.value(FigureKind::GpuCount), 0.0);
        QCOMPARE(evaluation.totals.value(FigureKind::Power), 0.0);
    }

    void free_slots_are_left_out() {
        SmallProject small;
        small.server().gpus[2] = "fast";
        small.server().gpus[5] = "slow";
        const Evaluation evaluation = run(small);
        QCOMPARE(evaluation.gpus.size(), std::size_t{2});
        QCOMPARE(evaluation.gpus[0].ref.slot, 2);
        QCOMPARE(evaluation.gpus[1].ref.slot, 5);
        QVERIFY(evaluation.gpu({ServerId{1}, 5}) == &evaluation.gpus[1]);
        QVERIFY(evaluation.gpu({ServerId{1}, 0}) == nullptr);
    }

    void tenants_of_a_gpu_are_added_up() {
        // 100 GB: 50 + 30 leave 20 and fit; 50 + 45 leave 5, less than a tenth; 50 + 60 are 10 too much.
        for (const auto& [second, verdict] : {std::pair{30.0, Verdict::Fits}, {45.0, Verdict::Tight}, {60.0, Verdict::DoesNotFit}}) {
            SmallProject small;
            small.server().gpus[0] = "fast";
            small.workload(1, reserve(1, 50));
            small.workload(2, reserve(1, second));
            small.place(1, {0});
            small.place(2, {0});
            const Evaluation evaluation = run(small);
            const GpuResult& gpu = evaluation.gpus.front();
            QCOMPARE(gpu.figures.value(FigureKind::VramTotal), 100e9);
            QCOMPARE(gpu.figures.value(FigureKind::VramUsed), 50e9 + second * 1e9);
            QCOMPARE(gpu.figures.value(FigureKind::VramFree), 50e9 - second * 1e9);
            QCOMPARE(gpu.verdict, verdict);
            QCOMPARE(evaluation.verdict, verdict);
            for (const WorkloadResult& workload : evaluation.workloads) QCOMPARE(workload.verdict, verdict);
            if (verdict != Verdict::DoesNotFit) continue;
            QCOMPARE(gpu.limit, Limit::Vram);
            const Message& reason = evaluation.workloads.front().reason;
            QCOMPARE(reason.code, std::string("gpu.vram-short"));
            QCOMPARE(number_of(reason, "needed"), 110e9);
            QCOMPARE(number_of(reason, "available"), 100e9);
            QCOMPARE(number_of(reason, "short"), 10e9);
            QCOMPARE(number_of(reason, "gpu"), 1.0);
        }
    }

    void off_hours_tenants_take_turns() {
        SmallProject small;
        small.server().gpus[0] = "fast";
        small.workload(1, reserve(1, 70));
        small.workload(2, reserve(1, 80));
        small.place(1, {0});
        small.place(2, {0}).off_hours = true;
        Evaluation evaluation = run(small);
        QCOMPARE(evaluation.gpus.front().figures.value(FigureKind::VramUsed), 80e9);  // the larger of the two
        QCOMPARE(evaluation.verdict, Verdict::Fits);
        std::get<Reservation>(small.project.workloads[1].task).vram_bytes_per_gpu = 120e9;
        evaluation = run(small);
        QCOMPARE(evaluation.workload(WorkloadId{1})->verdict, Verdict::Fits);
        QCOMPARE(evaluation.workload(WorkloadId{2})->verdict, Verdict::DoesNotFit);
        QCOMPARE(evaluation.gpus.front().verdict, Verdict::DoesNotFit);
    }

    void a_whole_gpu_is_nobody_elses() {
        SmallProject small;
        small.server().gpus[0] = "fast";
        small.workload(1, reserve(1, 10));
        small.workload(2, reserve(1, 10));
        small.place(1, {0}).share = Share::Whole;
        small.place(2, {0});
        Evaluation evaluation = run(small);
        QCOMPARE(evaluation.gpus.front().verdict, Verdict::DoesNotFit);
        QCOMPARE(evaluation.workload(WorkloadId{2})->reason.code, std::string("gpu.not-alone"));
        small.variant().placements[1].off_hours = true;
        QCOMPARE(run(small).verdict, Verdict::Fits);
    }

    void slices_do_not_exceed_the_gpu() {
        SmallProject small;
        MigProfile half;
        half.name = "half";
        half.compute_slices = 3;
        half.memory_slices = 4;
        half.memory = fact(50e9, Unit::Byte);
        MigProfile all = half;
        all.name = "all";
        all.compute_slices = 7;
        all.memory_slices = 8;
        small.catalogue.gpus.front().mig = {half, all};
        small.server().gpus[0] = "fast";
        small.workload(1, reserve(1, 50));
        small.workload(2, reserve(1, 50));
        for (const int id : {1, 2}) {
            Placement& placement = small.place(id, {0});
            placement.share = Share::MigSlice;
            placement.mig_profile = "half";
            placement.mig_slices_per_gpu = 1;
        }
        QCOMPARE(run(small).verdict, Verdict::Fits);  // full, and not tight: slices are made to be full
        small.variant().placements[1].mig_slices_per_gpu = 2;
        QCOMPARE(run(small).workload(WorkloadId{1})->reason.code, std::string("gpu.mig-overfull"));
        small.variant().placements[1].share = Share::Shared;
        QCOMPARE(run(small).workload(WorkloadId{1})->reason.code, std::string("gpu.mig-mixed"));
    }

    void decoders_are_shared() {
        // 100 cameras: 2,500 of 4,000 frames/s, beyond the vendor's rule alone. Two such workloads: 5,000.
        SmallProject small;
        small.catalogue.detectors.front().measured.front().fps.value = 1e6;
        small.catalogue.decoders.front().h264_1080p_low = Fact();
        small.server().gpus[0] = "fast";
        small.workload(1, cameras(100));
        small.place(1, {0});
        Evaluation evaluation = run(small);
        QCOMPARE(evaluation.gpus.front().figures.value(FigureKind::DecodeLoad), 2500.0 / 4000.0);
        QCOMPARE(evaluation.verdict, Verdict::Fits);
        small.workload(2, cameras(100));
        small.place(2, {0});
        evaluation = run(small);
        QCOMPARE(evaluation.gpus.front().figures.value(FigureKind::DecodeLoad), 5000.0 / 4000.0);
        QCOMPARE(evaluation.gpus.front().verdict, Verdict::DoesNotFit);
        QCOMPARE(evaluation.gpus.front().limit, Limit::Decode);
        for (const WorkloadResult& workload : evaluation.workloads) {
            QCOMPARE(workload.verdict, Verdict::DoesNotFit);
            QCOMPARE(workload.reason.code, std::string("gpu.decode-overloaded"));
        }
    }

    void detectors_share_the_processors() {
        // Ten cameras ask for 50 to 100 of 200 frames/s. Two workloads: at the highest 200, all of it, at the lowest half.
        SmallProject small;
        small.server().gpus[0] = "fast";
        small.workload(1, cameras(10));
        small.workload(2, cameras(10));
        small.workload(3, reserve(1, 10));
        for (const int id : {1, 2, 3}) small.place(id, {0});
        const Evaluation evaluation = run(small);
        const Figure& load = *evaluation.gpus.front().figures.find(FigureKind::DetectorLoad);
        QCOMPARE(load.value, 1.0);
        QCOMPARE(load.low, 0.5);
        QCOMPARE(evaluation.workload(WorkloadId{1})->verdict, Verdict::Tight);
        QCOMPARE(evaluation.workload(WorkloadId{1})->reason.code, std::string("gpu.processors-busy"));
        QCOMPARE(evaluation.workload(WorkloadId{3})->verdict, Verdict::Fits);  // it asks the processors for nothing
    }

    void a_worse_verdict_keeps_its_own_reason() {
        // 41 cameras are too many for the detector; the GPU is tight as well.
        SmallProject small;
        small.server().gpus[0] = "fast";
        small.workload(1, cameras(41));
        small.workload(2, reserve(1, 90));
        small.place(1, {0});
        small.place(2, {0});
        const Evaluation evaluation = run(small);
        QCOMPARE(evaluation.workload(WorkloadId{1})->reason.code, std::string("video.detector-short"));
        QCOMPARE(evaluation.workload(WorkloadId{2})->reason.code, std::string("gpu.vram-tight"));
    }

    void what_is_required_has_to_be_placed() {
        SmallProject small;
        small.server().gpus[0] = "fast";
        small.workload(1, cameras(10));
        Evaluation evaluation = run(small);
        QCOMPARE(evaluation.workloads.front().verdict, Verdict::NotPlaced);
        QCOMPARE(evaluation.workloads.front().reason.code, std::string("workload.not-placed"));
        QVERIFY(!evaluation.workloads.front().hypothetical);
        QCOMPARE(evaluation.verdict, Verdict::NotPlaced);  // nothing at all is placed yet
        small.workload(2, reserve(1, 10));
        small.place(2, {0});
        QCOMPARE(run(small).verdict, Verdict::DoesNotFit);  // one of two required ones
        small.project.workloads.front().optional = true;
        QCOMPARE(run(small).verdict, Verdict::Fits);
    }

    void what_is_empty_does_not_fit_by_itself() {
        SmallProject small;
        QCOMPARE(run(small).verdict, Verdict::NotPlaced);  // hardware, and no task
        small.workload(1, cameras(10), true);
        QCOMPARE(run(small).verdict, Verdict::NotPlaced);  // an optional task that is placed nowhere
        small.variant().racks.front().power_limit_w = 1.0;
        small.server().gpus[0] = "fast";
        QCOMPARE(run(small).verdict, Verdict::DoesNotFit);  // the hardware is wrong by itself
        small.variant().racks.clear();
        QCOMPARE(run(small).verdict, Verdict::NotPlaced);  // nothing at all
    }

    void an_optional_workload_is_tried_on_the_largest_group() {
        // Two "slow" (80 GB) against one "fast" (100 GB): the one "fast".
        SmallProject small;
        small.server().gpus = {"slow", "slow", "fast", "", "", "", "", ""};
        small.workload(1, cameras(10), true);
        Evaluation evaluation = run(small);
        QVERIFY(evaluation.workloads.front().hypothetical);
        QCOMPARE(evaluation.workloads.front().verdict, Verdict::NotPlaced);
        QCOMPARE(evaluation.workloads.front().figures.value(FigureKind::DetectorCapacity), 200.0);
        for (const GpuResult& gpu : evaluation.gpus) QVERIFY(gpu.parts.empty());
        QCOMPARE(evaluation.verdict, Verdict::NotPlaced);
        // A third "slow" beside them makes 120 GB: 3 · 50.
        small.server().gpus = {"slow", "slow", "slow", "fast", "", "", "", ""};
        QCOMPARE(run(small).workloads.front().figures.value(FigureKind::DetectorCapacity), 150.0);
        small.server().gpus.assign(8, {});
        evaluation = run(small);
        QVERIFY(!evaluation.workloads.front().hypothetical);
        QCOMPARE(evaluation.workloads.front().verdict, Verdict::NotPlaced);
    }

    void an_array_holds_all_of_its_tenants() {
        // Twelve drives of 10 TB in RAID-6: 100 TB, up to 0.8 of them. Five days of 8.64 TB are 43.2.
        SmallProject small;
        small.workload(1, archive(5));
        small.workload(2, reserve(0, 0, 30));
        small.place_on_array(1);
        small.place_on_array(2);
        Evaluation evaluation = run(small);
        const ArrayResult& array = evaluation.arrays.front();
        QCOMPARE(array.figures.value(FigureKind::FillLimitCapacity), 80e12);
        QCOMPARE(array.figures.value(FigureKind::StorageNeeded), 73.2e12);
        QVERIFY(qFuzzyCompare(array.figures.value(FigureKind::StorageFree), 6.8e12));
        QCOMPARE(array.figures.value(FigureKind::StorageWriteRate), 100e6);
        QCOMPARE(evaluation.verdict, Verdict::Fits);
        std::get<Reservation>(small.project.workloads[1].task).storage_bytes = 40e12;
        evaluation = run(small);
        QCOMPARE(evaluation.arrays.front().verdict, Verdict::DoesNotFit);
        QCOMPARE(evaluation.arrays.front().limit, Limit::StorageCapacity);
        // Each alone would fit; together they do not, and both are told.
        for (const WorkloadResult& workload : evaluation.workloads) {
            QCOMPARE(workload.verdict, Verdict::DoesNotFit);
            QCOMPARE(workload.reason.code, std::string("array.too-small"));
            QCOMPARE(number_of(workload.reason, "needed"), 83.2e12);
            QCOMPARE(number_of(workload.reason, "available"), 80e12);
        }
    }

    void an_array_writes_only_so_fast() {
        // 100 MB/s; the controllers take 1 GB/s. At 0.11 GB/s 100 MB/s are beyond 0.8 of it, at 0.09 they are too much.
        SmallProject small;
        small.workload(1, archive(5));
        small.place_on_array(1);
        QCOMPARE(run(small).verdict, Verdict::Fits);
        small.catalogue.arrays.front().write_throughput.value = 0.11e9;
        Evaluation evaluation = run(small);
        QCOMPARE(evaluation.arrays.front().verdict, Verdict::Tight);
        QCOMPARE(evaluation.workloads.front().reason.code, std::string("array.busy"));
        small.catalogue.arrays.front().write_throughput.value = 0.09e9;
        evaluation = run(small);
        QCOMPARE(evaluation.workloads.front().verdict, Verdict::DoesNotFit);
        QCOMPARE(evaluation.workloads.front().limit, Limit::StorageThroughput);
    }

    void an_archive_fills_its_arrays_by_size() {
        // The second array has six drives: RAID-6 40 TB, up to 32; the first up to 80: 112 together, of 43.2 TB the first takes 80/112.
        SmallProject small;
        StorageArray second = small.array();
        second.id = ArrayId{3};
        second.bottom_unit = 20;
        second.drive_count = 6;
        small.rack().arrays.push_back(second);
        small.workload(1, archive(5));
        small.place_on_array(1);
        small.place_on_array(1, ArrayRole::Only, 3);
        const Evaluation evaluation = run(small);
        QCOMPARE(evaluation.workloads.front().figures.value(FigureKind::ArchiveUsable), 112e12);
        QVERIFY(qFuzzyCompare(evaluation.arrays[0].figures.value(FigureKind::StorageNeeded), 43.2e12 * 80.0 / 112.0));
        QVERIFY(qFuzzyCompare(evaluation.arrays[1].figures.value(FigureKind::StorageNeeded), 43.2e12 * 32.0 / 112.0));
    }

    void reservations_ask_for_what_they_name() {
        SmallProject small;
        small.server().gpus[0] = "fast";
        small.workload(1, reserve(2, 10));
        QCOMPARE(run(small).workloads.front().verdict, Verdict::NotPlaced);
        small.place(1, {0});
        Evaluation evaluation = run(small);
        QCOMPARE(evaluation.workloads.front().verdict, Verdict::DoesNotFit);
        QCOMPARE(evaluation.workloads.front().reason.code, std::string("reservation.gpus-short"));
        std::get<Reservation>(small.project.workloads.front().task) = reserve(1, 10, 5);
        QCOMPARE(run(small).workloads.front().verdict, Verdict::NotPlaced);  // the storage is not there
        small.place_on_array(1);
        QCOMPARE(run(small).verdict, Verdict::Fits);
    }

    void groups_that_cannot_be_built_do_not_fit() {
        SmallProject small;
        small.array().drive_count = 3;
        QCOMPARE(run(small).arrays.front().verdict, Verdict::DoesNotFit);
        small.array().drive_count = 0;
        QCOMPARE(run(small).arrays.front().verdict, Verdict::Fits);
        small.array().drive_count = 12;
        small.array().drive = "no-such-drive";
        QCOMPARE(run(small).arrays.front().verdict, Verdict::Unknown);
        QCOMPARE(run(small).verdict, Verdict::Unknown);
    }

    void damaged_projects_do_no_harm() {
        // Placements that name what is not there, and numbers that make no sense.
        SmallProject small;
        small.server().gpus[0] = "fast";
        small.workload(1, cameras(10));
        small.workload(2, archive(5));
        small.place(1, {7});
        small.place(1, {0}).gpus.push_back({ServerId{99}, 3});
        small.place_on_array(2, ArrayRole::Only, 99);
        small.place(55, {0});
        small.variant().placements.back().share = Share::MigSlice;
        small.array().raid_groups = 0;
        small.array().hot_spares = -3;
        const Evaluation evaluation = run(small);
        QCOMPARE(evaluation.workloads.size(), std::size_t{2});
        QCOMPARE(evaluation.workload(WorkloadId{2})->verdict, Verdict::NotPlaced);
        QCOMPARE(evaluation.workload(WorkloadId{1})->figures.value(FigureKind::DetectorCapacity), 200.0);
    }

    void same_input_same_output() {
        SmallProject small;
        small.server().gpus[0] = "fast";
        small.workload(1, cameras(10));
        small.place(1, {0});
        Trace trace;
        const Evaluation once = run(small);
        const Evaluation traced = evaluate(small.catalogue, small.project, small.variant(), &trace);
        QCOMPARE(once.workloads.front().figures.entries.size(), traced.workloads.front().figures.entries.size());
        for (std::size_t i = 0; i < once.workloads.front().figures.entries.size(); ++i) {
            QCOMPARE(once.workloads.front().figures.entries[i].figure.value, traced.workloads.front().figures.entries[i].figure.value);
        }
    }

    void every_figure_has_one_derivation() {
        SmallProject small;
        small.server().gpus = {"fast", "fast", "slow", "no-such-gpu", "", "", "", ""};
        small.rack().power_limit_w = 5000;
        small.workload(1, cameras(20));
        small.workload(2, archive(5));
        small.workload(3, reserve(1, 10, 5));
        small.place(1, {0, 1});
        small.place(3, {2});
        small.place_on_array(2);
        small.place_on_array(3);
        Trace trace;
        const Evaluation evaluation = evaluate(small.catalogue, small.project, small.variant(), &trace);
        std::size_t figures = evaluation.totals.entries.size();
        const auto add = [&figures](const auto& results) {
            for (const auto& result : results) figures += result.figures.entries.size();
        };
        add(evaluation.gpus);
        add(evaluation.servers);
        add(evaluation.arrays);
        add(evaluation.racks);
        add(evaluation.workloads);
        QCOMPARE(trace.size(), figures);
        std::set<std::string> ids;
        for (const Derivation& derivation : trace) {
            const std::string id = figure_id_text(derivation.id);
            QVERIFY2(ids.insert(id).second, id.c_str());
            QVERIFY2(!derivation.formula.empty(), id.c_str());
            const FigureList* list = evaluation.figures(derivation.id.subject);
            QVERIFY2(list != nullptr && list->find(derivation.id.kind) != nullptr, id.c_str());
            const double shown = list->value(derivation.id.kind);
            QVERIFY2(shown == derivation.result.value || (std::isnan(shown) && std::isnan(derivation.result.value)), id.c_str());
            for (const DerivationInput& input : derivation.inputs) {
                // What is derived from another figure leads to a figure that exists.
                if (input.origin != Origin::Derived || input.source.empty()) continue;
                const std::optional<FigureId> from = figure_id_from_text(input.source);
                QVERIFY2(from.has_value(), input.source.c_str());
                const FigureList* source = evaluation.figures(from->subject);
                QVERIFY2(source != nullptr && source->find(from->kind) != nullptr, (id + " from " + input.source).c_str());
            }
        }
    }

    void one_figure_is_explained() {
        SmallProject small;
        small.workload(1, archive(5));
        small.place_on_array(1);
        const FigureId id{{SubjectKind::Workload, 1, 0}, FigureKind::ArchiveNeeded};
        const Result<Derivation> derivation = explain(small.catalogue, small.project, small.variant(), id);
        QVERIFY(derivation.ok());
        QCOMPARE(derivation.value().result.value, 43.2e12);
        const Result<Derivation> none =
            explain(small.catalogue, small.project, small.variant(), {{SubjectKind::Workload, 1, 0}, FigureKind::StepTime});
        QVERIFY(!none.ok());
        QCOMPARE(none.error().code, std::string("explain.no-such-figure"));
    }

    void figure_ids_are_read_back() {
        for (const FigureId& id :
             {FigureId{{SubjectKind::Variant, 0, 0}, FigureKind::Power}, FigureId{{SubjectKind::Rack, 80, 0}, FigureKind::UnitsUsed},
              FigureId{{SubjectKind::Server, 1, 0}, FigureKind::Heat}, FigureId{{SubjectKind::Gpu, 2, 7}, FigureKind::VramUsed},
              FigureId{{SubjectKind::Array, 3, 0}, FigureKind::RawCapacity},
              FigureId{{SubjectKind::Workload, 12, 0}, FigureKind::WeightBytes}}) {
            QCOMPARE(figure_id_from_text(figure_id_text(id)), std::optional<FigureId>(id));
        }
        QCOMPARE(figure_id_text({{SubjectKind::Gpu, 2, 0}, FigureKind::VramUsed}), std::string("gpu:2.0/vram-used"));
        QCOMPARE(figure_id_text({{SubjectKind::Variant, 0, 0}, FigureKind::Power}), std::string("variant/power"));
        for (const char* text :
             {"", "/", "variant", "variant:1/power", "gpu:1/vram-used", "gpu:1.x/vram-used", "gpu:.1/vram-used", "server:/heat",
              "server:1 /heat", "server:99999999999/heat", "moon:1/heat", "server:1/no-such-figure", "workload:1/"}) {
            QVERIFY2(!figure_id_from_text(text).has_value(), text);
        }
    }

    void verdicts_have_an_order() {
        // DoesNotFit, Unknown, NotPlaced, Tight, Fits.
        const Verdict order[] = {Verdict::DoesNotFit, Verdict::Unknown, Verdict::NotPlaced, Verdict::Tight, Verdict::Fits};
        for (std::size_t i = 0; i < std::size(order); ++i) {
            for (std::size_t j = 0; j < std::size(order); ++j) QCOMPARE(worse(order[i], order[j]), order[std::min(i, j)]);
        }
    }
};

QTEST_APPLESS_MAIN(EvaluateTest)
#include "evaluate_test.moc"
