#include "app/rack/rack_scene.h"

#include "app/rack/device_item.h"
#include "app/rack/drop_ghost_item.h"
#include "app/rack/rack_actions.h"
#include "app/rack/rack_geometry.h"
#include "app/rack/rack_item.h"
#include "app/rack/screen_drawing.h"

#include <algorithm>
#include <set>

namespace rackwright {
namespace {

constexpr double rack_gap_mm = 90.0;
constexpr double margin_mm = 60.0;

}  // namespace

RackScene::RackScene(Document* document, Selection* selection, QObject* parent)
    : QGraphicsScene(parent), document_(document), selection_(selection), ghost_(new DropGhostItem) {
    // A handful of large items that move rarely: looking them up without an index is quicker than keeping one.
    setItemIndexMethod(NoIndex);
    addItem(ghost_);
    connect(document, &Document::projectChanged, this, &RackScene::synchronise);
    connect(document, &Document::currentVariantChanged, this, &RackScene::synchronise);
    connect(selection, &Selection::changed, this, &RackScene::selectionChanged);
    synchronise();
}

void RackScene::synchronise() {
    const Variant& variant = document_->currentVariant();
    std::set<RackId> racks;
    std::set<ServerId> servers;
    std::set<ArrayId> arrays;
    bool laid_out = false;
    double tallest = 0.0;
    for (const Rack& rack : variant.racks) tallest = std::max(tallest, rackSize({1, rack.units}).height());

    double x = 0.0;
    for (const Rack& rack : variant.racks) {
        racks.insert(rack.id);
        RackItem*& item = racks_[rack.id];
        if (item == nullptr) {
            item = new RackItem(*document_, *selection_, rack.id);
            addItem(item);
            laid_out = true;
        }
        item->refresh();
        const QPointF place(x, tallest - rackSize(item->units()).height());
        laid_out = laid_out || place != item->pos();
        item->setPos(place);
        x += rack_width_mm + rack_gap_mm;
        for (const Server& server : rack.servers) {
            servers.insert(server.id);
            DeviceItem*& device = servers_[server.id];
            if (device == nullptr) device = new DeviceItem(*document_, *selection_, server.id, item);
            if (device->parentItem() != item) device->setParentItem(item);
            device->refresh();
        }
        for (const StorageArray& array : rack.arrays) {
            arrays.insert(array.id);
            DeviceItem*& device = arrays_[array.id];
            if (device == nullptr) device = new DeviceItem(*document_, *selection_, array.id, item);
            if (device->parentItem() != item) device->setParentItem(item);
            device->refresh();
        }
    }
    std::erase_if(servers_, [&](const auto& entry) { return servers.contains(entry.first) ? false : (delete entry.second, true); });
    std::erase_if(arrays_, [&](const auto& entry) { return arrays.contains(entry.first) ? false : (delete entry.second, true); });
    const std::size_t before = racks_.size();
    std::erase_if(racks_, [&](const auto& entry) { return racks.contains(entry.first) ? false : (delete entry.second, true); });
    laid_out = laid_out || racks_.size() != before;
    if (laid_out) {
        setSceneRect(racksRect().adjusted(-margin_mm, -margin_mm, margin_mm, margin_mm));
        emit laidOut();
    }
    if (!exists(document_->project(), variant, selection_->item())) selection_->select(SelectedItem::none());
    // A placement that moved takes its outline along, also on servers that did not change otherwise.
    if (selectedWorkload(*document_, selection_->item()) != WorkloadId::None) repaintAll();
}

void RackScene::repaintAll() {
    for (const auto& [id, item] : racks_) item->update();
    for (const auto& [id, item] : servers_) item->update();
    for (const auto& [id, item] : arrays_) item->update();
}

void RackScene::selectionChanged() { repaintAll(); }

RackItem* RackScene::rackItem(RackId id) const {
    const auto found = racks_.find(id);
    return found != racks_.end() ? found->second : nullptr;
}
DeviceItem* RackScene::deviceItem(ServerId id) const {
    const auto found = servers_.find(id);
    return found != servers_.end() ? found->second : nullptr;
}
DeviceItem* RackScene::deviceItem(ArrayId id) const {
    const auto found = arrays_.find(id);
    return found != arrays_.end() ? found->second : nullptr;
}

SelectedItem RackScene::thingAt(const QPointF& point, double scale) const {
    for (const auto& [id, rack] : racks_) {
        const QPointF inside = rack->mapFromScene(point);
        if (!QRectF(QPointF(0.0, 0.0), rackSize(rack->units())).contains(inside)) continue;
        for (QGraphicsItem* child : rack->childItems()) {
            const auto* device = static_cast<const DeviceItem*>(child);
            const QPointF at = device->mapFromScene(point);
            if (QRectF(0.0, 0.0, panel_width_mm, device->height() * unit_height_mm).contains(at)) return device->thingAt(at, scale);
        }
        return SelectedItem::rack(id);
    }
    return SelectedItem::none();
}

DropTarget RackScene::targetAt(const QPointF& point, int device_height, double device_top) const {
    DropTarget target;
    for (const auto& [id, rack] : racks_) {
        const QPointF inside = rack->mapFromScene(point);
        if (!rackFrame(rack->units()).contains(inside)) continue;
        target.kind = DropTarget::Kind::Unit;
        target.rack = id;
        if (device_height > 0) {
            const double top = rack->mapFromScene(QPointF(point.x(), device_top)).y();
            const int wanted = bottomUnitForTop(rack->units(), top, device_height);
            target.unit = std::clamp(wanted, 1, std::max(1, rack->units().last - device_height + 1));
            return target;
        }
        target.unit = std::clamp(unitAt(rack->units(), inside.y()), 1, rack->units().last);
        for (QGraphicsItem* child : rack->childItems()) {
            const auto* device = static_cast<const DeviceItem*>(child);
            const QPointF at = device->mapFromScene(point);
            if (!QRectF(0.0, 0.0, panel_width_mm, device->height() * unit_height_mm).contains(at)) continue;
            target.unit = 0;
            target.server = device->server();
            target.array = device->array();
            target.slot = std::max(0, device->slotAt(at));
            target.kind = device->array() != ArrayId::None ? DropTarget::Kind::Array
                          : device->slotAt(at) >= 0        ? DropTarget::Kind::Slot
                                                           : DropTarget::Kind::Server;
        }
        return target;
    }
    return target;
}

QRectF RackScene::placeOf(RackId id, int bottom_unit, int height) const {
    const RackItem* rack = rackItem(id);
    return rack != nullptr && height > 0 ? rack->mapRectToScene(deviceRect(rack->units(), bottom_unit, height)) : QRectF();
}

QRectF RackScene::slotPlace(GpuRef ref) const {
    const DeviceItem* device = deviceItem(ref.server);
    return device != nullptr ? device->mapRectToScene(device->slotRect(ref.slot)) : QRectF();
}

QRectF RackScene::rectOf(const SelectedItem& item) const {
    const auto whole = [](const DeviceItem* device) {
        return device != nullptr ? device->mapRectToScene(QRectF(0.0, 0.0, panel_width_mm, device->height() * unit_height_mm)) : QRectF();
    };
    switch (item.kind) {
        case SelectedItem::Kind::Rack: {
            const RackItem* rack = rackItem(RackId{item.id});
            return rack != nullptr ? rack->mapRectToScene(QRectF(QPointF(0.0, 0.0), rackSize(rack->units()))) : QRectF();
        }
        case SelectedItem::Kind::Server:
            return whole(deviceItem(ServerId{item.id}));
        case SelectedItem::Kind::Array:
            return whole(deviceItem(ArrayId{item.id}));
        case SelectedItem::Kind::Gpu:
            return slotPlace({ServerId{item.id}, item.slot});
        case SelectedItem::Kind::Workload:
        case SelectedItem::Kind::Placement: {
            QRectF all;
            for (const Placement& placement : document_->currentVariant().placements) {
                const bool meant =
                    item.kind == SelectedItem::Kind::Placement ? raw(placement.id) == item.id : raw(placement.workload) == item.id;
                if (!meant) continue;
                for (const GpuRef& ref : placement.gpus) all = all.united(slotPlace(ref));
                if (placement.array != ArrayId::None) all = all.united(whole(deviceItem(placement.array)));
            }
            return all;
        }
        default:
            return {};
    }
}

QRectF RackScene::devicesRect() const {
    QRectF all = serversRect();
    for (const auto& [id, device] : arrays_) all = all.united(device->sceneBoundingRect());
    return all;
}

QRectF RackScene::serversRect() const {
    QRectF all;
    for (const auto& [id, device] : servers_) all = all.united(device->sceneBoundingRect());
    return all;
}

QRectF RackScene::racksRect() const {
    QRectF all;
    for (const auto& [id, rack] : racks_) all = all.united(rectOf(SelectedItem::rack(id)));
    return all;
}

void RackScene::showPlan(const DropPlan& plan) {
    std::vector<QRectF> places;
    if (plan.height > 0) places.push_back(placeOf(plan.rack, plan.bottom_unit, plan.height));
    for (const GpuRef& ref : plan.gpu_slots) places.push_back(slotPlace(ref));
    if (plan.server != ServerId::None) places.push_back(rectOf(SelectedItem::server(plan.server)));
    if (plan.array != ArrayId::None) places.push_back(rectOf(SelectedItem::array(plan.array)));
    // A drop back onto its own place does nothing and needs no mark.
    if (!plan.possible && plan.words.isEmpty()) places.clear();
    ghost_->show(places, plan.possible, plan.better_unit > 0 ? placeOf(plan.rack, plan.better_unit, plan.height) : QRectF());
}

void RackScene::clearPlan() { ghost_->clear(); }

void RackScene::setDragged(const std::optional<DragPayload>& payload) {
    for (const auto& [id, device] : servers_) {
        device->setOpacity(payload && payload->kind == DragPayload::Kind::Server && payload->id == raw(id) ? 0.35 : 1.0);
    }
    for (const auto& [id, device] : arrays_) {
        device->setOpacity(payload && payload->kind == DragPayload::Kind::Array && payload->id == raw(id) ? 0.35 : 1.0);
    }
}

void RackScene::setHovered(const SelectedItem& thing) {
    for (const auto& [id, device] : servers_) {
        const bool here = (thing.kind == SelectedItem::Kind::Server || thing.kind == SelectedItem::Kind::Gpu) && thing.id == raw(id);
        device->setHovered(here ? thing : SelectedItem::none());
    }
    for (const auto& [id, device] : arrays_) {
        device->setHovered(thing == SelectedItem::array(id) ? thing : SelectedItem::none());
    }
}

}  // namespace rackwright
