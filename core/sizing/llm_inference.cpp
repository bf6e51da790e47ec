#include "sizing/llm_figures.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace rackwright {
namespace {

/// One placement, sized: equal replicas on equal GPUs or slices.
struct Served {
    const ResolvedPlacement* placement = nullptr;
    ServingRequest request;
    GpuPart part;
    ReplicaSizing replica;
    double replicas = 0.0;
    double share_of_sessions = 0.0;  ///< needed on each of these replicas

    double fit() const {
        const double speed = request.tokens_per_s_per_session > 0.0 ? replica.sessions_by_speed : replica.max_sequences;
        return std::min(replica.sessions_by_memory, speed);
    }
};

ServingRequest serving_request(const LlmInference& task, const LanguageModel& model, const Engine* engine) {
    ServingRequest request;
    request.model = &model;
    request.engine = engine;
    request.weights = task.weights;
    request.quantisation_group = task.quantisation_group;
    request.kv = task.kv;
    request.max_context_tokens = static_cast<double>(task.max_context_tokens);
    request.prompt_tokens = static_cast<double>(task.prompt_tokens);
    request.answer_tokens = static_cast<double>(task.answer_tokens);
    request.tokens_per_s_per_session = task.tokens_per_s_per_session;
    request.memory_utilisation = task.memory_utilisation;
    request.max_batched_tokens = task.max_batched_tokens;
    return request;
}

void decide(WorkloadResult& result, Verdict verdict, Limit limit, Message reason) {
    result.verdict = verdict;
    result.limit = limit;
    result.reason = std::move(reason);
}

void cannot_tell(WorkloadResult& result, std::string_view reason, Message message) {
    message.code = reason;
    decide(result, Verdict::Unknown, Limit::MissingFact, std::move(message));
}

/// What the placement asks for that cannot be: empty when it can.
bool is_possible(const LanguageModel& model, const ResolvedPlacement& resolved, WorkloadResult& result) {
    const Placement& placement = *resolved.placement;
    const int tensor = placement.tensor_parallel;
    const int group = tensor * placement.pipeline_parallel;
    if (tensor < 1 || placement.pipeline_parallel < 1 || resolved.gpus.size() < static_cast<std::size_t>(group)) {
        decide(result, Verdict::DoesNotFit, Limit::GpuCount,
               Message("llm.too-few-gpus")
                   .with("needed", group, Unit::Gpu)
                   .with("available", static_cast<double>(resolved.gpus.size()), Unit::Gpu));
        return false;
    }
    if (model.heads % tensor != 0 || model.vocab % tensor != 0) {
        decide(result, Verdict::DoesNotFit, Limit::GpuCount,
               Message("llm.tensor-parallel-not-divisible")
                   .with("tensor", tensor, Unit::Gpu)
                   .with("heads", model.heads, Unit::Count)
                   .with("vocabulary", model.vocab, Unit::Count));
        return false;
    }
    if (placement.share == Share::MigSlice && group > 1) {
        decide(result, Verdict::DoesNotFit, Limit::MigSlice, Message("llm.parallel-across-slices").with("gpus", group, Unit::Gpu));
        return false;
    }
    return true;
}

/// The GPUs are known, equal, and ranks that talk to each other stand in one server.
bool is_known(const ResolvedPlacement& resolved, WorkloadResult& result) {
    const Placement& placement = *resolved.placement;
    const GpuResult* first = resolved.gpus.front();
    for (const GpuResult* gpu : resolved.gpus) {
        if (gpu == nullptr || gpu->product == nullptr) {
            cannot_tell(result, "llm.unknown-gpu", Message());
            return false;
        }
        if (gpu->product != first->product) {
            cannot_tell(result, "llm.mixed-gpus", Message().with("first", first->product->name).with("other", gpu->product->name));
            return false;
        }
    }
    if (placement.share == Share::MigSlice && find_mig_profile(*first->product, placement.mig_profile) == nullptr) {
        cannot_tell(result, "llm.unknown-mig-profile", Message().with("profile", placement.mig_profile).with("gpu", first->product->name));
        return false;
    }
    const auto tensor = static_cast<std::size_t>(placement.tensor_parallel);
    for (std::size_t rank = 0; rank < resolved.gpus.size(); ++rank) {
        if (resolved.gpus[rank]->ref.server != resolved.gpus[rank - rank % tensor]->ref.server) {
            cannot_tell(result, "llm.tensor-parallel-across-servers", Message().with("tensor", placement.tensor_parallel, Unit::Gpu));
            result.limit = Limit::Interconnect;
            return false;
        }
    }
    return true;
}

TensorLink slowest_link(const SizingContext& context, const ResolvedPlacement& resolved) {
    const auto tensor = static_cast<std::size_t>(resolved.placement->tensor_parallel);
    TensorLink slowest;
    slowest.fast = true;
    std::vector<GpuRef> group;
    for (std::size_t from = 0; from + tensor <= resolved.gpus.size(); from += tensor) {
        group.clear();
        for (std::size_t rank = from; rank < from + tensor; ++rank) group.push_back(resolved.gpus[rank]->ref);
        const TensorLink link = tensor_link(context.catalogue, *resolved.gpus[from]->product, group);
        if (from == 0 || !link.fast) slowest = link;
        if (!link.fast) break;
    }
    return slowest;
}

Served serve(const SizingContext& context, const ResolvedPlacement& resolved, const ServingRequest& request) {
    const Placement& placement = *resolved.placement;
    const Gpu& gpu = *resolved.gpus.front()->product;
    Served served;
    served.placement = &resolved;
    served.request = request;
    served.request.tensor_parallel = placement.tensor_parallel;
    served.request.pipeline_parallel = placement.pipeline_parallel;
    const double gpus = static_cast<double>(resolved.gpus.size());
    if (placement.share == Share::MigSlice) {
        served.part = mig_part(gpu, *find_mig_profile(gpu, placement.mig_profile));
        served.request.memory_is_limited = true;
        served.replicas = gpus * placement.mig_slices_per_gpu;
    } else {
        served.part = whole_gpu(gpu);
        served.replicas = std::floor(gpus / (placement.tensor_parallel * placement.pipeline_parallel));
    }
    served.replica = size_model(context.catalogue, served.request);
    size_on_gpu(served.request, served.part, slowest_link(context, resolved), served.replica);
    return served;
}

/// Sessions go where they fit; where nothing fits, evenly.
void share_out(std::vector<Served>& all, double sessions) {
    double fit = 0.0;
    double replicas = 0.0;
    for (const Served& served : all) {
        fit += served.fit() * served.replicas;
        replicas += served.replicas;
    }
    for (Served& served : all) {
        const double share = fit > 0.0 ? sessions * served.fit() / fit : sessions / replicas;
        served.share_of_sessions = std::max(1.0, std::ceil(share - 1e-9));
    }
}

void add_parts(const Workload& workload, const Served& served) {
    const Placement& placement = *served.placement->placement;
    const ReplicaSizing& replica = served.replica;
    const double per_gpu = placement.share == Share::MigSlice ? placement.mig_slices_per_gpu : 1.0;
    const double kv = replica.kv_needed(served.share_of_sessions);
    const auto add = [&](GpuResult& gpu, VramUse use, double bytes) {
        if (bytes > 0.0) gpu.parts.push_back({workload.id, placement.id, use, per_gpu * bytes, placement.off_hours});
    };
    for (GpuResult* gpu : served.placement->gpus) {
        add(*gpu, VramUse::Weights, replica.weights.per_gpu);
        add(*gpu, VramUse::KvCache, kv);
        add(*gpu, VramUse::Activations, replica.overheads.activations);
        add(*gpu, VramUse::Runtime, replica.overheads.runtime());
        if (!replica.speed_known() || placement.off_hours) continue;
        // The share of its time that the GPU spends on this workload when every session gets what it asks for.
        const double load = time_per_output_token(replica.speed, served.share_of_sessions) * served.request.tokens_per_s_per_session;
        gpu->generation_load += load * per_gpu * served.part.bandwidth_share;
    }
}

struct Totals {
    Figure by_memory = Figure::exact(0.0, Unit::Session), by_speed = Figure::exact(0.0, Unit::Session);
    Figure fit = Figure::exact(0.0, Unit::Session), full_contexts = Figure::exact(0.0, Unit::Session);
    double replicas = 0.0;
    double tokens_per_s = 0.0;
    double slowest = 0.0, first_token = 0.0;
};

void add_to(Figure& sum, double times, double low, double value, double high) {
    if (!sum.known()) return;  // one placement that is not known makes the sum unknown
    sum = Figure::range(sum.low_or_value() + times * low, sum.value + times * value, sum.high_or_value() + times * high, sum.unit);
}

void add_sessions(Totals& totals, const Served& served) {
    const ReplicaSizing& r = served.replica;
    const double times = served.replicas;
    totals.replicas += times;
    totals.full_contexts.value += times * r.capacity.concurrency;
    add_to(totals.by_memory, times, r.sessions_by_memory_low, r.sessions_by_memory, r.sessions_by_memory_high);
    if (!r.speed_known()) {
        totals.by_speed = totals.fit = Figure::unknown(r.speed_unknown_reason, Unit::Session);
        return;
    }
    const bool asked = served.request.tokens_per_s_per_session > 0.0;
    const double low = asked ? r.sessions_by_speed_low : r.max_sequences;
    const double value = asked ? r.sessions_by_speed : r.max_sequences;
    const double high = asked ? r.sessions_by_speed_high : r.max_sequences;
    add_to(totals.by_speed, times, low, value, high);
    add_to(totals.fit, times, std::min(low, r.sessions_by_memory_low), served.fit(), std::min(high, r.sessions_by_memory_high));
    const double batch = std::max(1.0, served.fit());
    totals.tokens_per_s += times * batch / time_per_output_token(r.speed, batch);
    totals.slowest = std::max(totals.slowest, time_per_output_token(r.speed, served.share_of_sessions));
    if (r.coefficients.first_token_known()) {
        totals.first_token = std::max(totals.first_token, time_to_first_token(r.speed, served.share_of_sessions));
    }
}

Figure with_band(double value, double band, Unit unit) { return Figure::range(value * (1.0 - band), value, value * (1.0 + band), unit); }

void set_times(const Served& shown, const Totals& totals, LlmFigures& llm) {
    const ReplicaSizing& replica = shown.replica;
    if (!replica.speed_known() || !totals.fit.known()) {
        const std::string_view why = replica.speed_known() ? totals.fit.unknown_reason : replica.speed_unknown_reason;
        llm.per_output_token = llm.first_token = Figure::unknown(why, Unit::Second);
        llm.tokens_per_s = Figure::unknown(why, Unit::TokenPerSecond);
        return;
    }
    const double band = replica.coefficients.token_band->value;
    llm.per_output_token = with_band(totals.slowest, band, Unit::Second);
    llm.first_token = replica.coefficients.first_token_known()
                          ? first_token_figure(totals.first_token, *replica.coefficients.first_token_band)
                          : Figure::unknown("llm.first-token-not-measured", Unit::Second);
    llm.tokens_per_s =
        Figure::range(totals.tokens_per_s / (1.0 + band), totals.tokens_per_s, totals.tokens_per_s / (1.0 - band), Unit::TokenPerSecond);
    if (!replica.starts()) llm.tokens_per_s = Figure::unknown("llm.does-not-start", Unit::TokenPerSecond);
}

/// The placement whose replica is shortest of memory: its figures are shown.
const Served& fullest(const std::vector<Served>& all) {
    return *std::min_element(all.begin(), all.end(), [](const Served& a, const Served& b) {
        return a.replica.kv_available - a.replica.full_request_bytes < b.replica.kv_available - b.replica.full_request_bytes;
    });
}

bool judge_memory(const Served& served, WorkloadResult& result) {
    const ReplicaSizing& replica = served.replica;
    if (replica.starts()) return true;
    const double needed =
        visible_bytes_needed(replica.rule, replica.utilisation, replica.weights.per_gpu, replica.overheads, replica.full_request_bytes);
    decide(result, Verdict::DoesNotFit, served.part.slice != nullptr ? Limit::MigSlice : Limit::Vram,
           Message("llm.vram-short")
               .with("needed", needed, Unit::Byte)
               .with("available", served.part.visible_bytes(), Unit::Byte)
               .with("context", served.request.max_context_tokens, Unit::Token)
               .with("weights", replica.weights.per_gpu, Unit::Byte));
    return false;
}

void judge_sessions(const LlmFigures& llm, WorkloadResult& result) {
    if (llm.sessions_needed <= llm.fit.value) return;
    const bool by_speed = llm.by_speed.value < llm.by_memory.value;
    decide(result, Verdict::DoesNotFit, by_speed ? Limit::GenerationSpeed : Limit::Concurrency,
           Message(by_speed ? "llm.too-slow" : "llm.too-few-sessions")
               .with("needed", llm.sessions_needed, Unit::Session)
               .with("fit", llm.fit.value, Unit::Session)
               .with("asked", llm.request->tokens_per_s_per_session, Unit::TokenPerSecond)
               .with("reached", 1.0 / llm.per_output_token.value, Unit::TokenPerSecond));
}

void judge_comfort(const SizingContext& context, const std::vector<Served>& all, const LlmFigures& llm, WorkloadResult& result) {
    const Policy& policy = context.project.policy;
    const double sessions = llm.sessions_needed / llm.by_memory.value;
    const double time = llm.per_output_token.value * llm.request->tokens_per_s_per_session;
    if (std::max(sessions, time) > policy.target_utilisation) {
        const bool by_speed = time > sessions;
        decide(result, Verdict::Tight, by_speed ? Limit::GenerationSpeed : Limit::Concurrency,
               Message(by_speed ? "llm.speed-tight" : "llm.sessions-tight")
                   .with("load", std::max(sessions, time), Unit::Ratio)
                   .with("target", policy.target_utilisation, Unit::Ratio));
        return;
    }
    for (const Served& served : all) {
        const double visible = served.part.visible_bytes();
        const double free = visible - served.replica.fixed_bytes() - served.replica.kv_needed(served.share_of_sessions);
        if (free >= policy.vram_headroom * visible) continue;
        decide(result, Verdict::Tight, Limit::Vram,
               Message("llm.vram-tight").with("free", free / visible, Unit::Ratio).with("target", policy.vram_headroom, Unit::Ratio));
        return;
    }
}

void size_unplaced(const SizingContext& context, const Workload& workload, const LlmInference& task, const ServingRequest& request,
                   WorkloadResult& result) {
    const ReplicaSizing replica = size_model(context.catalogue, request);
    if (!replica.known()) {
        cannot_tell(result, replica.unknown_reason, Message().with("model", request.model->name));
        return;
    }
    LlmFigures llm;
    llm.workload = &workload;
    llm.task = &task;
    llm.request = &request;
    llm.replica = llm.whole = &replica;
    llm.sessions_needed = llm.sessions_per_replica = static_cast<double>(task.concurrent_sessions);
    put_llm_figures(context, llm, result.figures);
    decide(result, Verdict::NotPlaced, Limit::None,
           Message("llm.not-placed").with("needed", replica.visible_needed(llm.sessions_needed), Unit::Byte));
}

void size_placed(const SizingContext& context, const Workload& workload, const LlmInference& task, std::vector<Served>& all,
                 WorkloadResult& result) {
    const double sessions = static_cast<double>(task.concurrent_sessions);
    share_out(all, sessions);
    Totals totals;
    for (const Served& served : all) add_sessions(totals, served);
    const Served& shown = fullest(all);
    LlmFigures llm;
    llm.workload = &workload;
    llm.task = &task;
    llm.request = &shown.request;
    llm.replica = &shown.replica;
    ServingRequest undivided = shown.request;
    undivided.tensor_parallel = undivided.pipeline_parallel = 1;
    const ReplicaSizing whole = size_model(context.catalogue, undivided);
    llm.whole = &whole;
    llm.part = &shown.part;
    llm.replicas = totals.replicas;
    llm.sessions_needed = sessions;
    llm.sessions_per_replica = shown.share_of_sessions;
    llm.by_memory = totals.by_memory;
    llm.by_speed = totals.by_speed;
    llm.fit = totals.fit;
    llm.full_contexts = totals.full_contexts;
    set_times(shown, totals, llm);
    put_llm_figures(context, llm, result.figures);

    result.verdict = Verdict::Fits;
    result.limit = Limit::None;
    if (!judge_memory(shown, result)) return;
    if (!llm.fit.known()) {
        cannot_tell(result, llm.fit.unknown_reason, Message().with("gpu", shown.part.gpu->name));
        return;
    }
    judge_sessions(llm, result);
    if (result.verdict == Verdict::Fits) judge_comfort(context, all, llm, result);
}

}  // namespace

