#pragma once

#include <QListView>

namespace rackwright {

/// The list of the palette; drags with a small label instead of a picture of the whole row.
class PaletteList : public QListView {
    Q_OBJECT

public:
    using QListView::QListView;

signals:
    void placeWanted();   ///< Enter
    void renameWanted();  ///< F2
    void removeWanted();
    void duplicateWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void startDrag(Qt::DropActions actions) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
};

}  // namespace rackwright
