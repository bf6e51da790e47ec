#include "app/findings/findings_panel.h"

#include "app/explain/explain_dialog.h"
#include "app/findings/finding_card.h"
#include "app/theme/theme.h"
#include "app/wording/wording.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

namespace rackwright {
namespace {

bool sameFinding(const Finding& a, const Finding& b) { return a.message.code == b.message.code && a.subject == b.subject; }

}  // namespace

FindingsPanel::FindingsPanel(Document* document, Selection* selection, QWidget* parent)
    : QWidget(parent),
      document_(document),
      selection_(selection),
      verdict_(new QLabel(this)),
      counts_(new QLabel(this)),
      nothing_(new QLabel(this)),
      scroll_(new QScrollArea(this)) {
    setObjectName(QStringLiteral("findingsPanel"));
    verdict_->setObjectName(QStringLiteral("findingsVerdict"));
    counts_->setObjectName(QStringLiteral("findingsCounts"));
    nothing_->setObjectName(QStringLiteral("findingsNothing"));
    for (QLabel* label : {verdict_, counts_, nothing_}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    QFont bold = verdict_->font();
    bold.setBold(true);
    verdict_->setFont(bold);
    nothing_->setAlignment(Qt::AlignCenter);
    nothing_->setMargin(12);
    auto* content = new QWidget(scroll_);
    list_ = new QVBoxLayout(content);
    list_->setContentsMargins(0, 0, 4, 0);
    list_->setSpacing(4);
    list_->addStretch(1);
    scroll_->setWidget(content);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* header = new QHBoxLayout;
    header->addWidget(verdict_, 3);
    header->addWidget(counts_, 2);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 6, 4, 4);
    layout->setSpacing(6);
    layout->addLayout(header);
    layout->addWidget(nothing_, 1);
    layout->addWidget(scroll_, 1);
    connect(document_, &Document::projectChanged, this, &FindingsPanel::refresh);
    connect(document_, &Document::currentVariantChanged, this, &FindingsPanel::refresh);
    retranslate();
}

void FindingsPanel::retranslate() {
    nothing_->setText(tr("Nothing to remark: no rule of the review found anything in this variant."));
    scroll_->setAccessibleName(tr("Findings"));
    refresh();
}

void FindingsPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::PaletteChange) refresh();
}

void FindingsPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void FindingsPanel::refresh() {
    const std::vector<Finding>& findings = document_->findings();
    refreshHeader(findings);
    if (!isVisible()) return;
    std::vector<Finding> open;
    for (const FindingCard* card : cards_) {
        if (card->isOpen()) open.push_back(card->finding());
    }
    while (cards_.size() > findings.size()) {
        cards_.back()->hide();
        cards_.back()->deleteLater();
        cards_.pop_back();
    }
    while (cards_.size() < findings.size()) {
        auto* card = new FindingCard(document_, scroll_->widget());
        connect(card, &FindingCard::chosen, this, [this, card] { selectSubject(card->finding().subject); });
        connect(card, &FindingCard::figureOpened, this, [this](const FigureId& figure) { showExplanation(document_, figure, this); });
        list_->insertWidget(static_cast<int>(cards_.size()), card);
        cards_.push_back(card);
    }
    for (std::size_t number = 0; number < findings.size(); ++number) {
        const Finding& finding = findings[number];
        const bool was_open =
            std::any_of(open.begin(), open.end(), [&finding](const Finding& other) { return sameFinding(other, finding); });
        cards_[number]->showFinding(finding);
        if (cards_[number]->isOpen() != was_open) cards_[number]->setOpen(was_open);
    }
    nothing_->setVisible(findings.empty());
    scroll_->setVisible(!findings.empty());
}

void FindingsPanel::refreshHeader(const std::vector<Finding>& findings) {
    const Evaluation& evaluation = document_->evaluation();
    QStringList parts{QStringLiteral("%1 %2: %3")
                          .arg(verdictSign(evaluation.verdict), QString::fromStdString(document_->currentVariant().name),
                               verdictText(evaluation.verdict))};
    for (const FigureKind kind : {FigureKind::GpuCount, FigureKind::Power, FigureKind::UnitsUsed}) {
        if (const Figure* figure = evaluation.totals.find(kind)) {
            parts << valueText(figure->value, figure->unit);
        }
    }
    verdict_->setText(parts.join(QStringLiteral(" · ")));
    QPalette coloured = verdict_->palette();
    if (coloured.color(QPalette::WindowText) != verdictColour(evaluation.verdict)) {
        coloured.setColor(QPalette::WindowText, verdictColour(evaluation.verdict));
        verdict_->setPalette(coloured);
    }
    int problems = 0, warnings = 0, notes = 0;
    for (const Finding& finding : findings) {
        if (finding.severity == Severity::Problem) ++problems;
        if (finding.severity == Severity::Warning) ++warnings;
        if (finding.severity == Severity::Note) ++notes;
    }
    counts_->setText(
        QStringList{tr("%n problem(s)", nullptr, problems), tr("%n warning(s)", nullptr, warnings), tr("%n note(s)", nullptr, notes)}.join(
            QStringLiteral(", ")));
    counts_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
}

void FindingsPanel::selectSubject(const Subject& subject) {
    switch (subject.kind) {
        case SubjectKind::Variant:
            return selection_->select({SelectedItem::Kind::Project, 0, 0});
        case SubjectKind::Rack:
            return selection_->select(SelectedItem::rack(RackId{subject.id}));
        case SubjectKind::Server:
            return selection_->select(SelectedItem::server(ServerId{subject.id}));
        case SubjectKind::Gpu:
            return selection_->select(SelectedItem::gpu({ServerId{subject.id}, subject.slot}));
        case SubjectKind::Array:
            return selection_->select(SelectedItem::array(ArrayId{subject.id}));
        case SubjectKind::Workload:
            return selection_->select(SelectedItem::workload(WorkloadId{subject.id}));
    }
}

}  // namespace rackwright
