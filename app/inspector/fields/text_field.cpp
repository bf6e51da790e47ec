#include "app/inspector/fields/text_field.h"

#include "app/inspector/fields/error_line.h"
#include "app/wording/wording.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QVBoxLayout>

namespace rackwright {

TextField::TextField(Document* document, Read read, Write write, QWidget* parent)
    : Field(parent),
      run_(document),
      read_(std::move(read)),
      write_(std::move(write)),
      shown_(read_()),
      edit_(new QLineEdit(shown_, this)),
      error_(new ErrorLine(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(edit_);
    layout->addWidget(error_);
    edit_->setObjectName(QStringLiteral("edit"));
    edit_->setCursorPosition(0);
    edit_->installEventFilter(this);
    setFocusProxy(edit_);
    connect(edit_, &QLineEdit::textEdited, this, &TextField::typed);
    connect(edit_, &QLineEdit::returnPressed, this, &TextField::left);
}

QWidget* TextField::editor() const { return edit_; }

void TextField::typed(const QString& text) {
    const Failure failure = write_(text);
    if (!failure) shown_ = read_();
    error_->showError(failure ? messageText(*failure) : QString());
}

void TextField::left() {
    run_.end();
    entered_ = read_();
    shown_ = entered_;
    if (edit_->text() != shown_) edit_->setText(shown_);
    error_->showError({});
}

void TextField::refresh() {
    const QString text = read_();
    // A taken name gets a number; while it is being typed the text stays as typed.
    if (text == shown_ || (edit_->hasFocus() && edit_->isModified() && text.startsWith(edit_->text()) && !edit_->text().isEmpty())) return;
    shown_ = text;
    edit_->setText(text);
    if (!edit_->hasFocus()) edit_->setCursorPosition(0);
    error_->showError({});
}

bool TextField::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn) {
        run_.begin();
        entered_ = read_();
    } else if (event->type() == QEvent::FocusOut) {
        if (static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason) left();
    } else if (leaveUndoToProject(event)) {
        return true;
    } else if (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride) {
        if (static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape && edit_->text() != entered_) {
            if (event->type() == QEvent::ShortcutOverride) {
                event->accept();
                return false;
            }
            const QString back = entered_;
            if (read_() != back && !run_.takeBack()) write_(back);
            left();
            return true;
        }
    }
    return Field::eventFilter(watched, event);
}

}  // namespace rackwright
