#pragma once

#include "sizing/evaluation.h"

#include <span>

namespace rackwright {

/// What the sizing of one workload sees, and where it puts its results. Built by evaluate().
struct SizingContext {
    const Catalogue& catalogue;
    const Project& project;
    const Variant& variant;
    Evaluation& evaluation;
    Trace* trace = nullptr;

    /// The result of a GPU; nullptr for a free or missing slot.
    GpuResult* gpu(GpuRef ref) const;
    const Server* server(ServerId id) const { return find_server(variant, id); }
    ArrayResult* array(ArrayId id) const;
};

/// Adds a figure to `list`; when tracing, `derive(Derivation&)` fills in formula and inputs.
template <typename Derive>
void put(const SizingContext& context, FigureList& list, const Subject& subject, FigureKind kind, Figure figure, Derive&& derive) {
    figure.unit = figure_unit(kind);
    list.entries.push_back({kind, figure});
    if (context.trace == nullptr) return;
    Derivation derivation;
    derivation.id = {subject, kind};
    derivation.result = figure;
    derive(derivation);
    context.trace->push_back(std::move(derivation));
}

inline Subject subject_of(WorkloadId id) { return {SubjectKind::Workload, raw(id), 0}; }
inline Subject subject_of(ServerId id) { return {SubjectKind::Server, raw(id), 0}; }
inline Subject subject_of(ArrayId id) { return {SubjectKind::Array, raw(id), 0}; }
inline Subject subject_of(RackId id) { return {SubjectKind::Rack, raw(id), 0}; }
inline Subject subject_of(GpuRef ref) { return {SubjectKind::Gpu, raw(ref.server), ref.slot}; }
inline Subject variant_subject() { return {SubjectKind::Variant, 0, 0}; }

/// The GPUs of a workload's placements, resolved. Built by evaluate(); an unplaced optional workload gets the
/// variant's largest group of equal GPUs with `hypothetical` set, so that "would it fit" has an answer.
struct ResolvedPlacement {
    const Placement* placement = nullptr;
    std::vector<GpuResult*> gpus;
    const ServerProduct* server = nullptr;  ///< of the first GPU
    bool spans_servers = false;
    int server_count = 1;
    bool hypothetical = false;
};

/// Each of these fills in `result` (verdict, limit, reason, figures) and, unless hypothetical, adds VramParts and loads to
/// the GPUs. Tenants that share a GPU are judged together afterwards by evaluate() (sum of parts against the total).
void size_llm_inference(const SizingContext& context, const Workload& workload, const LlmInference& task,
                        std::span<const ResolvedPlacement> placements, WorkloadResult& result);
void size_light_models(const SizingContext& context, const Workload& workload, const LightModels& task,
                       std::span<const ResolvedPlacement> placements, WorkloadResult& result);
void size_video_analytics(const SizingContext& context, const Workload& workload, const VideoAnalytics& task,
                          std::span<const ResolvedPlacement> placements, WorkloadResult& result);
void size_training(const SizingContext& context, const Workload& workload, const Training& task,
                   std::span<const ResolvedPlacement> placements, WorkloadResult& result);
/// Archive placements name arrays, not GPUs; array figures (raw, usable, rebuild) are there already.
void size_video_archive(const SizingContext& context, const Workload& workload, const VideoArchive& task,
                        std::span<const Placement* const> placements, WorkloadResult& result);
void size_reservation(const SizingContext& context, const Workload& workload, const Reservation& task,
                      std::span<const ResolvedPlacement> placements, WorkloadResult& result);

/// Raw, usable, fill limit, rebuild time and read-error risk, throughput of one array.
void size_array(const SizingContext& context, const StorageArray& array, ArrayResult& result);

}  // namespace rackwright
