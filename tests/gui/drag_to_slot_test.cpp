#include "app/rack/drop_ghost_item.h"
#include "app/rack/rack_geometry.h"
#include "app/wording/wording.h"
#include "pointer_drag.h"
#include "project/edits.h"
#include "rack_window.h"

#include <QtTest>

using namespace rackwright;

namespace {

const char* const server_id = "supermicro-sys-521ge-tnrt";  // 5U, PCIe slots
const char* const card_id = "rtx-pro-6000-se";
const char* const sxm_id = "h200-sxm";

}  // namespace

/// Drags with a real pointer; needs an X server and a window manager.
class DragToSlotTest : public QObject {
    Q_OBJECT

private:
    std::shared_ptr<const Catalogue> catalogue_;
    std::unique_ptr<fixture::RackWindow> made_;

    fixture::RackWindow& w() { return *made_; }
    const Variant& variant() { return w().document.currentVariant(); }
    const Rack& rack() { return variant().racks.front(); }
    const Server* firstServer() { return rack().servers.empty() ? nullptr : &rack().servers.front(); }

    QPoint unitPoint(int unit) {
        const QRectF place = w().view->rackScene()->rectOf(SelectedItem::rack(rack().id));
        const QRectF in_rack = deviceRect({1, rack().units}, unit, 1);
        return w().view->mapFromScene(place.topLeft() + in_rack.center());
    }
    void addServer(int unit, ServerId* id = nullptr) {
        ServerId added = ServerId::None;
        QVERIFY(w().document.apply(add_server(w().document.project(), *catalogue_, variant().id, rack().id, server_id, unit, &added), {}));
        if (id != nullptr) *id = added;
        QTest::qWait(30);
    }
    bool drag(QWidget* from, const QPoint& a, const QPoint& b, const std::function<void()>& look = {},
              Qt::KeyboardModifiers keys = Qt::NoModifier, bool cancel = false) {
        const fixture::PointerDrag pointer{&w().window, keys, look, cancel};
        return pointer.run(from, a, w().view->viewport(), b);
    }

private slots:
    void initTestCase() {
        if (QGuiApplication::platformName() != QStringLiteral("xcb")) QSKIP("Dragging needs an X server.");
        Result<Catalogue> loaded = load_catalogue(RACKWRIGHT_SOURCE_DIR "/catalog");
        QVERIFY2(loaded.ok(), loaded.ok() ? "" : loaded.error().code.c_str());
        catalogue_ = std::make_shared<const Catalogue>(std::move(loaded.value()));
    }

    void init() {
        made_ = std::make_unique<fixture::RackWindow>(catalogue_);
        QVERIFY(w().show());
        QCOMPARE(variant().racks.size(), 1U);
    }
    void cleanup() { made_.reset(); }

    void aServerOntoAUnit() {
        const QPoint row = w().rowOf(DragPayload::Kind::ServerProduct, QString::fromLatin1(server_id));
        QVERIFY(!row.isNull());
        bool shown_possible = false;
        QString words;
        // The device hangs by its middle: pointed at unit 5, five units stand at 3 to 7.
        QVERIFY(drag(w().list()->viewport(), row, unitPoint(5), [&] {
            shown_possible = w().view->rackScene()->ghost()->isVisible() && w().view->rackScene()->ghost()->isPossible();
            words = w().hintText()->text();
        }));
        QVERIFY(shown_possible);
        QVERIFY2(words.contains(QStringLiteral("U3")), qPrintable(words));
        QVERIFY(firstServer() != nullptr);
        QCOMPARE(firstServer()->bottom_unit, 3);
        QCOMPARE(firstServer()->product, std::string(server_id));
        QCOMPARE(w().selection.item(), SelectedItem::server(firstServer()->id));
        QVERIFY(!w().hint()->isVisible());
        w().document.undoStack()->undo();
        QVERIFY(firstServer() == nullptr);
    }