void size_llm_inference(const SizingContext& context, const Workload& workload, const LlmInference& task,
                        std::span<const ResolvedPlacement> placements, WorkloadResult& result) {
    result.id = workload.id;
    const LanguageModel* model = context.catalogue.model(task.model);
    if (model == nullptr) return cannot_tell(result, "llm.unknown-model", Message().with("model", task.model));
    const Engine* engine = context.catalogue.engine(task.engine);
    if (engine == nullptr) return cannot_tell(result, "llm.unknown-engine", Message().with("engine", task.engine));
    if (model->attention.kind == AttentionKind::Encoder) {
        return cannot_tell(result, "llm.encoder-does-not-generate", Message().with("model", model->name));
    }
    const ServingRequest request = serving_request(task, *model, engine);
    if (placements.empty()) return size_unplaced(context, workload, task, request, result);

    result.hypothetical = placements.front().hypothetical;
    std::vector<Served> all;
    all.reserve(placements.size());
    for (const ResolvedPlacement& resolved : placements) {
        if (!is_possible(*model, resolved, result) || !is_known(resolved, result)) {
            const Message reason = result.reason;
            const Verdict verdict = result.verdict;
            const Limit limit = result.limit;
            size_unplaced(context, workload, task, request, result);
            decide(result, verdict, limit, reason);
            return;
        }
        all.push_back(serve(context, resolved, request));
        if (!all.back().replica.known()) {
            return cannot_tell(result, all.back().replica.unknown_reason, Message().with("model", model->name));
        }
    }
    size_placed(context, workload, task, all, result);
    for (const Served& served : all) {
        if (!served.placement->hypothetical) add_parts(workload, served);
    }
}

}  // namespace rackwright
