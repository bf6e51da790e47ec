#include "app/inspector/fields/field.h"

#include <QKeyEvent>

namespace rackwright {

bool leaveUndoToProject(QEvent* event) {
    if (event->type() != QEvent::ShortcutOverride) return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    if (!key->matches(QKeySequence::Undo) && !key->matches(QKeySequence::Redo)) return false;
    event->ignore();
    return true;
}

}  // namespace rackwright
