#include "sizing/evaluation.h"

#include <algorithm>

namespace rackwright {

std::string_view name_of(Verdict value) {
    switch (value) {
        case Verdict::Fits:
            return "fits";
        case Verdict::Tight:
            return "tight";
        case Verdict::DoesNotFit:
            return "does-not-fit";
        case Verdict::Unknown:
            return "unknown";
        case Verdict::NotPlaced:
            return "not-placed";
    }
    return "";
}

std::string_view name_of(Limit value) {
    switch (value) {
        case Limit::None:
            return "none";
        case Limit::Vram:
            return "vram";
        case Limit::Decode:
            return "decode";
        case Limit::Detector:
            return "detector";
        case Limit::GenerationSpeed:
            return "generation-speed";
        case Limit::Concurrency:
            return "concurrency";
        case Limit::ContextLength:
            return "context-length";
        case Limit::MigSlice:
            return "mig-slice";
        case Limit::GpuCount:
            return "gpu-count";
        case Limit::Interconnect:
            return "interconnect";
        case Limit::StorageCapacity:
            return "storage-capacity";
        case Limit::StorageThroughput:
            return "storage-throughput";
        case Limit::Power:
            return "power";
        case Limit::RackUnits:
            return "rack-units";
        case Limit::MissingFact:
            return "missing-fact";
    }
    return "";
}

std::string_view name_of(VramUse value) {
    switch (value) {
        case VramUse::Weights:
            return "weights";
        case VramUse::KvCache:
            return "kv-cache";
        case VramUse::Activations:
            return "activations";
        case VramUse::Runtime:
            return "runtime";
        case VramUse::Fragmentation:
            return "fragmentation";
        case VramUse::Gradients:
            return "gradients";
        case VramUse::OptimizerStates:
            return "optimizer-states";
        case VramUse::GatherBuffers:
            return "gather-buffers";
        case VramUse::Logits:
            return "logits";
        case VramUse::Adapters:
            return "adapters";
        case VramUse::DecodeSurfaces:
            return "decode-surfaces";
        case VramUse::DetectorModel:
            return "detector-model";
        case VramUse::Reserved:
            return "reserved";
    }
    return "";
}

Verdict worse(Verdict a, Verdict b) {
    const auto rank = [](Verdict verdict) {
        switch (verdict) {
            case Verdict::Fits:
                return 0;
            case Verdict::Tight:
                return 1;
            case Verdict::NotPlaced:
                return 2;
            case Verdict::Unknown:
                return 3;
            case Verdict::DoesNotFit:
                return 4;
        }
        return 0;
    };
    return rank(a) >= rank(b) ? a : b;
}

const Figure* FigureList::find(FigureKind kind) const {
    const auto found = std::find_if(entries.begin(), entries.end(), [kind](const FigureEntry& entry) { return entry.kind == kind; });
    return found != entries.end() ? &found->figure : nullptr;
}

double FigureList::value(FigureKind kind) const {
    const Figure* figure = find(kind);
    return figure != nullptr ? figure->value : std::numeric_limits<double>::quiet_NaN();
}

namespace {

template <typename List, typename Matches>
auto* find_in(const List& list, Matches&& matches) {
    const auto found = std::find_if(list.begin(), list.end(), matches);
    return found != list.end() ? &*found : nullptr;
}

}  // namespace

const GpuResult* Evaluation::gpu(GpuRef ref) const {
    return find_in(gpus, [ref](const GpuResult& result) { return result.ref == ref; });
}
const ServerResult* Evaluation::server(ServerId id) const {
    return find_in(servers, [id](const ServerResult& result) { return result.id == id; });
}
const ArrayResult* Evaluation::array(ArrayId id) const {
    return find_in(arrays, [id](const ArrayResult& result) { return result.id == id; });
}
const RackResult* Evaluation::rack(RackId id) const {
    return find_in(racks, [id](const RackResult& result) { return result.id == id; });
}
const WorkloadResult* Evaluation::workload(WorkloadId id) const {
    return find_in(workloads, [id](const WorkloadResult& result) { return result.id == id; });
}

const FigureList* Evaluation::figures(const Subject& subject) const {
    const auto list_of = [](const auto* result) { return result != nullptr ? &result->figures : nullptr; };
    switch (subject.kind) {
        case SubjectKind::Variant:
            return &totals;
        case SubjectKind::Rack:
            return list_of(rack(RackId{subject.id}));
        case SubjectKind::Server:
            return list_of(server(ServerId{subject.id}));
        case SubjectKind::Gpu:
            return list_of(gpu({ServerId{subject.id}, subject.slot}));
        case SubjectKind::Array:
            return list_of(array(ArrayId{subject.id}));
        case SubjectKind::Workload:
            return list_of(workload(WorkloadId{subject.id}));
    }
    return nullptr;
}

}  // namespace rackwright
