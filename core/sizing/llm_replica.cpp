#include "sizing/llm_replica.h"

#include "sizing/engine_constants.h"
#include "sizing/measured_gpus.h"

#include <algorithm>
#include <cmath>

namespace rackwright {
namespace {

double sessions_in(const ReplicaSizing& replica, double kv_bytes) {
    if (kv_bytes < replica.full_request_bytes) return 0.0;
    const double session = blocks_of_sequence(replica.pool, replica.settings, replica.speed.mean_context());
    if (!(session > 0.0)) return 0.0;
    const double blocks = pool_blocks(replica.pool, kv_bytes) - blocks_of_prefill_chunk(replica.pool, replica.settings);
    return std::max(1.0, std::floor(blocks / session));
}

void set_available_range(const ReplicaSizing& replica, const Engine* engine, double& low, double& high) {
    const EngineOverheads& overheads = replica.overheads;
    const Fact& band = engine_constant(engine, "kv_available", "band");
    low = replica.kv_available - (overheads.activations_high - overheads.activations);
    high = replica.kv_available + (overheads.activations - overheads.activations_low);
    if (overheads.family_in_table && band.known() && replica.kv_available > 0.0) {
        low = std::min(low, replica.kv_available * (1.0 - band.value));
        high = std::max(high, replica.kv_available * (1.0 + band.value));
    }
}

void set_speed(const ServingRequest& request, const GpuPart& part, const TensorLink& link, ReplicaSizing& replica) {
    replica.coefficients = speed_coefficients(request.engine, request.model->is_moe);
    replica.peak = &compute_peak(*part.gpu, request.weights);
    if (!replica.coefficients.known()) {
        replica.speed_unknown_reason = replica.coefficients.unknown_reason;
    } else if (!constants_hold_for(*part.gpu)) {
        replica.speed_unknown_reason = "llm.gpu-not-measured";
    } else if (!replica.peak->known()) {
        replica.speed_unknown_reason = "llm.no-peak-for-format";
    } else if (!part.gpu->memory_bandwidth.known()) {
        replica.speed_unknown_reason = "llm.no-bandwidth";
    } else if (!link.known()) {
        replica.speed_unknown_reason = link.unknown_reason;
    }
    if (!replica.speed_unknown_reason.empty()) return;
    ReplicaSpeed& speed = replica.speed;
    set_coefficients(speed, replica.coefficients);
    speed.link = link;
    speed.bandwidth = part.gpu->memory_bandwidth.value * part.bandwidth_share;
    speed.peak = replica.peak->value * part.compute_share;
    if (!(request.tokens_per_s_per_session > 0.0)) return;
    const double limit = 1.0 / request.tokens_per_s_per_session;
    const double band = replica.coefficients.token_band->value;
    replica.sessions_by_speed = largest_batch(speed, limit, replica.max_sequences);
    replica.sessions_by_speed_low = largest_batch(speed, limit / (1.0 + band), replica.max_sequences);
    replica.sessions_by_speed_high = largest_batch(speed, limit / (1.0 - band), replica.max_sequences);
}

}  // namespace

GpuPart whole_gpu(const Gpu& gpu) {
    GpuPart part;
    part.gpu = &gpu;
    part.memory = &gpu.memory_visible;
    return part;
}

GpuPart mig_part(const Gpu& gpu, const MigProfile& profile) {
    GpuPart part;
    part.gpu = &gpu;
    part.slice = &profile;
    part.memory = &profile.memory;
    int memory_slices = 1;
    int compute_slices = 1;
    for (const MigProfile& other : gpu.mig) {
        memory_slices = std::max(memory_slices, other.memory_slices);
        compute_slices = std::max(compute_slices, other.compute_slices);
    }
    part.bandwidth_share = static_cast<double>(profile.memory_slices) / memory_slices;
    part.compute_share = static_cast<double>(profile.compute_slices) / compute_slices;
    return part;
}

const MigProfile* find_mig_profile(const Gpu& gpu, std::string_view name) {
    const auto found = std::find_if(gpu.mig.begin(), gpu.mig.end(), [&](const MigProfile& profile) { return profile.name == name; });
    return found == gpu.mig.end() ? nullptr : &*found;
}

double ReplicaSizing::kv_needed(double sessions) const { return std::max(full_request_bytes, sessions * session_bytes + chunk_bytes); }

double ReplicaSizing::visible_needed(double sessions) const {
    return visible_bytes_needed(rule, utilisation, weights.per_gpu, overheads, kv_needed(sessions));
}

ReplicaSizing size_model(const Catalogue& catalogue, const ServingRequest& request) {
    ReplicaSizing replica;
    const LanguageModel& model = *request.model;
    const auto fail = [&](std::string_view reason) {
        if (replica.unknown_reason.empty()) replica.unknown_reason = reason;
    };
    replica.parameters = count_parameters(model);
    replica.layout = weight_layout(catalogue, model, request.weights, request.quantisation_group);
    replica.kv_element = &kv_element_bytes(catalogue, request.kv);
    const double element = replica.kv_element->known() ? replica.kv_element->value : 0.0;
    replica.kv_model = kv_shape(model, 1, 1, element);
    replica.kv = kv_shape(model, request.tensor_parallel, request.pipeline_parallel, element);
    replica.overheads =
        engine_overheads(request.engine, model, request.tensor_parallel, request.pipeline_parallel, request.max_batched_tokens);
    if (!replica.parameters.known()) fail(replica.parameters.unknown_reason);
    if (!replica.layout.known()) fail(replica.layout.unknown_reason);
    if (!replica.kv.known()) fail(replica.kv.unknown_reason);
    if (!replica.overheads.known()) fail(replica.overheads.unknown_reason);
    if (request.shares_gpu && replica.overheads.known()) {
        const Fact& context = process_context(request.engine);
        if (context.known()) {
            replica.overheads.non_torch = context.value;
            replica.overheads.non_torch_fact = &context;
        } else {
            fail("llm.no-engine-constant");
        }
    }
    const Fact& sequences = engine_constant(request.engine, "max_sequences");
    if (!sequences.known()) fail("llm.no-engine-constant");
    if (!replica.known()) return replica;

    replica.max_sequences = sequences.value;
    replica.weights = weight_bytes(model, replica.layout, request.tensor_parallel, request.pipeline_parallel);
    replica.rule = request.memory_is_limited ? MemoryRule::ShareOfTotal : memory_rule(request.engine);
    replica.utilisation = request.memory_is_limited ? 1.0 : request.memory_utilisation;
    replica.settings = {request.max_context_tokens, static_cast<double>(request.max_batched_tokens), 0.0, true};
    replica.pool = kv_pool(replica.kv, replica.settings);
    const KvShape rank = request.pipeline_parallel > 1 ? kv_shape(model, request.tensor_parallel, 1, element) : replica.kv;
    replica.speed = replica_speed(model, replica.layout, rank, request.tensor_parallel, request.pipeline_parallel);
    replica.speed.prompt_tokens = request.prompt_tokens;
    replica.speed.answer_tokens = request.answer_tokens;
    replica.speed.max_batched_tokens = static_cast<double>(request.max_batched_tokens);
    const KvPool& pool = replica.pool;
    replica.full_request_bytes = blocks_of_full_request(pool, replica.settings) * pool.block_bytes;
    replica.session_bytes = blocks_of_sequence(pool, replica.settings, replica.speed.mean_context()) * pool.block_bytes;
    replica.chunk_bytes = blocks_of_prefill_chunk(pool, replica.settings) * pool.block_bytes;
    return replica;
}

void size_on_gpu(const ServingRequest& request, const GpuPart& part, const TensorLink& link, ReplicaSizing& replica) {
    if (!replica.known()) return;
    if (part.memory == nullptr || !part.memory->known()) {
        replica.unknown_reason = "llm.no-gpu-memory";
        return;
    }
    if (part.gpu->devices > 1) {
        // The card's memory is not one: a replica would have to be split over its devices as over GPUs, which placements do not say.
        replica.unknown_reason = "llm.several-devices";
        return;
    }
    if (request.engine != nullptr && !runs_on(request.engine->id, *part.gpu)) {
        replica.unknown_reason = "llm.engine-not-for-gpu";
        return;
    }
    if (!has_kernels_for(request.weights, *part.gpu)) {
        replica.unknown_reason = "llm.format-not-for-gpu";
        return;
    }
    replica.kv_available =
        kv_bytes_available(replica.rule, part.visible_bytes(), replica.utilisation, replica.weights.per_gpu, replica.overheads);
    set_available_range(replica, request.engine, replica.kv_available_low, replica.kv_available_high);
    replica.capacity = kv_capacity(replica.pool, replica.settings, replica.kv_available);
    replica.sessions_by_memory = sessions_in(replica, replica.kv_available);
    replica.sessions_by_memory_low = sessions_in(replica, replica.kv_available_low);
    replica.sessions_by_memory_high = sessions_in(replica, replica.kv_available_high);
    set_speed(request, part, link, replica);
}

}  // namespace rackwright
