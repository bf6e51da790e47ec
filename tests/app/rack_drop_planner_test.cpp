#include "app/rack/drop_planner.h"

#include "app/wording/wording.h"
#include "catalog/catalogue.h"
#include "project/edits.h"

#include <QtTest>
#include <set>

using namespace rackwright;

namespace {

const char* const server_id = "supermicro-sys-521ge-tnrt";  // 5U
const char* const hgx_id = "supermicro-sys-821ge-tnhr";     // 8U, comes with eight H200
const char* const card_id = "rtx-pro-6000-se";
const char* const array_id = "qsan-xn8024d";  // 4U
using Kind = DragPayload::Kind;
using Target = DropTarget::Kind;

}  // namespace

class RackDropPlannerTest : public QObject {
    Q_OBJECT

private:
    std::shared_ptr<const Catalogue> catalogue_;
    std::unique_ptr<Document> document_;

    const Variant& variant() { return document_->currentVariant(); }
    const Rack& rack() { return variant().racks.front(); }
    DropPlanner planner() { return DropPlanner(*document_); }
    bool carryOut(const DropPlan& plan) { return plan.possible && document_->apply(Result<Project>(*plan.result), plan.command); }
    ServerId addServer(const char* product, int unit) {
        const DropPlan plan = planner().plan({Kind::ServerProduct, QString::fromLatin1(product), 0, 0},
                                             {.kind = Target::Unit, .rack = rack().id, .unit = unit}, false);
        return carryOut(plan) ? ServerId{plan.select.id} : ServerId::None;
    }

private slots:
    void initTestCase() {
        Result<Catalogue> loaded = load_catalogue(RACKWRIGHT_SOURCE_DIR "/catalog");
        QVERIFY2(loaded.ok(), loaded.ok() ? "" : loaded.error().code.c_str());
        catalogue_ = std::make_shared<const Catalogue>(std::move(loaded.value()));
    }
    void init() { document_ = std::make_unique<Document>(catalogue_); }

    void planningChangesNothing() {
        const int steps = document_->undoStack()->count();
        const DropPlan plan = planner().plan({Kind::ServerProduct, QString::fromLatin1(server_id), 0, 0},
                                             {.kind = Target::Unit, .rack = rack().id, .unit = 4}, false);
        QVERIFY(plan.possible);
        QCOMPARE(plan.height, 5);
        QCOMPARE(plan.bottom_unit, 4);
        QVERIFY(plan.words.contains(QStringLiteral("U4")) && plan.words.contains(QStringLiteral("U8")));
        QVERIFY(!plan.command.isEmpty());
        QVERIFY(rack().servers.empty());
        QCOMPARE(document_->undoStack()->count(), steps);
    }

    void aTakenPlaceNamesWhoStandsThereAndTheNearestFreeOne() {
        QVERIFY(addServer(server_id, 1) != ServerId::None);  // units 1 to 5
        const DropPlan plan = planner().plan({Kind::ArrayProduct, QString::fromLatin1(array_id), 0, 0},
                                             {.kind = Target::Unit, .rack = rack().id, .unit = 3}, false);
        QVERIFY(!plan.possible);
        QVERIFY(!plan.result);
        QCOMPARE(plan.better_unit, 6);
        QVERIFY2(plan.words.contains(QString::fromStdString(rack().servers.front().name)), qPrintable(plan.words));
        QVERIFY(plan.words.contains(QStringLiteral("U6")));
    }

    void aMoveOntoItselfIsNothing() {
        const ServerId server = addServer(server_id, 1);
        const DropPlan plan =
            planner().plan({Kind::Server, {}, raw(server), 0}, {.kind = Target::Unit, .rack = rack().id, .unit = 1}, false);
        QVERIFY(!plan.possible);
        QVERIFY(plan.words.isEmpty());
    }

    void aMoveMayOverlapItsOwnOldPlace() {
        const ServerId server = addServer(server_id, 1);
        const DropPlan plan =
            planner().plan({Kind::Server, {}, raw(server), 0}, {.kind = Target::Unit, .rack = rack().id, .unit = 3}, false);
        QVERIFY2(plan.possible, qPrintable(plan.words));
        QVERIFY(carryOut(plan));
        QCOMPARE(rack().servers.front().bottom_unit, 3);
        QCOMPARE(rack().servers.size(), 1U);
    }

