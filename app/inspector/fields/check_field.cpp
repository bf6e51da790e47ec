#include "app/inspector/fields/check_field.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>

namespace rackwright {

CheckField::CheckField(const QString& words, std::function<bool()> read, std::function<void(bool)> write, QWidget* parent)
    : Field(parent), read_(std::move(read)), box_(new QCheckBox(this)), words_(new QLabel(words, this)) {
    // A box cannot wrap its words; a label can.
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 2, 0, 2);
    layout->setSpacing(6);
    layout->addWidget(box_, 0, Qt::AlignTop);
    layout->addWidget(words_, 1);
    words_->setTextFormat(Qt::PlainText);
    words_->setWordWrap(true);
    words_->installEventFilter(this);
    box_->setObjectName(QStringLiteral("check"));
    box_->setAccessibleName(words);
    box_->setChecked(read_());
    setFocusProxy(box_);
    // clicked, not toggled: a refresh is no edit.
    connect(box_, &QCheckBox::clicked, this, [this, write = std::move(write)](bool checked) {
        write(checked);
        refresh();
    });
}

bool CheckField::eventFilter(QObject* watched, QEvent* event) {
    if (watched == words_ && event->type() == QEvent::MouseButtonRelease &&
        words_->rect().contains(static_cast<QMouseEvent*>(event)->pos())) {
        box_->click();
        return true;
    }
    return Field::eventFilter(watched, event);
}

QWidget* CheckField::editor() const { return box_; }
void CheckField::refresh() { box_->setChecked(read_()); }

}  // namespace rackwright
