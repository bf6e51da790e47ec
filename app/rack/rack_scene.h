#pragma once

#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/rack/drag_payload.h"
#include "app/rack/drop_plan.h"

#include <QGraphicsScene>
#include <map>

namespace rackwright {

class DeviceItem;
class DropGhostItem;
class RackItem;

/// The racks of the current variant side by side, standing on one floor. One scene unit is a millimetre.
class RackScene : public QGraphicsScene {
    Q_OBJECT

public:
    RackScene(Document* document, Selection* selection, QObject* parent = nullptr);

    /// The thing at a point, seen at `scale` pixels a millimetre; none outside the racks.
    SelectedItem thingAt(const QPointF& point, double scale) const;
    /// What a drag is over. `device_height` > 0: a device is dragged whose top edge is at `device_top`.
    DropTarget targetAt(const QPointF& point, int device_height, double device_top) const;
    /// Where a thing is drawn (of a workload or placement: all of it); empty when it is not on the racks.
    QRectF rectOf(const SelectedItem& item) const;
    /// All devices together; empty without any.
    QRectF devicesRect() const;
    QRectF serversRect() const;
    QRectF racksRect() const;

    void showPlan(const DropPlan& plan);
    void clearPlan();
    const DropGhostItem* ghost() const { return ghost_; }
    /// The thing that is being dragged is drawn pale at its old place.
    void setDragged(const std::optional<DragPayload>& payload);
    void setHovered(const SelectedItem& thing);

    /// Brings the items in line with the document; what did not change is not painted again.
    void synchronise();

signals:
    void laidOut();  ///< racks came, went or changed their size

private:
    void repaintAll();
    void selectionChanged();
    RackItem* rackItem(RackId id) const;
    DeviceItem* deviceItem(ServerId id) const;
    DeviceItem* deviceItem(ArrayId id) const;
    QRectF placeOf(RackId rack, int bottom_unit, int height) const;
    QRectF slotPlace(GpuRef ref) const;

    Document* document_;
    Selection* selection_;
    std::map<RackId, RackItem*> racks_;
    std::map<ServerId, DeviceItem*> servers_;
    std::map<ArrayId, DeviceItem*> arrays_;
    DropGhostItem* ghost_;
};

}  // namespace rackwright