    void aCopyStandsBesideAndTakesTheGpusAlong() {
        const ServerId server = addServer(server_id, 1);
        QVERIFY(carryOut(
            planner().plan({Kind::GpuProduct, QString::fromLatin1(card_id), 0, 0}, {.kind = Target::Server, .server = server}, false)));
        const DropPlan plan =
            planner().plan({Kind::Server, {}, raw(server), 0}, {.kind = Target::Unit, .rack = rack().id, .unit = 10}, true);
        QVERIFY2(plan.possible, qPrintable(plan.words));
        QVERIFY(carryOut(plan));
        QCOMPARE(rack().servers.size(), 2U);
        const Server* copy = find_server(variant(), ServerId{plan.select.id});
        QVERIFY(copy != nullptr && copy->id != server);
        QCOMPARE(copy->bottom_unit, 10);
        QCOMPARE(copy->gpus, find_server(variant(), server)->gpus);
    }

    void gpusMoveCopyAndLeave() {
        const ServerId server = addServer(server_id, 1);
        QVERIFY(carryOut(planner().plan({Kind::GpuProduct, QString::fromLatin1(card_id), 0, 0},
                                        {.kind = Target::Slot, .server = server, .slot = 1}, false)));
        QVERIFY(carryOut(planner().plan({Kind::Gpu, {}, raw(server), 1}, {.kind = Target::Slot, .server = server, .slot = 4}, false)));
        const auto gpus = [&] { return find_server(variant(), server)->gpus; };
        QCOMPARE(gpus()[1], std::string());
        QCOMPARE(gpus()[4], std::string(card_id));
        QVERIFY(carryOut(planner().plan({Kind::Gpu, {}, raw(server), 4}, {.kind = Target::Slot, .server = server, .slot = 0}, true)));
        QCOMPARE(gpus()[0], std::string(card_id));
        QCOMPARE(gpus()[4], std::string(card_id));
        const DropPlan taken = planner().plan({Kind::Gpu, {}, raw(server), 4}, {.kind = Target::Slot, .server = server, .slot = 0}, false);
        QVERIFY(!taken.possible);
        QVERIFY(!taken.words.isEmpty());
        const DropPlan out = planner().plan({Kind::Gpu, {}, raw(server), 4}, {}, false);
        QVERIFY(out.possible && out.removes);
        QVERIFY(carryOut(out));
        QCOMPARE(gpus()[4], std::string());
    }

    void boardsKeepTheirGpus() {
        const ServerId server = addServer(hgx_id, 1);
        QVERIFY(server != ServerId::None);
        QCOMPARE(find_server(variant(), server)->gpus.size(), 8U);
        const DropPlan out = planner().plan({Kind::Gpu, {}, raw(server), 0}, {}, false);
        QVERIFY(!out.possible);
        QVERIFY(!out.words.isEmpty());
    }

    void nothingIsDroppedWhereItMakesNoSense() {
        const ServerId server = addServer(server_id, 1);
        for (const DragPayload& payload : {DragPayload{Kind::ServerProduct, QString::fromLatin1(server_id), 0, 0},
                                           DragPayload{Kind::GpuProduct, QString::fromLatin1(card_id), 0, 0}}) {
            const DropPlan plan = planner().plan(payload, {}, false);
            QVERIFY(!plan.possible);
            QVERIFY(!plan.words.isEmpty());
        }
        const DropPlan unknown =
            planner().plan({Kind::GpuProduct, QStringLiteral("no-such-gpu"), 0, 0}, {.kind = Target::Slot, .server = server}, false);
        QVERIFY(!unknown.possible);
        const DropPlan stale = planner().plan({Kind::Server, {}, 4711, 0}, {.kind = Target::Unit, .rack = rack().id, .unit = 20}, false);
        QVERIFY(!stale.possible);
    }

    void aNewWorkloadIsAddedUnplacedOutsideTheRacks() {
        for (const char* kind : {"llm-inference", "light-models", "video-analytics", "training", "video-archive", "reservation"}) {
            const DropPlan plan = planner().plan({Kind::NewWorkload, QString::fromLatin1(kind), 0, 0}, {}, false);
            QVERIFY2(plan.possible, kind);
            const std::size_t before = document_->project().workloads.size();
            QVERIFY(carryOut(plan));
            QCOMPARE(document_->project().workloads.size(), before + 1);
        }
        QVERIFY(variant().placements.empty());
        std::set<std::string> names;
        std::set<int> colours;
        for (const Workload& workload : document_->project().workloads) {
            names.insert(workload.name);
            colours.insert(workload.colour);
        }
        QCOMPARE(names.size(), 6U);
        QCOMPARE(colours.size(), 6U);
    }

