#include "app/interview/interview_panel.h"
#include "app/interview/question_card.h"
#include "inspector_fixture.h"

#include <QComboBox>

using namespace rackwright;

/// Answers reach the project, and undo takes them back.
class InspectorInterviewTest : public QObject {
    Q_OBJECT

private:
    fixture::Inspected inspected_;
    std::unique_ptr<InterviewPanel> panel_;

    QuestionCard* card(const Question& question) {
        return panel_->findChild<QuestionCard*>(QStringLiteral("question.") + QString::fromStdString(question.id));
    }
    void choose(QComboBox* box, int row) {
        box->setCurrentIndex(row);
        emit box->activated(row);
    }

private slots:
    void init() {
        const QString failure = inspected_.build();
        QVERIFY2(failure.isEmpty(), qPrintable(failure));
        panel_ = std::make_unique<InterviewPanel>(inspected_.document.get());
        panel_->show();
    }
    void cleanup() { panel_.reset(); }

    void everyQuestionHasACard() {
        QVERIFY(!inspected_.catalogue->questions.empty());
        for (const Question& question : inspected_.catalogue->questions) QVERIFY2(card(question) != nullptr, question.id.c_str());
    }

    void aChoiceIsAnAnswerAndUndoTakesItBack() {
        const auto with_choices = std::find_if(inspected_.catalogue->questions.begin(), inspected_.catalogue->questions.end(),
                                               [](const Question& question) { return !question.choices.empty(); });
        QVERIFY(with_choices != inspected_.catalogue->questions.end());
        auto* box = card(*with_choices)->findChild<QComboBox*>(QStringLiteral("questionChoice"));
        choose(box, 1);  // behind "not asked yet"
        const Answer* answer = inspected_.document->project().answer(with_choices->id);
        QVERIFY(answer != nullptr);
        QCOMPARE(answer->choice, with_choices->choices.front().id);
        inspected_.document->undoStack()->undo();
        QVERIFY(inspected_.document->project().answer(with_choices->id) == nullptr);
        QCOMPARE(box->currentIndex(), 0);
    }

    void notKnownIsAnAnswerToo() {
        const Question& question = inspected_.catalogue->questions.front();
        auto* box = card(question)->findChild<QComboBox*>(QStringLiteral("questionChoice"));
        choose(box, box->count() - 1);
        const Answer* answer = inspected_.document->project().answer(question.id);
        QVERIFY(answer != nullptr && answer->unknown);
        choose(box, 0);
        QVERIFY(inspected_.document->project().answer(question.id) == nullptr);
    }

    void wordsAreAnAnswer() {
        const Question& question = inspected_.catalogue->questions.front();
        auto* text = card(question)->findChild<QLineEdit*>(QStringLiteral("questionText"));
        const int steps = inspected_.document->undoStack()->index();
        QTest::keyClicks(text, QStringLiteral("200 cameras"));
        const Answer* answer = inspected_.document->project().answer(question.id);
        QVERIFY(answer != nullptr);
        QCOMPARE(answer->text, std::string("200 cameras"));
        QCOMPARE(inspected_.document->undoStack()->index(), steps + 1);
        text->clear();
        emit text->textEdited(QString());
        QVERIFY(inspected_.document->project().answer(question.id) == nullptr);
    }
};

QTEST_MAIN(InspectorInterviewTest)
#include "inspector_interview_test.moc"
