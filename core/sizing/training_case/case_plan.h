#pragma once

#include "catalog/catalogue.h"
#include "sizing/training_case/case_model.h"
#include "sizing/training_case/case_stack.h"
#include "sizing/training_plan.h"

namespace rackwright::training_case {

struct CasePlan {
    TrainingPlan plan;
    Stack stack = Stack::HuggingFace;
    int gpus = 1;
    bool sequence_known = false;  ///< published, or the recipe's documented default
    bool batch_known = false;
    bool selective_products = false;  ///< TorchTitan's selective recomputation: every second product is repeated
    bool parameters_on_host = false;  ///< the whole shard is offloaded, not the optimiser alone
};

/// How a case was run: its parallel degrees (fields or "FSDP32 TP8"), batch, sharding, recomputation, adapters; what it does not
/// say is the stack's default (rank 64 on all linear layers in Qwen's script, rank 8 in LLaMA-Factory and torchtune, 16 else).
CasePlan plan_of(const TrainingConstants& constants, const CaseFields& fields, const CaseModel& model);

/// The number behind a word in a layout: ("FSDP32 TP8", "tp") is 8; 0 when the word is not there, 1 without a number.
int degree_in(std::string_view layout, std::string_view word);

}  // namespace rackwright::training_case
