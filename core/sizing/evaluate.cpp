#include "sizing/judge_arrays.h"
#include "sizing/judge_gpus.h"
#include "sizing/power.h"
#include "sizing/resolve_placements.h"

#include <algorithm>

namespace rackwright {
namespace {

/// The results in order, still empty: everything that sizing refers to has to exist before it starts, at an address that stays.
void lay_out(const SizingContext& context) {
    Evaluation& evaluation = context.evaluation;
    for (const Rack& rack : context.variant.racks) {
        evaluation.racks.push_back({rack.id, {}, Verdict::Fits, Limit::None});
        for (const Server& server : rack.servers) {
            evaluation.servers.push_back({server.id, context.catalogue.server(server.product), {}, Verdict::Fits, Limit::None});
            for (std::size_t slot = 0; slot < server.gpus.size(); ++slot) {
                if (server.gpus[slot].empty()) continue;
                GpuResult& gpu = evaluation.gpus.emplace_back();
                gpu.ref = {server.id, static_cast<int>(slot)};
                gpu.product = context.catalogue.gpu(server.gpus[slot]);
            }
        }
        for (const StorageArray& array : rack.arrays) {
            ArrayResult& result = evaluation.arrays.emplace_back();
            result.id = array.id;
            result.product = context.catalogue.array(array.product);
            result.drive = context.catalogue.drive(array.drive);
        }
    }
    for (const Workload& workload : context.project.workloads) evaluation.workloads.emplace_back().id = workload.id;
}

struct SizeTask {
    const SizingContext& context;
    const Workload& workload;
    std::span<const ResolvedPlacement> placements;
    WorkloadResult& result;

    void operator()(const LlmInference& task) const { size_llm_inference(context, workload, task, placements, result); }
    void operator()(const LightModels& task) const { size_light_models(context, workload, task, placements, result); }
    void operator()(const VideoAnalytics& task) const { size_video_analytics(context, workload, task, placements, result); }
    void operator()(const Training& task) const { size_training(context, workload, task, placements, result); }
    void operator()(const Reservation& task) const { size_reservation(context, workload, task, placements, result); }
    void operator()(const VideoArchive& task) const {
        std::vector<const Placement*> on_arrays;
        for (const Placement& placement : context.variant.placements) {
            if (placement.workload == workload.id && placement.array != ArrayId::None) on_arrays.push_back(&placement);
        }
        size_video_archive(context, workload, task, on_arrays, result);
    }
};

/// What the workloads ask of each GPU so far; the difference that one more makes is its own share.
std::vector<LoadShare> loads_of(const Evaluation& evaluation) {
    std::vector<LoadShare> loads;
    for (const GpuResult& gpu : evaluation.gpus) {
        loads.push_back({WorkloadId::None, gpu.ref, gpu.decode_load, gpu.detector_load, gpu.generation_load});
    }
    return loads;
}

void add_shares(const Evaluation& evaluation, WorkloadId workload, const std::vector<LoadShare>& before, std::vector<LoadShare>& shares) {
    for (std::size_t i = 0; i < evaluation.gpus.size(); ++i) {
        const GpuResult& gpu = evaluation.gpus[i];
        const LoadShare own{workload, gpu.ref, gpu.decode_load - before[i].decode, gpu.detector_load - before[i].detector,
                            gpu.generation_load - before[i].generation};
        if (own.decode > 0.0 || own.detector > 0.0 || own.generation > 0.0) shares.push_back(own);
    }
}

/// Loads by workload are collected only for a trace: nothing else asks for them.
std::vector<LoadShare> size_workloads(const SizingContext& context) {
    std::list<Placement> invented;
    std::vector<LoadShare> shares;
    for (std::size_t i = 0; i < context.project.workloads.size(); ++i) {
        const Workload& workload = context.project.workloads[i];
        WorkloadResult& result = context.evaluation.workloads[i];
        const std::vector<ResolvedPlacement> placements = resolve_placements(context, workload, invented);
        std::vector<LoadShare> before;
        if (context.trace != nullptr) before = loads_of(context.evaluation);
        std::visit(SizeTask{context, workload, placements, result}, workload.task);
        if (context.trace != nullptr) add_shares(context.evaluation, workload.id, before, shares);
        if (!placements.empty() && placements.front().hypothetical) {
            result.hypothetical = true;
            result.verdict = Verdict::NotPlaced;
        }
        if (result.verdict == Verdict::NotPlaced && result.reason.empty()) result.reason = Message("workload.not-placed");
    }
    return shares;
}

/// A variant on which nothing is placed says neither yes nor no about the tasks; its hardware alone may still be wrong.
bool nothing_is_placed(const Evaluation& evaluation) {
    return std::all_of(evaluation.workloads.begin(), evaluation.workloads.end(),
                       [](const WorkloadResult& result) { return result.verdict == Verdict::NotPlaced; });
}

Verdict overall(const Project& project, const Evaluation& evaluation) {
    const bool empty = nothing_is_placed(evaluation);
    Verdict verdict = empty ? Verdict::NotPlaced : Verdict::Fits;
    for (std::size_t i = 0; i < project.workloads.size(); ++i) {
        const Verdict own = evaluation.workloads[i].verdict;
        if (own == Verdict::NotPlaced) {
            if (!project.workloads[i].optional && !empty) verdict = Verdict::DoesNotFit;
            continue;
        }
        verdict = worse(verdict, own);
    }
    const auto add = [&verdict](const auto& results) {
        for (const auto& result : results) verdict = worse(verdict, result.verdict);
    };
    add(evaluation.gpus);
    add(evaluation.servers);
    add(evaluation.arrays);
    add(evaluation.racks);
    return verdict;
}

}  // namespace

Evaluation evaluate(const Catalogue& catalogue, const Project& project, const Variant& variant, Trace* trace) {
    Evaluation evaluation;
    evaluation.variant = variant.id;
    const SizingContext context{catalogue, project, variant, evaluation, trace};
    lay_out(context);
    for (const Rack& rack : variant.racks) {
        for (const StorageArray& array : rack.arrays) size_array(context, array, *context.array(array.id));
    }
    const std::vector<LoadShare> shares = size_workloads(context);
    judge_gpus(context, shares);
    judge_arrays(context);
    std::size_t next_server = 0, next_rack = 0;
    for (const Rack& rack : variant.racks) {
        for (const Server& server : rack.servers) size_server(context, server, evaluation.servers[next_server++]);
        size_rack(context, rack, evaluation.racks[next_rack++]);
    }
    size_totals(context);
    evaluation.verdict = overall(project, evaluation);
    return evaluation;
}

Result<Derivation> explain(const Catalogue& catalogue, const Project& project, const Variant& variant, const FigureId& figure) {
    Trace trace;
    evaluate(catalogue, project, variant, &trace);
    for (Derivation& derivation : trace) {
        if (derivation.id == figure) return std::move(derivation);
    }
    return Message("explain.no-such-figure").with("figure", figure_id_text(figure));
}

}  // namespace rackwright
