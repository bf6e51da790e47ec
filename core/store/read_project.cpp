#include "project/editing/limits.h"
#include "project/names.h"
#include "store/project_rows.h"
#include "store/task_json.h"

#include <unordered_map>

namespace rackwright {
namespace {

/// Reads the tables one after another, parents first. Lists are filled by the parent's id; positions in vectors are kept
/// instead of addresses, which move when a vector grows.
class ProjectReader {
public:
    explicit ProjectReader(Database& database) : database_(database) {}

    Project read() {
        read_project_row();
        read_answers();
        read_workloads();
        read_variants();
        read_racks();
        read_servers();
        read_gpus();
        read_arrays();
        read_placements();
        read_placement_gpus();
        return std::move(project_);
    }

private:
    struct DevicePlace {
        std::size_t variant, rack, index;
    };
    struct RackPlace {
        std::size_t variant, rack;
    };
    struct PlacementPlace {
        std::size_t variant, placement;
    };

    /// The enumerator of that name; another name marks the file as damaged.
    template <typename Enum>
    Enum named(Statement& row, int column) {
        const std::string name = row.text(column);
        const std::optional<Enum> value = from_name<Enum>(name);
        if (!value) database_.damaged("unknown word \"" + name.substr(0, 40) + '"');
        return value.value_or(Enum{});
    }

    /// Where the parent of a row is. foreign_key_check has passed, so a missing one is a bug or a changing file.
    template <typename Place>
    const Place* parent(const std::unordered_map<std::int64_t, Place>& places, std::int64_t id) {
        const auto found = places.find(id);
        if (found == places.end()) database_.damaged("a row without its parent");
        return found == places.end() ? nullptr : &found->second;
    }

    void read_project_row() {
        Statement row(
            database_,
            "SELECT title, customer, author, request, vram_headroom, target_utilisation, array_fill_limit, psu_load_limit, next_id "
            "FROM project");
        if (!row.next()) return database_.damaged("the project's own row is missing");
        project_.title = row.text(0);
        project_.customer = row.text(1);
        project_.author = row.text(2);
        project_.request = row.text(3);
        project_.policy = {row.real(4), row.real(5), row.real(6), row.real(7)};
        project_.next_id = row.small(8);
        if (row.next()) database_.damaged("two projects in one file");
    }

    void read_answers() {
        Statement row(database_, "SELECT question, choice, text, unknown FROM answers ORDER BY position");
        while (row.next()) project_.answers.push_back({row.text(0), row.text(1), row.text(2), row.truth(3)});
    }

    void read_workloads() {
        Statement row(database_, "SELECT id, name, note, colour, priority, optional, kind, task FROM workloads ORDER BY position");
        while (row.next()) {
            Workload workload;
            workload.id = WorkloadId{row.small(0)};
            workload.name = row.text(1);
            workload.note = row.text(2);
            workload.colour = row.small(3);
            workload.priority = named<Priority>(row, 4);
            workload.optional = row.truth(5);
            Result<Task> task = task_from_json(row.text(6), row.text(7));
            if (!task.ok())
                return database_.damaged("the task of workload \"" + workload.name.substr(0, 100) + "\" has a field that cannot be read");
            workload.task = std::move(task.value());
            project_.workloads.push_back(std::move(workload));
        }
    }

    void read_variants() {
        Statement row(database_, "SELECT id, name, note FROM variants ORDER BY position");
        while (row.next()) {
            Variant variant;
            variant.id = VariantId{row.small(0)};
            variant.name = row.text(1);
            variant.note = row.text(2);
            variants_.emplace(raw(variant.id), project_.variants.size());
            project_.variants.push_back(std::move(variant));
        }
    }

    void read_racks() {
        Statement row(database_, "SELECT id, variant, name, units, power_limit_w FROM racks ORDER BY variant, position");
        while (row.next()) {
            const std::size_t* variant = parent(variants_, row.whole(1));
            if (variant == nullptr) return;
            std::vector<Rack>& racks = project_.variants[*variant].racks;
            Rack rack;
            rack.id = RackId{row.small(0)};
            rack.name = row.text(2);
            rack.units = row.small(3);
            rack.power_limit_w = row.real(4);
            racks_.emplace(raw(rack.id), RackPlace{*variant, racks.size()});
            racks.push_back(std::move(rack));
        }
    }

