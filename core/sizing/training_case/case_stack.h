#pragma once

#include "sizing/published_case/case_fields.h"

namespace rackwright::training_case {

using published_case::CaseFields;
using published_case::contains;
using published_case::lower_ascii;

/// The software a case was measured with, as far as its memory and arithmetic depend on it.
enum class Stack {
    Megatron,
    SimuMax,
    Nemo,
    MegatronBridge,
    TorchTitan,
    TorchTune,
    FmsFsdp,
    LitGpt,
    LlamaFactory,
    Unsloth,
    FsdpQlora,
    Qwen,
    DeepSpeed,
    HuggingFace
};

/// Read from the framework, the method and the source's address. Hugging Face code when nothing else is named.
Stack stack_of(const CaseFields& fields);

bool megatron_family(Stack stack);
/// Kernels that keep no copies: Megatron, Transformer Engine, compiled or hand-written ones.
bool fused_kernels(Stack stack, const CaseFields& fields);
/// Name of the training constant for the logits.
std::string_view logits_constant(Stack stack, const CaseFields& fields);
/// Does the published memory include the CUDA context and what the allocator holds back? torch.max_memory_allocated does not.
bool reports_reserved_memory(Stack stack);

}  // namespace rackwright::training_case
