// How the figures of an LLM workload came about: formula in symbols and every number that went in.

#include "sizing/engine_constants.h"
#include "sizing/llm_figures.h"

#include <algorithm>

namespace rackwright {
namespace {

std::string figure_of(const LlmFigures& llm, FigureKind kind) { return figure_id_text({subject_of(llm.workload->id), kind}); }

void add_dimension(Derivation& d, const LanguageModel& model, const char* symbol, const char* meaning, double value, Unit unit) {
    if (value > 0.0) d.input(symbol, meaning, value, unit, Origin::Catalogue, model.source);
}

struct MatrixRow {
    const char* symbol;
    const char* bytes_symbol;
    const char* meaning;
    double LlmParameters::*count;
    double WeightLayout::*bytes;
};

constexpr MatrixRow matrices[] = {
    {"P_emb", "b_emb", "input.parameters-embedding", &LlmParameters::embedding, &WeightLayout::embedding},
    {"P_head", "b_head", "input.parameters-head", &LlmParameters::head, &WeightLayout::head},
    {"P_attn", "b_attn", "input.parameters-attention", &LlmParameters::attention, &WeightLayout::attention},
    {"P_kv", "b_attn", "input.parameters-key-value", &LlmParameters::attention_kv, &WeightLayout::attention},
    {"P_low", "b_attn", "input.parameters-low-rank", &LlmParameters::attention_replicated, &WeightLayout::attention},
    {"P_lin", "b_lin", "input.parameters-linear-attention", &LlmParameters::linear_attention, &WeightLayout::linear_attention},
    {"P_mlp", "b_mlp", "input.parameters-mlp", &LlmParameters::dense_mlp, &WeightLayout::dense_mlp},
    {"P_exp", "b_exp", "input.parameters-experts", &LlmParameters::experts, &WeightLayout::experts},
    {"P_sh", "b_sh", "input.parameters-shared-experts", &LlmParameters::shared_experts, &WeightLayout::shared_experts},
    {"P_rt", "b_rt", "input.parameters-router", &LlmParameters::router, &WeightLayout::router},
    {"P_norm", "b_norm", "input.parameters-norms", &LlmParameters::norms, &WeightLayout::norms},
};

void add_counts(Derivation& d, const LlmParameters& count) {
    for (const MatrixRow& row : matrices) {
        if (count.*row.count > 0.0) d.input(row.symbol, row.meaning, count.*row.count, Unit::Parameter, Origin::Derived);
    }
}

/// Bytes of a kind of matrix: the format's own, or what it leaves alone.
void add_bytes(Derivation& d, const char* symbol, double bytes, const Fact& quantised) {
    const bool left_alone = bytes == 2.0 && quantised.value != 2.0;
    if (left_alone) {
        d.input(symbol, "input.bytes-per-parameter", bytes, Unit::BytePerParameter, Origin::Assumption, {}, "left in 16 bits");
    } else {
        d.input(symbol, "input.bytes-per-parameter", bytes, Unit::BytePerParameter,
                quantised.assumed ? Origin::Assumption : Origin::Constant, quantised.source, quantised.note);
    }
}

void add_parallel(Derivation& d, const ServingRequest& request) {
    d.input("T", "input.tensor-parallel", request.tensor_parallel, Unit::Gpu, Origin::Answer, "placement.tensor-parallel");
    if (request.pipeline_parallel > 1) {
        d.input("Pp", "input.pipeline-parallel", request.pipeline_parallel, Unit::Gpu, Origin::Answer, "placement.pipeline-parallel");
    }
}

void add_memory(Derivation& d, const GpuPart& part) {
    add_fact(d, "M", part.slice != nullptr ? "input.slice-memory" : "input.visible-memory", *part.memory, Origin::Catalogue);
}

void add_blocks(Derivation& d, const ReplicaSizing& replica) {
    d.input("β", "input.kv-block-bytes", replica.pool.block_bytes, Unit::Byte, Origin::Derived);
    d.input("t_β", "input.kv-block-tokens", replica.pool.block_tokens, Unit::Token, Origin::Derived);
}

void add_sessions(Derivation& d, const LlmFigures& llm) {
    d.input("s_in", "input.prompt-tokens", llm.request->prompt_tokens, Unit::Token, Origin::Answer, "workload.prompt-tokens");
    d.input("s_out", "input.answer-tokens", llm.request->answer_tokens, Unit::Token, Origin::Answer, "workload.answer-tokens");
}

void add_full_context(Derivation& d, const LlmFigures& llm) {
    d.input("c", "input.max-context", llm.request->max_context_tokens, Unit::Token, Origin::Answer, "workload.max-context-tokens");
}

void add_link(Derivation& d, const LlmFigures& llm) {
    const TensorLink& link = llm.replica->speed.link;
    const bool bridge = link.fast && llm.part->gpu->form == GpuForm::Pcie;
    const std::string note = link.link->name + (bridge ? ": a bridge over these slots is assumed" : "");
    d.input("B_link", "input.link-bus-bandwidth", link.bus_bandwidth, Unit::BytePerSecond, bridge ? Origin::Assumption : Origin::Catalogue,
            link.bandwidth->source, note);
    d.input("t_link", "input.link-extra-latency", link.extra_latency, Unit::Second, Origin::Derived, {}, note);
    d.input("H", "input.hidden", llm.replica->speed.hidden, Unit::Count, Origin::Catalogue, llm.request->model->source);
}

void add_speed(Derivation& d, const LlmFigures& llm) {
    const ReplicaSizing& replica = *llm.replica;
    const ReplicaSpeed& speed = replica.speed;
    d.input("W_r", "input.weights-read", speed.weight_bytes, Unit::Byte, Origin::Derived);
    if (speed.expert_bytes > 0.0) {
        d.input("W_e", "input.expert-weights", speed.expert_bytes, Unit::Byte, Origin::Derived);
        d.input("k/E", "input.active-expert-share", speed.active_share, Unit::Ratio, Origin::Derived);
    }
    d.input("K_s", "input.kv-held-per-session", speed.kv.held_bytes(speed.mean_context()), Unit::Byte, Origin::Derived);
    d.input("L", "input.layers", speed.layers, Unit::Count, Origin::Catalogue, llm.request->model->source);
    d.input("P_a", "input.active-parameters", speed.flop_per_token / 2.0, Unit::Parameter, Origin::Derived,
            figure_of(llm, FigureKind::ActiveParameters));
    add_fact(d, "BW", "input.memory-bandwidth", llm.part->gpu->memory_bandwidth, Origin::Catalogue);
    add_fact(d, "F", "input.compute-peak", *replica.peak, Origin::Catalogue);
    if (llm.part->slice != nullptr) {
        d.input("σ_BW", "input.slice-bandwidth-share", llm.part->bandwidth_share, Unit::Ratio, Origin::Derived);
        d.input("σ_F", "input.slice-compute-share", llm.part->compute_share, Unit::Ratio, Origin::Derived);
    }
    add_fact(d, "η", "input.bandwidth-share", *replica.coefficients.bandwidth_share);
    add_fact(d, "t_0", "input.layer-time", *replica.coefficients.layer_time);
    add_fact(d, "t_1", "input.parallel-layer-time", *replica.coefficients.parallel_time);
    if (speed.sparse_layers > 0.0 && replica.coefficients.sparse_time->known()) {
        d.input("L_x", "input.sparse-layers", speed.sparse_layers, Unit::Count, Origin::Catalogue, llm.request->model->source);
        add_fact(d, "t_x", "input.sparse-layer-time", *replica.coefficients.sparse_time);
    }
    add_fact(d, "mfu", "input.compute-share", *replica.coefficients.compute_share);
    add_parallel(d, *llm.request);
    if (!speed.link.fast) add_link(d, llm);
}

std::string step_formula(const ReplicaSpeed& speed) {
    std::string weights = speed.expert_bytes > 0.0 ? "W_r + W_e·(1 - (1 - k/E)^(b/Pp))" : "W_r";
    std::string text = "t(b) = max((" + weights + " + b/Pp·K_s) / (η·BW), 2·P_a·b / (T·Pp·F·mfu)) + L·t_0";
    if (speed.tensor_parallel > 1) text += " + L·t_1";
    if (speed.sparse_layers > 0.0 && speed.sparse_time > 0.0) text += " + L_x·t_x";
    text += " + b·s_in/s_out·2·P_a / (T·Pp·F·mfu)";
    if (!speed.link.fast) text += " + 2·L·(2·(T-1)/T·2·H·(b + b·s_in/s_out)/Pp / B_link + t_link)";
    return text;
}

/// The heads of the layers that keep the whole context; what one token leaves in each of them.
void add_kv_heads(Derivation& d, const LanguageModel& model, const KvShape& shape) {
    const Attention& a = model.attention;
    if (shape.latent) {
        add_dimension(d, model, "r_kv", "input.kv-latent", a.kv_lora_rank, Unit::Count);
        add_dimension(d, model, "r", "input.kv-rope", a.qk_rope_head_dim, Unit::Count);
        add_dimension(d, model, "i", "input.kv-index", a.index_head_dim, Unit::Count);
        return;
    }
    const bool windowed = shape.sliding_layers > 0;  // only there the layers of the whole context may have other heads
    add_dimension(d, model, "K", "input.kv-heads", windowed && a.global_kv_heads > 0 ? a.global_kv_heads : model.kv_heads, Unit::Count);
    add_dimension(d, model, "d", "input.head-dim", windowed && a.global_head_dim > 0 ? a.global_head_dim : model.head_dim, Unit::Count);
}

/// Layers that do not grow with every token: a window, or one state a sequence.
void add_other_layers(Derivation& d, const LanguageModel& model, const KvShape& shape) {
    if (shape.sliding_layers > 0) {
        d.input("L_win", "input.windowed-layers", shape.sliding_layers, Unit::Count, Origin::Catalogue, model.source);
        d.input("w", "input.window", shape.window, Unit::Token, Origin::Catalogue, model.source);
    }
    if (shape.state_layers > 0) {
        d.input("L_state", "input.state-layers", shape.state_layers, Unit::Count, Origin::Catalogue, model.source);
        d.input("S", "input.state-bytes", shape.state_bytes, Unit::Byte, Origin::Derived, {}, "one sequence, one layer");
    }
}

void add_band(Derivation& d, const Fact& band) { add_fact(d, "δ", "input.band", band); }

}  // namespace

void derive_parameters(const LanguageModel& model, const LlmParameters& count, Derivation& d) {
    d.formula = "P = P_emb + P_head + P_attn + P_kv + P_low + P_lin + P_mlp + P_exp + P_sh + P_rt + P_norm";
    add_counts(d, count);
    add_dimension(d, model, "L", "input.layers", model.layers, Unit::Count);
    add_dimension(d, model, "H", "input.hidden", model.hidden, Unit::Count);
    add_dimension(d, model, "I", "input.mlp-width", model.intermediate, Unit::Count);
    add_dimension(d, model, "A", "input.heads", model.heads, Unit::Count);
    add_dimension(d, model, "K", "input.kv-heads", model.kv_heads, Unit::Count);
    add_dimension(d, model, "d", "input.head-dim", model.head_dim, Unit::Count);
    add_dimension(d, model, "V", "input.vocabulary", model.vocab, Unit::Count);
    if (model.is_moe) {
        add_dimension(d, model, "E", "input.experts", model.moe.experts, Unit::Count);
        add_dimension(d, model, "k", "input.experts-per-token", model.moe.experts_per_token, Unit::Count);
        add_dimension(d, model, "m", "input.expert-width", model.moe.expert_intermediate, Unit::Count);
    }
    if (count.mtp > 0.0) d.input("P_mtp", "input.parameters-prediction-layer", count.mtp, Unit::Parameter, Origin::Derived, {}, "not in P");
    d.formula_sources.push_back(model.source);
}

void derive_active_parameters(const LanguageModel& model, const LlmParameters& count, Derivation& d) {
    d.formula = model.is_moe ? "P_a = P - P_exp·(1 - k/E)" : "P_a = P";
    d.input("P", "input.parameters", count.total(), Unit::Parameter, Origin::Derived);
    if (!model.is_moe) return;
    d.input("P_exp", "input.parameters-experts", count.experts, Unit::Parameter, Origin::Derived);
    add_dimension(d, model, "k", "input.experts-per-token", model.moe.experts_per_token, Unit::Count);
    add_dimension(d, model, "E", "input.experts", model.moe.experts, Unit::Count);
}

void derive_weight_bytes(const LlmFigures& llm, Derivation& d) {
    const ReplicaSizing& replica = *llm.replica;
    d.formula = "W = Σ P_i·b_i";
    for (const MatrixRow& row : matrices) {
        if (!(replica.parameters.*row.count > 0.0)) continue;
        d.input(row.symbol, row.meaning, replica.parameters.*row.count, Unit::Parameter, Origin::Derived,
                figure_of(llm, FigureKind::Parameters));
        add_bytes(d, row.bytes_symbol, replica.layout.*row.bytes, *replica.layout.quantised);
    }
    add_fact(d, "b_q", "input.bytes-per-quantised-parameter", *replica.layout.quantised);
    d.input("g", "input.quantisation-group", llm.request->quantisation_group, Unit::Count, Origin::Answer, "workload.quantisation-group");
    if (replica.layout.expert_width_multiple > 1) {
        d.input("pad", "input.expert-width-multiple", replica.layout.expert_width_multiple, Unit::Count, Origin::Assumption, {},
                "The kernels round an expert's width up to a multiple of this.");
    }
}

void derive_weight_bytes_per_gpu(const LlmFigures& llm, Derivation& d) {
    const ReplicaSizing& replica = *llm.replica;
    d.formula =
        llm.request->pipeline_parallel > 1 ? "W_gpu = max over stages (W_sharded/T + W_replicated)" : "W_gpu = W_sharded/T + W_replicated";
    d.input("W", "input.weight-bytes", replica.weights.total, Unit::Byte, Origin::Derived, figure_of(llm, FigureKind::WeightBytes));
    const LlmParameters& count = replica.parameters;
    const double replicated =
        count.attention_replicated * replica.layout.attention + count.router * replica.layout.router + count.norms * replica.layout.norms;
    d.input("W_replicated", "input.replicated-weights", replicated, Unit::Byte, Origin::Derived);
    add_parallel(d, *llm.request);
    if (llm.request->pipeline_parallel > 1) {
        d.input("stage", "input.largest-stage", replica.weights.largest_stage + 1, Unit::Count, Origin::Derived);
    }
}

void derive_kv_bytes_per_token(const LlmFigures& llm, Derivation& d) {
    const LanguageModel& model = *llm.request->model;
    const KvShape& shape = llm.replica->kv_model;
    d.formula = shape.latent ? (model.attention.index_head_dim > 0 ? "k = L_full·(r_kv + r + i)·q" : "k = L_full·(r_kv + r)·q")
                             : "k = L_full·2·K·d·q";
    d.input("L_full", "input.full-layers", shape.full_layers, Unit::Count, Origin::Catalogue, model.source);
    add_kv_heads(d, model, shape);
    add_fact(d, "q", "input.kv-element-bytes", *llm.replica->kv_element);
    add_other_layers(d, model, shape);
    d.formula_sources.push_back(model.source);
}

void derive_kv_bytes_per_token_per_gpu(const LlmFigures& llm, Derivation& d) {
    const LanguageModel& model = *llm.request->model;
    const KvShape& shape = llm.replica->kv;
    const bool staged = llm.request->pipeline_parallel > 1;
    const std::string layers = staged ? "⌈L_full/Pp⌉" : "L_full";
    if (shape.latent) {
        // The latent is not divided: every tensor-parallel rank keeps all of it.
        d.formula = "k_gpu = " + layers + (model.attention.index_head_dim > 0 ? "·(r_kv + r + i)·q" : "·(r_kv + r)·q");
    } else {
        d.formula = "k_gpu = " + layers + "·2·⌈K/T⌉·d·q";
    }
    d.input("L_full", "input.full-layers", llm.replica->kv_model.full_layers, Unit::Count, Origin::Catalogue, model.source);
    add_kv_heads(d, model, shape);
    add_fact(d, "q", "input.kv-element-bytes", *llm.replica->kv_element);
    add_parallel(d, *llm.request);
    add_other_layers(d, model, shape);
    d.formula_sources.push_back(model.source);
}

void derive_activations(const LlmFigures& llm, Derivation& d) {
    const EngineOverheads& overheads = llm.replica->overheads;
    const Fact& measured = engine_constant(llm.request->engine, "activation_batched_tokens");
    const double batched = static_cast<double>(llm.request->max_batched_tokens);
    d.formula = batched > measured.value ? "a = a_0·m/m_0" : batched < measured.value ? "a = a_0·(1 + m/m_0)/2" : "a = a_0";
    add_fact(d, "a_0", "input.activation-peak", *overheads.activation_fact);
    d.input("m", "input.batched-tokens", batched, Unit::Token, Origin::Answer, "workload.max-batched-tokens");
    add_fact(d, "m_0", "input.measured-batched-tokens", measured);
}

void derive_runtime(const LlmFigures& llm, Derivation& d) {
    const EngineOverheads& overheads = llm.replica->overheads;
    d.formula = "R = N + G";
    add_fact(d, "N", "input.non-torch-memory", *overheads.non_torch_fact);
    if (overheads.graphs_fact != nullptr) add_fact(d, "G", "input.cuda-graphs", *overheads.graphs_fact);
}

void derive_kv_available(const LlmFigures& llm, Derivation& d) {
    const ReplicaSizing& replica = *llm.replica;
    d.formula = replica.rule == MemoryRule::ShareOfTotal ? "KV = M·u - W_gpu - a - R" : "KV = u·(M - W_gpu - a - R)";
    add_memory(d, *llm.part);
    if (llm.part->slice == nullptr) {
        d.input("u", "input.memory-utilisation", replica.utilisation, Unit::Ratio, Origin::Answer, "workload.memory-utilisation");
    } else {
        d.input("u", "input.memory-utilisation", 1.0, Unit::Ratio, Origin::Assumption, {}, "A slice is a hard limit by itself.");
    }
    d.input("W_gpu", "input.weight-bytes-per-gpu", replica.weights.per_gpu, Unit::Byte, Origin::Derived,
            figure_of(llm, FigureKind::WeightBytesPerGpu));
    d.input("a", "input.activations", replica.overheads.activations, Unit::Byte, Origin::Derived,
            figure_of(llm, FigureKind::ActivationBytesPerGpu));
    d.input("R", "input.runtime", replica.overheads.runtime(), Unit::Byte, Origin::Derived, figure_of(llm, FigureKind::RuntimeBytesPerGpu));
}

void derive_kv_needed(const LlmFigures& llm, Derivation& d) {
    const ReplicaSizing& whole = *llm.whole;
    d.formula = "KV_n = max(KV_c, n·KV_s + KV_m);  mean context = s_in + s_out/2";
    d.input("KV_c", "input.kv-full-request", whole.full_request_bytes, Unit::Byte, Origin::Derived);
    d.input("KV_s", "input.kv-session", whole.session_bytes, Unit::Byte, Origin::Derived);
    if (whole.chunk_bytes > 0.0) d.input("KV_m", "input.kv-prefill-chunk", whole.chunk_bytes, Unit::Byte, Origin::Derived);
    d.input("n", "input.concurrent-sessions", llm.sessions_needed, Unit::Session, Origin::Answer, "workload.concurrent-sessions");
    add_sessions(d, llm);
    add_full_context(d, llm);
    add_blocks(d, whole);
    d.input("k", "input.kv-bytes-per-token", whole.kv_model.bytes_per_token(), Unit::BytePerToken, Origin::Derived,
            figure_of(llm, FigureKind::KvBytesPerToken));
}

void derive_kv_needed_per_gpu(const LlmFigures& llm, Derivation& d) {
    const ReplicaSizing& replica = *llm.replica;
    d.formula = "KV_n = max(KV_c, n·KV_s + KV_m);  mean context = s_in + s_out/2";
    d.input("KV_c", "input.kv-full-request-gpu", replica.full_request_bytes, Unit::Byte, Origin::Derived);
    d.input("KV_s", "input.kv-session-gpu", replica.session_bytes, Unit::Byte, Origin::Derived);
    if (replica.chunk_bytes > 0.0) d.input("KV_m", "input.kv-prefill-chunk", replica.chunk_bytes, Unit::Byte, Origin::Derived);
    d.input("n", "input.sessions-per-replica", llm.sessions_per_replica, Unit::Session, Origin::Derived,
            figure_of(llm, FigureKind::SessionsNeeded));
    add_sessions(d, llm);
    add_full_context(d, llm);
    add_blocks(d, replica);
    d.input("k_gpu", "input.kv-bytes-per-token-gpu", replica.kv.bytes_per_token(), Unit::BytePerToken, Origin::Derived,
            figure_of(llm, FigureKind::KvBytesPerTokenPerGpu));
    add_parallel(d, *llm.request);
}

void derive_kv_tokens(const LlmFigures& llm, Derivation& d) {
    const ReplicaSizing& replica = *llm.replica;
    const bool one_kind = replica.pool.window_groups == 0.0 && replica.pool.state_groups == 0.0;
    d.formula = one_kind ? "tokens = t_β·floor(KV / β)" : "tokens = floor(floor(KV / β) / R_c · c)";
    d.input("KV", "input.kv-available", replica.kv_available, Unit::Byte, Origin::Derived, figure_of(llm, FigureKind::KvBytesAvailable));
    add_blocks(d, replica);
    if (one_kind) return;
    d.input("R_c", "input.blocks-full-request", blocks_of_full_request(replica.pool, replica.settings), Unit::Count, Origin::Derived);
    add_full_context(d, llm);
}

void derive_full_contexts(const LlmFigures& llm, Derivation& d) {
    const ReplicaSizing& replica = *llm.replica;
    d.formula = "n_c = ρ·floor(KV / β) / R_c";
    d.input("KV", "input.kv-available", replica.kv_available, Unit::Byte, Origin::Derived, figure_of(llm, FigureKind::KvBytesAvailable));
    add_blocks(d, replica);
    const double blocks = replica.pool.window_groups + replica.pool.state_groups > 0.0
                              ? blocks_of_full_request(replica.pool, replica.settings)
                              : replica.settings.max_context_tokens / replica.pool.block_tokens;
    d.input("R_c", "input.blocks-full-request", blocks, Unit::Count, Origin::Derived);
    add_full_context(d, llm);
    d.input("ρ", "input.replicas", llm.replicas, Unit::Count, Origin::Derived, figure_of(llm, FigureKind::Replicas));
}

void derive_sessions_by_memory(const LlmFigures& llm, Derivation& d) {
    const ReplicaSizing& replica = *llm.replica;
    d.formula = "n_M = ρ·floor((floor(KV / β) - R_m) / R_s), 0 when KV < KV_c";
    d.input("KV", "input.kv-available", replica.kv_available, Unit::Byte, Origin::Derived, figure_of(llm, FigureKind::KvBytesAvailable));
    d.input("KV_c", "input.kv-full-request-gpu", replica.full_request_bytes, Unit::Byte, Origin::Derived);
    add_blocks(d, replica);
    d.input("R_s", "input.blocks-session", blocks_of_sequence(replica.pool, replica.settings, replica.speed.mean_context()), Unit::Count,
            Origin::Derived);
    d.input("R_m", "input.blocks-prefill-chunk", blocks_of_prefill_chunk(replica.pool, replica.settings), Unit::Count, Origin::Derived);
    add_sessions(d, llm);
    d.input("ρ", "input.replicas", llm.replicas, Unit::Count, Origin::Derived, figure_of(llm, FigureKind::Replicas));
}

void derive_sessions_by_speed(const LlmFigures& llm, Derivation& d) {
    const ReplicaSizing& replica = *llm.replica;
    if (!replica.speed_known()) return;
    d.formula = "n_v = ρ·max{b <= b_max: t(b) <= 1/v};  " + step_formula(replica.speed);
    d.input("v", "input.tokens-per-s-per-session", llm.request->tokens_per_s_per_session, Unit::TokenPerSecond, Origin::Answer,
            "workload.tokens-per-s-per-session");
    add_fact(d, "b_max", "input.max-sequences", engine_constant(llm.request->engine, "max_sequences"));
    add_sessions(d, llm);
    add_speed(d, llm);
    add_band(d, *replica.coefficients.token_band);
    d.input("ρ", "input.replicas", llm.replicas, Unit::Count, Origin::Derived, figure_of(llm, FigureKind::Replicas));
}

void derive_sessions_fit(const LlmFigures& llm, Derivation& d) {
    d.formula = "n = min(n_M, n_v)";
    d.input("n_M", "input.sessions-by-memory", llm.by_memory, Origin::Derived, figure_of(llm, FigureKind::SessionsByMemory));
    d.input("n_v", "input.sessions-by-speed", llm.by_speed, Origin::Derived, figure_of(llm, FigureKind::SessionsBySpeed));
}

void derive_sessions_needed(const LlmFigures& llm, Derivation& d) {
    d.formula = "n = n_0";
    d.input("n_0", "input.concurrent-sessions", llm.sessions_needed, Unit::Session, Origin::Answer, "workload.concurrent-sessions");
}

void derive_time_per_output_token(const LlmFigures& llm, Derivation& d) {
    const ReplicaSizing& replica = *llm.replica;
    if (!replica.speed_known()) return;
    d.formula = step_formula(replica.speed);
    d.input("b", "input.sessions-per-replica", llm.sessions_per_replica, Unit::Session, Origin::Derived,
            figure_of(llm, FigureKind::SessionsNeeded));
    add_sessions(d, llm);
    add_speed(d, llm);
    add_band(d, *replica.coefficients.token_band);
}

void derive_time_to_first_token(const LlmFigures& llm, Derivation& d) {
    const ReplicaSizing& replica = *llm.replica;
    if (!replica.speed_known() || !replica.coefficients.first_token_known()) return;
    const ReplicaSpeed& speed = replica.speed;
    d.formula =
        "TTFT = t_f + t(b)/2 + (b·s - Z + sqrt((b·s - Z)^2 + 4·s·Z))/2;  s = τ + chunks·g(b), Z = s_out·t(b), "
        "τ = (2·P_a·s_in + 2·L_full·A·d·s_in^2) / (T·Pp·F·mfu_p)";
    if (speed.tensor_parallel > 1) d.formula += " + 2·L·(2·(T-1)/T·2·H·s_in/B_link + chunks·t_link)";
    const double batch = llm.sessions_per_replica;
    add_fact(d, "t_f", "input.first-token-time", *replica.coefficients.first_token_time);
    add_fact(d, "mfu_p", "input.prefill-share", *replica.coefficients.prefill_share);
    d.input("τ", "input.prefill-time", prefill_time(speed), Unit::Second, Origin::Derived);
    d.input("g(b)", "input.generation-step-time", generation_step_time(speed, batch), Unit::Second, Origin::Derived);
    d.input("t(b)", "input.time-per-output-token", time_per_output_token(speed, batch), Unit::Second, Origin::Derived,
            figure_of(llm, FigureKind::TimePerOutputToken));
    d.input("chunks", "input.prefill-chunks", std::max(1.0, std::ceil(speed.prompt_tokens / speed.max_batched_tokens)), Unit::Count,
            Origin::Derived);
    d.input("b", "input.sessions-per-replica", batch, Unit::Session, Origin::Derived, figure_of(llm, FigureKind::SessionsNeeded));
    add_sessions(d, llm);
    d.input("P_a", "input.active-parameters", speed.flop_per_token / 2.0, Unit::Parameter, Origin::Derived,
            figure_of(llm, FigureKind::ActiveParameters));
    d.input("2·L_full·A·d", "input.attention-flop", speed.attention_flop_per_pair, Unit::Flop, Origin::Derived);
    add_fact(d, "F", "input.compute-peak", *replica.peak, Origin::Catalogue);
    add_parallel(d, *llm.request);
    if (speed.tensor_parallel > 1) add_link(d, llm);
    add_band(d, *replica.coefficients.first_token_band);
}

void derive_tokens_per_s(const LlmFigures& llm, Derivation& d) {
    d.formula = "X = ρ·b/t(b), b = n/ρ";
    d.input("n", "input.sessions-fit", llm.fit, Origin::Derived, figure_of(llm, FigureKind::SessionsFit));
    d.input("ρ", "input.replicas", llm.replicas, Unit::Count, Origin::Derived, figure_of(llm, FigureKind::Replicas));
    if (!llm.replica->speed_known() || !llm.fit.known()) return;
    const double batch = std::max(1.0, llm.fit.value / llm.replicas);
    d.input("t(b)", "input.time-per-output-token", time_per_output_token(llm.replica->speed, batch), Unit::Second, Origin::Derived);
    add_band(d, *llm.replica->coefficients.token_band);
}

void derive_tokens_per_s_needed(const LlmFigures& llm, Derivation& d) {
    d.formula = "X_n = n·v";
    d.input("n", "input.concurrent-sessions", llm.sessions_needed, Unit::Session, Origin::Answer, "workload.concurrent-sessions");
    d.input("v", "input.tokens-per-s-per-session", llm.request->tokens_per_s_per_session, Unit::TokenPerSecond, Origin::Answer,
            "workload.tokens-per-s-per-session");
}

void derive_replicas(const LlmFigures& llm, Derivation& d) {
    d.formula = "ρ = GPUs / (T·Pp)";
    d.input("GPUs", "input.placed-gpus", llm.replicas * llm.request->tensor_parallel * llm.request->pipeline_parallel, Unit::Gpu,
            Origin::Answer, llm.part != nullptr && llm.part->slice != nullptr ? "placement.mig-slices" : "placement.gpus");
    add_parallel(d, *llm.request);
}

void derive_minimum_vram(const LlmFigures& llm, Derivation& d) {
    const ReplicaSizing& replica = *llm.replica;
    d.formula =
        replica.rule == MemoryRule::ShareOfTotal ? "M_min = T·Pp·(W_gpu + a + R + KV_n)/u" : "M_min = T·Pp·(W_gpu + a + R + KV_n/u)";
    d.input("W_gpu", "input.weight-bytes-per-gpu", replica.weights.per_gpu, Unit::Byte, Origin::Derived);
    d.input("a", "input.activations", replica.overheads.activations, Unit::Byte, Origin::Derived,
            figure_of(llm, FigureKind::ActivationBytesPerGpu));
    d.input("R", "input.runtime", replica.overheads.runtime(), Unit::Byte, Origin::Derived, figure_of(llm, FigureKind::RuntimeBytesPerGpu));
    d.input("KV_n", "input.kv-needed", replica.kv_needed(llm.sessions_per_replica), Unit::Byte, Origin::Derived,
            figure_of(llm, llm.part != nullptr ? FigureKind::KvBytesNeededPerGpu : FigureKind::KvBytesNeeded));
    d.input("u", "input.memory-utilisation", replica.utilisation, Unit::Ratio, Origin::Answer, "workload.memory-utilisation");
    add_parallel(d, *llm.request);
}

}  // namespace rackwright
