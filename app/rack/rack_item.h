#pragma once

#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/rack/rack_geometry.h"

#include <QGraphicsItem>

namespace rackwright {

/// A cabinet with its header; the devices are its children. One scene unit is a millimetre.
class RackItem : public QGraphicsItem {
public:
    enum { Type = UserType + 1 };

    RackItem(const Document& document, const Selection& selection, RackId id);
    int type() const override { return Type; }
    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

    RackId id() const { return id_; }
    UnitRange units() const { return units_; }
    /// Takes over what the document now says; paints again only when that changed.
    void refresh();

private:
    const Document& document_;
    const Selection& selection_;
    RackId id_;
    UnitRange units_;
    std::size_t drawn_state_ = 0;
};

}  // namespace rackwright
