// Power, heat, supplies and units of servers, racks and a variant.

#include "sizing/power.h"
#include "evaluate_catalogue.h"
#include "sizing/evaluation.h"

#include <QTest>

using namespace rackwright;
using namespace rackwright::test_evaluate;

class PowerTest : public QObject {
    Q_OBJECT

    static Evaluation run(SmallProject& small) { return evaluate(small.catalogue, small.project, small.variant()); }

private slots:
    void a_server_is_its_base_and_its_gpus() {
        SmallProject small;
        small.server().gpus[0] = small.server().gpus[3] = "fast";
        const Evaluation evaluation = run(small);
        const ServerResult& server = evaluation.servers.front();
        // 1,000 + 2 · 300 W, the base from 800 to 1,200; two supplies of 2,000 W carry the load.
        const Figure& power = *server.figures.find(FigureKind::Power);
        QCOMPARE(power.value, 1600.0);
        QCOMPARE(power.low, 1400.0);
        QCOMPARE(power.high, 1800.0);
        QCOMPARE(server.figures.value(FigureKind::PowerCapacity), 4000.0);
        QCOMPARE(server.figures.value(FigureKind::GpuCount), 2.0);
        QCOMPARE(server.figures.value(FigureKind::VramPrinted), 200e9);
        QCOMPARE(server.verdict, Verdict::Fits);
        // 1,600 · 3.412142 = 5,459.4272.
        QVERIFY(qFuzzyCompare(server.figures.value(FigureKind::Heat), 5459.4272));
    }

    void supplies_hold_up_to_their_limit() {
        // 8 · 300 + 1,000 = 3,400 W of 4,000 fit under 0.9 (3,600); with 340 W each 3,720 are tight, with 380 W 4,040 are too much.
        SmallProject small;
        small.server().gpus.assign(8, "fast");
        QCOMPARE(run(small).servers.front().verdict, Verdict::Fits);
        small.catalogue.gpus.front().board_power.value = 340;
        Evaluation evaluation = run(small);
        QCOMPARE(evaluation.servers.front().verdict, Verdict::Tight);
        QCOMPARE(evaluation.servers.front().limit, Limit::Power);
        QCOMPARE(evaluation.verdict, Verdict::NotPlaced);  // says more than tight supplies: no task is placed
        small.catalogue.gpus.front().board_power.value = 380;
        evaluation = run(small);
        QCOMPARE(evaluation.servers.front().verdict, Verdict::DoesNotFit);
        QCOMPARE(evaluation.verdict, Verdict::DoesNotFit);
        // 4,000 W and no more fit the supplies; the high end of the base would not.
        small.project.policy.psu_load_limit = 1.0;
        small.catalogue.gpus.front().board_power.value = 370;
        QCOMPARE(run(small).servers.front().verdict, Verdict::Tight);  // 3,960, up to 4,160
    }

    void an_unknown_gpu_makes_the_sum_unknown() {
        SmallProject small;
        small.server().gpus[0] = "fast";
        small.server().gpus[1] = "no-such-gpu";
        const Evaluation evaluation = run(small);
        const ServerResult& server = evaluation.servers.front();
        QCOMPARE(server.figures.find(FigureKind::Power)->unknown_reason, std::string_view("unknown.gpu"));
        QCOMPARE(server.figures.find(FigureKind::VramPrinted)->unknown_reason, std::string_view("unknown.gpu"));
        QCOMPARE(server.figures.value(FigureKind::GpuCount), 2.0);
        QCOMPARE(server.verdict, Verdict::Unknown);
        QVERIFY(!evaluation.totals.find(FigureKind::Power)->known());
        QVERIFY(!evaluation.totals.find(FigureKind::Heat)->known());
        QCOMPARE(evaluation.gpus[1].verdict, Verdict::Unknown);
        small.server().gpus[1].clear();
        small.server().product = "no-such-server";
        QCOMPARE(run(small).servers.front().figures.find(FigureKind::Power)->unknown_reason, std::string_view("unknown.server"));
    }

