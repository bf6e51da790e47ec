#pragma once

#include "catalog/products.h"

// Architectures as the models' published config.json files give them; the tests must not change with the shipped catalogue.

namespace rackwright::test_models {

inline LanguageModel gqa(const char* name, int layers, int hidden, int intermediate, int heads, int kv_heads, int head_dim, int vocab,
                         bool tied = false) {
    LanguageModel model;
    model.id = name;
    model.name = name;
    model.family = name;
    model.source = "config-json";
    model.layers = layers;
    model.hidden = hidden;
    model.intermediate = intermediate;
    model.heads = heads;
    model.kv_heads = kv_heads;
    model.head_dim = head_dim;
    model.vocab = vocab;
    model.tied_embeddings = tied;
    model.max_context = 131072;
    model.attention.full_layers = layers;
    return model;
}

inline LanguageModel llama_8b() { return gqa("llama-3.1-8b", 32, 4096, 14336, 32, 8, 128, 128256); }
inline LanguageModel llama_70b() { return gqa("llama-3.1-70b", 80, 8192, 28672, 64, 8, 128, 128256); }
inline LanguageModel llama_405b() { return gqa("llama-3.1-405b", 126, 16384, 53248, 128, 8, 128, 128256); }
inline LanguageModel qwen3_14b() { return gqa("qwen3-14b", 40, 5120, 17408, 40, 8, 128, 151936); }
inline LanguageModel qwen25_7b() {
    LanguageModel model = gqa("qwen2.5-7b", 28, 3584, 18944, 28, 4, 128, 152064);
    model.qkv_bias = true;
    return model;
}
inline LanguageModel qwen2_72b() {
    LanguageModel model = gqa("qwen2-72b", 80, 8192, 29568, 64, 8, 128, 152064);
    model.qkv_bias = true;
    return model;
}

inline LanguageModel with_experts(LanguageModel model, int experts, int per_token, int width, int shared_width = 0, int first_dense = 0) {
    model.is_moe = true;
    model.moe.experts = experts;
    model.moe.experts_per_token = per_token;
    model.moe.expert_intermediate = width;
    model.moe.shared_intermediate = shared_width;
    model.moe.first_dense_layers = first_dense;
    return model;
}

inline LanguageModel qwen3_235b() { return with_experts(gqa("qwen3-235b", 94, 4096, 12288, 64, 4, 128, 151936), 128, 8, 1536); }

inline LanguageModel deepseek_v3() {
    LanguageModel model = gqa("deepseek-v3", 61, 7168, 18432, 128, 128, 0, 129280);
    model.attention.kind = AttentionKind::Mla;
    model.attention.q_lora_rank = 1536;
    model.attention.kv_lora_rank = 512;
    model.attention.qk_rope_head_dim = 64;
    model.attention.qk_nope_head_dim = 128;
    model.attention.v_head_dim = 128;
    return with_experts(model, 256, 8, 2048, 2048, 3);
}

inline LanguageModel kimi_k2() {
    LanguageModel model = deepseek_v3();
    model.heads = 64;
    model.vocab = 163840;
    model.moe.experts = 384;
    model.moe.first_dense_layers = 1;
    return model;
}

/// Qwen3-Next, 3.5, 3.6: one full-attention layer in four, gated delta net in the others.
inline LanguageModel hybrid(LanguageModel model, int full, int linear, int k_heads, int v_heads) {
    model.attention.kind = AttentionKind::HybridLinear;
    model.attention.full_layers = full;
    model.attention.linear_layers = linear;
    model.attention.linear_k_heads = k_heads;
    model.attention.linear_k_dim = 128;
    model.attention.linear_v_heads = v_heads;
    model.attention.linear_v_dim = 128;
    model.attention.conv_kernel = 4;
    model.attention.output_gate = true;
    model.attention.mtp_layers = 1;
    return model;
}
inline LanguageModel qwen35_27b() { return hybrid(gqa("qwen3.5-27b", 64, 5120, 17408, 24, 4, 256, 248320), 16, 48, 16, 48); }
inline LanguageModel qwen35_35b() {
    return with_experts(hybrid(gqa("qwen3.5-35b-a3b", 40, 2048, 0, 16, 2, 256, 248320), 10, 30, 16, 32), 256, 8, 512, 512);
}
inline LanguageModel qwen35_122b() {
    return with_experts(hybrid(gqa("qwen3.5-122b-a10b", 48, 3072, 0, 32, 2, 256, 248320), 12, 36, 16, 64), 256, 8, 1024, 1024);
}
inline LanguageModel qwen35_397b() {
    return with_experts(hybrid(gqa("qwen3.5-397b-a17b", 60, 4096, 0, 32, 2, 256, 248320), 15, 45, 16, 64), 512, 10, 1024, 1024);
}

inline LanguageModel windowed(LanguageModel model, int window, int local, int global, int global_kv_heads = 0, int global_head_dim = 0) {
    model.attention.kind = AttentionKind::SlidingGlobal;
    model.attention.window = window;
    model.attention.sliding_layers = local;
    model.attention.full_layers = global;
    model.attention.global_kv_heads = global_kv_heads;
    model.attention.global_head_dim = global_head_dim;
    return model;
}
inline LanguageModel gpt_oss_120b() {
    return with_experts(windowed(gqa("gpt-oss-120b", 36, 2880, 2880, 64, 8, 64, 201088), 128, 18, 18), 128, 4, 2880);
}
inline LanguageModel gpt_oss_20b() {
    return with_experts(windowed(gqa("gpt-oss-20b", 24, 2880, 2880, 64, 8, 64, 201088), 128, 12, 12), 32, 4, 2880);
}
inline LanguageModel gemma4_31b() {
    LanguageModel model = windowed(gqa("gemma-4-31b", 60, 5376, 21504, 32, 16, 256, 262144, true), 1024, 50, 10, 4, 512);
    model.attention.k_eq_v = true;
    return model;
}
inline LanguageModel gemma4_26b() {
    LanguageModel model = windowed(gqa("gemma-4-26b-a4b", 30, 2816, 2112, 16, 8, 256, 262144, true), 1024, 25, 5, 2, 512);
    model.attention.k_eq_v = true;
    model = with_experts(model, 128, 8, 704);
    model.moe.parallel_dense_mlp = true;
    return model;
}

inline LanguageModel llama4(const char* name, int experts, int moe_layers) {
    LanguageModel model = gqa(name, 48, 5120, 8192, 40, 8, 128, 202048);
    model.attention.kind = AttentionKind::ChunkedGlobal;
    model.attention.window = 8192;
    model = with_experts(model, experts, 1, 8192, 8192);
    model.moe.moe_layers = moe_layers;
    model.moe.dense_intermediate = 16384;
    return model;
}

inline LanguageModel nemotron_nano() {
    LanguageModel model = gqa("nemotron-3-nano-30b-a3b", 52, 2688, 1856, 32, 2, 128, 131072);
    model.attention.kind = AttentionKind::HybridMamba2;
    model.attention.full_layers = 6;
    model.attention.mamba_layers = 23;
    model.attention.mamba_heads = 64;
    model.attention.mamba_head_dim = 64;
    model.attention.ssm_state = 128;
    model.attention.mamba_groups = 8;
    model.attention.conv_kernel = 4;
    model = with_experts(model, 128, 6, 1856, 3712);
    model.moe.moe_layers = 23;
    return model;
}

inline LanguageModel bge_m3() {
    LanguageModel model = gqa("bge-m3", 24, 1024, 4096, 16, 16, 64, 250002, true);
    model.attention.kind = AttentionKind::Encoder;
    model.qkv_bias = true;
    model.max_context = 8192;
    return model;
}

}  // namespace rackwright::test_models
