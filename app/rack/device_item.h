#pragma once

#include "app/document/document.h"
#include "app/document/selection.h"

#include <QGraphicsItem>

namespace rackwright {

/// A server or an array in its rack; the GPUs are drawn by their server. One scene unit is a millimetre.
class DeviceItem : public QGraphicsItem {
public:
    enum { Type = UserType + 2 };

    DeviceItem(const Document& document, const Selection& selection, ServerId id, QGraphicsItem* parent);
    DeviceItem(const Document& document, const Selection& selection, ArrayId id, QGraphicsItem* parent);
    int type() const override { return Type; }
    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

    ServerId server() const { return server_; }
    ArrayId array() const { return array_; }
    SelectedItem item() const;
    int height() const { return height_; }
    int bottomUnit() const { return bottom_unit_; }

    /// The slot at a point of this item, or -1.
    int slotAt(const QPointF& point) const;
    /// The cell of a slot in this item's coordinates.
    QRectF slotRect(int slot) const;
    /// The GPU, the placement whose memory is drawn there, or the device itself. `scale`: pixels a millimetre.
    SelectedItem thingAt(const QPointF& point, double scale) const;

    void setHovered(const SelectedItem& thing);
    /// Takes over what the document now says; paints again only when that changed.
    void refresh();

private:
    void paintMarks(QPainter& painter, double scale) const;

    const Document& document_;
    const Selection& selection_;
    ServerId server_ = ServerId::None;
    ArrayId array_ = ArrayId::None;
    int height_ = 1, bottom_unit_ = 0, slot_count_ = 0;
    SelectedItem hovered_;
    std::size_t drawn_state_ = 0;
};

}  // namespace rackwright
