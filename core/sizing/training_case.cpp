#include "sizing/published_case.h"
#include "sizing/training_case/case_predictors.h"

#include <cmath>

namespace rackwright {

namespace {

std::optional<CasePrediction> predict(const Catalogue& catalogue, const training_case::CaseFields& fields) {
    const std::string& kind = fields.kind();
    if (kind == "train_memory" || kind == "lora_memory" || kind == "qlora_memory") return training_case::predict_memory(catalogue, fields);
    if (kind == "activation_memory") return training_case::predict_activations(catalogue, fields);
    if (kind == "step_time" || kind == "tflops" || kind == "tokens_per_s" || kind == "time_to_train") {
        return training_case::predict_step(catalogue, fields);
    }
    if (kind == "nccl_busbw") return training_case::predict_collective(catalogue, fields);
    // Inference has cases of kind "other" too; these two quantities are about memory for training.
    if (kind == "other" && training_case::is_training_quantity(fields)) return training_case::predict_other(catalogue, fields);
    return std::nullopt;
}

}  // namespace

std::optional<CasePrediction> predict_training_case(const Catalogue& catalogue, const nlohmann::json& published_case) {
    std::optional<CasePrediction> prediction = predict(catalogue, training_case::CaseFields(published_case));
    // A case whose numbers lead nowhere (a type of no bytes) is not predicted, and says so.
    if (prediction && prediction->unknown.empty() && !std::isfinite(prediction->predicted)) {
        prediction = training_case::unpredicted("case.out-of-range");
    }
    return prediction;
}

}  // namespace rackwright
