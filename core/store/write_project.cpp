#include "project/names.h"
#include "store/project_rows.h"
#include "store/task_json.h"

namespace rackwright {
namespace {

void write_racks(Database& database, const Variant& variant) {
    Statement insert_rack(database, "INSERT INTO racks VALUES(?, ?, ?, ?, ?, ?)");
    Statement insert_server(database, "INSERT INTO servers VALUES(?, ?, ?, ?, ?, ?, ?)");
    Statement insert_gpu(database, "INSERT INTO gpus VALUES(?, ?, ?)");
    Statement insert_array(database, "INSERT INTO arrays VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    int rack_position = 0;
    for (const Rack& rack : variant.racks) {
        insert_rack.run(raw(rack.id), raw(variant.id), rack_position++, rack.name, rack.units, rack.power_limit_w);
        int position = 0;
        for (const Server& server : rack.servers) {
            insert_server.run(raw(server.id), raw(rack.id), position++, server.name, server.product, server.bottom_unit,
                              static_cast<std::int64_t>(server.gpus.size()));
            for (std::size_t slot = 0; slot < server.gpus.size(); ++slot) {
                if (!server.gpus[slot].empty()) insert_gpu.run(raw(server.id), static_cast<std::int64_t>(slot), server.gpus[slot]);
            }
        }
        position = 0;
        for (const StorageArray& array : rack.arrays) {
            insert_array.run(raw(array.id), raw(rack.id), position++, array.name, array.product, array.bottom_unit, array.drive,
                             array.drive_count, name_of(array.raid), array.raid_groups, array.hot_spares);
        }
    }
}

void write_placements(Database& database, const Variant& variant) {
    Statement insert_on_array(database, "INSERT INTO placements VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    Statement insert_gpu(database, "INSERT INTO placement_gpus VALUES(?, ?, ?, ?)");
    int position = 0;
    for (const Placement& placement : variant.placements) {
        const auto insert = [&](const auto& array) {
            insert_on_array.run(raw(placement.id), raw(variant.id), position++, raw(placement.workload), name_of(placement.share),
                                placement.mig_profile, placement.mig_slices_per_gpu, placement.tensor_parallel, placement.pipeline_parallel,
                                placement.off_hours, array, name_of(placement.role));
        };
        if (placement.array == ArrayId::None) {
            insert(nullptr);
        } else {
            insert(raw(placement.array));
        }
        int gpu_position = 0;
        for (const GpuRef gpu : placement.gpus) insert_gpu.run(raw(placement.id), gpu_position++, raw(gpu.server), gpu.slot);
    }
}

}  // namespace

void write_project(Database& database, const Project& project) {
    Statement insert_project(database, "INSERT INTO project VALUES(1, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    const Policy& policy = project.policy;
    insert_project.run(project.title, project.customer, project.author, project.request, policy.vram_headroom, policy.target_utilisation,
                       policy.array_fill_limit, policy.psu_load_limit, project.next_id);

    Statement insert_answer(database, "INSERT INTO answers VALUES(?, ?, ?, ?, ?)");
    int position = 0;
    for (const Answer& answer : project.answers) insert_answer.run(position++, answer.question, answer.choice, answer.text, answer.unknown);

    Statement insert_workload(database, "INSERT INTO workloads VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)");
    position = 0;
    for (const Workload& workload : project.workloads) {
        insert_workload.run(raw(workload.id), position++, workload.name, workload.note, workload.colour, name_of(workload.priority),
                            workload.optional, kind_name(workload.task), task_to_json(workload.task));
    }

    Statement insert_variant(database, "INSERT INTO variants VALUES(?, ?, ?, ?)");
    position = 0;
    for (const Variant& variant : project.variants) {
        insert_variant.run(raw(variant.id), position++, variant.name, variant.note);
        write_racks(database, variant);
        write_placements(database, variant);
    }
}

}  // namespace rackwright
