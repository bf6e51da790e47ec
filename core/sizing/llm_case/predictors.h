#pragma once

#include "sizing/llm_case/case_model.h"
#include "sizing/published_case.h"

namespace rackwright::llm_case {

/// Each takes the cases of its kind; the value is in the case's own unit. They never throw.
CasePrediction predict_weights(const Catalogue& catalogue, const CaseFields& fields);
CasePrediction predict_kv_memory(const Catalogue& catalogue, const CaseFields& fields);
CasePrediction predict_kv_tokens(const Catalogue& catalogue, const CaseFields& fields);
CasePrediction predict_max_concurrency(const Catalogue& catalogue, const CaseFields& fields);
CasePrediction predict_decode(const Catalogue& catalogue, const CaseFields& fields);
CasePrediction predict_prefill(const Catalogue& catalogue, const CaseFields& fields);
CasePrediction predict_mlperf(const Catalogue& catalogue, const CaseFields& fields);
/// Nothing when the quantity is not about serving.
std::optional<CasePrediction> predict_other(const Catalogue& catalogue, const CaseFields& fields);

CasePrediction cannot_predict(std::string_view code, std::string what = {});

/// The shortcut for memory: parameters x bytes of a weight x 1.2, B of one GPU of `gpus`; NaN without a counted model.
double memory_shortcut(const Catalogue& catalogue, const LanguageModel* model, const std::string& format_key, int gpus);
inline constexpr std::string_view memory_shortcut_name = "parameters x bytes x 1.2";
inline constexpr std::string_view speed_shortcut_name = "flat roofline";

/// Bytes of the unit that a case is in ("GiB per GPU", "GB on disk", "bytes"); 0 for any other unit.
double bytes_of_unit(const std::string& unit);

/// "0.19.0", "<=0.16", "0.7.x" -> 19, 16, 7; nothing for other texts.
std::optional<int> vllm_minor(const std::string& version);

}  // namespace rackwright::llm_case
