#pragma once

#include <QGraphicsItem>
#include <vector>

namespace rackwright {

/// Where a drop would land, drawn over the racks: the place itself in the colour of its answer, and the nearest place that works.
class DropGhostItem : public QGraphicsItem {
public:
    DropGhostItem();
    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

    /// Scene rectangles; `better` may be empty.
    void show(const std::vector<QRectF>& places, bool possible, const QRectF& better);
    void clear();
    bool isPossible() const { return possible_; }
    const std::vector<QRectF>& places() const { return places_; }
    QRectF better() const { return better_; }

private:
    std::vector<QRectF> places_;
    QRectF better_;
    bool possible_ = false;
};

}  // namespace rackwright
