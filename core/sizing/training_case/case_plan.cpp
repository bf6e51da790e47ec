#include "sizing/training_case/case_plan.h"

#include "sizing/lora.h"

#include <algorithm>
#include <cmath>

namespace rackwright::training_case {
namespace {

int gpu_count(const CaseFields& fields, const TrainingPlan& plan) {
    const int stated = fields.whole("gpus", 0);
    if (stated > 0) return stated;
    return static_cast<int>(std::min(1e6, static_cast<double>(plan.tensor) * plan.pipeline * plan.context * plan.data));
}

TrainingMethod method_of(const CaseFields& fields, Stack stack) {
    const std::string method = fields.lower("method") + " " + fields.lower("task");
    if (contains(method, "qlora") || contains(method, "4-bit") || fields.kind() == "qlora_memory") return TrainingMethod::Qlora;
    const std::string quant = fields.lower("quant");
    if (contains(quant, "nf4") || contains(quant, "4-bit")) return TrainingMethod::Qlora;
    if (contains(method, "lora") || fields.kind() == "lora_memory") return TrainingMethod::Lora;
    if (stack == Stack::Unsloth) return TrainingMethod::Lora;
    return TrainingMethod::FullFineTuning;
}

StateBytesPerParameter full_bytes(const CaseFields& fields, Stack stack, int gpus) {
    const std::string method = fields.lower("method");
    if (contains(method, "paged") || contains(method, "8-bit") || contains(method, "8bit")) return state_bytes(OptimizerRecipe::Adam8Bit6);
    if (contains(method, "memory-optimised")) return {2.0, 0.0, 0.0};  // gradients used at once, states paged to the host
    if (stack == Stack::TorchTune) return {2.0, 0.0, 2.0};             // optimiser in the backward pass, 8-bit states
    if (stack == Stack::TorchTitan) return {4.0, 4.0, 8.0};            // fp32 weights are what is sharded
    if (stack == Stack::FmsFsdp) return {4.0, 4.0, 8.0};
    // One rank has nobody to share with: bf16 gradients and their fp32 copy exist at once.
    if (stack == Stack::Qwen) return state_bytes(gpus == 1 ? OptimizerRecipe::AdamW20 : OptimizerRecipe::AdamW18);
    return state_bytes(OptimizerRecipe::AdamW18);
}

Sharding sharding_of(const CaseFields& fields, Stack stack, TrainingMethod method, int gpus) {
    if (const auto stage = fields.number("zero_stage")) {
        constexpr Sharding stages[] = {Sharding::None, Sharding::Zero1, Sharding::Zero2, Sharding::Zero3};
        return stages[static_cast<std::size_t>(std::clamp(*stage, 0.0, 3.0))];
    }
    const std::string text =
        fields.lower("strategy") + " " + fields.lower("sharding") + " " + fields.lower("parallel") + " " + fields.lower("method");
    if (contains(text, "ddp") || contains(text, "dp only")) return Sharding::None;
    if (contains(text, "fsdp") || contains(text, "hsdp") || contains(text, "zero-3")) return Sharding::Zero3;
    if (fields.number("fsdp_group").value_or(0.0) > 0.0) return Sharding::Zero3;
    if (contains(fields.lower("optimizer"), "not sharded")) return Sharding::None;
    if (megatron_family(stack)) return Sharding::Zero1;
    if (gpus > 1 &&
        (stack == Stack::TorchTune || stack == Stack::FmsFsdp || (stack == Stack::Qwen && method == TrainingMethod::FullFineTuning)))
        return Sharding::Zero3;
    return Sharding::None;
}

Recomputation recomputation_of(const CaseFields& fields, Stack stack, TrainingMethod method, int gpus) {
    for (const std::string_view key : {"recompute", "activation_checkpointing", "gradient_checkpointing"}) {
        if (const auto flag = fields.flag(key)) return *flag ? Recomputation::Full : Recomputation::None;
        const std::string text = fields.lower(key);
        if (text.empty()) continue;
        if (contains(text, "selective")) return Recomputation::Selective;
        return contains(text, "full") ? Recomputation::Full : Recomputation::None;
    }
    switch (stack) {
        case Stack::Megatron:
        case Stack::SimuMax:
        case Stack::Nemo:
        case Stack::MegatronBridge:
            return Recomputation::Selective;
        case Stack::LitGpt:
        case Stack::FmsFsdp:
            return Recomputation::None;
        case Stack::TorchTune:
            return method == TrainingMethod::Lora && gpus == 1 ? Recomputation::None : Recomputation::Full;
        default:
            return Recomputation::Full;  // Trainer and fine-tuning scripts checkpoint by default
    }
}

int lora_rank(const CaseFields& fields, Stack stack) {
    const int stated = fields.whole("lora_rank", 0);
    if (stated > 0) return stated;
    if (stack == Stack::Qwen || stack == Stack::FsdpQlora) return 64;
    if (stack == Stack::TorchTune || stack == Stack::LlamaFactory) return 8;
    return 16;
}

LoraTargets lora_targets(const CaseFields& fields) {
    const std::string targets = fields.lower("lora_targets");
    if (targets == "q,v" || targets == "q, v") return LoraTargets::QueryValue;
    if (targets == "q,k,v,o" || contains(targets, "attention")) return LoraTargets::Attention;
    return LoraTargets::AllLinear;
}

double base_bytes(const TrainingConstants& constants, const CaseFields& fields, Stack stack) {
    if (stack == Stack::Qwen) return constants.get("quantisation.gptq", Unit::BytePerParameter).value;
    const bool single = fields.lower("quant") == "nf4";  // "nf4-dq" quantises the scales again
    return constants.get(single ? "quantisation.nf4-single" : "quantisation.nf4", Unit::BytePerParameter).value;
}

/// Interleaved parts of a pipeline. NVIDIA's recipes interleave down to single layers where the table does not say; TorchTitan
/// in two parts unless it is plain 1F1B; a run without a published schedule likewise.
int virtual_stages(const CaseFields& fields, Stack stack, const CaseModel& model, int pipeline) {
    if (pipeline <= 1) return 1;
    if (fields.has("virtual_pp")) return fields.whole("virtual_pp", 1);
    if (stack == Stack::Nemo || stack == Stack::MegatronBridge) return std::max(1, model.counted.layers / pipeline);
    const std::string layout = fields.lower("parallel");
    if (stack == Stack::TorchTitan && !contains(layout, "1f1b")) return 2;
    return stack == Stack::Megatron && !fields.has("global_batch_seq") ? 2 : 1;
}

void read_degrees(const CaseFields& fields, TrainingPlan& plan) {
    const std::string layout = fields.lower("parallel");
    // Bounded so that their product stays a number of GPUs.
    const auto degree = [&](std::string_view key, int in_layout) { return std::clamp(fields.whole(key, std::max(1, in_layout)), 1, 1024); };
    plan.tensor = degree("tp", degree_in(layout, "tp"));
    plan.pipeline = degree("pp", degree_in(layout, "pp"));
    plan.context = std::max(degree("cp", degree_in(layout, "cp")), degree("ulysses_sp", 1));
    plan.expert = degree("ep", degree_in(layout, "ep"));
    plan.data = degree("dp", 1);
    plan.sequence_parallel = fields.flag("sequence_parallel").value_or(true);
    const int others = plan.tensor * plan.pipeline * plan.context;
    const int gpus = fields.whole("gpus", 0);
    if (gpus >= others) plan.data = gpus / others;
}

void read_batch(const CaseFields& fields, Stack stack, CasePlan& result) {
    TrainingPlan& plan = result.plan;
    auto sequence = fields.number("seq_len_tokens");
    if (!sequence) sequence = fields.number("context_tokens");
    if (!sequence) sequence = fields.number("max_seq_len_tokens");
    if (!sequence && stack == Stack::TorchTitan) sequence = 8192.0;  // default of its Llama 3 recipes
    if (sequence && (*sequence < 1.0 || *sequence > 1e9)) sequence.reset();
    result.sequence_known = sequence.has_value();
    plan.sequence_tokens = sequence.value_or(0.0);
    auto batch = fields.number("micro_batch_seq");
    if (!batch) batch = fields.number("per_gpu_batch_seq");
    const auto local = fields.number("local_batch_seq");
    // TorchTitan's pipelines cut the local batch into as many micro-batches as there are stages.
    if (!batch && local) batch = std::max(1.0, std::floor(*local / plan.pipeline));
    result.batch_known = batch.has_value();
    plan.sequences = std::clamp(batch.value_or(1.0), 1.0, 1e6);
    plan.micro_batches = fields.whole("micro_batches", fields.whole("grad_accum", 0));
    if (plan.micro_batches == 0 && local) plan.micro_batches = static_cast<int>(std::clamp(*local / plan.sequences, 1.0, 1e6));
    if (plan.micro_batches == 0) {
        // Where no batch is published, a pipeline is taken to be fed four micro-batches a stage.
        const double fed = plan.pipeline > 1 ? 4.0 * plan.pipeline : 1.0;
        const double global = fields.number("global_batch_seq").value_or(plan.sequences * plan.data * fed);
        plan.micro_batches = static_cast<int>(std::lround(std::clamp(global / (plan.sequences * plan.data), 1.0, 1e6)));
    }
}

}  // namespace

int degree_in(std::string_view layout, std::string_view word) {
    for (std::size_t at = layout.find(word); at != std::string_view::npos; at = layout.find(word, at + 1)) {
        const bool inside_a_word = at > 0 && layout[at - 1] >= 'a' && layout[at - 1] <= 'z' && layout[at - 1] != 'x';
        if (inside_a_word) continue;
        int number = 0;
        for (std::size_t i = at + word.size(); i < layout.size() && layout[i] >= '0' && layout[i] <= '9' && number < 1000000; ++i) {
            number = number * 10 + (layout[i] - '0');
        }
        return std::max(number, 1);
    }
    return 0;
}

CasePlan plan_of(const TrainingConstants& constants, const CaseFields& fields, const CaseModel& model) {
    CasePlan result;
    const Stack stack = stack_of(fields);
    result.stack = stack;
    TrainingPlan& plan = result.plan;
    read_degrees(fields, plan);
    result.gpus = gpu_count(fields, plan);
    plan.method = method_of(fields, stack);
    plan.sharding = sharding_of(fields, stack, plan.method, result.gpus);
    plan.recomputation = recomputation_of(fields, stack, plan.method, result.gpus);
    plan.fused_kernels = fused_kernels(stack, fields);
    plan.logits_bytes_per_element = constants.get(logits_constant(stack, fields), Unit::BytePerToken).value;
    result.selective_products = plan.recomputation == Recomputation::Selective && stack == Stack::TorchTitan;
    const std::string method = fields.lower("method");
    plan.offload = contains(method, "cpu offload") || contains(method, "zero-3 offload");
    result.parameters_on_host = fields.flag("cpu_offload").value_or(false) || (plan.offload && stack == Stack::TorchTune);
    if (plan.adapters()) {
        plan.bytes = adapter_state_bytes();
        const auto stated = fields.number("trainable_params");
        plan.trainable_parameters = stated ? *stated : lora_parameters(model.shape, lora_targets(fields), lora_rank(fields, stack));
        if (plan.method == TrainingMethod::Qlora) plan.base_bytes_per_parameter = base_bytes(constants, fields, stack);
    } else {
        plan.bytes = full_bytes(fields, stack, result.gpus);
    }
    read_batch(fields, stack, result);
    plan.virtual_stages = virtual_stages(fields, stack, model, plan.pipeline);
    return result;
}

}  // namespace rackwright::training_case
