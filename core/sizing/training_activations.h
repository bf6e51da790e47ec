#pragma once

#include "sizing/training_constants.h"
#include "sizing/training_model.h"
#include "sizing/training_plan.h"

namespace rackwright {

/// Activations that one transformer layer of the GPT shape (GELU, MLP of four times the width, 16 bits, no flash attention)
/// keeps for the backward pass, bytes (Korthikanti et al., arXiv 2205.05198): without parallelism s·b·h·(34 + 5·a·s/h).
/// `tokens`: s·b; `score_tokens`: s, the length attention looks over. Tensor parallelism divides all but 10 of the 34, sequence
/// parallelism those too; Selective drops the attention scores, Full keeps the layer's input alone.
double gpt_layer_activation_bytes(double tokens, double hidden, double heads, double score_tokens, int tensor_parallel,
                                  bool sequence_parallel, Recomputation recomputation);

/// A stage's share of the layers times the micro-batches in flight on the first stage, in layers: L for plain pipelines (p
/// micro-batches of L/p layers), L · (1 + (p - 1)/(p·v)) with v interleaved parts (arXiv 2205.05198). Fewer micro-batches than
/// stages hold less.
double layers_in_flight(int layers, int pipeline_parallel, int virtual_stages, int micro_batches);

/// Bytes a token and an element of width that a layer keeps; read from the training constants.
struct ActivationRule {
    double norm = 0.0;          ///< a norm, times hidden: its input, and copies in fp32 where the code makes them
    double residual = 0.0;      ///< times hidden
    double attention = 0.0;     ///< times the widths of queries, keys, values and output
    double qk_norm = 0.0;       ///< times the widths of queries and keys
    double mlp = 0.0;           ///< times the MLP width: gate, up, product
    double routed = 0.0;        ///< times hidden and experts of a token: permuted inputs and outputs
    bool expands_keys = false;  ///< keys and values are copied up to the number of query heads
    bool known = false;
};

/// Megatron and Transformer Engine class kernels ("activation.fused.*"), or Hugging Face code ("activation.eager.*": the tensors
/// that autograd saves there, counted; 56 bytes for Llama 3.1 8B and Mistral 7B, as measured). Flash attention in both.
ActivationRule activation_rule(const TrainingConstants& constants, bool fused_kernels, const TrainingModel& model);

/// Bytes a token of a dense and of a mixture layer, before parallelism.
double dense_layer_bytes(const ActivationRule& rule, const TrainingModel& model);
double mixture_layer_bytes(const ActivationRule& rule, const TrainingModel& model);

/// Activations on the first stage of a pipeline and on the last, bytes. Full recomputation keeps every layer's input
/// (2 bytes) and the working set of one layer.
struct StageActivations {
    double first = 0.0, last = 0.0;
};
StageActivations stage_activations(const ActivationRule& rule, const TrainingModel& model, const TrainingPlan& plan);

}  // namespace rackwright
