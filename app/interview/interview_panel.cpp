#include "app/interview/interview_panel.h"

#include "app/interview/question_card.h"

#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace rackwright {

InterviewPanel::InterviewPanel(Document* document, QWidget* parent)
    : QWidget(parent), document_(document), progress_(new QLabel(this)), nothing_(new QLabel(this)), scroll_(new QScrollArea(this)) {
    setObjectName(QStringLiteral("interviewPanel"));
    progress_->setObjectName(QStringLiteral("interviewProgress"));
    progress_->setTextFormat(Qt::PlainText);
    progress_->setWordWrap(true);
    nothing_->setObjectName(QStringLiteral("interviewNothing"));
    nothing_->setTextFormat(Qt::PlainText);
    nothing_->setWordWrap(true);
    nothing_->setAlignment(Qt::AlignCenter);
    auto* content = new QWidget(scroll_);
    auto* list = new QVBoxLayout(content);
    list->setContentsMargins(0, 0, 4, 0);
    list->setSpacing(6);
    int number = 0;
    for (const Question& question : document_->catalogue().questions) {
        auto* card = new QuestionCard(document_, question.id, ++number, content);
        list->addWidget(card);
        cards_.push_back(card);
    }
    list->addStretch(1);
    scroll_->setWidget(content);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setVisible(!cards_.empty());
    nothing_->setVisible(cards_.empty());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 6, 4, 4);
    layout->setSpacing(6);
    layout->addWidget(progress_);
    layout->addWidget(nothing_, 1);
    layout->addWidget(scroll_, 1);
    connect(document_, &Document::projectChanged, this, &InterviewPanel::refresh);
    retranslate();
}

void InterviewPanel::retranslate() {
    nothing_->setText(tr("The catalogue has no questions."));
    scroll_->setAccessibleName(tr("Questions for the customer"));
    for (QuestionCard* card : cards_) card->retranslate();
    refresh();
}

void InterviewPanel::refresh() {
    int answered = 0, deciding = 0;
    for (const Question& question : document_->catalogue().questions) {
        const bool is_answered = document_->project().answer(question.id) != nullptr;
        if (is_answered) ++answered;
        if (question.decides && !is_answered) ++deciding;
    }
    QString words = tr("%1 of %2 questions answered").arg(answered).arg(cards_.size());
    if (deciding > 0) words += QStringLiteral(" · ") + tr("%n question(s) that decide the design still open", nullptr, deciding);
    progress_->setText(words);
    progress_->setVisible(!cards_.empty());
    for (QuestionCard* card : cards_) card->refresh();
}

void InterviewPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::PaletteChange) refresh();
}

}  // namespace rackwright
