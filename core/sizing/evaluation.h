#pragma once

#include "catalog/catalogue.h"
#include "project/project.h"
#include "sizing/derivation.h"

#include <string>
#include <utility>
#include <vector>

namespace rackwright {

enum class Verdict : std::uint8_t { Fits, Tight, DoesNotFit, Unknown, NotPlaced };

/// The resource that decides a verdict.
enum class Limit : std::uint8_t {
    None,
    Vram,
    Decode,
    Detector,
    GenerationSpeed,
    Concurrency,
    ContextLength,
    MigSlice,
    GpuCount,
    Interconnect,
    StorageCapacity,
    StorageThroughput,
    Power,
    RackUnits,
    MissingFact
};

std::string_view name_of(Verdict value);
std::string_view name_of(Limit value);
/// The worse of two: DoesNotFit, Unknown, NotPlaced, Tight, Fits.
Verdict worse(Verdict a, Verdict b);

struct FigureEntry {
    FigureKind kind;
    Figure figure;
};

/// The figures of one subject, in the order in which they are shown.
struct FigureList {
    std::vector<FigureEntry> entries;
    const Figure* find(FigureKind kind) const;
    /// The value, or NaN when absent or unknown.
    double value(FigureKind kind) const;
};

enum class VramUse : std::uint8_t {
    Weights,
    KvCache,
    Activations,
    Runtime,
    Fragmentation,
    Gradients,
    OptimizerStates,
    GatherBuffers,
    Logits,
    Adapters,
    DecodeSurfaces,
    DetectorModel,
    Reserved
};
std::string_view name_of(VramUse value);

struct VramPart {
    WorkloadId workload = WorkloadId::None;
    PlacementId placement = PlacementId::None;
    VramUse use = VramUse::Reserved;
    double bytes = 0.0;
    bool off_hours = false;  ///< not at the same time as the parts that are not
};

struct GpuResult {
    GpuRef ref;
    const Gpu* product = nullptr;  ///< nullptr: the catalogue does not know it
    FigureList figures;            ///< VramTotal, VramUsed, VramFree, DecodeLoad, DetectorLoad, GenerationLoad
    std::vector<VramPart> parts;
    /// Shares of the expected capacity that the always-on tenants ask for together: at the highest rates asked for, and at the lowest.
    double decode_load = 0.0, detector_load = 0.0, generation_load = 0.0;
    double decode_load_low = 0.0, detector_load_low = 0.0;
    Verdict verdict = Verdict::Fits;
    Limit limit = Limit::None;
};

struct ServerResult {
    ServerId id = ServerId::None;
    const ServerProduct* product = nullptr;
    FigureList figures;
    Verdict verdict = Verdict::Fits;
    Limit limit = Limit::None;
};

struct ArrayResult {
    ArrayId id = ArrayId::None;
    const ArrayProduct* product = nullptr;
    const DriveProduct* drive = nullptr;
    FigureList figures;
    Verdict verdict = Verdict::Fits;
    Limit limit = Limit::None;
};

struct RackResult {
    RackId id = RackId::None;
    FigureList figures;
    Verdict verdict = Verdict::Fits;
    Limit limit = Limit::None;
};

/// A part of a training step: on the processors, or on a link.
struct StepPart {
    std::string name;       ///< message code: "step.compute", "step.zero3-gather", …
    std::string link;       ///< link product id; empty for compute
    std::string link_name;  ///< "PCIe 5.0 x16"
    Figure seconds;
};

/// What each way of decoding would need, for the table that compares them.
struct DecodeOption {
    DecodeStrategy strategy = DecodeStrategy::Full;
    Figure decoded_fps;
    Figure gpus_needed;   ///< of the placed GPU type; unknown when nothing is placed
    Figure cores_needed;  ///< of the host's processors, when they decode; unknown else
};

struct WorkloadResult {
    WorkloadId id = WorkloadId::None;
    Verdict verdict = Verdict::NotPlaced;
    Limit limit = Limit::None;
    Message reason;             ///< why the verdict is what it is, with the figures; always set unless Fits
    bool hypothetical = false;  ///< not placed; figures show what the variant's own GPUs would make of it
    FigureList figures;
    std::vector<StepPart> step;
    std::vector<DecodeOption> decode_options;
};

struct Evaluation {
    VariantId variant = VariantId::None;
    std::vector<GpuResult> gpus;  ///< rack by rack, server by server, slot by slot; free slots are left out
    std::vector<ServerResult> servers;
    std::vector<ArrayResult> arrays;
    std::vector<RackResult> racks;
    std::vector<WorkloadResult> workloads;  ///< in the project's order, every workload
    FigureList totals;
    /// The worst of all required workloads (one that is not placed does not fit), GPUs, servers, arrays and racks. NotPlaced when no
    /// workload at all is placed and no piece of hardware is worse by itself.
    Verdict verdict = Verdict::Fits;

    const GpuResult* gpu(GpuRef ref) const;
    const ServerResult* server(ServerId id) const;
    const ArrayResult* array(ArrayId id) const;
    const RackResult* rack(RackId id) const;
    const WorkloadResult* workload(WorkloadId id) const;
    const FigureList* figures(const Subject& subject) const;
};

/// Sizes one variant. Pure: same input, same output. Catalogue products that are missing give unknown figures with a
/// reason, never zeros. With `trace`, every figure's derivation is recorded.
Evaluation evaluate(const Catalogue& catalogue, const Project& project, const Variant& variant, Trace* trace = nullptr);

/// The derivation of one figure; error explain.no-such-figure.
Result<Derivation> explain(const Catalogue& catalogue, const Project& project, const Variant& variant, const FigureId& figure);

}  // namespace rackwright
