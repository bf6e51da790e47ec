#include "app/findings/finding_card.h"

#include "app/theme/theme.h"
#include "app/wording/wording.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace rackwright {
namespace {

QLabel* plainLabel(QWidget* parent, const char* name) {
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

}  // namespace

QString severitySign(Severity severity) {
    switch (severity) {
        case Severity::Problem:
            return verdictSign(Verdict::DoesNotFit);
        case Severity::Warning:
            return verdictSign(Verdict::Tight);
        case Severity::Note:
            return QStringLiteral("i");
    }
    return {};
}

QColor severityColour(Severity severity) {
    switch (severity) {
        case Severity::Problem:
            return verdictColour(Verdict::DoesNotFit);
        case Severity::Warning:
            return verdictColour(Verdict::Tight);
        case Severity::Note:
            return verdictColour(Verdict::NotPlaced);
    }
    return {};
}

FindingCard::FindingCard(Document* document, QWidget* parent)
    : QFrame(parent),
      document_(document),
      sign_(plainLabel(this, "findingSign")),
      toggle_(new QToolButton(this)),
      title_(plainLabel(this, "findingTitle")),
      subject_(plainLabel(this, "findingSubject")),
      body_(new QWidget(this)),
      why_(plainLabel(body_, "findingWhy")),
      what_to_do_(plainLabel(body_, "findingWhatToDo")) {
    setObjectName(QStringLiteral("finding"));
    setFrameShape(QFrame::StyledPanel);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    QFont bold = sign_->font();
    bold.setBold(true);
    sign_->setFont(bold);
    sign_->setFixedWidth(fontMetrics().horizontalAdvance(QLatin1Char('M')) + 6);
    sign_->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    title_->setFont(bold);
    subject_->setWordWrap(false);
    subject_->setForegroundRole(QPalette::PlaceholderText);
    toggle_->setObjectName(QStringLiteral("findingToggle"));
    toggle_->setAutoRaise(true);
    toggle_->setArrowType(Qt::RightArrow);
    toggle_->setFixedSize(20, 20);
    for (QLabel* label : {why_, what_to_do_}) label->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto* head = new QHBoxLayout;
    head->setSpacing(4);
    head->addWidget(toggle_, 0, Qt::AlignTop);
    head->addWidget(sign_, 0, Qt::AlignTop);
    head->addWidget(title_, 1);
    head->addWidget(subject_, 0, Qt::AlignTop);
    body_layout_ = new QVBoxLayout(body_);
    body_layout_->setContentsMargins(48, 0, 8, 4);
    body_layout_->setSpacing(4);
    body_layout_->addWidget(why_);
    body_layout_->addWidget(what_to_do_);
    body_->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 8, 4);
    layout->setSpacing(4);
    layout->addLayout(head);
    layout->addWidget(body_);
    connect(toggle_, &QToolButton::clicked, this, [this] {
        setOpen(!open_);
        emit chosen();
    });
}

void FindingCard::showFinding(const Finding& finding) {
    const FindingWords words = findingWords(finding);
    finding_ = finding;
    sign_->setText(severitySign(finding.severity));
    QPalette coloured = sign_->palette();
    coloured.setColor(QPalette::WindowText, severityColour(finding.severity));
    sign_->setPalette(coloured);
    sign_->setToolTip(severityText(finding.severity));
    title_->setText(words.title);
    // Titles mostly name their subject themselves.
    const QString name = subjectName(document_->project(), document_->currentVariant(), finding.subject);
    const bool named = finding.subject.kind == SubjectKind::Variant || words.title.contains(name);
    subject_->setText(named ? QString() : fontMetrics().elidedText(name, Qt::ElideRight, 180));
    toggle_->setAccessibleName(QStringLiteral("%1: %2").arg(severityText(finding.severity), words.title));
    why_->setText(words.why);
    what_to_do_->setText(words.what_to_do.isEmpty() ? QString() : tr("What to do: %1").arg(words.what_to_do));
    why_->setVisible(!words.why.isEmpty());
    what_to_do_->setVisible(!words.what_to_do.isEmpty());
    if (open_) showEvidence();
}

void FindingCard::setOpen(bool open) {
    open_ = open;
    toggle_->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    toggle_->setAccessibleDescription(open ? tr("Open") : tr("Closed"));
    if (open) showEvidence();
    body_->setVisible(open);
}

void FindingCard::showEvidence() {
    if (evidence_ != nullptr) {
        evidence_->hide();
        evidence_->deleteLater();
        evidence_ = nullptr;
    }
    if (finding_.evidence.empty() && finding_.sources.empty()) return;
    evidence_ = new QWidget(body_);
    auto* layout = new QVBoxLayout(evidence_);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    for (const FigureId& id : finding_.evidence) {
        const FigureList* list = document_->evaluation().figures(id.subject);
        const Figure* figure = list != nullptr ? list->find(id.kind) : nullptr;
        if (figure == nullptr) continue;
        const QString words =
            QStringLiteral("%1, %2: %3")
                .arg(subjectName(document_->project(), document_->currentVariant(), id.subject), figureLabel(id.kind), figureText(*figure));
        auto* link = new QPushButton(QString(words).replace(QLatin1Char('&'), QLatin1String("&&")), evidence_);
        link->setObjectName(QStringLiteral("findingEvidence"));
        link->setFlat(true);
        link->setAutoDefault(false);
        link->setCursor(Qt::PointingHandCursor);
        link->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
        QFont font = link->font();
        font.setUnderline(true);
        link->setFont(font);
        QPalette coloured = link->palette();
        coloured.setColor(QPalette::ButtonText, palette().color(QPalette::Link));
        link->setPalette(coloured);
        connect(link, &QPushButton::clicked, this, [this, id] { emit figureOpened(id); });
        layout->addWidget(link);
    }
    for (const std::string& id : finding_.sources) {
        const Source* source = document_->catalogue().source(id);
        if (source == nullptr) continue;
        QLabel* label = plainLabel(evidence_, "findingSource");
        label->setText(tr("Source: %1 (%2)").arg(QString::fromStdString(source->title), QString::fromStdString(source->address)));
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setForegroundRole(QPalette::PlaceholderText);
        layout->addWidget(label);
    }
    body_layout_->addWidget(evidence_);
}

void FindingCard::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return QFrame::mousePressEvent(event);
    if (!body_->geometry().contains(event->pos()) || body_->isHidden()) setOpen(!open_);
    emit chosen();
}

}  // namespace rackwright
