#pragma once

#include "project/workload.h"

namespace rackwright {

struct GpuRef {
    ServerId server = ServerId::None;
    int slot = 0;  ///< from 0
    bool operator==(const GpuRef&) const = default;
};

struct Server {
    ServerId id = ServerId::None;
    std::string name;
    std::string product;            ///< server product id
    int bottom_unit = 1;            ///< lowest rack unit it takes, from 1
    std::vector<std::string> gpus;  ///< GPU product id per slot; empty string: free slot
    bool operator==(const Server&) const = default;
};

struct StorageArray {
    ArrayId id = ArrayId::None;
    std::string name;
    std::string product;
    int bottom_unit = 1;
    std::string drive;    ///< drive product id
    int drive_count = 0;  ///< in the bays, hot spares among them
    RaidLevel raid = RaidLevel::Raid6;
    int raid_groups = 1;
    int hot_spares = 0;  ///< in all; the rest is shared evenly by the groups
    bool operator==(const StorageArray&) const = default;
};

struct Rack {
    RackId id = RackId::None;
    std::string name;
    int units = 42;
    double power_limit_w = 0.0;  ///< 0: none stated
    std::vector<Server> servers;
    std::vector<StorageArray> arrays;
    bool operator==(const Rack&) const = default;
};

enum class Share : std::uint8_t {
    Whole,    ///< nobody else on these GPUs
    Shared,   ///< processes side by side, memory split by what each needs
    MigSlice  ///< hardware slices with hard limits
};

enum class ArrayRole : std::uint8_t { Only, Hot, Cold };

/// Which workload uses which GPUs (or array), and how. tensor x pipeline GPUs make one replica; all GPUs of a
/// placement together make `replicas` of them (data parallel ranks when training).
struct Placement {
    PlacementId id = PlacementId::None;
    WorkloadId workload = WorkloadId::None;
    std::vector<GpuRef> gpus;
    Share share = Share::Shared;
    std::string mig_profile;  ///< "1g.10gb", with Share::MigSlice
    int mig_slices_per_gpu = 0;
    int tensor_parallel = 1;
    int pipeline_parallel = 1;
    bool off_hours = false;  ///< runs while the other tenants of these GPUs are stopped
    ArrayId array = ArrayId::None;
    ArrayRole role = ArrayRole::Only;
    bool operator==(const Placement&) const = default;
};

struct Variant {
    VariantId id = VariantId::None;
    std::string name;
    std::string note;
    std::vector<Rack> racks;
    std::vector<Placement> placements;
    bool operator==(const Variant&) const = default;
};

}  // namespace rackwright
