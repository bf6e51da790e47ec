#include "small_catalogue.h"

using namespace rackwright;
using small::argument;
using small::code;
using small::Desk;
using small::must;

class PlacementsTest : public QObject {
    Q_OBJECT

private slots:
    void references_data();
    void references();
    void whole_gpus_are_alone();
    void off_hours_do_not_meet_the_day();
    void mig_slices();
    void replacing();
};

namespace {

Placement slices(WorkloadId workload, GpuRef gpu, const std::string& profile, int count) {
    Placement made = Desk::placement(workload, {gpu});
    made.share = Share::MigSlice;
    made.mig_profile = profile;
    made.mig_slices_per_gpu = count;
    return made;
}

}  // namespace

void PlacementsTest::references_data() {
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("expected");
    for (const auto& [what, expected] : std::vector<std::pair<const char*, const char*>>{{"fine", ""},
                                                                                         {"no workload", "placement.unknown-workload"},
                                                                                         {"empty slot", "placement.no-gpu"},
                                                                                         {"no such server", "placement.no-gpu"},
                                                                                         {"no such slot", "placement.no-gpu"},
                                                                                         {"nothing at all", "placement.no-gpu"},
                                                                                         {"twice the same", "placement.duplicate-gpu"},
                                                                                         {"two products", "placement.mixed-gpus"},
                                                                                         {"three by two", "placement.not-divisible"},
                                                                                         {"no parallelism", "project.out-of-range"},
                                                                                         {"archive on a GPU", "placement.no-array"},
                                                                                         {"archive on an array", ""},
                                                                                         {"archive on no such array", "placement.no-array"},
                                                                                         {"LLM on an array", "placement.no-gpu"}})
        QTest::newRow(what) << what << expected;
}

void PlacementsTest::references() {
    QFETCH(QString, what);
    QFETCH(QString, expected);
    const Desk desk;
    Placement placement = Desk::placement(desk.training, {{desk.four, 1}, {desk.four, 2}});
    if (what == "no workload") placement.workload = WorkloadId{999};
    if (what == "empty slot") placement.gpus[0].slot = 3;
    if (what == "no such server") placement.gpus[0].server = ServerId{999};
    if (what == "no such slot") placement.gpus[0].slot = -1;
    if (what == "nothing at all") placement.gpus.clear();
    if (what == "twice the same") placement.gpus[0] = placement.gpus[1];
    if (what == "two products") placement.gpus[0] = {desk.hgx, 0};
    if (what == "three by two") {
        placement.gpus.push_back({desk.four, 0});
        placement.tensor_parallel = 2;
    }
    if (what == "no parallelism") placement.pipeline_parallel = 0;
    if (what.startsWith("archive")) placement.workload = desk.archive;
    if (what == "archive on an array" || what == "archive on no such array") {
        placement.gpus.clear();
        placement.array = what == "archive on an array" ? desk.array : ArrayId{999};
    }
    if (what == "LLM on an array") {
        placement.workload = desk.llm;
        placement.array = desk.array;
    }
    QCOMPARE(QString::fromStdString(code(add_placement(desk.project, desk.catalogue, desk.variant, placement))), expected);
}

void PlacementsTest::whole_gpus_are_alone() {
    const Desk desk;
    Placement whole = Desk::placement(desk.training, {{desk.four, 1}});
    whole.share = Share::Whole;
    const Result<Project> refused = add_placement(desk.project, desk.catalogue, desk.variant, whole);
    QCOMPARE(code(refused), "placement.gpu-taken");
    QCOMPARE(argument(refused.error(), "by"), QString("LLM"));
    QCOMPARE(argument(refused.error(), "slot"), QString("2"));
    whole.gpus[0].slot = 2;
    const Project project = must(add_placement(desk.project, desk.catalogue, desk.variant, whole));
    // And the other way round: nobody joins it.
    QCOMPARE(code(add_placement(project, desk.catalogue, desk.variant, Desk::placement(desk.llm, {{desk.four, 2}}))),
             "placement.gpu-taken");
    // Two that share do not mind.
    QCOMPARE(code(add_placement(project, desk.catalogue, desk.variant, Desk::placement(desk.training, {{desk.four, 1}}))), "");
}

void PlacementsTest::off_hours_do_not_meet_the_day() {
    const Desk desk;
    Placement night = Desk::placement(desk.training, {{desk.four, 0}, {desk.four, 1}});
    night.share = Share::Whole;
    night.off_hours = true;
    const Project project = must(add_placement(desk.project, desk.catalogue, desk.variant, night));
    QCOMPARE(code(add_placement(project, desk.catalogue, desk.variant, night)), "placement.gpu-taken");
    QVERIFY(!check_project(project));
}

void PlacementsTest::mig_slices() {
    const Desk desk;
    const GpuRef card{desk.four, 2};
    const auto add = [&desk](const Project& project, const Placement& placement) {
        return add_placement(project, desk.catalogue, desk.variant, placement);
    };
    QCOMPARE(code(add(desk.project, slices(desk.llm, card, "1g.10gb", 7))), "");
    QCOMPARE(code(add(desk.project, slices(desk.llm, card, "1g.10gb", 8))), "placement.mig-overfull");
    QCOMPARE(code(add(desk.project, slices(desk.llm, card, "1g.10gb", 0))), "project.out-of-range");
    QCOMPARE(code(add(desk.project, slices(desk.llm, card, "2g.nothing", 1))), "placement.unknown-mig-profile");
    QCOMPARE(code(add(desk.project, slices(desk.llm, {desk.four, 0}, "1g.10gb", 1))), "placement.mig-mixed");  // the LLM shares it

    const Project half = must(add(desk.project, slices(desk.llm, card, "3g.40gb", 1)));  // 3 of 7 compute, 4 of 8 memory
    QCOMPARE(code(add(half, slices(desk.training, card, "1g.10gb", 4))), "");            // 7 of 7, 8 of 8
    QCOMPARE(code(add(half, slices(desk.training, card, "1g.10gb", 5))), "placement.mig-overfull");
    QCOMPARE(code(add(half, slices(desk.training, card, "1g.20gb", 2))), "");  // 5 of 7, 8 of 8
    QCOMPARE(code(add(half, slices(desk.training, card, "1g.20gb", 3))), "placement.mig-overfull");
    QCOMPARE(code(add(half, Desk::placement(desk.training, {card}))), "placement.mig-mixed");
    QVERIFY(!check_project(half));
}

void PlacementsTest::replacing() {
    const Desk desk;
    Placement changed = desk.shown().placements[0];
    changed.share = Share::Whole;
    changed.gpus.push_back({desk.four, 2});
    changed.tensor_parallel = 1;
    const Project project = must(replace_placement(desk.project, desk.catalogue, desk.variant, changed));
    QCOMPARE(project.variants[0].placements[0], changed);
    changed.tensor_parallel = 2;
    QCOMPARE(code(replace_placement(project, desk.catalogue, desk.variant, changed)), "placement.not-divisible");
    QVERIFY(must(remove_placement(project, desk.variant, changed.id)).variants[0].placements.empty());
}

QTEST_APPLESS_MAIN(PlacementsTest)
#include "placements_test.moc"