    void aServerOntoATakenUnitIsRefusedWithTheReason() {
        addServer(3);
        const QPoint row = w().rowOf(DragPayload::Kind::ServerProduct, QString::fromLatin1(server_id));
        const int steps = w().document.undoStack()->count();
        bool refused = false;
        QString words;
        QRectF better;
        QVERIFY(drag(w().list()->viewport(), row, unitPoint(6), [&] {
            refused = w().view->rackScene()->ghost()->isVisible() && !w().view->rackScene()->ghost()->isPossible();
            better = w().view->rackScene()->ghost()->better();
            words = w().hint()->isVisible() ? w().hintText()->text() : QString();
        }));
        QVERIFY(refused);
        QVERIFY2(words.contains(QString::fromStdString(firstServer()->name)), qPrintable(words));  // who stands there
        QVERIFY(!better.isEmpty());                                                                // and where it would go
        QCOMPARE(rack().servers.size(), 1U);
        QCOMPARE(w().document.undoStack()->count(), steps);
    }

    void aGpuOntoASlot() {
        ServerId server = ServerId::None;
        addServer(1, &server);
        const QPoint row = w().rowOf(DragPayload::Kind::GpuProduct, QString::fromLatin1(card_id));
        QVERIFY(!row.isNull());
        const GpuRef slot{server, 2};
        QVERIFY(drag(w().list()->viewport(), row, w().pointOf(SelectedItem::gpu(slot))));
        QCOMPARE(firstServer()->gpus[2], std::string(card_id));
        QCOMPARE(std::count(firstServer()->gpus.begin(), firstServer()->gpus.end(), card_id), 1);
        w().document.undoStack()->undo();
        QCOMPARE(firstServer()->gpus[2], std::string());
        w().document.undoStack()->redo();
        QCOMPARE(firstServer()->gpus[2], std::string(card_id));
    }

    void aGpuOntoTheServersHeadFillsIt() {
        ServerId server = ServerId::None;
        addServer(1, &server);
        const QPoint row = w().rowOf(DragPayload::Kind::GpuProduct, QString::fromLatin1(card_id));
        const QRectF place = w().view->rackScene()->rectOf(SelectedItem::server(server));
        const QPoint head = w().view->mapFromScene(place.topLeft() + deviceHeader(5).center());
        QVERIFY(drag(w().list()->viewport(), row, head));
        QVERIFY(std::all_of(firstServer()->gpus.begin(), firstServer()->gpus.end(), [](const std::string& id) { return id == card_id; }));
        w().document.undoStack()->undo();  // one step
        QVERIFY(std::all_of(firstServer()->gpus.begin(), firstServer()->gpus.end(), [](const std::string& id) { return id.empty(); }));
    }

    void aGpuOfTheWrongFormIsRefusedWithTheReason() {
        ServerId server = ServerId::None;
        addServer(1, &server);
        const QPoint row = w().rowOf(DragPayload::Kind::GpuProduct, QString::fromLatin1(sxm_id));
        const int steps = w().document.undoStack()->count();
        QString words;
        bool crossed = false;
        QVERIFY(drag(w().list()->viewport(), row, w().pointOf(SelectedItem::gpu({server, 0})), [&] {
            crossed = w().view->rackScene()->ghost()->isVisible() && !w().view->rackScene()->ghost()->isPossible();
            words = w().hint()->isVisible() ? w().hintText()->text() : QString();
        }));
        QVERIFY(crossed);
        const Failure reason = can_take_gpu(*catalogue_, *firstServer(), 0, *catalogue_->gpu(sxm_id));
        QVERIFY(reason);
        QCOMPARE(words, messageText(*reason));
        QVERIFY(words != QString::fromStdString(reason->code));  // words, not a code
        QCOMPARE(firstServer()->gpus[0], std::string());
        QCOMPARE(w().document.undoStack()->count(), steps);
    }

    void aWorkloadOntoAGpuAndOutAgain() {
        ServerId server = ServerId::None;
        addServer(1, &server);
        Workload workload;
        workload.name = "Reserved";
        workload.task = Reservation{1, 10e9, 0.0};
        WorkloadId id = WorkloadId::None;
        Project project = set_gpu(w().document.project(), *catalogue_, variant().id, {server, 0}, card_id).value();
        QVERIFY(w().document.apply(add_workload(project, workload, &id), {}));
        const QPoint row = w().rowOf(DragPayload::Kind::Workload, {}, raw(id));
        QVERIFY(!row.isNull());
        const QPoint gpu = w().pointOf(SelectedItem::gpu({server, 0}));
        QVERIFY(drag(w().list()->viewport(), row, gpu));
        QCOMPARE(variant().placements.size(), 1U);
        QCOMPARE(variant().placements[0].workload, id);
        QCOMPARE(variant().placements[0].gpus.size(), 1U);
        QVERIFY(variant().placements[0].gpus[0] == (GpuRef{server, 0}));
        w().document.undoStack()->undo();
        QVERIFY(variant().placements.empty());
        w().document.undoStack()->redo();
        QCOMPARE(variant().placements.size(), 1U);
    }

