#include "project/editing/placement_rules.h"

#include <algorithm>
#include <set>

namespace rackwright {
namespace {

Message at(const char* code, const Variant& variant, GpuRef ref) {
    const Server* server = find_server(variant, ref.server);
    return Message(code)
        .with("server", server == nullptr ? std::to_string(raw(ref.server)) : server->name)
        .with("slot", static_cast<double>(ref.slot) + 1.0, Unit::Count);
}

bool uses(const Placement& placement, GpuRef ref) {
    return std::find(placement.gpus.begin(), placement.gpus.end(), ref) != placement.gpus.end();
}

Failure check_gpus(const Variant& variant, const ServerIndex& servers, const Placement& placement) {
    std::set<std::pair<std::int32_t, int>> seen;
    const std::string* first = nullptr;
    for (const GpuRef ref : placement.gpus) {
        const std::string& product = servers.gpu_product(ref);
        if (product.empty()) return at("placement.no-gpu", variant, ref);
        if (!seen.insert({raw(ref.server), ref.slot}).second) return at("placement.duplicate-gpu", variant, ref);
        if (first == nullptr) first = &product;
        if (product != *first) return Message("placement.mixed-gpus").with("first", *first).with("other", product);
    }
    const std::int64_t group = static_cast<std::int64_t>(placement.tensor_parallel) * placement.pipeline_parallel;
    if (group < 1 || static_cast<std::int64_t>(placement.gpus.size()) % group != 0) {
        return Message("placement.not-divisible")
            .with("gpus", static_cast<double>(placement.gpus.size()), Unit::Gpu)
            .with("tensor", placement.tensor_parallel, Unit::Count)
            .with("pipeline", placement.pipeline_parallel, Unit::Count);
    }
    return std::nullopt;
}

/// Slices that a profile takes, and what one GPU has: the most that any profile can take of it.
struct Slices {
    int compute = 0, memory = 0;
};

Slices slices_of(const Gpu& gpu) {
    Slices all;
    for (const MigProfile& profile : gpu.mig) {
        all.compute = std::max(all.compute, profile.count * profile.compute_slices);
        all.memory = std::max(all.memory, profile.count * profile.memory_slices);
    }
    return all;
}

const MigProfile* find_profile(const Gpu& gpu, const std::string& name) {
    const auto found = std::find_if(gpu.mig.begin(), gpu.mig.end(), [&name](const MigProfile& profile) { return profile.name == name; });
    return found == gpu.mig.end() ? nullptr : &*found;
}

}  // namespace

ServerIndex::ServerIndex(const Variant& variant) {
    for (const Rack& rack : variant.racks) {
        for (const Server& server : rack.servers) servers_.emplace(raw(server.id), &server);
    }
}

const Server* ServerIndex::find(ServerId id) const {
    const auto found = servers_.find(raw(id));
    return found == servers_.end() ? nullptr : found->second;
}

const std::string& ServerIndex::gpu_product(GpuRef ref) const {
    static const std::string none;
    const Server* server = find(ref.server);
    if (server == nullptr || ref.slot < 0 || ref.slot >= static_cast<int>(server->gpus.size())) return none;
    return server->gpus[static_cast<std::size_t>(ref.slot)];
}

const std::string& gpu_product(const Variant& variant, GpuRef ref) {
    static const std::string none;
    const Server* server = find_server(variant, ref.server);
    if (server == nullptr || ref.slot < 0 || ref.slot >= static_cast<int>(server->gpus.size())) return none;
    return server->gpus[static_cast<std::size_t>(ref.slot)];
}

Failure check_placement_references(const Project& project, const Variant& variant, const ServerIndex& servers, const Placement& placement) {
    const Workload* workload = project.workload(placement.workload);
    if (workload == nullptr) return Message("placement.unknown-workload").with("id", raw(placement.workload), Unit::Count);
    const bool on_array = placement.array != ArrayId::None;
    const bool on_gpus = !placement.gpus.empty();
    const bool archive = std::holds_alternative<VideoArchive>(workload->task);
    const bool reservation = std::holds_alternative<Reservation>(workload->task);
    const bool array_missing = on_array && find_array(variant, placement.array) == nullptr;
    if (array_missing || (archive && (!on_array || on_gpus))) return Message("placement.no-array").with("workload", workload->name);
    const bool needs_gpus = !archive && !(reservation && on_array);
    if ((needs_gpus && !on_gpus) || (on_array && !archive && !reservation))
        return Message("placement.no-gpu").with("workload", workload->name);
    return check_gpus(variant, servers, placement);
}

Failure check_placement_neighbours(const Project& project, const Variant& variant, const Placement& placement) {
    std::set<std::pair<std::int32_t, int>> own;
    for (const GpuRef ref : placement.gpus) own.insert({raw(ref.server), ref.slot});
    for (const Placement& other : variant.placements) {
        if (other.id == placement.id || other.off_hours != placement.off_hours) continue;
        const bool whole = placement.share == Share::Whole || other.share == Share::Whole;
        const bool mixed = (placement.share == Share::MigSlice) != (other.share == Share::MigSlice);
        if (!whole && !mixed) continue;
        for (const GpuRef ref : other.gpus) {
            if (!own.contains({raw(ref.server), ref.slot})) continue;
            const Workload* by = project.workload(other.workload);
            const char* code = whole ? "placement.gpu-taken" : "placement.mig-mixed";
            return at(code, variant, ref).with("by", by == nullptr ? std::string() : by->name);
        }
    }
    return std::nullopt;
}

Failure check_placement_slices(const Catalogue& catalogue, const Variant& variant, const Placement& placement) {
    if (placement.share != Share::MigSlice) return std::nullopt;
    for (const GpuRef ref : placement.gpus) {
        const Gpu* gpu = catalogue.gpu(gpu_product(variant, ref));
        if (gpu == nullptr) continue;
        const MigProfile* wanted = find_profile(*gpu, placement.mig_profile);
        if (wanted == nullptr)
            return Message("placement.unknown-mig-profile").with("profile", placement.mig_profile).with("gpu", gpu->name);
        const Slices all = slices_of(*gpu);
        Slices taken{wanted->compute_slices * placement.mig_slices_per_gpu, wanted->memory_slices * placement.mig_slices_per_gpu};
        int same_profile = placement.mig_slices_per_gpu;
        for (const Placement& other : variant.placements) {
            if (other.id == placement.id || other.off_hours != placement.off_hours || other.share != Share::MigSlice || !uses(other, ref))
                continue;
            if (other.mig_profile == placement.mig_profile) same_profile += other.mig_slices_per_gpu;
            if (const MigProfile* profile = find_profile(*gpu, other.mig_profile)) {
                taken.compute += profile->compute_slices * other.mig_slices_per_gpu;
                taken.memory += profile->memory_slices * other.mig_slices_per_gpu;
            }
        }
        if (taken.compute > all.compute || taken.memory > all.memory || same_profile > wanted->count)
            return at("placement.mig-overfull", variant, ref).with("gpu", gpu->name);
    }
    return std::nullopt;
}

}  // namespace rackwright
