#include "planner/placing/trial.h"

#include <algorithm>
#include <cmath>

namespace rackwright {
namespace {

const MessageArgument* find_number(const Message& message, std::initializer_list<std::string_view> names) {
    for (const std::string_view name : names) {
        const auto found = std::find_if(message.arguments.begin(), message.arguments.end(),
                                        [name](const MessageArgument& argument) { return argument.is_number && argument.name == name; });
        if (found != message.arguments.end()) return &*found;
    }
    return nullptr;
}

double number_or_zero(double value) { return std::isfinite(value) ? value : 0.0; }

}  // namespace

bool Trial::runs_in_part() const {
    switch (limit) {
        case Limit::GenerationSpeed:
        case Limit::Concurrency:
            return sessions_fit >= 1.0 || instances_fit >= 1.0;
        case Limit::Vram:
        case Limit::MigSlice:
            return instances_fit >= 1.0;
        case Limit::Decode:
        case Limit::Detector:
        case Limit::StorageCapacity:
        case Limit::StorageThroughput:
            return true;
        default:
            return false;
    }
}

Trial try_placement(const Catalogue& catalogue, const Project& project, const Variant& variant, Placement placement) {
    Variant with = variant;
    // The id of a new placement must not be that of another one; the caller's add_placement gives it its own.
    placement.id = PlacementId::None;
    with.placements.push_back(placement);
    const Evaluation evaluation = evaluate(catalogue, project, with);
    Trial trial;
    trial.placement = std::move(placement);
    if (const WorkloadResult* result = evaluation.workload(trial.placement.workload)) {
        trial.verdict = result->verdict;
        trial.limit = result->limit;
        trial.reason = result->reason;
        trial.sessions_fit = number_or_zero(result->figures.value(FigureKind::SessionsFit));
        trial.instances_fit = number_or_zero(result->figures.value(FigureKind::InstancesFit));
    }
    for (const GpuRef ref : trial.placement.gpus) {
        const GpuResult* gpu = evaluation.gpu(ref);
        if (gpu == nullptr || worse(gpu->verdict, trial.verdict) == trial.verdict) continue;
        trial.verdict = gpu->verdict;
        trial.limit = gpu->limit;
        trial.reason = Message();
        if (gpu->limit != Limit::Vram) continue;
        trial.reason.with("needed", gpu->figures.value(FigureKind::VramUsed), Unit::Byte);
        trial.reason.with("available", gpu->figures.value(FigureKind::VramTotal), Unit::Byte);
        trial.instances_fit = 0.0;  // there is no room beside the other tenants, however many there are of them
    }
    return trial;
}

Message needs_more(const Trial& trial, int gpus_available) {
    const MessageArgument* needed = find_number(trial.reason, {"needed", "needed_bytes"});
    const MessageArgument* available = find_number(trial.reason, {"available", "fit", "available_bytes"});
    double need = gpus_available + 1.0, have = gpus_available;
    Unit unit = Unit::Gpu;
    if (needed != nullptr && available != nullptr && needed->unit == available->unit) {
        need = needed->number;
        have = available->number;
        unit = needed->unit;
    }
    return Message("plan.needs-more").with("needed", need, unit).with("available", have, unit).with("unit", std::string(unit_name(unit)));
}

}  // namespace rackwright
