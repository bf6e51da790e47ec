#include "app/palette/palette_list.h"
#include "app/palette/palette_panel.h"
#include "app/palette/product_facts.h"
#include "catalog/catalogue.h"
#include "project/edits.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>
#include <QtTest>

using namespace rackwright;

class RackPaletteTest : public QObject {
    Q_OBJECT

private:
    std::shared_ptr<const Catalogue> catalogue_;
    std::unique_ptr<Document> document_;
    Selection selection_;

    const Variant& variant() { return document_->currentVariant(); }
    static int rowOf(const PaletteModel& model, DragPayload::Kind kind, const QString& product) {
        for (int row = 0; row < model.rowCount(); ++row) {
            const std::optional<DragPayload> payload = model.payloadAt(model.index(row, 0));
            if (payload && payload->kind == kind && payload->product == product) return row;
        }
        return -1;
    }

private slots:
    void initTestCase() {
        Result<Catalogue> loaded = load_catalogue(RACKWRIGHT_SOURCE_DIR "/catalog");
        QVERIFY2(loaded.ok(), loaded.ok() ? "" : loaded.error().code.c_str());
        catalogue_ = std::make_shared<const Catalogue>(std::move(loaded.value()));
    }
    void init() {
        document_ = std::make_unique<Document>(catalogue_);
        selection_.select(SelectedItem::none());
    }

    void everyProductIsThereAndWorkloadsComeFirst() {
        Workload workload;
        workload.name = "Cameras";
        workload.task = VideoAnalytics{};
        document_->apply(add_workload(document_->project(), workload), {});
        PaletteModel model(document_.get());
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(model.index(0, 0).data(PaletteModel::HeadingRole).toBool());
        QCOMPARE(model.index(1, 0).data().toString(), QStringLiteral("Cameras"));
        int things = 0;
        for (int row = 0; row < model.rowCount(); ++row) things += model.payloadAt(model.index(row, 0)) ? 1 : 0;
        // One workload, six kinds of new ones, and the whole catalogue.
        QCOMPARE(things, 1 + 6 + static_cast<int>(catalogue_->servers.size() + catalogue_->gpus.size() + catalogue_->arrays.size()));
        for (int row = 0; row < model.rowCount(); ++row) QVERIFY(!model.index(row, 0).data().toString().isEmpty());
    }

    void searchAndFilterNarrowTheList() {
        PaletteModel model(document_.get());
        model.setSearch(QStringLiteral("h200 sxm"));
        QVERIFY(rowOf(model, DragPayload::Kind::GpuProduct, QStringLiteral("h200-sxm")) > 0);
        QCOMPARE(rowOf(model, DragPayload::Kind::GpuProduct, QStringLiteral("l40s")), -1);
        model.setSearch(QStringLiteral("521GE-TNRT"));  // an alias
        QVERIFY(rowOf(model, DragPayload::Kind::ServerProduct, QStringLiteral("supermicro-sys-521ge-tnrt")) > 0);
        model.setSearch({});
        model.setKind(PaletteKind::Storage);
        for (int row = 0; row < model.rowCount(); ++row) {
            const std::optional<DragPayload> payload = model.payloadAt(model.index(row, 0));
            QVERIFY(!payload || payload->kind == DragPayload::Kind::ArrayProduct);
        }
        QCOMPARE(model.rowCount(), 1 + static_cast<int>(catalogue_->arrays.size()));
        model.setSearch(QStringLiteral("no such thing"));
        QCOMPARE(model.rowCount(), 0);
    }

    void factsAreThoseOfTheCatalogue() {
        const Gpu* card = catalogue_->gpu("rtx-pro-6000-se");
        QVERIFY(card != nullptr);
        QString facts = ProductFacts::of(*card);
        facts.replace(QChar(0x00A0), QLatin1Char(' '));
        QVERIFY2(facts.contains(QStringLiteral("96 GB")) && facts.contains(QStringLiteral("600 W")), qPrintable(facts));
        Gpu unknown = *card;
        unknown.memory_printed = {};
        QVERIFY(!ProductFacts::of(unknown).contains(QStringLiteral("0 B")));
        QVERIFY(ProductFacts::of(unknown).contains(QStringLiteral("not known")));
    }

