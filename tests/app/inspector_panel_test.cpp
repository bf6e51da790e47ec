#include "app/inspector/inspector_panel.h"
#include "app/explain/explain_dialog.h"
#include "app/inspector/fields/choice_field.h"
#include "app/inspector/figure_table.h"
#include "app/theme/theme.h"
#include "app/wording/wording.h"
#include "inspector_fixture.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QSlider>

using namespace rackwright;

/// Every kind of thing is shown, its fields edit the project, undo brings them back, and its figures follow and open.
class InspectorPanelTest : public QObject {
    Q_OBJECT

private:
    fixture::Inspected inspected_;
    std::unique_ptr<InspectorPanel> panel_;

    Document& document() { return *inspected_.document; }
    FigureTable* figures() { return panel_->findChild<FigureTable*>(); }
    void type(const char* field, const QString& text) {
        QLineEdit* edit = fixture::editOf(*panel_, field);
        QVERIFY2(edit != nullptr, field);
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, text);
    }
    int rowOf(FigureKind kind) {
        for (int row = 0; row < figures()->rowCount(); ++row) {
            if (figures()->item(row, 0)->text() == figureLabel(kind)) return row;
        }
        return -1;
    }

private slots:
    void init() {
        const QString failure = inspected_.build();
        QVERIFY2(failure.isEmpty(), qPrintable(failure));
        panel_ = std::make_unique<InspectorPanel>(inspected_.document.get(), &inspected_.selection);
        panel_->resize(340, 700);
        panel_->show();
        panel_->activateWindow();
    }
    void cleanup() { panel_.reset(); }

    void aVerdictKeepsItsColourInAnotherTheme() {
        const auto* chip = panel_->findChild<QLabel*>(QStringLiteral("verdictChip"));
        QVERIFY(chip != nullptr);
        for (const ThemeMode mode : {ThemeMode::Light, ThemeMode::Dark, ThemeMode::Light}) {
            applyTheme(mode);
            QCoreApplication::processEvents();
            const Verdict verdict = inspected_.document->evaluation().verdict;
            QCOMPARE(chip->palette().color(QPalette::WindowText), verdictColour(verdict));
            QCOMPARE(panel_->palette().color(QPalette::Window), QApplication::palette().color(QPalette::Window));
        }
    }

    void everyKindOfThingIsShown() {
        const std::vector<std::pair<SelectedItem, const char*>> things{
            {SelectedItem::none(), "title"},
            {SelectedItem::rack(document().currentVariant().racks.front().id), "powerLimit"},
            {SelectedItem::server(inspected_.server), "name"},
            {SelectedItem::array(inspected_.array), "driveCount"},
            {SelectedItem::workload(inspected_.llm), "concurrentSessions"},
            {SelectedItem::workload(inspected_.light), "sessionsPerInstance"},
            {SelectedItem::workload(inspected_.video), "sourceFps"},
            {SelectedItem::workload(inspected_.training), "loraRank"},
            {SelectedItem::workload(inspected_.archive), "days"},
            {SelectedItem::workload(inspected_.reservation), "vramPerGpu"},
            {SelectedItem::placement(inspected_.placement), "tensorParallel"},
        };
        for (const auto& [item, field] : things) {
            inspected_.selection.select(item);
            QVERIFY2(fixture::editOf(*panel_, field) != nullptr, field);
            QVERIFY(!panel_->findChild<QLabel*>(QStringLiteral("inspectedName"))->text().isEmpty());
        }
        inspected_.selection.select(SelectedItem::gpu({inspected_.server, 0}));
        QVERIFY(panel_->findChild<PairTable*>(QStringLiteral("facts"))->rowCount() > 5);
        QVERIFY(panel_->findChild<PairTable*>(QStringLiteral("vramParts"))->rowCount() > 1);
    }

    void anEditChangesTheProjectAndUndoRestoresTheField() {
        inspected_.selection.select(SelectedItem::workload(inspected_.llm));
        const std::int64_t before = inspected_.task<LlmInference>(inspected_.llm).concurrent_sessions;
        const QString text = fixture::editOf(*panel_, "concurrentSessions")->text();
        type("concurrentSessions", QStringLiteral("77"));
        QCOMPARE(inspected_.task<LlmInference>(inspected_.llm).concurrent_sessions, std::int64_t{77});
        document().undoStack()->undo();
        QCOMPARE(inspected_.task<LlmInference>(inspected_.llm).concurrent_sessions, before);
        QCOMPARE(fixture::editOf(*panel_, "concurrentSessions")->text(), text);
    }

    void figuresFollowTheTyping() {
        inspected_.selection.select(SelectedItem::workload(inspected_.archive));
        QVERIFY(rowOf(FigureKind::ArchiveNeeded) >= 0);
        const auto needed = [this] {
            return document().evaluation().workload(inspected_.archive)->figures.value(FigureKind::ArchiveNeeded);
        };
        type("cameras", QStringLiteral("100"));
        const double hundred = needed();
        const QString words = figures()->item(rowOf(FigureKind::ArchiveNeeded), 1)->text();
        type("cameras", QStringLiteral("200"));
        QCOMPARE(needed(), 2.0 * hundred);  // the archive is proportional to the cameras
        const QString doubled = figures()->item(rowOf(FigureKind::ArchiveNeeded), 1)->text();
        QVERIFY(doubled != words);
        QCOMPARE(doubled, figureText(*document().evaluation().workload(inspected_.archive)->figures.find(FigureKind::ArchiveNeeded)));
    }

    void aDraggedSliderIsOneStepOfUndo() {
        inspected_.selection.select(SelectedItem::workload(inspected_.video));
        auto* slider = panel_->findChild<Field*>(QStringLiteral("cameras"))->findChild<QSlider*>();
        QVERIFY(slider != nullptr);
        const int steps = document().undoStack()->index();
        slider->setSliderDown(true);
        for (const int position : {10, 20, 40}) slider->setSliderPosition(position);
        slider->setSliderDown(false);
        QCOMPARE(inspected_.task<VideoAnalytics>(inspected_.video).cameras, 200);  // 5 cameras a position
        QCOMPARE(document().undoStack()->index(), steps + 1);
        slider->setSliderPosition(50);
        QCOMPARE(document().undoStack()->index(), steps + 2);
    }

    void aChoiceEditsAndUndoShowsTheOldOne() {
        inspected_.selection.select(SelectedItem::workload(inspected_.llm));
        auto* field = panel_->findChild<ChoiceField*>(QStringLiteral("kvCache"));
        auto* box = qobject_cast<QComboBox*>(field->editor());
        const int fp8 = box->findText(text(KvFormat::Fp8));
        QVERIFY(fp8 > 0);
        box->setCurrentIndex(fp8);
        emit box->activated(fp8);
        QCOMPARE(inspected_.task<LlmInference>(inspected_.llm).kv, KvFormat::Fp8);
        document().undoStack()->undo();
        QCOMPARE(inspected_.task<LlmInference>(inspected_.llm).kv, KvFormat::Bf16);
        QCOMPARE(box->currentText(), text(KvFormat::Bf16));
    }

    void whatIsDeletedGivesWayToTheProject() {
        inspected_.selection.select(SelectedItem::workload(inspected_.llm));
        QVERIFY(document().apply(remove_workload(document().project(), inspected_.llm), QStringLiteral("Remove")));
        QCOMPARE(panel_->findChild<QLabel*>(QStringLiteral("inspectedName"))->text(), QString::fromStdString(document().project().title));
        document().undoStack()->undo();
        QCOMPARE(panel_->findChild<QLabel*>(QStringLiteral("inspectedName"))->text(), QStringLiteral("Heavy LLM"));
    }

    void aFigureOpensHowItCameAbout() {
        inspected_.selection.select(SelectedItem::workload(inspected_.llm));
        const int row = rowOf(FigureKind::WeightBytes);
        QVERIFY(row >= 0);
        figures()->setCurrentCell(row, 0);
        QTest::keyClick(figures(), Qt::Key_Return);
        auto* dialog = panel_->window()->findChild<ExplainDialog*>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        QVERIFY(!dialog->isModal());
        auto* inputs = dialog->findChild<QTableWidget*>(QStringLiteral("explainInputs"));
        const Result<Derivation> derivation = explain(document().catalogue(), document().project(), document().currentVariant(),
                                                      {{SubjectKind::Workload, raw(inspected_.llm), 0}, FigureKind::WeightBytes});
        QVERIFY(derivation.ok());
        QCOMPARE(inputs->rowCount(), static_cast<int>(derivation.value().inputs.size()));
        QVERIFY(inputs->rowCount() > 0);
        QCOMPARE(inputs->item(0, 0)->text(), QString::fromStdString(derivation.value().inputs.front().symbol));
        QCOMPARE(dialog->findChild<QLabel*>(QStringLiteral("explainFormula"))->text(), QString::fromStdString(derivation.value().formula));
        QVERIFY(dialog->asText().contains(figureText(derivation.value().result)));

        QTest::keyClick(dialog, Qt::Key_Escape);
        QVERIFY(!dialog->isVisible());
    }

    void anInputThatIsAFigureOpensInTurn() {
        // The first figure of the project that is made of another one.
        Trace trace;
        evaluate(document().catalogue(), document().project(), document().currentVariant(), &trace);
        const Derivation* whole = nullptr;
        int row = 0;
        for (const Derivation& derivation : trace) {
            for (std::size_t input = 0; whole == nullptr && input < derivation.inputs.size(); ++input) {
                if (derivation.inputs[input].origin != Origin::Derived || !figure_id_from_text(derivation.inputs[input].source)) continue;
                whole = &derivation;
                row = static_cast<int>(input);
            }
        }
        QVERIFY(whole != nullptr);
        const FigureId part = *figure_id_from_text(whole->inputs[static_cast<std::size_t>(row)].source);
        showExplanation(&document(), whole->id, panel_.get());
        auto* dialog = panel_->window()->findChild<ExplainDialog*>();
        auto* title = dialog->findChild<QLabel*>(QStringLiteral("explainTitle"));
        auto* back = dialog->findChild<QAbstractButton*>(QStringLiteral("explainBack"));
        QCOMPARE(title->text(), figureLabel(whole->id.kind));
        QVERIFY(!back->isEnabled());
        emit dialog->findChild<QTableWidget*>(QStringLiteral("explainInputs"))->cellActivated(row, 0);
        QCOMPARE(title->text(), figureLabel(part.kind));
        QVERIFY(back->isEnabled());
        back->click();
        QCOMPARE(title->text(), figureLabel(whole->id.kind));
    }
};

QTEST_MAIN(InspectorPanelTest)
#include "inspector_panel_test.moc"
