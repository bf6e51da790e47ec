#include "app/palette/palette_list.h"

#include "app/palette/palette_model.h"
#include "app/rack/drag_pixmap.h"

#include <QDrag>
#include <QKeyEvent>
#include <QMimeData>

namespace rackwright {

void PaletteList::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
            emit placeWanted();
            return;
        case Qt::Key_F2:
            emit renameWanted();
            return;
        case Qt::Key_Delete:
            emit removeWanted();
            return;
        case Qt::Key_D:
            if (event->modifiers() & Qt::ControlModifier) {
                emit duplicateWanted();
                return;
            }
            break;
        default:
            break;
    }
    QListView::keyPressEvent(event);
}

void PaletteList::startDrag(Qt::DropActions actions) {
    QMimeData* mime = model()->mimeData({currentIndex()});
    if (mime == nullptr) return;
    auto* drag = new QDrag(this);
    drag->setMimeData(mime);
    const QVariant colour = currentIndex().data(PaletteModel::ColourRole);
    drag->setPixmap(
        dragPixmap(this, currentIndex().data().toString(), colour.isValid() ? colour.value<QColor>() : palette().color(QPalette::Mid)));
    drag->setHotSpot(dragHotSpot(drag->pixmap()));
    drag->exec(actions, Qt::CopyAction);
}

QModelIndex PaletteList::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) {
    QModelIndex index = QListView::moveCursor(action, modifiers);
    // Headings are passed over, in the direction of the step.
    const bool up = action == MoveUp || action == MovePrevious || action == MovePageUp || action == MoveLeft || action == MoveEnd;
    while (index.isValid() && index.data(PaletteModel::HeadingRole).toBool()) {
        const QModelIndex next = index.siblingAtRow(index.row() + (up ? -1 : 1));
        if (!next.isValid()) return currentIndex();
        index = next;
    }
    return index;
}

}  // namespace rackwright
