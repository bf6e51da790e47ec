#pragma once

#include "sizing/llm_case/case_model.h"

#include <limits>
#include <string>
#include <string_view>

namespace rackwright::llm_case {

/// KV bytes of one GPU, reckoned from what a case gives of the memory budget.
struct KvBudget {
    double bytes = std::numeric_limits<double>::quiet_NaN();
    double given_bytes = 0.0;  ///< total x share, before anything is taken from it
    double band = 0.05;        ///< relative, when every term was given
    double band_bytes = 0.0;   ///< absolute, when terms came from tables; 0 otherwise
    std::string how;
    std::string_view unknown_reason{"case.no-kv-bytes"};
    std::string unknown_what;
    bool known() const { return unknown_reason.empty(); }
};

/// gpu_total_memory_gib (else what the named GPU shows) x gpu_memory_utilization - weights_gib (else counted) -
/// activation_peak_gib, non_torch_gib and cuda_graph_gib (else from the engine's tables). SGLang's static share holds weights and cache
/// only; TensorRT-LLM takes a share of what is free.
KvBudget kv_budget(const Catalogue& catalogue, const CaseFields& fields);

}  // namespace rackwright::llm_case
