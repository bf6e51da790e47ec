#include "app/rack/rack_navigation.h"

#include "app/rack/rack_geometry.h"
#include "project/placing_rules.h"

#include <algorithm>

namespace rackwright {
namespace {

struct Device {
    SelectedItem item;
    int bottom = 0, height = 1;
};

/// From the top of the rack down.
std::vector<Device> devicesOf(const Catalogue& catalogue, const Rack& rack) {
    std::vector<Device> devices;
    for (const Server& server : rack.servers) {
        devices.push_back({SelectedItem::server(server.id), server.bottom_unit, height_units(catalogue, server)});
    }
    for (const StorageArray& array : rack.arrays) {
        devices.push_back({SelectedItem::array(array.id), array.bottom_unit, height_units(catalogue, array)});
    }
    std::sort(devices.begin(), devices.end(), [](const Device& a, const Device& b) { return a.bottom > b.bottom; });
    return devices;
}

SelectedItem besideRack(const Catalogue& catalogue, const Variant& variant, std::size_t rack, Direction direction, int unit,
                        const SelectedItem& from) {
    if (direction == Direction::Left && rack == 0) return from;
    if (direction == Direction::Right && rack + 1 >= variant.racks.size()) return from;
    const Rack& next = variant.racks[direction == Direction::Left ? rack - 1 : rack + 1];
    const std::vector<Device> devices = devicesOf(catalogue, next);
    if (devices.empty() || unit == 0) return SelectedItem::rack(next.id);
    const auto distance = [unit](const Device& device) { return std::abs(2 * device.bottom + device.height - 2 * unit); };
    return std::min_element(devices.begin(), devices.end(), [&](const Device& a, const Device& b) { return distance(a) < distance(b); })
        ->item;
}

/// The slot that lies in that direction from a slot, or -1.
int slotBeside(const std::vector<QRectF>& cells, int slot, Direction direction) {
    const QPointF centre = cells[static_cast<std::size_t>(slot)].center();
    int best = -1;
    double best_distance = 1e12;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const QPointF d = cells[i].center() - centre;
        const bool sideways = direction == Direction::Left || direction == Direction::Right;
        const double along = direction == Direction::Left    ? -d.x()
                             : direction == Direction::Right ? d.x()
                             : direction == Direction::Up    ? -d.y()
                                                             : d.y();
        const double across = std::abs(sideways ? d.y() : d.x());
        if (along < 1.0 || (sideways && across > 1.0)) continue;
        if (const double distance = along + 4.0 * across; distance < best_distance) {
            best = static_cast<int>(i);
            best_distance = distance;
        }
    }
    return best;
}

}  // namespace

SelectedItem neighbourOf(const Catalogue& catalogue, const Variant& variant, const SelectedItem& from, Direction direction) {
    if (variant.racks.empty()) return from;
    SelectedItem at = from;
    if (from.kind == SelectedItem::Kind::Placement) {
        if (const Placement* placement = find_placement(variant, PlacementId{from.id})) {
            at = !placement->gpus.empty() ? SelectedItem::gpu(placement->gpus.front()) : SelectedItem::array(placement->array);
        }
    }
    std::size_t rack = 0;
    const auto holds = [&at](const Rack& candidate) {
        const auto is_server = [&at](const Server& server) { return raw(server.id) == at.id; };
        const auto is_array = [&at](const StorageArray& array) { return raw(array.id) == at.id; };
        switch (at.kind) {
            case SelectedItem::Kind::Rack:
                return raw(candidate.id) == at.id;
            case SelectedItem::Kind::Server:
            case SelectedItem::Kind::Gpu:
                return std::any_of(candidate.servers.begin(), candidate.servers.end(), is_server);
            case SelectedItem::Kind::Array:
                return std::any_of(candidate.arrays.begin(), candidate.arrays.end(), is_array);
            default:
                return false;
        }
    };
    while (rack < variant.racks.size() && !holds(variant.racks[rack])) ++rack;
    if (rack == variant.racks.size()) {
        const std::vector<Device> devices = devicesOf(catalogue, variant.racks.front());
        return devices.empty() ? SelectedItem::rack(variant.racks.front().id) : devices.front().item;
    }
    const std::vector<Device> devices = devicesOf(catalogue, variant.racks[rack]);
    if (at.kind == SelectedItem::Kind::Rack) {
        if (direction == Direction::Down && !devices.empty()) return devices.front().item;
        if (direction == Direction::Up || direction == Direction::Down) return at;
        return besideRack(catalogue, variant, rack, direction, 0, at);
    }

    const SelectedItem device_item = at.kind == SelectedItem::Kind::Gpu ? SelectedItem::server(ServerId{at.id}) : at;
    const auto device =
        std::find_if(devices.begin(), devices.end(), [&](const Device& candidate) { return candidate.item == device_item; });
    const Server* server = find_server(variant, ServerId{device_item.kind == SelectedItem::Kind::Server ? device_item.id : 0});
    const int slot_count = server != nullptr ? static_cast<int>(server->gpus.size()) : 0;
    if (at.kind == SelectedItem::Kind::Gpu && at.slot < slot_count) {
        const int beside = slotBeside(gpuCells(device->height, slot_count), at.slot, direction);
        if (beside >= 0) return SelectedItem::gpu({server->id, beside});
        if (direction == Direction::Left || direction == Direction::Up) return device_item;
    } else if (direction == Direction::Right && slot_count > 0) {
        return SelectedItem::gpu({server->id, 0});
    }
    switch (direction) {
        case Direction::Up:
            return device == devices.begin() ? SelectedItem::rack(variant.racks[rack].id) : std::prev(device)->item;
        case Direction::Down:
            return std::next(device) == devices.end() ? at : std::next(device)->item;
        default:
            return besideRack(catalogue, variant, rack, direction, device->bottom, at);
    }
}

}  // namespace rackwright
