#include "project/editing/ids_and_names.h"
#include "project/editing/limits.h"
#include "project/editing/placement_upkeep.h"
#include "project/editing/value_rules.h"
#include "project/edits.h"

#include <algorithm>
#include <cmath>

namespace rackwright {
namespace {

bool accepts(const ArrayProduct& product, DriveForm form) {
    return std::find(product.accepts.begin(), product.accepts.end(), form) != product.accepts.end();
}

std::string accepted_forms(const ArrayProduct& product) {
    std::string text;
    for (const DriveForm form : product.accepts) {
        if (!text.empty()) text += ", ";
        switch (form) {
            case DriveForm::Sas35:
                text += "3.5\" SAS";
                break;
            case DriveForm::Sas25:
                text += "2.5\" SAS";
                break;
            case DriveForm::U2:
                text += "U.2";
                break;
            case DriveForm::E3s:
                text += "E3.S";
                break;
        }
    }
    return text;
}

int bay_count(const ArrayProduct& product) {
    return product.drive_bays.known() ? static_cast<int>(std::clamp(std::floor(product.drive_bays.value), 0.0, 2000.0)) : 0;
}

/// As it is written in every language.
std::string raid_term(RaidLevel level) {
    switch (level) {
        case RaidLevel::Raid5:
            return "RAID-5";
        case RaidLevel::Raid6:
            return "RAID-6";
        case RaidLevel::Raid10:
            return "RAID-10";
    }
    return {};
}

int fewest_drives(RaidLevel level) {
    switch (level) {
        case RaidLevel::Raid5:
            return 3;
        case RaidLevel::Raid6:
            return 4;
        case RaidLevel::Raid10:
            return 2;
    }
    return 1;
}

/// Drives and RAID against the catalogue; what it does not know it does not forbid. An array without drives is allowed.
Failure check_drives(const Catalogue& catalogue, const StorageArray& array) {
    const ArrayProduct* product = catalogue.array(array.product);
    if (product == nullptr) return std::nullopt;
    if (product->drive_bays.known() && array.drive_count > bay_count(*product)) {
        return Message("array.too-many-drives")
            .with("drives", array.drive_count, Unit::Count)
            .with("bays", bay_count(*product), Unit::Count)
            .with("array", array.name);
    }
    const DriveProduct* drive = catalogue.drive(array.drive);
    if (drive != nullptr && !accepts(*product, drive->form)) {
        return Message("array.wrong-drive").with("drive", drive->name).with("array", array.name).with("accepts", accepted_forms(*product));
    }
    if (std::find(product->raid.begin(), product->raid.end(), array.raid) == product->raid.end()) {
        return Message("array.raid-unsupported").with("raid", raid_term(array.raid)).with("array", array.name);
    }
    const int needed = fewest_drives(array.raid) * array.raid_groups + array.hot_spares;
    if (array.drive_count > 0 && array.drive_count < needed) {
        return Message("array.too-few-drives")
            .with("drives", array.drive_count, Unit::Count)
            .with("needed", needed, Unit::Count)
            .with("raid", raid_term(array.raid));
    }
    return std::nullopt;
}

Failure check_room(const Rack& rack) {
    return check_count("many.devices", rack.servers.size() + rack.arrays.size() + 1, limits::devices_in_rack);
}

}  // namespace

Result<Project> add_array(Project project, const Catalogue& catalogue, VariantId variant_id, RackId rack_id, const std::string& product_id,
                          int bottom_unit, ArrayId* added) {
    Variant* variant = project.variant(variant_id);
    if (variant == nullptr) return no_such(variant_id);
    Rack* rack = find_rack(*variant, rack_id);
    if (rack == nullptr) return no_such(rack_id);
    const ArrayProduct* product = catalogue.array(product_id);
    if (product == nullptr) return unknown_product(product_id);
    StorageArray array;
    array.name = unique_name(product->name, device_names(*variant));
    array.product = product_id;
    array.bottom_unit = bottom_unit;
    if (!product->raid.empty()) array.raid = product->raid.front();
    if (std::find(product->raid.begin(), product->raid.end(), RaidLevel::Raid6) != product->raid.end()) array.raid = RaidLevel::Raid6;
    const auto drive = std::find_if(catalogue.drives.begin(), catalogue.drives.end(),
                                    [product](const DriveProduct& candidate) { return accepts(*product, candidate.form); });
    if (drive != catalogue.drives.end()) {
        array.drive = drive->id;
        array.drive_count = bay_count(*product);
    }
    if (Failure failure = check_room(*rack)) return *failure;
    if (Failure failure = can_stand(catalogue, *rack, height_units(catalogue, array), bottom_unit)) return *failure;
    array.id = take_id<ArrayId>(project);
    if (added != nullptr) *added = array.id;
    rack->arrays.push_back(std::move(array));
    return project;
}

Result<Project> move_array(Project project, const Catalogue& catalogue, VariantId variant_id, ArrayId array_id, RackId to,
                           int bottom_unit) {
    Variant* variant = project.variant(variant_id);
    if (variant == nullptr) return no_such(variant_id);
    const Rack* from = rack_of(*variant, array_id);
    if (from == nullptr) return no_such(array_id);
    Rack* target = find_rack(*variant, to);
    if (target == nullptr) return no_such(to);
    StorageArray* array = find_array(*variant, array_id);
    if (Failure failure = can_stand(catalogue, *target, height_units(catalogue, *array), bottom_unit, ServerId::None, array_id))
        return *failure;
    if (from->id == to) {
        array->bottom_unit = bottom_unit;
        return project;
    }
    if (Failure failure = check_room(*target)) return *failure;
    StorageArray moved = *array;
    moved.bottom_unit = bottom_unit;
    std::erase_if(find_rack(*variant, from->id)->arrays, [array_id](const StorageArray& other) { return other.id == array_id; });
    target->arrays.push_back(std::move(moved));
    return project;
}

Result<Project> copy_array(Project project, const Catalogue& catalogue, VariantId variant_id, ArrayId array_id, RackId to, int bottom_unit,
                           ArrayId* added) {
    Variant* variant = project.variant(variant_id);
    if (variant == nullptr) return no_such(variant_id);
    const StorageArray* array = find_array(*variant, array_id);
    if (array == nullptr) return no_such(array_id);
    Rack* target = find_rack(*variant, to);
    if (target == nullptr) return no_such(to);
    if (Failure failure = check_room(*target)) return *failure;
    StorageArray copy = *array;
    const int height = height_units(catalogue, copy);
    copy.bottom_unit = nearest_free_unit(catalogue, *target, height, bottom_unit);
    if (copy.bottom_unit == 0) return Message("place.rack-full").with("rack", target->name).with("units", height, Unit::RackUnit);
    copy.id = take_id<ArrayId>(project);
    copy.name = unique_name(copy.name, device_names(*variant));
    if (added != nullptr) *added = copy.id;
    target->arrays.push_back(std::move(copy));
    return project;
}

Result<Project> replace_array(Project project, const Catalogue& catalogue, VariantId variant_id, const StorageArray& array) {
    Variant* variant = project.variant(variant_id);
    if (variant == nullptr) return no_such(variant_id);
    StorageArray* old = find_array(*variant, array.id);
    if (old == nullptr) return no_such(array.id);
    StorageArray changed = array;
    // Another product or place is another edit: those have rules of their own.
    changed.product = old->product;
    changed.bottom_unit = old->bottom_unit;
    if (Failure failure = check_array_values(changed)) return *failure;
    if (Failure failure = check_drives(catalogue, changed)) return *failure;
    changed.name = unique_name(changed.name, device_names(*variant, ServerId::None, array.id));
    *old = std::move(changed);
    return project;
}

Result<Project> remove_array(Project project, VariantId variant_id, ArrayId array_id) {
    Variant* variant = project.variant(variant_id);
    if (variant == nullptr) return no_such(variant_id);
    if (find_array(*variant, array_id) == nullptr) return no_such(array_id);
    for (Rack& rack : variant->racks) {
        std::erase_if(rack.arrays, [array_id](const StorageArray& array) { return array.id == array_id; });
    }
    forget_array(*variant, array_id);
    return project;
}

}  // namespace rackwright
