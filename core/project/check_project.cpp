#include "project/editing/limits.h"
#include "project/editing/placement_rules.h"
#include "project/editing/value_rules.h"
#include "project/edits.h"

#include <map>
#include <set>
#include <string_view>
#include <tuple>

namespace rackwright {
namespace {

/// Every id of the project, so that each is seen once.
class IdRegister {
public:
    explicit IdRegister(std::int32_t next_id) : next_id_(next_id) {}

    template <typename Id>
    Failure add(Id id) {
        const std::int32_t number = raw(id);
        if (number <= 0 || number >= next_id_) return Message("project.bad-id").with("id", number, Unit::Count);
        if (!seen_.insert(number).second) return Message("project.duplicate-id").with("id", number, Unit::Count);
        return std::nullopt;
    }

private:
    std::int32_t next_id_;
    std::set<std::int32_t> seen_;
};

Failure check_texts(const Project& project) {
    if (Failure failure = check_line("project.title", project.title, limits::name_bytes)) return failure;
    if (Failure failure = check_line("project.customer", project.customer, limits::name_bytes)) return failure;
    if (Failure failure = check_line("project.author", project.author, limits::name_bytes)) return failure;
    return check_text("project.request", project.request, limits::request_bytes);
}

Failure check_answers(const Project& project) {
    if (Failure failure = check_count("many.answers", project.answers.size(), limits::answers)) return failure;
    std::set<std::string_view> questions;
    for (const Answer& answer : project.answers) {
        if (Failure failure = check_answer_values(answer)) return failure;
        if (!questions.insert(answer.question).second) return Message("project.duplicate-answer").with("question", answer.question);
    }
    return std::nullopt;
}

Failure check_bottom(int bottom_unit, const Rack& rack, const std::string& name) {
    if (bottom_unit <= rack.units) return std::nullopt;
    return Message("place.outside-rack").with("units", 1, Unit::RackUnit).with("rack_units", rack.units, Unit::RackUnit).with("by", name);
}

Failure check_rack(const Rack& rack, IdRegister& ids) {
    if (Failure failure = ids.add(rack.id)) return failure;
    if (Failure failure = check_rack_values(rack)) return failure;
    if (Failure failure = check_count("many.devices", rack.servers.size() + rack.arrays.size(), limits::devices_in_rack)) return failure;
    for (const Server& server : rack.servers) {
        if (Failure failure = ids.add(server.id)) return failure;
        if (Failure failure = check_server_values(server)) return failure;
        if (Failure failure = check_bottom(server.bottom_unit, rack, server.name)) return failure;
    }
    for (const StorageArray& array : rack.arrays) {
        if (Failure failure = ids.add(array.id)) return failure;
        if (Failure failure = check_array_values(array)) return failure;
        if (Failure failure = check_bottom(array.bottom_unit, rack, array.name)) return failure;
    }
    return std::nullopt;
}

/// As check_placement_neighbours for every placement, in one pass.
Failure check_neighbours(const Project& project, const Variant& variant) {
    struct Tenants {
        int count = 0, whole = 0, slices = 0;
    };
    std::map<std::tuple<std::int32_t, int, bool>, Tenants> gpus;
    for (const Placement& placement : variant.placements) {
        for (const GpuRef ref : placement.gpus) {
            Tenants& tenants = gpus[{raw(ref.server), ref.slot, placement.off_hours}];
            ++tenants.count;
            if (placement.share == Share::Whole) ++tenants.whole;
            if (placement.share == Share::MigSlice) ++tenants.slices;
            const bool whole_meets_another = tenants.whole > 0 && tenants.count > 1;
            const bool slices_meet_others = tenants.slices > 0 && tenants.slices < tenants.count;
            if (!whole_meets_another && !slices_meet_others) continue;
            if (Failure failure = check_placement_neighbours(project, variant, placement)) return failure;
        }
    }
    return std::nullopt;
}

Failure check_variant(const Project& project, const Variant& variant, IdRegister& ids) {
    if (Failure failure = ids.add(variant.id)) return failure;
    if (Failure failure = check_name("variant.name", variant.name)) return failure;
    if (Failure failure = check_text("variant.note", variant.note, limits::note_bytes)) return failure;
    if (Failure failure = check_count("many.racks", variant.racks.size(), limits::racks)) return failure;
    for (const Rack& rack : variant.racks) {
        if (Failure failure = check_rack(rack, ids)) return failure;
    }
    if (Failure failure = check_count("many.placements", variant.placements.size(), limits::placements)) return failure;
    const ServerIndex servers(variant);
    for (const Placement& placement : variant.placements) {
        if (Failure failure = ids.add(placement.id)) return failure;
        if (Failure failure = check_placement_values(placement)) return failure;
        if (Failure failure = check_placement_references(project, variant, servers, placement)) return failure;
    }
    return check_neighbours(project, variant);
}

}  // namespace

Failure check_project(const Project& project) {
    if (project.next_id < 1 || project.next_id > limits::largest_next_id)
        return Message("project.bad-id").with("id", project.next_id, Unit::Count);
    IdRegister ids(project.next_id);
    if (Failure failure = check_texts(project)) return failure;
    if (Failure failure = check_policy_values(project.policy)) return failure;
    if (Failure failure = check_answers(project)) return failure;
    if (Failure failure = check_count("many.workloads", project.workloads.size(), limits::workloads)) return failure;
    for (const Workload& workload : project.workloads) {
        if (Failure failure = ids.add(workload.id)) return failure;
        if (Failure failure = check_workload_values(workload)) return failure;
    }
    if (project.variants.empty()) return Message("project.no-variant");
    if (Failure failure = check_count("many.variants", project.variants.size(), limits::variants)) return failure;
    for (const Variant& variant : project.variants) {
        if (Failure failure = check_variant(project, variant, ids)) return failure;
    }
    return std::nullopt;
}

}  // namespace rackwright
