#include "app/rack/rack_outline.h"

#include "app/rack/rack_actions.h"
#include "app/rack/rack_navigation.h"
#include "app/rack/rack_outline_model.h"
#include "app/rack/rack_scene.h"
#include "app/rack/rack_view.h"
#include "catalog/catalogue.h"
#include "project/edits.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QtTest>

using namespace rackwright;

/// The outline, the drawing and the keyboard, on the same document and selection.
class RackOutlineTest : public QObject {
    Q_OBJECT

private:
    std::shared_ptr<const Catalogue> catalogue_;
    std::unique_ptr<Document> document_;
    Selection selection_;
    ServerId low_ = ServerId::None, high_ = ServerId::None;
    ArrayId array_ = ArrayId::None;

    const Variant& variant() { return document_->currentVariant(); }
    RackId rack() { return variant().racks.front().id; }

private slots:
    void initTestCase() {
        Result<Catalogue> loaded = load_catalogue(RACKWRIGHT_SOURCE_DIR "/catalog");
        QVERIFY2(loaded.ok(), loaded.ok() ? "" : loaded.error().code.c_str());
        catalogue_ = std::make_shared<const Catalogue>(std::move(loaded.value()));
    }

    void init() {
        document_ = std::make_unique<Document>(catalogue_);
        selection_.select(SelectedItem::none());
        Project project = document_->project();
        const VariantId id = document_->currentVariantId();
        project = add_server(project, *catalogue_, id, rack(), "supermicro-sys-521ge-tnrt", 1, &low_).value();
        project = add_server(project, *catalogue_, id, rack(), "supermicro-sys-821ge-tnhr", 10, &high_).value();
        project = add_array(project, *catalogue_, id, rack(), "qsan-xn8024d", 6, &array_).value();
        QVERIFY(document_->apply(project, QStringLiteral("Build")));
    }

