#include "app/rack/device_item.h"

#include "app/rack/device_painter.h"
#include "app/rack/drawn_state.h"
#include "app/rack/gpu_painter.h"
#include "app/rack/rack_geometry.h"
#include "app/rack/rack_item.h"
#include "app/rack/screen_drawing.h"
#include "project/placing_rules.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>
#include <algorithm>

namespace rackwright {

DeviceItem::DeviceItem(const Document& document, const Selection& selection, ServerId id, QGraphicsItem* parent)
    : QGraphicsItem(parent), document_(document), selection_(selection), server_(id) {
    refresh();
}

DeviceItem::DeviceItem(const Document& document, const Selection& selection, ArrayId id, QGraphicsItem* parent)
    : QGraphicsItem(parent), document_(document), selection_(selection), array_(id) {
    refresh();
}

SelectedItem DeviceItem::item() const { return server_ != ServerId::None ? SelectedItem::server(server_) : SelectedItem::array(array_); }

QRectF DeviceItem::boundingRect() const {
    return QRectF(0.0, 0.0, panel_width_mm, height_ * unit_height_mm).adjusted(-3.0, -3.0, 3.0, 3.0);
}

void DeviceItem::refresh() {
    const Catalogue& catalogue = document_.catalogue();
    const Variant& variant = document_.currentVariant();
    const Server* server = find_server(variant, server_);
    const StorageArray* array = server == nullptr ? find_array(variant, array_) : nullptr;
    if (server == nullptr && array == nullptr) return;
    const int height = server != nullptr ? height_units(catalogue, *server) : height_units(catalogue, *array);
    if (height != height_) {
        prepareGeometryChange();
        height_ = height;
    }
    bottom_unit_ = server != nullptr ? server->bottom_unit : array->bottom_unit;
    slot_count_ = server != nullptr ? static_cast<int>(server->gpus.size()) : 0;
    const std::size_t state = server != nullptr ? drawnState(catalogue, document_.project(), document_.evaluation(), *server)
                                                : drawnState(catalogue, document_.project(), variant, document_.evaluation(), *array);
    if (const auto* rack = static_cast<const RackItem*>(parentItem())) setPos(deviceRect(rack->units(), bottom_unit_, height_).topLeft());
    if (state == drawn_state_) return;
    drawn_state_ = state;
    update();
}

int DeviceItem::slotAt(const QPointF& point) const {
    // The gaps between the slots belong to the slots: only the header stands for the whole server.
    const double half_gap = 2.5;
    const std::vector<QRectF> cells = gpuCells(height_, slot_count_);
    const auto found = std::find_if(cells.begin(), cells.end(), [&](const QRectF& cell) {
        return cell.adjusted(-half_gap, -half_gap, half_gap, half_gap).contains(point);
    });
    return found == cells.end() ? -1 : static_cast<int>(found - cells.begin());
}

QRectF DeviceItem::slotRect(int slot) const {
    if (slot < 0 || slot >= slot_count_) return {};
    return gpuCells(height_, slot_count_)[static_cast<std::size_t>(slot)];
}

SelectedItem DeviceItem::thingAt(const QPointF& point, double scale) const {
    const int slot = slotAt(point);
    const Server* server = find_server(document_.currentVariant(), server_);
    if (slot < 0 || server == nullptr) return item();
    const SelectedItem gpu = SelectedItem::gpu({server_, slot});
    const RackDrawing drawing = screenDrawing(document_, selection_, scale);
    const GpuPainter painter(drawing, *server, slot);
    const QRectF cell = DevicePainter(drawing).cell(*server, slot);
    const GpuCellLayout layout = painter.layout(cell);
    if (layout.heading.isEmpty()) return gpu;  // so small that the bar is all there is: it stands for the GPU
    const QPointF at = point * scale;
    for (const MemoryShare& share : painter.shares(layout.bar)) {
        if (share.placement != PlacementId::None && share.rect.contains(at)) return SelectedItem::placement(share.placement);
    }
    return gpu;
}

void DeviceItem::setHovered(const SelectedItem& thing) {
    if (thing == hovered_) return;
    hovered_ = thing;
    update();
}

void DeviceItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    const double scale = QStyleOptionGraphicsItem::levelOfDetailFromTransform(painter->worldTransform());
    const RackDrawing drawing = screenDrawing(document_, selection_, scale);
    const Server* server = find_server(drawing.variant, server_);
    const StorageArray* array = find_array(drawing.variant, array_);
    painter->save();
    painter->scale(1.0 / scale, 1.0 / scale);
    if (server != nullptr) DevicePainter(drawing).paintServer(*painter, *server);
    if (array != nullptr) DevicePainter(drawing).paintArray(*painter, *array);
    paintMarks(*painter, scale);
    painter->restore();
}

void DeviceItem::paintMarks(QPainter& painter, double scale) const {
    const RackColours colours = rackColours();
    painter.setBrush(Qt::NoBrush);
    const auto outline = [&](const QRectF& mm, double width, const QColor& colour) {
        painter.setPen(QPen(colour, width));
        painter.drawRoundedRect(QRectF(mm.left() * scale, mm.top() * scale, mm.width() * scale, mm.height() * scale), 2.0, 2.0);
    };
    const QRectF whole(0.0, 0.0, panel_width_mm, height_ * unit_height_mm);
    const auto mark = [&](const SelectedItem& thing, double width, const QColor& colour) {
        if (thing == item()) outline(whole, width, colour);
        if (thing.kind == SelectedItem::Kind::Gpu && ServerId{thing.id} == server_) outline(slotRect(thing.slot), width, colour);
    };
    QColor soft = colours.selection;
    soft.setAlphaF(0.55F);
    mark(hovered_, 1.5, soft);
    mark(selection_.item(), 2.5, colours.selection);

    const SelectedItem& selected = selection_.item();
    const WorkloadId workload = selectedWorkload(document_, selected);
    if (workload == WorkloadId::None) return;
    for (const Placement& placement : document_.currentVariant().placements) {
        if (placement.workload != workload) continue;
        if (selected.kind == SelectedItem::Kind::Placement && selected.id != raw(placement.id)) continue;
        for (const GpuRef& ref : placement.gpus) {
            if (ref.server == server_) outline(slotRect(ref.slot), 2.5, colours.selection);
        }
        if (array_ != ArrayId::None && placement.array == array_) outline(whole, 2.5, colours.selection);
    }
}

}  // namespace rackwright