    void aServerMovesWithinItsRack() {
        ServerId server = ServerId::None;
        addServer(1, &server);
        const QRectF place = w().view->rackScene()->rectOf(SelectedItem::server(server));
        const QPoint head = w().view->mapFromScene(place.topLeft() + deviceHeader(5).center());
        const int unit_px = qRound(unit_height_mm * w().view->zoom());
        QVERIFY(drag(w().view->viewport(), head, head - QPoint(0, 3 * unit_px)));
        QCOMPARE(firstServer()->bottom_unit, 4);
        QCOMPARE(rack().servers.size(), 1U);
        w().document.undoStack()->undo();
        QCOMPARE(firstServer()->bottom_unit, 1);
    }

    void onTheRemoveFieldItIsRemoved() {
        addServer(1);
        const QRectF place = w().view->rackScene()->rectOf(SelectedItem::server(firstServer()->id));
        const QPoint head = w().view->mapFromScene(place.topLeft() + deviceHeader(5).center());
        const auto* field = w().view->findChild<QLabel*>(QStringLiteral("rackRemoveArea"));
        QVERIFY(field != nullptr);
        QVERIFY(drag(w().view->viewport(), head, field->geometry().center()));
        QVERIFY(firstServer() == nullptr);
        w().document.undoStack()->undo();
        QVERIFY(firstServer() != nullptr);
    }

    void besideTheRacksItStays() {
        addServer(1);
        const int steps = w().document.undoStack()->count();
        const QRectF place = w().view->rackScene()->rectOf(SelectedItem::server(firstServer()->id));
        const QPoint head = w().view->mapFromScene(place.topLeft() + deviceHeader(5).center());
        const QRectF racks = w().view->rackScene()->racksRect();
        const QPoint outside(w().view->mapFromScene(racks.topRight()).x() + 25, head.y());
        QVERIFY(w().view->viewport()->rect().contains(outside));
        QString words;
        QVERIFY(drag(w().view->viewport(), head, outside, [&] { words = w().hintText()->text(); }));
        QVERIFY2(!words.isEmpty(), qPrintable(words));
        QCOMPARE(firstServer()->bottom_unit, 1);
        QCOMPARE(w().document.undoStack()->count(), steps);
    }

    void escapeChangesNothing() {
        addServer(1);
        const int steps = w().document.undoStack()->count();
        const QRectF place = w().view->rackScene()->rectOf(SelectedItem::server(firstServer()->id));
        const QPoint head = w().view->mapFromScene(place.topLeft() + deviceHeader(5).center());
        QVERIFY(drag(w().view->viewport(), head, head - QPoint(0, 120), {}, Qt::NoModifier, true));
        QCOMPARE(firstServer()->bottom_unit, 1);
        QCOMPARE(w().document.undoStack()->count(), steps);
        QVERIFY(!w().view->rackScene()->ghost()->isVisible());
        QVERIFY(!w().hint()->isVisible());
    }

    void aSmallTrembleIsNoDrag() {
        addServer(1);
        const int steps = w().document.undoStack()->count();
        const QRectF place = w().view->rackScene()->rectOf(SelectedItem::server(firstServer()->id));
        const QPoint head = w().view->mapFromScene(place.topLeft() + deviceHeader(5).center());
        QVERIFY(drag(w().view->viewport(), head, head + QPoint(2, 2)));
        QCOMPARE(firstServer()->bottom_unit, 1);
        QCOMPARE(w().document.undoStack()->count(), steps);
        QCOMPARE(w().selection.item(), SelectedItem::server(firstServer()->id));
    }
};

QTEST_MAIN(DragToSlotTest)
#include "drag_to_slot_test.moc"
