#include "sizing/llm_case/predictors.h"

namespace rackwright {

std::optional<CasePrediction> predict_llm_case(const Catalogue& catalogue, const nlohmann::json& published_case) {
    const llm_case::CaseFields fields(published_case);
    const std::string& kind = fields.kind();
    if (kind == "weights") return llm_case::predict_weights(catalogue, fields);
    if (kind == "kv_memory") return llm_case::predict_kv_memory(catalogue, fields);
    if (kind == "kv_tokens") return llm_case::predict_kv_tokens(catalogue, fields);
    if (kind == "max_concurrency") return llm_case::predict_max_concurrency(catalogue, fields);
    if (kind == "decode_throughput") return llm_case::predict_decode(catalogue, fields);
    if (kind == "prefill") return llm_case::predict_prefill(catalogue, fields);
    if (kind == "mlperf") return llm_case::predict_mlperf(catalogue, fields);
    if (kind == "other") return llm_case::predict_other(catalogue, fields);
    return std::nullopt;
}

}  // namespace rackwright
