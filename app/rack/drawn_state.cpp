#include "app/rack/drawn_state.h"

#include "project/placing_rules.h"

#include <functional>
#include <string>

namespace rackwright {
namespace {

class Fingerprint {
public:
    template <typename Value>
    void add(const Value& value) {
        state_ ^= std::hash<Value>{}(value) + 0x9e3779b97f4a7c15ULL + (state_ << 6) + (state_ >> 2);
    }
    void add(const FigureList& figures) {
        for (const FigureEntry& entry : figures.entries) {
            add(static_cast<int>(entry.kind));
            add(entry.figure.value);
        }
    }
    std::size_t value() const { return state_; }

private:
    std::size_t state_ = 0;
};

void addWorkload(Fingerprint& print, const Project& project, WorkloadId id) {
    const Workload* workload = project.workload(id);
    if (workload == nullptr) return;
    print.add(workload->name);
    print.add(workload->colour);
}

}  // namespace

std::size_t drawnState(const Catalogue& catalogue, const Project& project, const Evaluation& evaluation, const Server& server) {
    Fingerprint print;
    print.add(server.name);
    print.add(server.product);
    print.add(height_units(catalogue, server));
    print.add(project.policy.target_utilisation);
    if (const ServerResult* result = evaluation.server(server.id)) {
        print.add(result->figures);
        print.add(static_cast<int>(result->verdict));
    }
    for (std::size_t slot = 0; slot < server.gpus.size(); ++slot) {
        print.add(server.gpus[slot]);
        const GpuResult* result = evaluation.gpu({server.id, static_cast<int>(slot)});
        if (result == nullptr) continue;
        print.add(result->figures);
        print.add(result->decode_load);
        print.add(result->detector_load);
        print.add(result->generation_load);
        print.add(static_cast<int>(result->verdict));
        for (const VramPart& part : result->parts) {
            print.add(raw(part.placement));
            print.add(part.bytes);
            print.add(part.off_hours);
            addWorkload(print, project, part.workload);
        }
    }
    return print.value();
}

std::size_t drawnState(const Catalogue& catalogue, const Project& project, const Variant& variant, const Evaluation& evaluation,
                       const StorageArray& array) {
    Fingerprint print;
    print.add(array.name);
    print.add(array.product);
    print.add(height_units(catalogue, array));
    print.add(array.drive);
    print.add(array.drive_count);
    print.add(static_cast<int>(array.raid));
    if (const ArrayResult* result = evaluation.array(array.id)) {
        print.add(result->figures);
        print.add(static_cast<int>(result->verdict));
    }
    for (const Placement& placement : variant.placements) {
        if (placement.array != array.id) continue;
        print.add(raw(placement.workload));
        addWorkload(print, project, placement.workload);
    }
    return print.value();
}

std::size_t drawnState(const Evaluation& evaluation, const Rack& rack) {
    Fingerprint print;
    print.add(rack.name);
    print.add(rack.units);
    print.add(rack.power_limit_w);
    print.add(rack.servers.empty() && rack.arrays.empty());
    if (const RackResult* result = evaluation.rack(rack.id)) {
        print.add(result->figures);
        print.add(static_cast<int>(result->verdict));
    }
    return print.value();
}

}  // namespace rackwright
