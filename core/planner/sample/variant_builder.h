#pragma once

#include "project/edits.h"

#include <string>
#include <vector>

namespace rackwright {

/// Builds a variant of the sample with the project's own edits. An edit that is refused (a product that the catalogue lacks)
/// is left out, and so is what depends on it.
class VariantBuilder {
public:
    VariantBuilder(Project& project, const Catalogue& catalogue, const std::string& name, const std::string& note,
                   const std::string& rack_name);

    /// Stands on top of what is there already.
    ServerId server(const char* product, const std::string& name);
    /// Fills the first `count` slots.
    void gpus(ServerId server, const char* gpu, int count);

    struct Drives {
        const char* product;
        int count;
        RaidLevel raid;
        int hot_spares;
    };
    ArrayId array(const char* product, const std::string& name, const Drives& drives);

    /// GPUs `first` to `last` of the server.
    static std::vector<GpuRef> gpus_of(ServerId server, int first, int last);

    void place(WorkloadId workload, std::vector<GpuRef> gpus, int tensor_parallel = 1);
    void place_off_hours(WorkloadId workload, std::vector<GpuRef> gpus);
    void place_slices(WorkloadId workload, std::vector<GpuRef> gpus, const char* profile, int slices_per_gpu);
    void place_archive(WorkloadId workload, ArrayId array, ArrayRole role);

private:
    void take(Result<Project> edit);
    void add(Placement placement);
    int free_unit(int height) const;

    Project& project_;
    const Catalogue& catalogue_;
    VariantId variant_ = VariantId::None;
    RackId rack_ = RackId::None;
};

}  // namespace rackwright
