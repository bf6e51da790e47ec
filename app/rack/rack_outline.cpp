#include "app/rack/rack_outline.h"

#include "app/rack/rack_actions.h"
#include "app/rack/rack_outline_model.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QToolTip>
#include <algorithm>

namespace rackwright {

RackOutline::RackOutline(Document* document, Selection* selection, QWidget* parent)
    : QTreeView(parent),
      document_(document),
      selection_(selection),
      outline_(new RackOutlineModel(document, this)),
      actions_(new RackActions(document, selection, this)) {
    setObjectName(QStringLiteral("rackOutline"));
    setModel(outline_);
    setUniformRowHeights(true);
    setIndentation(12);
    setAlternatingRowColors(true);
    setAllColumnsShowFocus(true);
    setEditTriggers(QAbstractItemView::EditKeyPressed);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setTextElideMode(Qt::ElideRight);
    header()->setStretchLastSection(true);
    connect(selection_, &Selection::changed, this, &RackOutline::selectionChanged);
    connect(outline_, &QAbstractItemModel::modelAboutToBeReset, this, [this] {
        open_.clear();
        rememberOpen({});
    });
    connect(outline_, &QAbstractItemModel::modelReset, this, &RackOutline::modelReset);
    // Not from inside the editor: renaming may make the rows anew.
    connect(
        outline_, &RackOutlineModel::renameWanted, this,
        [this](const SelectedItem& item, const QString& name) { actions_->rename(item, name); }, Qt::QueuedConnection);
    connect(actions_, &RackActions::refused, this, [this](const QString& reason) {
        QToolTip::showText(viewport()->mapToGlobal(visualRect(currentIndex()).bottomLeft()), reason, viewport());
        emit refused(reason);
    });
    connect(this, &QTreeView::expanded, this, &RackOutline::fitColumns);
    modelReset();
    retranslate();
}

void RackOutline::retranslate() {
    setAccessibleName(tr("Outline of the racks"));
    setAccessibleDescription(tr("Enter places here what is selected in the palette, Delete removes, F2 renames, Ctrl+D duplicates"));
    viewport()->update();
    header()->viewport()->update();
    fitColumns();
}

void RackOutline::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::FontChange) fitColumns();
    QTreeView::changeEvent(event);
}

void RackOutline::fitColumns() {
    // The names get what they need, but never so much that the figures vanish.
    const int wanted = sizeHintForColumn(0) + 12;
    header()->resizeSection(0, std::min(wanted, std::max(120, viewport()->width() * 2 / 3)));
}

void RackOutline::resizeEvent(QResizeEvent* event) {
    QTreeView::resizeEvent(event);
    fitColumns();
}

void RackOutline::rememberOpen(const QModelIndex& parent) {
    for (int row = 0; row < outline_->rowCount(parent); ++row) {
        const QModelIndex index = outline_->index(row, 0, parent);
        if (!isExpanded(index)) continue;
        open_.push_back(outline_->itemAt(index));
        rememberOpen(index);
    }
}

void RackOutline::modelReset() {
    following_ = true;
    for (const SelectedItem& item : open_) {
        if (const QModelIndex index = outline_->indexOf(item); index.isValid()) expand(index);
    }
    // A rack is open from the start; its servers only when something inside is selected.
    std::vector<SelectedItem> racks;
    for (int row = 0; row < outline_->rowCount(); ++row) {
        const QModelIndex index = outline_->index(row, 0);
        racks.push_back(outline_->itemAt(index));
        if (std::find(known_racks_.begin(), known_racks_.end(), racks.back()) == known_racks_.end()) expand(index);
    }
    known_racks_ = std::move(racks);
    following_ = false;
    selectionChanged();
    fitColumns();
}

void RackOutline::selectionChanged() {
    following_ = true;
    const QModelIndex current = currentIndex();
    if (!current.isValid() || outline_->itemAt(current) != selection_->item()) {
        const QModelIndex index = outline_->indexOf(selection_->item());
        if (index.isValid()) {
            setCurrentIndex(index);
            scrollTo(index);
        } else {
            selectionModel()->clear();
        }
    }
    following_ = false;
}

void RackOutline::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QTreeView::currentChanged(current, previous);
    if (!following_ && current.isValid()) selection_->select(outline_->itemAt(current));
}

void RackOutline::contextMenuEvent(QContextMenuEvent* event) {
    QModelIndex index = event->reason() == QContextMenuEvent::Mouse ? indexAt(event->pos()) : currentIndex();
    const QPoint at =
        event->reason() == QContextMenuEvent::Mouse ? event->globalPos() : viewport()->mapToGlobal(visualRect(index).bottomLeft());
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("outlineMenu"));
    actions_->fillMenu(menu, outline_->itemAt(index), this);
    if (!menu.isEmpty()) menu.exec(at);
}

void RackOutline::keyPressEvent(QKeyEvent* event) {
    if (state() == QAbstractItemView::EditingState) return QTreeView::keyPressEvent(event);
    const SelectedItem item = outline_->itemAt(currentIndex());
    switch (event->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
            emit placeRequested(item);
            return;
        case Qt::Key_Delete:
        case Qt::Key_Backspace:
            actions_->remove(item);
            return;
        case Qt::Key_D:
            if (event->modifiers() & Qt::ControlModifier) {
                actions_->duplicate(item);
                return;
            }
            break;
        default:
            break;
    }
    QTreeView::keyPressEvent(event);
}

}  // namespace rackwright
