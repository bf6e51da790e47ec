#pragma once

#include "sizing/kv_cache.h"

namespace rackwright {

/// How vLLM cuts the KV memory of a GPU into blocks. Layers of different kinds share one pool, so their pages are made
/// equally large by giving them different numbers of tokens, and they are kept in groups of equally many layers.
struct KvPool {
    double block_bytes = 0.0;          ///< one block over its group of layers
    double block_tokens = 16.0;        ///< tokens of a block of full-attention layers
    double window_block_tokens = 0.0;  ///< of windowed layers
    double full_groups = 0.0, window_groups = 0.0, state_groups = 0.0;
    double window = 0.0;
};

/// What the operator set, as far as the pool depends on it.
struct KvPoolSettings {
    double max_context_tokens = 8192.0;
    double max_batched_tokens = 8192.0;  ///< a prefill chunk of windowed layers stands beside the window
    double speculative_tokens = 0.0;
    bool prefix_caching = true;  ///< keeps one more state a sequence in hybrids
};

/// Dense and MLA: 16 tokens a block. Hybrids: the block of the attention layers is as large as a state, rounded up to 16 tokens.
/// Windowed: multiples of 16 tokens, so that both kinds take the same bytes.
KvPool kv_pool(const KvShape& shape, const KvPoolSettings& settings);

/// floor(bytes / block_bytes).
double pool_blocks(const KvPool& pool, double kv_bytes);

/// Blocks that vLLM reserves for one request of full length; it does not start with fewer.
double blocks_of_full_request(const KvPool& pool, const KvPoolSettings& settings);

/// Blocks that a running sequence of `context` tokens holds: windowed layers free what has left the window.
double blocks_of_sequence(const KvPool& pool, const KvPoolSettings& settings, double context);

/// Blocks that one prefill chunk takes beside what blocks_of_sequence() counts; once a GPU.
double blocks_of_prefill_chunk(const KvPool& pool, const KvPoolSettings& settings);

/// What vLLM prints when it starts.
struct KvCapacity {
    double blocks = 0.0;
    double tokens = 0.0;       ///< "GPU KV cache size", as vLLM has printed it since the change between 0.19 and 0.24
    double tokens_old = 0.0;   ///< as printed before; differs for hybrids and windowed models only
    double concurrency = 0.0;  ///< requests of full length
};
KvCapacity kv_capacity(const KvPool& pool, const KvPoolSettings& settings, double kv_bytes);

}  // namespace rackwright
