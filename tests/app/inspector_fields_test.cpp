#include "app/inspector/fields/error_line.h"
#include "app/inspector/fields/quantity_field.h"
#include "app/inspector/fields/slider_scale.h"
#include "inspector_fixture.h"

#include <QSlider>

using namespace rackwright;

/// A number as it is typed: what is taken, what is refused, what Esc and undo bring back.
class InspectorFieldsTest : public QObject {
    Q_OBJECT

private:
    fixture::Inspected inspected_;
    std::unique_ptr<QuantityField> field_;

    QLineEdit* edit() { return qobject_cast<QLineEdit*>(field_->editor()); }
    ErrorLine* error() { return field_->findChild<ErrorLine*>(); }
    std::int64_t context() { return inspected_.task<LlmInference>(inspected_.llm).max_context_tokens; }

    void type(const QString& text) {
        edit()->selectAll();
        QTest::keyClicks(edit(), text);
    }

private slots:
    void init() {
        const QString failure = inspected_.build();
        QVERIFY2(failure.isEmpty(), qPrintable(failure));
        field_ = std::make_unique<QuantityField>(
            inspected_.document.get(), Unit::Token, [this] { return static_cast<double>(context()); },
            [this](double value) -> Failure {
                Workload workload = *inspected_.document->project().workload(inspected_.llm);
                std::get<LlmInference>(workload.task).max_context_tokens = static_cast<std::int64_t>(value);
                const Result<Project> edited = replace_workload(inspected_.document->project(), workload);
                if (!edited.ok()) return edited.error();
                inspected_.document->apply(edited, QStringLiteral("Context"), QStringLiteral("context"));
                return std::nullopt;
            },
            nullptr);
        field_->setWhole(true);
        connect(inspected_.document.get(), &Document::projectChanged, field_.get(), [this] { field_->refresh(); });
        field_->show();
        field_->activateWindow();
        edit()->setFocus();
        QTRY_VERIFY(edit()->hasFocus());
    }

    void cleanup() { field_.reset(); }

    void aValidTextIsAppliedWhileItIsTyped() {
        type(QStringLiteral("32K"));
        QCOMPARE(context(), std::int64_t{32 * 1024});
        QCOMPARE(edit()->text(), QStringLiteral("32K"));
        QVERIFY(error()->isHidden());
    }

    void typingIsOneStepOfUndo() {
        const std::int64_t before = context();
        const int steps = inspected_.document->undoStack()->index();
        type(QStringLiteral("12345"));
        QCOMPARE(context(), std::int64_t{12345});
        QCOMPARE(inspected_.document->undoStack()->index(), steps + 1);
        inspected_.document->undoStack()->undo();
        QCOMPARE(context(), before);
        QCOMPARE(edit()->text(), QStringLiteral("8K"));
    }

    void anInvalidTextIsExplainedAndChangesNothing_data() {
        QTest::addColumn<QString>("text");
        QTest::newRow("no number") << QStringLiteral("many");
        QTest::newRow("another unit") << QStringLiteral("5 TB");
        QTest::newRow("half a token") << QStringLiteral("2.5");
        QTest::newRow("out of range") << QStringLiteral("0");
    }
    void anInvalidTextIsExplainedAndChangesNothing() {
        QFETCH(QString, text);
        edit()->setText(text);  // at once: a prefix of it may be valid
        const std::int64_t before = context();
        emit edit()->textEdited(text);
        QCOMPARE(context(), before);
        QVERIFY(!error()->isHidden());
        QVERIFY(!error()->text().isEmpty());
        QCOMPARE(edit()->text(), text);
    }

    void aBadEndTakesBackItsGoodBeginning_data() {
        QTest::addColumn<QString>("text");
        QTest::newRow("beyond all bounds") << QStringLiteral("16e300");
        QTest::newRow("a stray letter") << QStringLiteral("16x");
        QTest::newRow("half a token") << QStringLiteral("16.5");
    }
    void aBadEndTakesBackItsGoodBeginning() {
        QFETCH(QString, text);
        const std::int64_t before = context();
        const int steps = inspected_.document->undoStack()->index();
        type(text);
        QCOMPARE(context(), before);
        QVERIFY(!error()->isHidden());
        QTest::keyClick(edit(), Qt::Key_Return);
        QCOMPARE(context(), before);
        QCOMPARE(edit()->text(), QStringLiteral("8K"));
        QVERIFY(!error()->isHidden());  // why it is 8K again
        QCOMPARE(inspected_.document->undoStack()->index(), steps);
    }

    void undoInAFieldIsTheProjects() {
        const std::int64_t before = context();
        type(QStringLiteral("32K"));
        // What asks first whether the field wants the key: it does not, so that the window's shortcut gets it.
        QKeyEvent asked(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier);
        asked.ignore();
        QCoreApplication::sendEvent(edit(), &asked);
        QVERIFY(!asked.isAccepted());
        inspected_.document->undoStack()->undo();
        QCOMPARE(context(), before);
        QCOMPARE(edit()->text(), QStringLiteral("8K"));
    }

    void escapeRestores() {
        const std::int64_t before = context();
        type(QStringLiteral("64K"));
        QCOMPARE(context(), std::int64_t{64 * 1024});
        QTest::keyClick(edit(), Qt::Key_Escape);
        QCOMPARE(context(), before);
        QCOMPARE(edit()->text(), QStringLiteral("8K"));
    }

    void escapeRestoresAnInvalidText() {
        type(QStringLiteral("many"));
        QTest::keyClick(edit(), Qt::Key_Escape);
        QCOMPARE(edit()->text(), QStringLiteral("8K"));
        QVERIFY(error()->isHidden());
    }

    void anEditFromElsewhereKeepsTheCursorWhenTheValueIsTheSame() {
        type(QStringLiteral("32K"));
        edit()->setCursorPosition(1);
        Workload other = *inspected_.document->project().workload(inspected_.llm);
        other.name = "Renamed";
        QVERIFY(inspected_.document->apply(replace_workload(inspected_.document->project(), other), QStringLiteral("Name")));
        QCOMPARE(edit()->cursorPosition(), 1);
        QVERIFY(edit()->hasFocus());
    }

    void sliderAndTextFollowEachOther() {
        field_->addSlider(SliderScale::doubling(1024, 1024 * 1024));
        auto* slider = field_->findChild<QSlider*>();
        QCOMPARE(slider->maximum(), 10);  // 1K * 2^10 = 1M
        slider->setValue(5);
        QCOMPARE(context(), std::int64_t{32 * 1024});
        QCOMPARE(edit()->text(), QStringLiteral("32K"));
        type(QStringLiteral("128K"));
        QCOMPARE(slider->value(), 7);
        QCOMPARE(context(), std::int64_t{128 * 1024});
    }

    void sliderScalesGoThereAndBack() {
        for (const SliderScale& scale :
             {SliderScale::linear(0, 1000, 5), SliderScale::logarithmic(1, 2000), SliderScale::doubling(512, 131072)}) {
            QCOMPARE(scale.position(scale.low), 0);
            QCOMPARE(scale.position(scale.high), scale.positions());
            QCOMPARE(scale.position(scale.high * 10), scale.positions());
            double last = scale.value(0);
            for (int position = 1; position <= scale.positions(); ++position) {
                QVERIFY(scale.value(position) >= last);
                last = scale.value(position);
            }
            QCOMPARE(last, scale.high);
        }
    }
};

QTEST_MAIN(InspectorFieldsTest)
#include "inspector_fields_test.moc"
