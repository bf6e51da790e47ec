#pragma once

#include "app/document/document.h"
#include "app/document/selection.h"

#include <QTreeView>
#include <vector>

namespace rackwright {

class RackActions;
class RackOutlineModel;

/// The outline of the racks beside their drawing: the keyboard's and the screen reader's way to everything on them.
/// Enter places here what the palette has selected, Delete removes, F2 renames, Ctrl+D duplicates, the menu key opens the rest.
class RackOutline : public QTreeView {
    Q_OBJECT

public:
    RackOutline(Document* document, Selection* selection, QWidget* parent = nullptr);

    RackActions* actions() const { return actions_; }

signals:
    void placeRequested(const rackwright::SelectedItem& target);  ///< Enter
    void refused(const QString& reason);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    void retranslate();
    void selectionChanged();
    void rememberOpen(const QModelIndex& parent);
    void modelReset();
    void fitColumns();

    Document* document_;
    Selection* selection_;
    RackOutlineModel* outline_;
    RackActions* actions_;
    std::vector<SelectedItem> open_;  ///< what was unfolded before the rows were made anew
    std::vector<SelectedItem> known_racks_;
    bool following_ = false;  ///< the selection is being taken over from elsewhere
};

}  // namespace rackwright
