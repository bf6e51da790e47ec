#include "project/editing/ids_and_names.h"
#include "project/editing/limits.h"
#include "project/editing/value_rules.h"
#include "project/edits.h"

#include <algorithm>
#include <map>

namespace rackwright {
namespace {

auto position_of(Project& project, VariantId id) {
    return std::find_if(project.variants.begin(), project.variants.end(), [id](const Variant& variant) { return variant.id == id; });
}

Failure check_room(const Project& project) { return check_count("many.variants", project.variants.size() + 1, limits::variants); }

/// Gives everything in the variant a new id and rewrites the references to it.
void renew_ids(Project& project, Variant& variant) {
    std::map<ServerId, ServerId> servers;
    std::map<ArrayId, ArrayId> arrays;
    variant.id = take_id<VariantId>(project);
    for (Rack& rack : variant.racks) {
        rack.id = take_id<RackId>(project);
        for (Server& server : rack.servers) {
            const ServerId old = server.id;
            server.id = take_id<ServerId>(project);
            servers.emplace(old, server.id);
        }
        for (StorageArray& array : rack.arrays) {
            const ArrayId old = array.id;
            array.id = take_id<ArrayId>(project);
            arrays.emplace(old, array.id);
        }
    }
    for (Placement& placement : variant.placements) {
        placement.id = take_id<PlacementId>(project);
        for (GpuRef& gpu : placement.gpus) gpu.server = servers[gpu.server];
        if (placement.array != ArrayId::None) placement.array = arrays[placement.array];
    }
}

}  // namespace

Result<Project> add_variant(Project project, const std::string& name, VariantId* added) {
    if (Failure failure = check_name("variant.name", name)) return *failure;
    if (Failure failure = check_room(project)) return *failure;
    Variant variant;
    variant.id = take_id<VariantId>(project);
    variant.name = unique_name(name, variant_names(project));
    if (added != nullptr) *added = variant.id;
    project.variants.push_back(std::move(variant));
    return project;
}

Result<Project> duplicate_variant(Project project, VariantId id, const std::string& name, VariantId* added) {
    const auto original = position_of(project, id);
    if (original == project.variants.end()) return no_such(id);
    if (Failure failure = check_name("variant.name", name)) return *failure;
    if (Failure failure = check_room(project)) return *failure;
    Variant copy = *original;
    copy.name = unique_name(name, variant_names(project));
    renew_ids(project, copy);
    if (added != nullptr) *added = copy.id;
    project.variants.insert(original + 1, std::move(copy));
    return project;
}

Result<Project> rename_variant(Project project, VariantId id, const std::string& name) {
    Variant* variant = project.variant(id);
    if (variant == nullptr) return no_such(id);
    if (Failure failure = check_name("variant.name", name)) return *failure;
    variant->name = unique_name(name, variant_names(project, id));
    return project;
}

Result<Project> set_variant_note(Project project, VariantId id, std::string note) {
    Variant* variant = project.variant(id);
    if (variant == nullptr) return no_such(id);
    if (Failure failure = check_text("variant.note", note, limits::note_bytes)) return *failure;
    variant->note = std::move(note);
    return project;
}

Result<Project> remove_variant(Project project, VariantId id) {
    const auto variant = position_of(project, id);
    if (variant == project.variants.end()) return no_such(id);
    if (project.variants.size() == 1) return Message("variant.last");
    project.variants.erase(variant);
    return project;
}

Result<Project> move_variant(Project project, VariantId id, int position) {
    const auto from = position_of(project, id);
    if (from == project.variants.end()) return no_such(id);
    const auto last = static_cast<int>(project.variants.size()) - 1;
    const auto to = project.variants.begin() + std::clamp(position, 0, last);
    if (from < to) std::rotate(from, from + 1, to + 1);
    if (to < from) std::rotate(to, from, from + 1);
    return project;
}

}  // namespace rackwright
