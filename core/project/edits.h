#pragma once

#include "catalog/catalogue.h"
#include "project/placing_rules.h"

namespace rackwright {

/// Every edit takes a project and gives a new one, or says why not; nothing is half-applied.
/// Names of new things are made from the product and a number; they are unique in the variant.

Result<Project> add_workload(Project project, Workload workload, WorkloadId* added = nullptr);
Result<Project> replace_workload(Project project, const Workload& workload);
Result<Project> duplicate_workload(Project project, WorkloadId id, WorkloadId* added = nullptr);
/// Removes its placements in every variant too.
Result<Project> remove_workload(Project project, WorkloadId id);

Result<Project> add_variant(Project project, std::string name, VariantId* added = nullptr);
Result<Project> duplicate_variant(Project project, VariantId id, std::string name, VariantId* added = nullptr);
Result<Project> rename_variant(Project project, VariantId id, std::string name);
/// Error variant.last: a project keeps at least one.
Result<Project> remove_variant(Project project, VariantId id);
Result<Project> move_variant(Project project, VariantId id, int position);

Result<Project> add_rack(Project project, VariantId variant, int units, RackId* added = nullptr);
Result<Project> replace_rack_properties(Project project, VariantId variant, RackId rack, std::string name, int units, double power_limit_w,
                                        const Catalogue& catalogue);
Result<Project> remove_rack(Project project, VariantId variant, RackId rack);

/// Puts a server into a rack; HGX servers come with their GPUs, others with empty slots.
Result<Project> add_server(Project project, const Catalogue& catalogue, VariantId variant, RackId rack, const std::string& product,
                           int bottom_unit, ServerId* added = nullptr);
Result<Project> move_server(Project project, const Catalogue& catalogue, VariantId variant, ServerId server, RackId to, int bottom_unit);
/// Copies the server with its GPUs (not its placements) to the nearest free place.
Result<Project> copy_server(Project project, const Catalogue& catalogue, VariantId variant, ServerId server, RackId to, int bottom_unit,
                            ServerId* added = nullptr);
Result<Project> rename_server(Project project, VariantId variant, ServerId server, std::string name);
Result<Project> remove_server(Project project, VariantId variant, ServerId server);

Result<Project> set_gpu(Project project, const Catalogue& catalogue, VariantId variant, GpuRef slot, const std::string& gpu);
/// Fills the free slots that take it. Error place.no-free-slot.
Result<Project> fill_gpus(Project project, const Catalogue& catalogue, VariantId variant, ServerId server, const std::string& gpu);
/// Moves a GPU to a free slot, its placements with it.
Result<Project> move_gpu(Project project, const Catalogue& catalogue, VariantId variant, GpuRef from, GpuRef to);
/// Error place.fixed-gpus for HGX boards. Placements that used it lose it (and go when it was their last).
Result<Project> remove_gpu(Project project, const Catalogue& catalogue, VariantId variant, GpuRef slot);

Result<Project> add_array(Project project, const Catalogue& catalogue, VariantId variant, RackId rack, const std::string& product,
                          int bottom_unit, ArrayId* added = nullptr);
Result<Project> move_array(Project project, const Catalogue& catalogue, VariantId variant, ArrayId array, RackId to, int bottom_unit);
Result<Project> copy_array(Project project, const Catalogue& catalogue, VariantId variant, ArrayId array, RackId to, int bottom_unit,
                           ArrayId* added = nullptr);
/// Drives, RAID, groups, spares, name. Errors: array.too-many-drives, array.wrong-drive, array.too-few-drives, array.raid-unsupported.
Result<Project> replace_array(Project project, const Catalogue& catalogue, VariantId variant, const StorageArray& array);
Result<Project> remove_array(Project project, VariantId variant, ArrayId array);

/// Errors: placement.no-gpu, placement.not-divisible (gpus, tensor, pipeline), placement.unknown-workload, placement.mixed-gpus,
/// placement.mig-overfull, placement.gpu-taken (a Whole placement meets another one).
Result<Project> add_placement(Project project, const Catalogue& catalogue, VariantId variant, Placement placement,
                              PlacementId* added = nullptr);
Result<Project> replace_placement(Project project, const Catalogue& catalogue, VariantId variant, const Placement& placement);
Result<Project> remove_placement(Project project, VariantId variant, PlacementId placement);

Result<Project> set_answer(Project project, Answer answer);
Result<Project> clear_answer(Project project, const std::string& question);
Result<Project> set_policy(Project project, const Policy& policy);

/// Is the project whole: ids unique and alive, references valid, numbers in range? Used after reading a file.
/// Products that the catalogue lacks are not an error here (they are shown as unknown).
Failure check_project(const Project& project);

}  // namespace rackwright