    void itHoldsEverythingFromTheTopDown() {
        RackOutlineModel model(document_.get());
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 1);
        const QModelIndex rack_index = model.index(0, 0);
        QCOMPARE(model.rowCount(rack_index), 3);
        QCOMPARE(model.itemAt(model.index(0, 0, rack_index)), SelectedItem::server(high_));
        QCOMPARE(model.itemAt(model.index(1, 0, rack_index)), SelectedItem::array(array_));
        QCOMPARE(model.itemAt(model.index(2, 0, rack_index)), SelectedItem::server(low_));
        QCOMPARE(model.rowCount(model.index(0, 0, rack_index)), 8);
        const QModelIndex slot = model.indexOf(SelectedItem::gpu({low_, 3}));
        QVERIFY(slot.isValid());
        QVERIFY(slot.data().toString().startsWith(QStringLiteral("4")));
        for (const QModelIndex& index : {rack_index, model.index(1, 0, rack_index), slot}) {
            QVERIFY(!index.data(Qt::AccessibleTextRole).toString().isEmpty());
        }
        // An edit that adds rows keeps the model consistent too.
        document_->apply(set_gpu(document_->project(), *catalogue_, variant().id, {low_, 3}, "rtx-pro-6000-se"), {});
        QVERIFY(model.indexOf(SelectedItem::gpu({low_, 3})).data().toString().contains(QStringLiteral("RTX PRO 6000")));
        document_->apply(remove_server(document_->project(), variant().id, high_), {});
        QCOMPARE(model.rowCount(model.index(0, 0)), 2);
    }

    void outlineAndDrawingShareTheSelection() {
        RackOutline outline(document_.get(), &selection_);
        RackView view(document_.get(), &selection_);
        selection_.select(SelectedItem::gpu({high_, 5}));
        auto* model = qobject_cast<RackOutlineModel*>(outline.model());
        QCOMPARE(model->itemAt(outline.currentIndex()), SelectedItem::gpu({high_, 5}));
        outline.setCurrentIndex(model->indexOf(SelectedItem::array(array_)));
        QCOMPARE(selection_.item(), SelectedItem::array(array_));
        selection_.select(SelectedItem::none());
        QVERIFY(!outline.currentIndex().isValid());
    }

    void theKeyboardRemovesDuplicatesRenamesAndPlaces() {
        RackOutline outline(document_.get(), &selection_);
        outline.show();
        auto* model = qobject_cast<RackOutlineModel*>(outline.model());
        outline.setCurrentIndex(model->indexOf(SelectedItem::server(low_)));
        QTest::keyClick(&outline, Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(variant().racks.front().servers.size(), 3U);
        QTest::keyClick(&outline, Qt::Key_Delete);  // the copy is selected
        QCOMPARE(variant().racks.front().servers.size(), 2U);
        QCOMPARE(selection_.item(), SelectedItem::rack(rack()));  // the keyboard keeps its place
        document_->undoStack()->undo();
        QCOMPARE(variant().racks.front().servers.size(), 3U);

        outline.setCurrentIndex(model->indexOf(SelectedItem::server(low_)));
        model->setData(outline.currentIndex(), QStringLiteral("Renamed"), Qt::EditRole);
        QTRY_COMPARE(find_server(variant(), low_)->name, std::string("Renamed"));

        QSignalSpy placed(&outline, &RackOutline::placeRequested);
        QTest::keyClick(&outline, Qt::Key_Return);
        QCOMPARE(placed.size(), 1);
        QCOMPARE(placed.front().front().value<SelectedItem>(), SelectedItem::server(low_));
    }

    void unfoldedRowsStayUnfolded() {
        RackOutline outline(document_.get(), &selection_);
        auto* model = qobject_cast<RackOutlineModel*>(outline.model());
        outline.expand(model->indexOf(SelectedItem::server(low_)));
        document_->apply(remove_server(document_->project(), variant().id, high_), {});
        QVERIFY(outline.isExpanded(model->indexOf(SelectedItem::server(low_))));
        QVERIFY(outline.isExpanded(model->indexOf(SelectedItem::rack(rack()))));
    }

    void arrowsWalkTheRack() {
        const auto go = [&](const SelectedItem& from, Direction direction) { return neighbourOf(*catalogue_, variant(), from, direction); };
        QCOMPARE(go(SelectedItem::none(), Direction::Down), SelectedItem::server(high_));
        QCOMPARE(go(SelectedItem::rack(rack()), Direction::Down), SelectedItem::server(high_));
        QCOMPARE(go(SelectedItem::server(high_), Direction::Down), SelectedItem::array(array_));
        QCOMPARE(go(SelectedItem::array(array_), Direction::Down), SelectedItem::server(low_));
        QCOMPARE(go(SelectedItem::server(low_), Direction::Down), SelectedItem::server(low_));
        QCOMPARE(go(SelectedItem::server(high_), Direction::Up), SelectedItem::rack(rack()));
        QCOMPARE(go(SelectedItem::server(low_), Direction::Right), SelectedItem::gpu({low_, 0}));
        // Eight slots stand in two rows of four.
        QCOMPARE(go(SelectedItem::gpu({low_, 0}), Direction::Right), SelectedItem::gpu({low_, 1}));
        QCOMPARE(go(SelectedItem::gpu({low_, 1}), Direction::Down), SelectedItem::gpu({low_, 5}));
        QCOMPARE(go(SelectedItem::gpu({low_, 5}), Direction::Up), SelectedItem::gpu({low_, 1}));
        QCOMPARE(go(SelectedItem::gpu({low_, 0}), Direction::Left), SelectedItem::server(low_));
        QCOMPARE(go(SelectedItem::gpu({low_, 2}), Direction::Up), SelectedItem::server(low_));
    }

    void theSceneKnowsWhatIsWhere() {
        RackScene scene(document_.get(), &selection_);
        for (const SelectedItem& item :
             {SelectedItem::server(low_), SelectedItem::server(high_), SelectedItem::array(array_), SelectedItem::gpu({low_, 6})}) {
            const QRectF place = scene.rectOf(item);
            QVERIFY(!place.isEmpty());
            const QPointF point = item.kind == SelectedItem::Kind::Gpu ? place.center() : place.topLeft() + QPointF(4.0, 4.0);
            QCOMPARE(scene.thingAt(point, 1.0), item);
        }
        QCOMPARE(scene.thingAt(scene.racksRect().topLeft() - QPointF(20.0, 20.0), 1.0), SelectedItem::none());
        const DropTarget slot = scene.targetAt(scene.rectOf(SelectedItem::gpu({low_, 6})).center(), 0, 0.0);
        QCOMPARE(slot.kind, DropTarget::Kind::Slot);
        QCOMPARE(slot.slot, 6);
        const DropTarget outside = scene.targetAt(scene.racksRect().bottomRight() + QPointF(30.0, 0.0), 0, 0.0);
        QCOMPARE(outside.kind, DropTarget::Kind::Outside);
    }

    void undoTakesTheSelectionOffWhatIsGone() {
        RackScene scene(document_.get(), &selection_);
        selection_.select(SelectedItem::server(low_));
        document_->undoStack()->undo();
        QCOMPARE(selection_.item(), SelectedItem::none());
        QVERIFY(scene.rectOf(SelectedItem::server(low_)).isEmpty());
        document_->undoStack()->redo();
        QVERIFY(!scene.rectOf(SelectedItem::server(low_)).isEmpty());
    }

    void anEditIsLaidOutInTenMilliseconds() {
        // Two full racks.
        Project project = document_->project();
        const VariantId id = document_->currentVariantId();
        RackId second = RackId::None;
        project = add_rack(project, id, 42, &second).value();
        for (int unit = 1; unit + 4 <= 41; unit += 5) {
            project = add_server(project, *catalogue_, id, second, "supermicro-sys-521ge-tnrt", unit).value();
        }
        QVERIFY(document_->apply(project, {}));
        RackView view(document_.get(), &selection_);
        RackOutline outline(document_.get(), &selection_);
        view.resize(900, 700);
        view.show();
        QTest::qWait(50);
        Project moved = rename_server(document_->project(), id, low_, "Another name").value();
        document_->evaluation();
        QElapsedTimer timer;
        timer.start();
        QVERIFY(document_->apply(moved, {}));
        const double milliseconds = static_cast<double>(timer.nsecsElapsed()) / 1e6;
        qInfo("laid out in %.2f ms", milliseconds);
#ifdef __SANITIZE_ADDRESS__
        QVERIFY(milliseconds < 100.0);
#else
        QVERIFY(milliseconds < 10.0);
#endif
    }
};

QTEST_MAIN(RackOutlineTest)
#include "rack_outline_test.moc"
