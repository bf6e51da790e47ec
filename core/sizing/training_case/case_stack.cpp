#include "sizing/training_case/case_stack.h"

namespace rackwright::training_case {
namespace {

struct Mark {
    std::string_view text;
    Stack stack;
};

// In the order in which they are looked for: the method before the address of the table it stands in.
constexpr Mark marks[] = {
    {"unsloth", Stack::Unsloth},
    {"simumax", Stack::SimuMax},
    {"megatron-bridge", Stack::MegatronBridge},
    {"nemo", Stack::Nemo},
    {"calculon", Stack::Megatron},
    {"2205.05198", Stack::Megatron},
    {"megatron", Stack::Megatron},
    {"torchtitan", Stack::TorchTitan},
    {"torchtune", Stack::TorchTune},
    {"fms-fsdp", Stack::FmsFsdp},
    {"llm-foundry", Stack::FmsFsdp},
    {"kempner", Stack::FmsFsdp},
    {"litgpt", Stack::LitGpt},
    {"llama-factory", Stack::LlamaFactory},
    {"fsdp_qlora", Stack::FsdpQlora},
    {"qwenlm/qwen", Stack::Qwen},
    {"deepspeed", Stack::DeepSpeed},
    {"llama-3.1", Stack::Megatron},
};

}  // namespace

Stack stack_of(const CaseFields& fields) {
    const std::string text = fields.lower("method") + " " + fields.lower("framework") + " " + fields.source();
    for (const Mark& mark : marks) {
        if (contains(text, mark.text)) return mark.stack;
    }
    return Stack::HuggingFace;
}

bool megatron_family(Stack stack) {
    return stack == Stack::Megatron || stack == Stack::SimuMax || stack == Stack::Nemo || stack == Stack::MegatronBridge;
}

bool fused_kernels(Stack stack, const CaseFields& fields) {
    switch (stack) {
        case Stack::TorchTitan:
            return contains(fields.lower("precision"), "compile");
        case Stack::TorchTune:
            return fields.flag("compile").value_or(false);
        case Stack::Unsloth:
        case Stack::FmsFsdp:
        case Stack::DeepSpeed:
            return true;  // published with Megatron-like or flash kernels throughout
        default:
            return megatron_family(stack);
    }
}

std::string_view logits_constant(Stack stack, const CaseFields& fields) {
    switch (stack) {
        case Stack::Unsloth:
        case Stack::TorchTune:
            return "logits.fused";
        case Stack::SimuMax:
        case Stack::Megatron:
        case Stack::Nemo:
        case Stack::MegatronBridge:
        case Stack::DeepSpeed:
            return "logits.half";
        case Stack::Qwen: {
            // Under DeepSpeed the outputs stay in 16 bits; Trainer's own autocast turns them into fp32.
            const std::string method = fields.lower("method");
            return method == "full" || contains(method, "qlora") || contains(method, "zero") ? "logits.half" : "logits.fp32";
        }
        default:
            return "logits.fp32";
    }
}

bool reports_reserved_memory(Stack stack) {
    switch (stack) {
        case Stack::SimuMax:
        case Stack::Megatron:
        case Stack::LitGpt:
        case Stack::TorchTune:
            return false;
        default:
            return true;
    }
}

}  // namespace rackwright::training_case
