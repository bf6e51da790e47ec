#include "app/findings/finding_card.h"
#include "app/findings/findings_panel.h"
#include "app/wording/wording.h"
#include "inspector_fixture.h"

#include <QLabel>
#include <QToolButton>

using namespace rackwright;

/// The list shows the document's findings, and one that is opened selects its subject.
class InspectorFindingsTest : public QObject {
    Q_OBJECT

private:
    fixture::Inspected inspected_;
    std::unique_ptr<FindingsPanel> panel_;

    QList<FindingCard*> cards() {
        QList<FindingCard*> shown;
        for (FindingCard* card : panel_->findChildren<FindingCard*>()) {
            if (!card->isHidden()) shown << card;
        }
        return shown;
    }

private slots:
    void init() {
        const QString failure = inspected_.build();
        QVERIFY2(failure.isEmpty(), qPrintable(failure));
        panel_ = std::make_unique<FindingsPanel>(inspected_.document.get(), &inspected_.selection);
        panel_->resize(700, 300);
        panel_->show();
        QTRY_COMPARE(cards().size(), static_cast<qsizetype>(inspected_.document->findings().size()));
    }
    void cleanup() { panel_.reset(); }

    void everyFindingHasACard() {
        const std::vector<Finding>& findings = inspected_.document->findings();
        QVERIFY(!findings.empty());
        QCOMPARE(cards().size(), static_cast<qsizetype>(findings.size()));
        for (std::size_t number = 0; number < findings.size(); ++number) {
            auto* title = cards().at(static_cast<qsizetype>(number))->findChild<QLabel*>(QStringLiteral("findingTitle"));
            QCOMPARE(title->text(), findingWords(findings[number]).title);
        }
    }

    void openingOneSelectsItsSubject() {
        for (FindingCard* card : cards()) {
            const Subject subject = card->finding().subject;
            inspected_.selection.select(SelectedItem::none());
            card->findChild<QToolButton*>(QStringLiteral("findingToggle"))->click();
            QVERIFY(card->isOpen());
            const SelectedItem& item = inspected_.selection.item();
            QVERIFY(item.kind != SelectedItem::Kind::None);
            if (subject.kind != SubjectKind::Variant) QCOMPARE(item.id, subject.id);
            QVERIFY(!card->findChild<QLabel*>(QStringLiteral("findingWhy"))->text().isEmpty());
        }
    }

    void whatWasOpenStaysOpenWhileFiguresChange() {
        FindingCard* card = cards().first();
        card->setOpen(true);
        const std::string code = card->finding().message.code;
        Workload workload = *inspected_.document->project().workload(inspected_.llm);
        workload.note = "A note changes no finding";
        QVERIFY(inspected_.document->apply(replace_workload(inspected_.document->project(), workload), QStringLiteral("Note")));
        QTRY_VERIFY(!cards().isEmpty());
        QCOMPARE(cards().first()->finding().message.code, code);
        QVERIFY(cards().first()->isOpen());
    }
};

QTEST_MAIN(InspectorFindingsTest)
#include "inspector_findings_test.moc"
