#include "app/interview/question_card.h"

#include "app/inspector/fields/wheel_guard.h"
#include "app/language/language.h"
#include "app/theme/theme.h"
#include "project/edits.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace rackwright {
namespace {

// What a row of the list stands for; choices carry their id besides.
enum class RowKind { NotAsked, Choice, OwnWords, Unknown };

QLabel* plainLabel(QWidget* parent, const char* name) {
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

QString inLanguage(const std::string& english, const std::string& russian) {
    const std::string& wanted = currentLanguage() == Language::Russian && !russian.empty() ? russian : english;
    return QString::fromStdString(wanted);
}

void addRow(QComboBox* box, const QString& words, RowKind kind, const QString& choice = {}) {
    box->addItem(words, static_cast<int>(kind));
    box->setItemData(box->count() - 1, choice, Qt::UserRole + 1);
}

int findRow(const QComboBox* box, RowKind kind, const QString& choice = {}) {
    for (int row = 0; row < box->count(); ++row) {
        if (box->itemData(row).toInt() == static_cast<int>(kind) && box->itemData(row, Qt::UserRole + 1).toString() == choice) return row;
    }
    return -1;
}

}  // namespace

QuestionCard::QuestionCard(Document* document, std::string question, int number, QWidget* parent)
    : QFrame(parent),
      document_(document),
      question_(std::move(question)),
      number_(number),
      words_(plainLabel(this, "questionWords")),
      decides_(plainLabel(this, "questionDecides")),
      why_(plainLabel(this, "questionWhy")),
      assumption_(plainLabel(this, "questionAssumption")),
      choice_(new QComboBox(this)),
      text_(new QLineEdit(this)) {
    setObjectName(QStringLiteral("question.") + QString::fromStdString(question_));
    setFrameShape(QFrame::StyledPanel);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    QFont bold = words_->font();
    bold.setBold(true);
    words_->setFont(bold);
    decides_->setFont(bold);
    decides_->setWordWrap(false);
    why_->setForegroundRole(QPalette::PlaceholderText);
    choice_->setObjectName(QStringLiteral("questionChoice"));
    choice_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choice_->setMinimumContentsLength(18);
    WheelGuard::install(choice_);
    text_->setObjectName(QStringLiteral("questionText"));
    text_->installEventFilter(this);
    auto* head = new QHBoxLayout;
    head->addWidget(words_, 1);
    head->addWidget(decides_, 0, Qt::AlignTop);
    auto* answer_row = new QHBoxLayout;
    answer_row->addWidget(choice_, 2);
    answer_row->addWidget(text_, 3);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 6, 8, 6);
    layout->setSpacing(4);
    layout->addLayout(head);
    layout->addWidget(why_);
    layout->addLayout(answer_row);
    layout->addWidget(assumption_);
    connect(choice_, &QComboBox::activated, this, &QuestionCard::chosen);
    connect(text_, &QLineEdit::textEdited, this, &QuestionCard::typed);
}

const Question& QuestionCard::question() const { return *document_->catalogue().question(question_); }

void QuestionCard::retranslate() {
    const Question& asked = question();
    words_->setText(QStringLiteral("%1. %2").arg(number_).arg(inLanguage(asked.en, asked.ru)));
    decides_->setText(tr("decides the design"));
    decides_->setVisible(asked.decides);
    why_->setText(inLanguage(asked.why_en, asked.why_ru));
    why_->setVisible(!why_->text().isEmpty());
    choice_->setAccessibleName(words_->text());
    text_->setAccessibleName(words_->text());
    const QSignalBlocker blocker(choice_);
    choice_->clear();
    addRow(choice_, tr("Not asked yet"), RowKind::NotAsked);
    for (const QuestionChoice& choice : asked.choices) {
        addRow(choice_, inLanguage(choice.en, choice.ru), RowKind::Choice, QString::fromStdString(choice.id));
    }
    addRow(choice_, asked.choices.empty() ? tr("Answered") : tr("In the customer's words"), RowKind::OwnWords);
    addRow(choice_, tr("The customer does not know"), RowKind::Unknown);
    refresh();
}

void QuestionCard::refresh() {
    const Answer* given = document_->project().answer(question_);
    int row = findRow(choice_, RowKind::NotAsked);
    if (given != nullptr) {
        row = given->unknown
                  ? findRow(choice_, RowKind::Unknown)
                  : findRow(choice_, given->choice.empty() ? RowKind::OwnWords : RowKind::Choice, QString::fromStdString(given->choice));
    }
    if (choice_->currentIndex() != row) {
        const QSignalBlocker blocker(choice_);
        choice_->setCurrentIndex(row);
    }
    const QString words = given != nullptr ? QString::fromStdString(given->text) : QString();
    if (text_->text() != words) text_->setText(words);
    text_->setPlaceholderText(given != nullptr && !given->choice.empty() ? tr("Remark") : tr("The customer's answer"));
    const QString assumed = inLanguage(question().assumption_en, question().assumption_ru);
    const bool holds = (given == nullptr || given->unknown) && !assumed.isEmpty();
    assumption_->setText(holds ? tr("Assumed until answered: %1").arg(assumed) : QString());
    assumption_->setVisible(holds);
    QPalette coloured = decides_->palette();
    const QColor wanted = verdictColour(given == nullptr ? Verdict::Tight : Verdict::Fits);
    if (coloured.color(QPalette::WindowText) != wanted) {
        coloured.setColor(QPalette::WindowText, wanted);
        decides_->setPalette(coloured);
    }
}

void QuestionCard::answer(Answer given, const QString& merge_key) {
    given.question = question_;
    document_->apply(set_answer(document_->project(), std::move(given)), tr("Answer a question"), merge_key);
    refresh();
}

void QuestionCard::clear() {
    if (document_->project().answer(question_) != nullptr) {
        document_->apply(clear_answer(document_->project(), question_), tr("Take an answer back"));
    }
    refresh();
}

void QuestionCard::chosen(int index) {
    const Answer* before = document_->project().answer(question_);
    Answer given;
    if (before != nullptr) given.text = before->text;
    switch (static_cast<RowKind>(choice_->itemData(index).toInt())) {
        case RowKind::NotAsked:
            return clear();
        case RowKind::Choice:
            given.choice = choice_->itemData(index, Qt::UserRole + 1).toString().toStdString();
            break;
        case RowKind::Unknown:
            given.unknown = true;
            break;
        case RowKind::OwnWords:
            text_->setFocus();
            if (given.text.empty()) return refresh();  // answered once something is typed
            break;
    }
    answer(std::move(given));
}

void QuestionCard::typed(const QString& words) {
    const Answer* before = document_->project().answer(question_);
    Answer given = before != nullptr ? *before : Answer{};
    given.text = words.toStdString();
    given.unknown = false;
    if (given.choice.empty() && words.trimmed().isEmpty()) return clear();
    answer(std::move(given), QStringLiteral("answer:") + QString::fromStdString(question_));
}

bool QuestionCard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusOut) document_->endMerge();
    return QFrame::eventFilter(watched, event);
}

}  // namespace rackwright