    void a_rack_adds_up() {
        SmallProject small;
        small.server().gpus[0] = "fast";
        const Evaluation evaluation = run(small);
        const RackResult& rack = evaluation.racks.front();
        // 1,000 + 300 of the server, 200 + 12 · 10 of the array.
        QCOMPARE(rack.figures.value(FigureKind::Power), 1620.0);
        QCOMPARE(rack.figures.value(FigureKind::UnitsUsed), 6.0);  // 4 + 2
        QCOMPARE(rack.figures.value(FigureKind::UnitsTotal), 42.0);
        QCOMPARE(rack.figures.value(FigureKind::Weight), 50.0);  // 30 + 20
        QVERIFY(rack.figures.find(FigureKind::PowerLimit) == nullptr);
        QCOMPARE(evaluation.totals.value(FigureKind::Power), 1620.0);
        QCOMPARE(evaluation.totals.value(FigureKind::UnitsUsed), 6.0);
        QCOMPARE(evaluation.totals.value(FigureKind::RawCapacity), 120e12);     // 12 · 10 TB
        QCOMPARE(evaluation.totals.value(FigureKind::UsableCapacity), 100e12);  // RAID-6
        small.catalogue.arrays.front().weight = Fact();
        QCOMPARE(run(small).racks.front().figures.find(FigureKind::Weight)->unknown_reason, std::string_view("unknown.device-weight"));
    }

    void a_bare_weight_is_no_weight() {
        SmallProject small;
        small.catalogue.servers.front().weight = Fact();
        small.catalogue.servers.front().bare_weight = test_evaluate::fact(25, Unit::Kilogram);
        const Evaluation evaluation = run(small);
        const Figure* weight = evaluation.servers.front().figures.find(FigureKind::Weight);
        QVERIFY(weight != nullptr && !weight->known());
        QCOMPARE(weight->unknown_reason, std::string_view("unknown.equipped-weight"));
        QVERIFY(!evaluation.racks.front().figures.find(FigureKind::Weight)->known());
        QVERIFY(!evaluation.totals.find(FigureKind::Weight)->known());
        // What is known stands in the derivation.
        const Subject server{SubjectKind::Server, 1, 0};
        const Result<Derivation> derivation =
            explain(small.catalogue, small.project, small.variant(), FigureId{server, FigureKind::Weight});
        QVERIFY(derivation.ok());
        QCOMPARE(derivation.value().formula, std::string("m > m_bare"));
        QCOMPARE(derivation.value().inputs.front().value.value, 25.0);
    }

    void a_power_limit_is_kept() {
        SmallProject small;  // 1,000 + 320 W, up to 1,520
        small.rack().power_limit_w = 2000.0;
        QCOMPARE(run(small).racks.front().verdict, Verdict::Fits);
        small.rack().power_limit_w = 1400.0;  // 1,320 is beyond 0.9 of it
        QCOMPARE(run(small).racks.front().verdict, Verdict::Tight);
        QCOMPARE(run(small).racks.front().figures.value(FigureKind::PowerLimit), 1400.0);
        small.rack().power_limit_w = 1300.0;
        QCOMPARE(run(small).racks.front().verdict, Verdict::DoesNotFit);
        QCOMPARE(run(small).racks.front().limit, Limit::Power);
    }

    void devices_stand_inside() {
        SmallProject small;
        small.rack().units = 12;
        small.array().bottom_unit = 11;
        QCOMPARE(run(small).racks.front().verdict, Verdict::Fits);  // units 11 and 12
        small.array().bottom_unit = 12;
        QCOMPARE(run(small).racks.front().verdict, Verdict::DoesNotFit);
        QCOMPARE(run(small).racks.front().limit, Limit::RackUnits);
    }
};

QTEST_APPLESS_MAIN(PowerTest)
#include "power_test.moc"
