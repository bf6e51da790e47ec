#include "project/editing/ids_and_names.h"
#include "project/editing/limits.h"
#include "project/editing/placement_rules.h"
#include "project/editing/value_rules.h"
#include "project/edits.h"

namespace rackwright {
namespace {

/// The rules that know no catalogue speak of product ids; the user knows names.
void name_products(const Catalogue& catalogue, Message& message) {
    if (message.code != "placement.mixed-gpus") return;
    for (MessageArgument& argument : message.arguments) {
        if (const Gpu* gpu = catalogue.gpu(argument.text)) argument.text = gpu->name;
    }
}

Failure check_placement(const Project& project, const Catalogue& catalogue, const Variant& variant, const Placement& placement) {
    if (Failure failure = check_placement_values(placement)) return failure;
    if (Failure failure = check_placement_references(project, variant, ServerIndex(variant), placement)) {
        name_products(catalogue, *failure);
        return failure;
    }
    if (Failure failure = check_placement_neighbours(project, variant, placement)) return failure;
    return check_placement_slices(catalogue, variant, placement);
}

}  // namespace

Result<Project> add_placement(Project project, const Catalogue& catalogue, VariantId variant_id, Placement placement, PlacementId* added) {
    Variant* variant = project.variant(variant_id);
    if (variant == nullptr) return no_such(variant_id);
    placement.id = PlacementId::None;
    if (Failure failure = check_placement(project, catalogue, *variant, placement)) return *failure;
    if (Failure failure = check_count("many.placements", variant->placements.size() + 1, limits::placements)) return *failure;
    placement.id = take_id<PlacementId>(project);
    if (added != nullptr) *added = placement.id;
    variant->placements.push_back(std::move(placement));
    return project;
}

Result<Project> replace_placement(Project project, const Catalogue& catalogue, VariantId variant_id, const Placement& placement) {
    Variant* variant = project.variant(variant_id);
    if (variant == nullptr) return no_such(variant_id);
    Placement* old = find_placement(*variant, placement.id);
    if (old == nullptr) return no_such(placement.id);
    if (Failure failure = check_placement(project, catalogue, *variant, placement)) return *failure;
    *old = placement;
    return project;
}

Result<Project> remove_placement(Project project, VariantId variant_id, PlacementId placement_id) {
    Variant* variant = project.variant(variant_id);
    if (variant == nullptr) return no_such(variant_id);
    if (find_placement(*variant, placement_id) == nullptr) return no_such(placement_id);
    std::erase_if(variant->placements, [placement_id](const Placement& placement) { return placement.id == placement_id; });
    return project;
}

}  // namespace rackwright
