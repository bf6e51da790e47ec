#include "app/inspector/fields/field_form.h"

#include <QGridLayout>
#include <QLabel>

namespace rackwright {

FieldForm::FieldForm(Document* document, QWidget* parent) : QWidget(parent), document_(document), grid_(new QGridLayout(this)) {
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setHorizontalSpacing(8);
    grid_->setVerticalSpacing(5);
    grid_->setColumnStretch(0, 9);
    grid_->setColumnStretch(1, 10);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
}

bool FieldForm::refresh() {
    for (const Row& row : rows_) row.field->refresh();
    return true;
}

void FieldForm::addHeading(const QString& words) {
    auto* label = new QLabel(words, this);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    label->setContentsMargins(0, next_row_ == 0 ? 0 : 8, 0, 0);
    grid_->addWidget(label, next_row_++, 0, 1, 2);
}

void FieldForm::place(const char* name, const QString& label_words, Field* field) {
    field->setObjectName(QLatin1String(name));
    field->setReadableName(label_words);
    auto* label = new QLabel(label_words, this);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setMinimumWidth(80);
    label->setContentsMargins(0, 4, 0, 0);  // on the line of the text inside the field
    label->setBuddy(field->editor());
    grid_->addWidget(label, next_row_, 0, Qt::AlignTop);
    grid_->addWidget(field, next_row_++, 1, Qt::AlignTop);
    rows_.push_back({label, field});
}

void FieldForm::addWide(const char* name, const QString& label_words, Field* field) {
    field->setObjectName(QLatin1String(name));
    field->setReadableName(label_words);
    QLabel* label = nullptr;
    if (!label_words.isEmpty()) {
        label = new QLabel(label_words, this);
        label->setTextFormat(Qt::PlainText);
        label->setBuddy(field->editor());
        grid_->addWidget(label, next_row_++, 0, 1, 2);
    }
    grid_->addWidget(field, next_row_++, 0, 1, 2);
    rows_.push_back({label, field});
}

void FieldForm::addWidget(QWidget* widget) { grid_->addWidget(widget, next_row_++, 0, 1, 2); }

void FieldForm::setFieldVisible(Field* field, bool visible) {
    for (const Row& row : rows_) {
        if (row.field != field) continue;
        if (row.label != nullptr) row.label->setVisible(visible);
        field->setVisible(visible);
    }
}

Failure FieldForm::applyEdit(const Result<Project>& edit, const QString& label, const QString& merge_key) {
    if (!edit.ok()) return edit.error();
    if (edit.value() == project()) return std::nullopt;  // no empty step of undo
    document_->apply(edit, tr("Change “%1”").arg(label), merge_key);
    return std::nullopt;
}

}  // namespace rackwright
