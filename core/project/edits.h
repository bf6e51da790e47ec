#pragma once

#include "catalog/catalogue.h"
#include "project/placing_rules.h"

namespace rackwright {

/// Every edit takes a project and gives a new one, or says why not; nothing is half-applied.
/// Names of new things are made from the product; a name that is taken gets " 2", " 3" … (workloads and variants in the
/// project, racks, and servers with arrays, in the variant).
/// Errors of any edit: edit.no-such-workload (-variant, -rack, -server, -array, -placement; id), edit.unknown-product (product),
/// project.out-of-range (field, value, low, high), project.not-a-number (field), project.empty (field), project.bad-text (field),
/// project.text-too-long (field, bytes, limit), project.too-many (what, limit). Slots in messages count from 1.

Result<Project> add_workload(Project project, Workload workload, WorkloadId* added = nullptr);
/// With a task of another kind, placements that it cannot take (GPUs for an archive) go.
Result<Project> replace_workload(Project project, const Workload& workload);
Result<Project> duplicate_workload(Project project, WorkloadId id, WorkloadId* added = nullptr);
/// Removes its placements in every variant too.
Result<Project> remove_workload(Project project, WorkloadId id);

Result<Project> add_variant(Project project, const std::string& name, VariantId* added = nullptr);
Result<Project> duplicate_variant(Project project, VariantId id, const std::string& name, VariantId* added = nullptr);
Result<Project> rename_variant(Project project, VariantId id, const std::string& name);
Result<Project> set_variant_note(Project project, VariantId id, std::string note);
/// Error variant.last: a project keeps at least one.
Result<Project> remove_variant(Project project, VariantId id);
/// To that place in the order, from 0; beyond the ends is the end.
Result<Project> move_variant(Project project, VariantId id, int position);

/// An empty name makes "R1", "R2" …
Result<Project> add_rack(Project project, VariantId variant, int units, RackId* added = nullptr, std::string name = {});
/// Error place.outside-rack (units, rack_units, by) when a device would reach above the new height.
Result<Project> replace_rack_properties(Project project, VariantId variant, RackId rack, const std::string& name, int units,
                                        double power_limit_w, const Catalogue& catalogue);
Result<Project> remove_rack(Project project, VariantId variant, RackId rack);

/// Puts a server into a rack; HGX servers come with their GPUs, others with empty slots.
Result<Project> add_server(Project project, const Catalogue& catalogue, VariantId variant, RackId rack, const std::string& product,
                           int bottom_unit, ServerId* added = nullptr);
Result<Project> move_server(Project project, const Catalogue& catalogue, VariantId variant, ServerId server, RackId to, int bottom_unit);
/// Copies the server with its GPUs (not its placements) to the nearest free place. Error place.rack-full (rack, units).
Result<Project> copy_server(Project project, const Catalogue& catalogue, VariantId variant, ServerId server, RackId to, int bottom_unit,
                            ServerId* added = nullptr);
Result<Project> rename_server(Project project, VariantId variant, ServerId server, const std::string& name);
Result<Project> remove_server(Project project, VariantId variant, ServerId server);

/// Puts a GPU into a free slot. Errors as can_take_gpu.
Result<Project> set_gpu(Project project, const Catalogue& catalogue, VariantId variant, GpuRef slot, const std::string& gpu);
/// Puts another product into slots that hold a GPU; placements stay on them. Errors as can_take_gpu, place.empty-slot (server, slot),
/// place.fixed-gpus (server); as of add_placement when a workload cannot stay (a MIG profile that the new GPU lacks, other GPUs
/// beside it).
Result<Project> exchange_gpus(Project project, const Catalogue& catalogue, VariantId variant, const std::vector<GpuRef>& slots,
                              const std::string& gpu);
/// Fills the free slots that take it. Errors as can_take_gpu when none does, place.no-free-slot (server) when none is free.
Result<Project> fill_gpus(Project project, const Catalogue& catalogue, VariantId variant, ServerId server, const std::string& gpu);
/// Moves a GPU to a free slot, its placements with it. Errors place.empty-slot (server, slot), place.fixed-gpus (server).
Result<Project> move_gpu(Project project, const Catalogue& catalogue, VariantId variant, GpuRef from, GpuRef to);
/// Error place.fixed-gpus for HGX boards. Placements that used it lose it (and go when it was their last).
Result<Project> remove_gpu(Project project, const Catalogue& catalogue, VariantId variant, GpuRef slot);

/// Comes full of the first drive of the catalogue that it accepts, in one RAID-6 group where it offers that.
Result<Project> add_array(Project project, const Catalogue& catalogue, VariantId variant, RackId rack, const std::string& product,
                          int bottom_unit, ArrayId* added = nullptr);
Result<Project> move_array(Project project, const Catalogue& catalogue, VariantId variant, ArrayId array, RackId to, int bottom_unit);
Result<Project> copy_array(Project project, const Catalogue& catalogue, VariantId variant, ArrayId array, RackId to, int bottom_unit,
                           ArrayId* added = nullptr);
/// Drives, RAID, groups, spares, name; product and place stay. An array without drives is allowed. Errors: array.too-many-drives,
/// array.wrong-drive, array.too-few-drives, array.raid-unsupported.
Result<Project> replace_array(Project project, const Catalogue& catalogue, VariantId variant, const StorageArray& array);
Result<Project> remove_array(Project project, VariantId variant, ArrayId array);

/// Errors: placement.no-gpu (server, slot; or workload, when it names none and needs one), placement.no-array (workload),
/// placement.not-divisible (gpus, tensor, pipeline), placement.unknown-workload, placement.mixed-gpus (first, other),
/// placement.duplicate-gpu (server, slot), placement.mig-overfull (server, slot, gpu), placement.unknown-mig-profile (profile, gpu),
/// placement.gpu-taken (server, slot, by: a Whole placement meets another one), placement.mig-mixed (server, slot, by: slices
/// beside a tenant without). Off-hours placements do not meet those of the day.
Result<Project> add_placement(Project project, const Catalogue& catalogue, VariantId variant, Placement placement,
                              PlacementId* added = nullptr);
Result<Project> replace_placement(Project project, const Catalogue& catalogue, VariantId variant, const Placement& placement);
Result<Project> remove_placement(Project project, VariantId variant, PlacementId placement);

Result<Project> set_answer(Project project, Answer answer);
Result<Project> clear_answer(Project project, const std::string& question);
/// Title, customer and author are one line each; all may be empty.
Result<Project> set_project_texts(Project project, std::string title, std::string customer, std::string author, std::string request);
Result<Project> set_policy(Project project, const Policy& policy);

/// Is the project whole: ids unique and alive, references valid, numbers in range? Used after reading a file.
/// Products that the catalogue lacks are not an error here (they are shown as unknown). Errors: those of the values and of
/// placements, place.outside-rack, and project.bad-id (id), project.duplicate-id (id), project.duplicate-answer (question),
/// project.no-variant.
Failure check_project(const Project& project);

}  // namespace rackwright
