#include "app/rack/rack_item.h"

#include "app/rack/drawn_state.h"
#include "app/rack/fitted_text.h"
#include "app/rack/rack_painter.h"
#include "app/rack/screen_drawing.h"

#include <QCoreApplication>
#include <QPainter>
#include <QStyleOptionGraphicsItem>
#include <algorithm>

namespace rackwright {

RackItem::RackItem(const Document& document, const Selection& selection, RackId id) : document_(document), selection_(selection), id_(id) {
    refresh();
}

QRectF RackItem::boundingRect() const { return QRectF(QPointF(0.0, 0.0), rackSize(units_)).adjusted(-4.0, -4.0, 4.0, 4.0); }

void RackItem::refresh() {
    const Rack* rack = find_rack(document_.currentVariant(), id_);
    if (rack == nullptr) return;
    if (rack->units != units_.last) {
        prepareGeometryChange();
        units_ = {1, rack->units};
    }
    const std::size_t state = drawnState(document_.evaluation(), *rack);
    if (state == drawn_state_) return;
    drawn_state_ = state;
    update();
}

void RackItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    const Rack* rack = find_rack(document_.currentVariant(), id_);
    if (rack == nullptr) return;
    const double scale = QStyleOptionGraphicsItem::levelOfDetailFromTransform(painter->worldTransform());
    const RackDrawing drawing = screenDrawing(document_, selection_, scale);
    painter->save();
    painter->scale(1.0 / scale, 1.0 / scale);
    RackPainter(drawing).paintCabinet(*painter, *rack, units_);
    if (rack->servers.empty() && rack->arrays.empty()) {
        const QRectF place = deviceRect(units_, std::min(2, rack->units), std::min(4, rack->units));
        painter->setPen(drawing.style.colours.device_text_muted);
        painter->setFont(fontOfHeight(drawing.style.font, drawing.style.text * 1.15));
        drawLine(*painter, QRectF(place.left() * scale, place.top() * scale, place.width() * scale, place.height() * scale),
                 QCoreApplication::translate("RackItem", "Drag a server or an array here"), Qt::AlignHCenter);
    }
    if (selection_.item() == SelectedItem::rack(id_)) {
        const QRectF frame = rackFrame(units_);
        painter->setPen(QPen(drawing.style.colours.selection, 2.5));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(
            QRectF(frame.left() * scale, frame.top() * scale, frame.width() * scale, frame.height() * scale).adjusted(-1.0, -1.0, 1.0, 1.0),
            9.0 * scale, 9.0 * scale);
    }
    painter->restore();
}

}  // namespace rackwright
