#include "app/inspector/fields/check_field.h"

#include <QCheckBox>
#include <QVBoxLayout>

namespace rackwright {

CheckField::CheckField(const QString& words, std::function<bool()> read, std::function<void(bool)> write, QWidget* parent)
    : Field(parent), read_(std::move(read)), box_(new QCheckBox(words, this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(box_);
    box_->setObjectName(QStringLiteral("check"));
    box_->setChecked(read_());
    // Words that do not fit are cut, rather than the form made wider than the panel.
    box_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    box_->setToolTip(words.toHtmlEscaped());
    setFocusProxy(box_);
    // clicked, not toggled: a refresh is no edit.
    connect(box_, &QCheckBox::clicked, this, [this, write = std::move(write)](bool checked) {
        write(checked);
        refresh();
    });
}

QWidget* CheckField::editor() const { return box_; }
void CheckField::refresh() { box_->setChecked(read_()); }

}  // namespace rackwright
