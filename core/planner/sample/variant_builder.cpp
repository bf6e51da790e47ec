#include "planner/sample/variant_builder.h"

namespace rackwright {

VariantBuilder::VariantBuilder(Project& project, const Catalogue& catalogue, const std::string& name, const std::string& note,
                               const std::string& rack_name)
    : project_(project), catalogue_(catalogue) {
    take(add_variant(project_, name, &variant_));
    take(set_variant_note(project_, variant_, note));
    take(add_rack(project_, variant_, 42, &rack_, rack_name));
}

void VariantBuilder::take(Result<Project> edit) {
    if (edit.ok()) project_ = std::move(edit.value());
}

int VariantBuilder::free_unit(int height) const {
    const Variant* variant = project_.variant(variant_);
    const Rack* rack = variant == nullptr ? nullptr : find_rack(*variant, rack_);
    return rack == nullptr ? 0 : first_free_unit(catalogue_, *rack, height);
}

ServerId VariantBuilder::server(const char* product, const std::string& name) {
    ServerId id = ServerId::None;
    Server standing;
    standing.product = product;
    take(add_server(project_, catalogue_, variant_, rack_, product, free_unit(height_units(catalogue_, standing)), &id));
    take(rename_server(project_, variant_, id, name));
    return id;
}

void VariantBuilder::gpus(ServerId server, const char* gpu, int count) {
    for (int slot = 0; slot < count; ++slot) take(set_gpu(project_, catalogue_, variant_, {server, slot}, gpu));
}

ArrayId VariantBuilder::array(const char* product, const std::string& name, const Drives& drives) {
    ArrayId id = ArrayId::None;
    StorageArray standing;
    standing.product = product;
    take(add_array(project_, catalogue_, variant_, rack_, product, free_unit(height_units(catalogue_, standing)), &id));
    standing.id = id;
    standing.name = name;
    standing.drive = drives.product;
    standing.drive_count = drives.count;
    standing.raid = drives.raid;
    standing.hot_spares = drives.hot_spares;
    take(replace_array(project_, catalogue_, variant_, standing));
    return id;
}

std::vector<GpuRef> VariantBuilder::gpus_of(ServerId server, int first, int last) {
    std::vector<GpuRef> gpus;
    for (int slot = first; slot <= last; ++slot) gpus.push_back({server, slot});
    return gpus;
}

void VariantBuilder::add(Placement placement) { take(add_placement(project_, catalogue_, variant_, std::move(placement))); }

void VariantBuilder::place(WorkloadId workload, std::vector<GpuRef> gpus, int tensor_parallel) {
    Placement placement;
    placement.workload = workload;
    placement.gpus = std::move(gpus);
    placement.tensor_parallel = tensor_parallel;
    add(std::move(placement));
}

void VariantBuilder::place_off_hours(WorkloadId workload, std::vector<GpuRef> gpus) {
    Placement placement;
    placement.workload = workload;
    placement.gpus = std::move(gpus);
    placement.off_hours = true;
    add(std::move(placement));
}

void VariantBuilder::place_slices(WorkloadId workload, std::vector<GpuRef> gpus, const char* profile, int slices_per_gpu) {
    Placement placement;
    placement.workload = workload;
    placement.gpus = std::move(gpus);
    placement.share = Share::MigSlice;
    placement.mig_profile = profile;
    placement.mig_slices_per_gpu = slices_per_gpu;
    add(std::move(placement));
}

void VariantBuilder::place_archive(WorkloadId workload, ArrayId array, ArrayRole role) {
    Placement placement;
    placement.workload = workload;
    placement.array = array;
    placement.role = role;
    add(std::move(placement));
}

}  // namespace rackwright
