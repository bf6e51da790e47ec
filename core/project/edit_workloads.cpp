#include "project/editing/ids_and_names.h"
#include "project/editing/limits.h"
#include "project/editing/placement_rules.h"
#include "project/editing/placement_upkeep.h"
#include "project/editing/value_rules.h"
#include "project/edits.h"

#include <algorithm>

namespace rackwright {
namespace {

Failure check_room(const Project& project) { return check_count("many.workloads", project.workloads.size() + 1, limits::workloads); }

}  // namespace

Result<Project> add_workload(Project project, Workload workload, WorkloadId* added) {
    if (Failure failure = check_workload_values(workload)) return *failure;
    if (Failure failure = check_room(project)) return *failure;
    workload.id = take_id<WorkloadId>(project);
    workload.name = unique_name(workload.name, workload_names(project));
    if (added != nullptr) *added = workload.id;
    project.workloads.push_back(std::move(workload));
    return project;
}

Result<Project> replace_workload(Project project, const Workload& workload) {
    Workload* old = project.workload(workload.id);
    if (old == nullptr) return no_such(workload.id);
    if (Failure failure = check_workload_values(workload)) return *failure;
    *old = workload;
    old->name = unique_name(workload.name, workload_names(project, workload.id));
    // A task of another kind may not take what the old one took.
    for (Variant& variant : project.variants) {
        const ServerIndex servers(variant);
        std::erase_if(variant.placements, [&](const Placement& placement) {
            return placement.workload == workload.id && check_placement_references(project, variant, servers, placement).has_value();
        });
    }
    return project;
}

Result<Project> duplicate_workload(Project project, WorkloadId id, WorkloadId* added) {
    const auto original =
        std::find_if(project.workloads.begin(), project.workloads.end(), [id](const Workload& workload) { return workload.id == id; });
    if (original == project.workloads.end()) return no_such(id);
    if (Failure failure = check_room(project)) return *failure;
    Workload copy = *original;
    copy.id = take_id<WorkloadId>(project);
    copy.name = unique_name(copy.name, workload_names(project));
    if (added != nullptr) *added = copy.id;
    project.workloads.insert(original + 1, std::move(copy));
    return project;
}

Result<Project> remove_workload(Project project, WorkloadId id) {
    if (project.workload(id) == nullptr) return no_such(id);
    std::erase_if(project.workloads, [id](const Workload& workload) { return workload.id == id; });
    forget_workload(project, id);
    return project;
}

}  // namespace rackwright
