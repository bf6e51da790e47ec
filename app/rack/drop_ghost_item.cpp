#include "app/rack/drop_ghost_item.h"

#include "app/theme/theme.h"

#include <QPainter>
#include <QPen>

namespace rackwright {

DropGhostItem::DropGhostItem() {
    setZValue(100.0);
    setVisible(false);
}

QRectF DropGhostItem::boundingRect() const {
    QRectF all = better_;
    for (const QRectF& place : places_) all = all.united(place);
    return all.adjusted(-12.0, -12.0, 12.0, 12.0);
}

void DropGhostItem::show(const std::vector<QRectF>& places, bool possible, const QRectF& better) {
    if (isVisible() && places == places_ && possible == possible_ && better == better_) return;
    prepareGeometryChange();
    places_ = places;
    possible_ = possible;
    better_ = better;
    setVisible(!places.empty() || !better.isEmpty());
    update();
}

void DropGhostItem::clear() {
    prepareGeometryChange();
    places_.clear();
    better_ = {};
    setVisible(false);
}

void DropGhostItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    const RackColours colours = rackColours();
    const auto pen = [](const QColor& colour, Qt::PenStyle style) {
        QPen made(colour, 2.5, style);
        made.setCosmetic(true);
        return made;
    };
    if (!better_.isEmpty()) {
        QColor fill = colours.drop_ok;
        fill.setAlphaF(0.12F);
        painter->setPen(pen(colours.drop_ok, Qt::DashLine));
        painter->setBrush(fill);
        painter->drawRect(better_);
    }
    const QColor colour = possible_ ? colours.drop_ok : colours.drop_bad;
    QColor fill = colour;
    fill.setAlphaF(0.28F);
    painter->setPen(pen(colour, Qt::SolidLine));
    for (const QRectF& place : places_) {
        painter->setBrush(fill);
        painter->drawRect(place);
        if (possible_) continue;
        // A refusal is crossed out too: not by colour alone.
        painter->drawLine(place.topLeft(), place.bottomRight());
        painter->drawLine(place.topRight(), place.bottomLeft());
    }
}

}  // namespace rackwright
