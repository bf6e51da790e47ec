#include "app/inspector/fields/choice_field.h"

#include "app/inspector/fields/error_line.h"
#include "app/inspector/fields/wheel_guard.h"
#include "app/wording/wording.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace rackwright {

ChoiceField::ChoiceField(std::vector<Choice> choices, Read read, Write write, QWidget* parent)
    : Field(parent), read_(std::move(read)), write_(std::move(write)), box_(new QComboBox(this)), error_(new ErrorLine(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(box_);
    layout->addWidget(error_);
    box_->setObjectName(QStringLiteral("choice"));
    box_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box_->setMinimumContentsLength(6);
    box_->setMaxVisibleItems(20);
    WheelGuard::install(box_);
    setFocusProxy(box_);
    connect(box_, &QComboBox::activated, this, &ChoiceField::chosen);
    setChoices(std::move(choices));
}

void ChoiceField::setChoices(std::vector<Choice> choices) {
    choices_ = std::move(choices);
    const QSignalBlocker blocker(box_);
    box_->clear();
    for (const Choice& choice : choices_) box_->addItem(choice.icon, choice.words, choice.value);
    ChoiceField::refresh();
}

void ChoiceField::setSearchable() {
    box_->setEditable(true);
    box_->setInsertPolicy(QComboBox::NoInsert);
    box_->completer()->setFilterMode(Qt::MatchContains);
    box_->completer()->setCaseSensitivity(Qt::CaseInsensitive);
    box_->completer()->setCompletionMode(QCompleter::PopupCompletion);
    connect(box_->lineEdit(), &QLineEdit::editingFinished, this, [this] {
        const QString typed = box_->lineEdit()->text().trimmed();
        const int index = indexMeant(typed);
        box_->lineEdit()->setModified(false);  // what is not in the list does not stay
        if (index >= 0 && box_->itemData(index) != read_()) return chosen(index);
        refresh();
        if (index < 0 && !typed.isEmpty()) error_->showError(tr("“%1” is not in the list.").arg(typed));
    });
    refresh();
}

QWidget* ChoiceField::editor() const { return box_; }

int ChoiceField::indexMeant(const QString& typed) const {
    if (typed.isEmpty()) return -1;
    const int exact = box_->findText(typed, Qt::MatchFixedString);
    if (exact >= 0) return exact;
    // A part of the name, when it can mean one thing only.
    const int part = box_->findText(typed, Qt::MatchContains);
    if (part < 0) return -1;
    for (int other = part + 1; other < box_->count(); ++other) {
        if (box_->itemText(other).contains(typed, Qt::CaseInsensitive)) return -1;
    }
    return part;
}

void ChoiceField::chosen(int index) {
    const Failure failure = write_(box_->itemData(index));
    refresh();
    error_->showError(failure ? messageText(*failure) : QString());
}

void ChoiceField::refresh() {
    const QVariant value = read_();
    int index = box_->findData(value);
    const QSignalBlocker blocker(box_);
    const int known = static_cast<int>(choices_.size());
    if (index < 0) {  // not in the list
        while (box_->count() > known) box_->removeItem(known);
        if (!value.toString().isEmpty()) {
            box_->addItem(tr("%1 (not in the catalogue)").arg(value.toString()), value);
            index = known;
        }
    }
    const bool typing =
        box_->isEditable() && box_->lineEdit()->hasFocus() && box_->lineEdit()->isModified() && index == box_->currentIndex();
    if (!typing && (index != box_->currentIndex() || box_->isEditable())) {
        box_->setCurrentIndex(index);
        if (box_->isEditable()) {
            box_->setEditText(index >= 0 ? box_->itemText(index) : QString());
            if (!box_->lineEdit()->hasFocus()) box_->lineEdit()->setCursorPosition(0);
        }
    }
    box_->setToolTip(box_->currentText().toHtmlEscaped());
    error_->showError({});
}

}  // namespace rackwright
