#pragma once

#include <QWidget>

namespace rackwright {

/// One editable value of the inspector: it shows what the project holds, and hands over what is entered.
class Field : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Shows the project's value. While the user types, text that means that value stays as it is, cursor included.
    virtual void refresh() = 0;
    /// The widget that takes the keys.
    virtual QWidget* editor() const = 0;
    virtual void setReadableName(const QString& name) { editor()->setAccessibleName(name); }
};

/// Undo and redo are the project's also while the cursor stands in a field: what was typed is in the project already. True when
/// `event` asks for one of them; the field's editor must not see it then.
bool leaveUndoToProject(QEvent* event);

}  // namespace rackwright
