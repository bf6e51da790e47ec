#pragma once

#include "project/project.h"

#include <QObject>
#include <variant>

namespace rackwright {

/// What is selected in the window; shared by rack, outline, inspector, findings and charts.
struct SelectedItem {
    enum class Kind : std::uint8_t { None, Project, Rack, Server, Gpu, Array, Workload, Placement };
    Kind kind = Kind::None;
    std::int32_t id = 0;  ///< raw id of the thing; with Gpu the server
    int slot = 0;
    bool operator==(const SelectedItem&) const = default;

    static SelectedItem none() { return {}; }
    static SelectedItem rack(RackId rack_id) { return {Kind::Rack, raw(rack_id), 0}; }
    static SelectedItem server(ServerId server_id) { return {Kind::Server, raw(server_id), 0}; }
    static SelectedItem gpu(GpuRef ref) { return {Kind::Gpu, raw(ref.server), ref.slot}; }
    static SelectedItem array(ArrayId array_id) { return {Kind::Array, raw(array_id), 0}; }
    static SelectedItem workload(WorkloadId workload_id) { return {Kind::Workload, raw(workload_id), 0}; }
    static SelectedItem placement(PlacementId placement_id) { return {Kind::Placement, raw(placement_id), 0}; }
};

class Selection : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    const SelectedItem& item() const { return item_; }
    void select(const SelectedItem& item) {
        if (item == item_) return;
        item_ = item;
        emit changed();
    }

signals:
    void changed();

private:
    SelectedItem item_;
};

}  // namespace rackwright
