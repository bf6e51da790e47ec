#include "sizing/llm_figures.h"

#include "sizing/engine_constants.h"

namespace rackwright {
namespace {

Figure bytes_figure(double value) { return Figure::exact(value, Unit::Byte); }

Figure activation_figure(const EngineOverheads& overheads) {
    return Figure::range(overheads.activations_low, overheads.activations, overheads.activations_high, Unit::Byte);
}

Figure runtime_figure(const EngineOverheads& overheads) {
    const auto low_of = [](const Fact* fact) { return fact == nullptr ? 0.0 : std::isfinite(fact->low) ? fact->low : fact->value; };
    const auto high_of = [](const Fact* fact) { return fact == nullptr ? 0.0 : std::isfinite(fact->high) ? fact->high : fact->value; };
    return Figure::range(low_of(overheads.non_torch_fact) + low_of(overheads.graphs_fact), overheads.runtime(),
                         high_of(overheads.non_torch_fact) + high_of(overheads.graphs_fact), Unit::Byte);
}

/// All GPUs of one replica.
Figure minimum_vram(const LlmFigures& llm) {
    const double gpus = static_cast<double>(llm.request->tensor_parallel) * llm.request->pipeline_parallel;
    return bytes_figure(gpus * llm.replica->visible_needed(llm.sessions_per_replica));
}

}  // namespace

Figure weight_figure(const Catalogue& catalogue, const WeightLayout& layout, double bytes) {
    const Fact& band = engine_constant(catalogue.engine("weight-formats"), "weights", layout.exclusions_known ? "band" : "band_unknown");
    if (!band.known()) return bytes_figure(bytes);
    return Figure::range(bytes * (1.0 - band.value), bytes, bytes * (1.0 + band.value), Unit::Byte);
}

void put_llm_figures(const SizingContext& context, const LlmFigures& llm, FigureList& list) {
    const Subject subject = subject_of(llm.workload->id);
    const ReplicaSizing& replica = *llm.replica;
    const LanguageModel& model = *llm.request->model;
    const bool placed = llm.part != nullptr;
    const auto add = [&](FigureKind kind, Figure figure, void (*derive)(const LlmFigures&, Derivation&)) {
        put(context, list, subject, kind, figure, [&](Derivation& derivation) { derive(llm, derivation); });
    };
    put(context, list, subject, FigureKind::Parameters, Figure::exact(replica.parameters.total(), Unit::Parameter),
        [&](Derivation& derivation) { derive_parameters(model, replica.parameters, derivation); });
    put(context, list, subject, FigureKind::ActiveParameters, Figure::exact(replica.parameters.active(), Unit::Parameter),
        [&](Derivation& derivation) { derive_active_parameters(model, replica.parameters, derivation); });
    add(FigureKind::WeightBytes, weight_figure(context.catalogue, replica.layout, replica.weights.total), derive_weight_bytes);
    if (placed) {
        add(FigureKind::WeightBytesPerGpu, weight_figure(context.catalogue, replica.layout, replica.weights.per_gpu),
            derive_weight_bytes_per_gpu);
    }
    add(FigureKind::KvBytesPerToken, Figure::exact(replica.kv_model.bytes_per_token(), Unit::BytePerToken), derive_kv_bytes_per_token);
    if (placed) {
        add(FigureKind::KvBytesPerTokenPerGpu, Figure::exact(replica.kv.bytes_per_token(), Unit::BytePerToken),
            derive_kv_bytes_per_token_per_gpu);
    }
    add(FigureKind::ActivationBytesPerGpu, activation_figure(replica.overheads), derive_activations);
    add(FigureKind::RuntimeBytesPerGpu, runtime_figure(replica.overheads), derive_runtime);
    if (placed) {
        add(FigureKind::KvBytesAvailable,
            Figure::range(replica.kv_available_low, replica.kv_available, replica.kv_available_high, Unit::Byte), derive_kv_available);
    }
    add(FigureKind::KvBytesNeeded,
        llm.whole->known() ? bytes_figure(llm.whole->kv_needed(llm.sessions_needed))
                           : Figure::unknown(llm.whole->unknown_reason, Unit::Byte),
        derive_kv_needed);
    if (placed) {
        add(FigureKind::KvBytesNeededPerGpu, bytes_figure(replica.kv_needed(llm.sessions_per_replica)), derive_kv_needed_per_gpu);
        add(FigureKind::KvTokens, Figure::exact(replica.capacity.tokens, Unit::Token), derive_kv_tokens);
        add(FigureKind::MaxConcurrencyFullContext, llm.full_contexts, derive_full_contexts);
        add(FigureKind::SessionsByMemory, llm.by_memory, derive_sessions_by_memory);
        add(FigureKind::SessionsBySpeed, llm.by_speed, derive_sessions_by_speed);
        add(FigureKind::SessionsFit, llm.fit, derive_sessions_fit);
    }
    add(FigureKind::SessionsNeeded, Figure::exact(llm.sessions_needed, Unit::Session), derive_sessions_needed);
    if (placed) {
        add(FigureKind::TimePerOutputToken, llm.per_output_token, derive_time_per_output_token);
        add(FigureKind::TimeToFirstToken, llm.first_token, derive_time_to_first_token);
        add(FigureKind::TokensPerSecond, llm.tokens_per_s, derive_tokens_per_s);
    }
    add(FigureKind::TokensPerSecondNeeded, Figure::exact(llm.sessions_needed * llm.request->tokens_per_s_per_session, Unit::TokenPerSecond),
        derive_tokens_per_s_needed);
    if (placed) add(FigureKind::Replicas, Figure::exact(llm.replicas, Unit::Count), derive_replicas);
    add(FigureKind::MinimumVram, minimum_vram(llm), derive_minimum_vram);
}

}  // namespace rackwright
