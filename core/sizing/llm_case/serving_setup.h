#pragma once

#include "sizing/llm_case/case_format.h"
#include "sizing/llm_speed.h"

namespace rackwright::llm_case {

/// How the GPUs of a serving row share the model.
struct ServingLayout {
    int tensor = 1;       ///< ranks of one attention group
    int data = 1;         ///< attention groups, experts divided over all of them
    double batch = 1.0;   ///< sequences that one copy of the model serves at a time
    double copies = 1.0;  ///< the row's concurrency is that of so many copies
    std::string_view unknown_reason{};
};

/// Rows give tensor_parallel, attention_dp, moe_tp, moe_ep, concurrency and batch in several conventions:
/// - a group larger than the NVLink domain, equal to moe_tp · moe_ep, is the product of what is one group;
/// - attention_dp above 1, or a batch of concurrency / T with experts, is attention data parallelism;
/// - a batch below the concurrency is that of one of several copies;
/// - a batch without a concurrency, in a row that gives moe_tp, is that of a whole node of eight GPUs: 8 / T copies.
ServingLayout serving_layout(const CaseFields& fields, const LanguageModel& model);

/// A published serving point, ready for the speed model.
struct ServingPoint {
    ReplicaSpeed speed;
    double batch = 1.0;
    double copies = 1.0;
    bool mixture_of_experts = false;
    const Engine* engine = nullptr;
    double token_band = 0.0;
    const Fact* first_token_band = nullptr;  ///< nullptr: nobody measured it for this engine
    std::string how;
    std::string_view unknown_reason{};
    std::string unknown_what;
};
ServingPoint serving_point(const Catalogue& catalogue, const CaseFields& fields);

/// Coefficients and link of a point; `measured` false: the engine is none that was fitted, vLLM's coefficients stand for it.
const Engine* engine_named(const Catalogue& catalogue, std::string_view text, bool& measured);

}  // namespace rackwright::llm_case
