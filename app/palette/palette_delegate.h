#pragma once

#include <QStyledItemDelegate>

namespace rackwright {

/// Rows of the palette: a picture, the name, a line of facts, and a workload's verdict sign.
class PaletteDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace rackwright
