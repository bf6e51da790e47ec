#include "sizing/kv_pool.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rackwright {
namespace {

constexpr double granule_tokens = 16.0;

double groups(int layers, int group_size) { return group_size == 0 ? 0.0 : std::ceil(static_cast<double>(layers) / group_size); }

/// The smaller of two layer counts, or the one that is not zero.
int group_size_of(int a, int b) {
    if (a == 0) return b;
    return b == 0 ? a : std::min(a, b);
}

KvPool dense_pool(const KvShape& shape) {
    KvPool pool;
    pool.block_tokens = granule_tokens;
    pool.block_bytes = granule_tokens * shape.bytes_per_token();
    pool.full_groups = shape.full_layers > 0 ? 1.0 : 0.0;
    return pool;
}

KvPool hybrid_pool(const KvShape& shape, const KvPoolSettings& settings) {
    KvPool pool;
    const double state = shape.state_bytes + settings.speculative_tokens * shape.draft_bytes;
    const int group = group_size_of(shape.full_layers, shape.state_layers);
    // Without attention layers only the state takes room.
    const double token_bytes = shape.full_layers > 0 ? shape.full_bytes() : state / granule_tokens;
    pool.block_tokens = std::ceil(std::ceil(state / token_bytes) / granule_tokens) * granule_tokens;
    pool.block_bytes = group * pool.block_tokens * token_bytes;
    pool.full_groups = groups(shape.full_layers, group);
    pool.state_groups = groups(shape.state_layers, group);
    return pool;
}

KvPool windowed_pool(const KvShape& shape) {
    KvPool pool;
    const int group = group_size_of(shape.full_layers, shape.sliding_layers);
    pool.window = shape.window;
    pool.full_groups = groups(shape.full_layers, group);
    pool.window_groups = groups(shape.sliding_layers, group);
    const bool both = shape.full_layers > 0;
    const std::int64_t full = both ? shape.full_elements : shape.sliding_elements;
    const std::int64_t common = std::lcm(full, shape.sliding_elements);
    pool.block_tokens = granule_tokens * static_cast<double>(common) / static_cast<double>(full);
    pool.window_block_tokens = granule_tokens * static_cast<double>(common) / static_cast<double>(shape.sliding_elements);
    pool.block_bytes = group * granule_tokens * static_cast<double>(common) * shape.element_bytes;
    return pool;
}

double window_blocks(const KvPool& pool, double tokens) {
    if (pool.window_groups == 0.0) return 0.0;
    return pool.window_groups * (std::ceil(tokens / pool.window_block_tokens) + 1.0);
}

double state_blocks(const KvPool& pool, const KvPoolSettings& settings) {
    return pool.state_groups * ((settings.prefix_caching ? 2.0 : 1.0) + settings.speculative_tokens);
}

}  // namespace

KvPool kv_pool(const KvShape& shape, const KvPoolSettings& settings) {
    if (shape.state_layers > 0) return hybrid_pool(shape, settings);
    if (shape.sliding_layers > 0) return windowed_pool(shape);
    return dense_pool(shape);
}

double pool_blocks(const KvPool& pool, double kv_bytes) {
    if (!(pool.block_bytes > 0.0) || !(kv_bytes > 0.0)) return 0.0;
    return std::floor(kv_bytes / pool.block_bytes);
}

double blocks_of_full_request(const KvPool& pool, const KvPoolSettings& settings) {
    const double in_window = std::min(pool.window - 1.0 + settings.max_batched_tokens, settings.max_context_tokens);
    return pool.full_groups * std::ceil(settings.max_context_tokens / pool.block_tokens) + window_blocks(pool, in_window) +
           state_blocks(pool, settings);
}

double blocks_of_sequence(const KvPool& pool, const KvPoolSettings& settings, double context) {
    return pool.full_groups * std::ceil(context / pool.block_tokens) + window_blocks(pool, std::min(pool.window, context)) +
           state_blocks(pool, settings);
}

double blocks_of_prefill_chunk(const KvPool& pool, const KvPoolSettings& settings) {
    if (pool.window_groups == 0.0) return 0.0;
    const double tokens = std::min(settings.max_batched_tokens, settings.max_context_tokens);
    return pool.window_groups * std::ceil(tokens / pool.window_block_tokens);
}

KvCapacity kv_capacity(const KvPool& pool, const KvPoolSettings& settings, double kv_bytes) {
    KvCapacity capacity;
    capacity.blocks = pool_blocks(pool, kv_bytes);
    const bool one_kind = pool.window_groups == 0.0 && pool.state_groups == 0.0;
    const double request = blocks_of_full_request(pool, settings);
    if (one_kind) {
        capacity.tokens = capacity.tokens_old = capacity.blocks * pool.block_tokens;
        if (settings.max_context_tokens > 0.0) capacity.concurrency = capacity.tokens / settings.max_context_tokens;
        return capacity;
    }
    if (!(request > 0.0)) return capacity;
    const double all_groups = pool.full_groups + pool.window_groups + pool.state_groups;
    capacity.concurrency = capacity.blocks / request;
    capacity.tokens = std::floor(capacity.blocks * settings.max_context_tokens / request);
    const double smallest = pool.window_groups > 0.0 ? std::min(pool.block_tokens, pool.window_block_tokens) : pool.block_tokens;
    capacity.tokens_old = std::floor(capacity.blocks / all_groups) * smallest;
    return capacity;
}

}  // namespace rackwright
