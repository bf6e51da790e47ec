#pragma once

#include "app/document/document.h"
#include "app/inspector/fields/check_field.h"
#include "app/inspector/fields/choice_field.h"
#include "app/inspector/fields/quantity_field.h"
#include "app/inspector/fields/text_field.h"
#include "app/wording/wording.h"

#include <QWidget>
#include <initializer_list>
#include <vector>

class QGridLayout;
class QLabel;

namespace rackwright {

/// A column of labelled fields about one thing. It is built in the current language; the panel builds it anew in another.
class FieldForm : public QWidget {
    Q_OBJECT

public:
    FieldForm(Document* document, QWidget* parent);

    /// Shows the project as it is now in every field. False: the thing is gone or of another kind.
    virtual bool refresh();

protected:
    void addHeading(const QString& words);
    /// `name` becomes the field's objectName.
    template <typename FieldType>
    FieldType* addField(const char* name, const QString& label, FieldType* field) {
        place(name, label, field);
        return field;
    }
    /// Below its label, over the whole width.
    void addWide(const char* name, const QString& label, Field* field);
    void addWidget(QWidget* widget);
    void setFieldVisible(Field* field, bool visible);

    Document* document() const { return document_; }
    const Catalogue& catalogue() const { return document_->catalogue(); }
    const Project& project() const { return document_->project(); }
    const Variant& variant() const { return document_->currentVariant(); }

    /// Applies an edit made in a field; the refusal is for the field to show.
    Failure applyEdit(const Result<Project>& edit, const QString& label, const QString& merge_key);

    template <typename Enum>
    static std::vector<Choice> choicesOf(std::initializer_list<Enum> values) {
        std::vector<Choice> choices;
        for (const Enum value : values) choices.push_back({text(value), static_cast<int>(value)});
        return choices;
    }

private:
    struct Row {
        QLabel* label;
        Field* field;
    };
    void place(const char* name, const QString& label, Field* field);

    Document* document_;
    QGridLayout* grid_;
    int next_row_ = 0;
    std::vector<Row> rows_;
};

}  // namespace rackwright