    void enterPlacesAtTheSelectedTarget() {
        PalettePanel panel(document_.get(), &selection_);
        panel.show();
        auto* list = panel.findChild<PaletteList*>(QStringLiteral("paletteList"));
        QVERIFY(list != nullptr);
        list->setCurrentIndex(
            panel.model()->index(rowOf(*panel.model(), DragPayload::Kind::ServerProduct, QStringLiteral("supermicro-sys-521ge-tnrt")), 0));
        selection_.select(SelectedItem::rack(variant().racks.front().id));
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(variant().racks.front().servers.size(), 1U);
        const ServerId server = variant().racks.front().servers.front().id;

        list->setCurrentIndex(panel.model()->index(rowOf(*panel.model(), DragPayload::Kind::GpuProduct, QStringLiteral("l40s")), 0));
        selection_.select(SelectedItem::gpu({server, 2}));
        QVERIFY(panel.findChild<QLabel*>(QStringLiteral("paletteTarget"))->toolTip().contains(QStringLiteral("3")));
        QTest::mouseClick(panel.findChild<QPushButton*>(QStringLiteral("palettePlace")), Qt::LeftButton);
        QCOMPARE(variant().racks.front().servers.front().gpus[2], std::string("l40s"));

        // The same slot again is refused, in words, and nothing changes.
        QSignalSpy refused(&panel, &PalettePanel::refused);
        const int steps = document_->undoStack()->count();
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(refused.size(), 1);
        QVERIFY(!refused.front().front().toString().isEmpty());
        QCOMPARE(document_->undoStack()->count(), steps);
    }

    void aNewWorkloadIsAddedAndSelected() {
        PalettePanel panel(document_.get(), &selection_);
        panel.show();
        auto* list = panel.findChild<PaletteList*>(QStringLiteral("paletteList"));
        list->setCurrentIndex(
            panel.model()->index(rowOf(*panel.model(), DragPayload::Kind::NewWorkload, QStringLiteral("video-analytics")), 0));
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(document_->project().workloads.size(), 1U);
        const WorkloadId id = document_->project().workloads.front().id;
        QCOMPARE(selection_.item(), SelectedItem::workload(id));
        QCOMPARE(list->currentIndex(), panel.model()->indexOfWorkload(id));
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Delete);
        QVERIFY(document_->project().workloads.empty());
    }

    void headingsAreSteppedOver() {
        PalettePanel panel(document_.get(), &selection_);
        panel.resize(280, 600);
        panel.show();
        auto* list = panel.findChild<PaletteList*>(QStringLiteral("paletteList"));
        list->setFocus();
        list->setCurrentIndex(panel.model()->index(1, 0));
        const int rows = panel.model()->rowCount();
        for (int i = 0; i < rows; ++i) {
            QVERIFY(panel.model()->payloadAt(list->currentIndex()));
            QTest::keyClick(list, Qt::Key_Down);
        }
        QCOMPARE(list->currentIndex().row(), rows - 1);
    }

    void theFilterButtonsWork() {
        PalettePanel panel(document_.get(), &selection_);
        panel.show();
        auto* servers = panel.findChild<QToolButton*>(QStringLiteral("paletteFilterServers"));
        auto* gpus = panel.findChild<QToolButton*>(QStringLiteral("paletteFilterGpus"));
        const int all = panel.model()->rowCount();
        QTest::mouseClick(servers, Qt::LeftButton);
        QCOMPARE(panel.model()->kind(), std::optional(PaletteKind::Servers));
        QTest::mouseClick(gpus, Qt::LeftButton);
        QCOMPARE(panel.model()->kind(), std::optional(PaletteKind::Gpus));
        QVERIFY(!servers->isChecked());
        QTest::mouseClick(gpus, Qt::LeftButton);  // a second click lifts it
        QCOMPARE(panel.model()->rowCount(), all);
        QTest::keyClicks(panel.searchField(), QStringLiteral("h100"));
        QVERIFY(panel.model()->rowCount() < all);
        QTest::keyClick(panel.searchField(), Qt::Key_Escape);
        QCOMPARE(panel.model()->rowCount(), all);
    }
};

QTEST_MAIN(RackPaletteTest)
#include "rack_palette_test.moc"
