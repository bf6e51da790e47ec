#pragma once

#include "catalog/catalogue.h"
#include "project/project.h"
#include "video_test_catalogue.h"

namespace rackwright::test_evaluate {

using test_video::fact;

/// The video test's GPUs, with a server of eight slots (1,000 W without GPUs, two of four supplies of 2,000 W carry the load, 4 U, 30 kg),
/// an array of twelve bays (200 W, 2 U, 20 kg) and a drive of 10 TB (10 W).
inline Catalogue small_catalogue() {
    Catalogue catalogue = test_video::small_catalogue();
    ServerProduct& server = catalogue.servers.emplace_back();
    server.id = server.name = "server";
    server.accepts = {GpuForm::Pcie};
    server.rack_units = fact(4, Unit::RackUnit);
    server.gpu_slots = fact(8, Unit::Count);
    server.base_power = fact(1000, Unit::Watt, 800, 1200);
    server.psu_count = fact(4, Unit::Count);
    server.psu_power = fact(2000, Unit::Watt);
    server.psu_needed = fact(2, Unit::Count);
    server.weight = fact(30, Unit::Kilogram);
    ArrayProduct& array = catalogue.arrays.emplace_back();
    array.id = array.name = "array";
    array.accepts = {DriveForm::Sas35};
    array.raid = {RaidLevel::Raid5, RaidLevel::Raid6, RaidLevel::Raid10};
    array.rack_units = fact(2, Unit::RackUnit);
    array.drive_bays = fact(12, Unit::Count);
    array.base_power = fact(200, Unit::Watt);
    array.write_throughput = fact(1e9, Unit::BytePerSecond);
    array.weight = fact(20, Unit::Kilogram);
    DriveProduct& drive = catalogue.drives.emplace_back();
    drive.id = drive.name = "drive";
    drive.capacity = fact(10e12, Unit::Byte);
    drive.power = fact(10, Unit::Watt);
    drive.throughput = fact(200e6, Unit::BytePerSecond);
    drive.unrecoverable_read_errors = fact(1e-15, Unit::PerBit);
    catalogue.index();
    return catalogue;
}

/// A project with one variant: one rack, one server in it (id 1), one array (id 2) with twelve drives in RAID-6.
struct SmallProject {
    Catalogue catalogue = small_catalogue();
    Project project;

    SmallProject() {
        project.policy = {};
        project.policy.vram_headroom = 0.1;
        project.policy.target_utilisation = 0.8;
        project.policy.array_fill_limit = 0.8;
        project.policy.psu_load_limit = 0.9;
        Variant& variant = project.variants.emplace_back();
        variant.id = VariantId{90};
        Rack& rack = variant.racks.emplace_back();
        rack.id = RackId{80};
        rack.units = 42;
        Server& server = rack.servers.emplace_back();
        server.id = ServerId{1};
        server.name = "S1";
        server.product = "server";
        server.bottom_unit = 1;
        server.gpus.assign(8, {});
        StorageArray& array = rack.arrays.emplace_back();
        array.id = ArrayId{2};
        array.name = "A1";
        array.product = "array";
        array.bottom_unit = 10;
        array.drive = "drive";
        array.drive_count = 12;
    }

    Variant& variant() { return project.variants.front(); }
    Rack& rack() { return variant().racks.front(); }
    Server& server() { return rack().servers.front(); }
    StorageArray& array() { return rack().arrays.front(); }

    Workload& workload(int id, Task task, bool optional = false) {
        Workload& made = project.workloads.emplace_back();
        made.id = WorkloadId{id};
        made.name = "W" + std::to_string(id);
        made.task = std::move(task);
        made.optional = optional;
        return made;
    }
    Placement& place(int workload, std::vector<int> slots) {
        Placement& placement = variant().placements.emplace_back();
        placement.id = PlacementId{static_cast<std::int32_t>(variant().placements.size())};
        placement.workload = WorkloadId{workload};
        for (const int slot : slots) placement.gpus.push_back({ServerId{1}, slot});
        return placement;
    }
    Placement& place_on_array(int workload, ArrayRole role = ArrayRole::Only, int array_id = 2) {
        Placement& placement = place(workload, {});
        placement.array = ArrayId{array_id};
        placement.role = role;
        return placement;
    }
};

}  // namespace rackwright::test_evaluate
