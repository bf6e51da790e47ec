#include "app/inspector/fields/long_text_field.h"

#include "app/inspector/fields/error_line.h"
#include "app/wording/wording.h"

#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace rackwright {

LongTextField::LongTextField(Document* document, TextField::Read read, TextField::Write write, int lines, QWidget* parent)
    : Field(parent),
      run_(document),
      read_(std::move(read)),
      write_(std::move(write)),
      edit_(new QPlainTextEdit(read_(), this)),
      error_(new ErrorLine(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(edit_);
    layout->addWidget(error_);
    edit_->setObjectName(QStringLiteral("edit"));
    edit_->setTabChangesFocus(true);
    edit_->setUndoRedoEnabled(false);  // undo belongs to the project
    edit_->setFixedHeight(fontMetrics().lineSpacing() * lines + 12);
    edit_->installEventFilter(this);
    setFocusProxy(edit_);
    connect(edit_, &QPlainTextEdit::textChanged, this, [this] {
        if (refreshing_ || edit_->toPlainText() == read_()) return;
        const Failure failure = write_(edit_->toPlainText());
        error_->showError(failure ? messageText(*failure) : QString());
    });
}

QWidget* LongTextField::editor() const { return edit_; }

void LongTextField::refresh() {
    const QString text = read_();
    if (edit_->toPlainText() == text) return;
    refreshing_ = true;
    edit_->setPlainText(text);
    refreshing_ = false;
    error_->showError({});
}

bool LongTextField::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn) {
        if (static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason) {
            run_.begin();
            entered_ = read_();
        }
    } else if (event->type() == QEvent::FocusOut) {
        if (static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason) {
            run_.end();
            refresh();
        }
    } else if (leaveUndoToProject(event)) {
        return true;
    } else if (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride) {
        if (static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape && edit_->toPlainText() != entered_) {
            if (event->type() == QEvent::ShortcutOverride) {
                event->accept();
                return false;
            }
            if (read_() != entered_ && !run_.takeBack()) write_(entered_);
            run_.end();
            refresh();
            return true;
        }
    }
    return Field::eventFilter(watched, event);
}

}  // namespace rackwright