    void read_servers() {
        Statement row(database_, "SELECT id, rack, name, product, bottom_unit, gpu_slots FROM servers ORDER BY rack, position");
        while (row.next()) {
            const RackPlace* place = parent(racks_, row.whole(1));
            if (place == nullptr) return;
            std::vector<Server>& servers = project_.variants[place->variant].racks[place->rack].servers;
            Server server;
            server.id = ServerId{row.small(0)};
            server.name = row.text(2);
            server.product = row.text(3);
            server.bottom_unit = row.small(4);
            const int slot_count = row.small(5);
            // Before the memory is taken: the number is the file's own word.
            if (slot_count < 0 || slot_count > static_cast<int>(limits::gpu_slots)) return database_.damaged("too many GPU slots");
            server.gpus.resize(static_cast<std::size_t>(slot_count));
            servers_.emplace(raw(server.id), DevicePlace{place->variant, place->rack, servers.size()});
            servers.push_back(std::move(server));
        }
    }

    void read_gpus() {
        Statement row(database_, "SELECT server, slot, product FROM gpus ORDER BY server, slot");
        while (row.next()) {
            const DevicePlace* place = parent(servers_, row.whole(0));
            if (place == nullptr) return;
            std::vector<std::string>& gpus = project_.variants[place->variant].racks[place->rack].servers[place->index].gpus;
            const int slot = row.small(1);
            if (slot < 0 || slot >= static_cast<int>(gpus.size())) return database_.damaged("a GPU without a slot");
            gpus[static_cast<std::size_t>(slot)] = row.text(2);
        }
    }

    void read_arrays() {
        Statement row(
            database_,
            "SELECT id, rack, name, product, bottom_unit, drive, drive_count, raid, raid_groups, hot_spares FROM arrays ORDER BY rack, "
            "position");
        while (row.next()) {
            const RackPlace* place = parent(racks_, row.whole(1));
            if (place == nullptr) return;
            StorageArray array;
            array.id = ArrayId{row.small(0)};
            array.name = row.text(2);
            array.product = row.text(3);
            array.bottom_unit = row.small(4);
            array.drive = row.text(5);
            array.drive_count = row.small(6);
            array.raid = named<RaidLevel>(row, 7);
            array.raid_groups = row.small(8);
            array.hot_spares = row.small(9);
            project_.variants[place->variant].racks[place->rack].arrays.push_back(std::move(array));
        }
    }

    void read_placements() {
        Statement row(
            database_,
            "SELECT id, variant, workload, share, mig_profile, mig_slices_per_gpu, tensor_parallel, pipeline_parallel, off_hours, array, "
            "role FROM placements ORDER BY variant, position");
        while (row.next()) {
            const std::size_t* variant = parent(variants_, row.whole(1));
            if (variant == nullptr) return;
            std::vector<Placement>& placements = project_.variants[*variant].placements;
            Placement placement;
            placement.id = PlacementId{row.small(0)};
            placement.workload = WorkloadId{row.small(2)};
            placement.share = named<Share>(row, 3);
            placement.mig_profile = row.text(4);
            placement.mig_slices_per_gpu = row.small(5);
            placement.tensor_parallel = row.small(6);
            placement.pipeline_parallel = row.small(7);
            placement.off_hours = row.truth(8);
            if (!row.is_null(9)) placement.array = ArrayId{row.small(9)};
            placement.role = named<ArrayRole>(row, 10);
            placements_.emplace(raw(placement.id), PlacementPlace{*variant, placements.size()});
            placements.push_back(std::move(placement));
        }
    }

    void read_placement_gpus() {
        Statement row(database_, "SELECT placement, server, slot FROM placement_gpus ORDER BY placement, position");
        while (row.next()) {
            const PlacementPlace* place = parent(placements_, row.whole(0));
            if (place == nullptr) return;
            project_.variants[place->variant].placements[place->placement].gpus.push_back({ServerId{row.small(1)}, row.small(2)});
        }
    }

    Database& database_;
    Project project_;
    std::unordered_map<std::int64_t, std::size_t> variants_;
    std::unordered_map<std::int64_t, RackPlace> racks_;
    std::unordered_map<std::int64_t, DevicePlace> servers_;
    std::unordered_map<std::int64_t, PlacementPlace> placements_;
};

}  // namespace

Project read_project(Database& database) { return ProjectReader(database).read(); }

}  // namespace rackwright