    void anEmptySlotTakesNoWorkload() {
        const ServerId server = addServer(server_id, 1);
        QVERIFY(carryOut(planner().plan({Kind::NewWorkload, QStringLiteral("reservation"), 0, 0}, {}, false)));
        const DragPayload workload{Kind::Workload, {}, raw(document_->project().workloads.front().id), 0};
        const DropPlan plan = planner().plan(workload, {.kind = Target::Slot, .server = server, .slot = 0}, false);
        QVERIFY(!plan.possible);
        QVERIFY(!plan.words.isEmpty());
    }

    void theKeyboardPlacesBesideTheSelectedThing() {
        const ServerId first = addServer(server_id, 10);
        const DropPlan beside =
            planner().placeHere({Kind::ServerProduct, QString::fromLatin1(server_id), 0, 0}, SelectedItem::server(first));
        QVERIFY(beside.possible);
        QCOMPARE(beside.bottom_unit, 15);
        const DropPlan in_rack =
            planner().placeHere({Kind::ServerProduct, QString::fromLatin1(server_id), 0, 0}, SelectedItem::rack(rack().id));
        QVERIFY(in_rack.possible);
        QCOMPARE(in_rack.bottom_unit, 1);
        const DropPlan card = planner().placeHere({Kind::GpuProduct, QString::fromLatin1(card_id), 0, 0}, SelectedItem::gpu({first, 3}));
        QVERIFY(card.possible);
        QCOMPARE(card.result->variants.front().racks.front().servers.front().gpus[3], std::string(card_id));
        const DropPlan anywhere = planner().placeAnywhere({Kind::GpuProduct, QString::fromLatin1(card_id), 0, 0});
        QVERIFY(anywhere.possible);
        QCOMPARE(anywhere.select, SelectedItem::gpu({first, 0}));
        const DropPlan copy = planner().duplicate({Kind::Server, {}, raw(first), 0});
        QVERIFY(copy.possible);
        QCOMPARE(copy.bottom_unit, 15);
    }

    void theKeyboardMovesThings() {
        const ServerId first = addServer(server_id, 10);  // 5 units: U10-U14
        const ServerId above = addServer(server_id, 16);
        const DragPayload moved{Kind::Server, {}, raw(first), 0};
        const DropPlan down = planner().nudge(moved, -1);
        QVERIFY(down.possible);
        QCOMPARE(down.bottom_unit, 9);
        // U11 is the last free place below the other server; then the next is above it.
        QVERIFY(carryOut(planner().nudge(moved, 1)));
        const DropPlan over = planner().nudge(moved, 1);
        QVERIFY(over.possible);
        QCOMPARE(over.bottom_unit, 21);
        QVERIFY(carryOut(planner().plan(moved, {.kind = Target::Unit, .rack = rack().id, .unit = 1}, false)));
        QVERIFY(!planner().nudge(moved, -1).possible);
        QVERIFY(!planner().nudge(moved, -1).words.isEmpty());

        QVERIFY(carryOut(planner().placeHere({Kind::GpuProduct, QString::fromLatin1(card_id), 0, 0}, SelectedItem::gpu({first, 0}))));
        const DragPayload card{Kind::Gpu, {}, raw(first), 0};
        QCOMPARE(planner().nudge(card, 1).gpu_slots, (std::vector<GpuRef>{{first, 1}}));
        QVERIFY(!planner().nudge(card, -1).possible);
        // Cut and pasted onto another server's slot it moves; copied it stays.
        const DropPlan pasted = planner().placeHere(card, SelectedItem::gpu({above, 2}));
        QVERIFY(pasted.possible);
        QVERIFY(find_server(pasted.result->variants.front(), first)->gpus[0].empty());
        const DropPlan copied = planner().placeHere(card, SelectedItem::gpu({above, 2}), true);
        QVERIFY(copied.possible);
        QCOMPARE(find_server(copied.result->variants.front(), first)->gpus[0], std::string(card_id));
        QCOMPARE(find_server(copied.result->variants.front(), above)->gpus[2], std::string(card_id));
    }

    void aFullRackSaysSo() {
        for (int unit = 1; unit + 7 <= rack().units; unit += 8) QVERIFY(addServer(hgx_id, unit) != ServerId::None);
        const DropPlan plan = planner().placeAnywhere({Kind::ServerProduct, QString::fromLatin1(hgx_id), 0, 0});
        QVERIFY(!plan.possible);
        QVERIFY(plan.words.contains(QStringLiteral("8")));
    }
};

QTEST_MAIN(RackDropPlannerTest)
#include "rack_drop_planner_test.moc"
