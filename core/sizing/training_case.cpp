#include "sizing/published_case.h"
#include "sizing/training_case/case_predictors.h"

namespace rackwright {

std::optional<CasePrediction> predict_training_case(const Catalogue& catalogue, const nlohmann::json& published_case) {
    const training_case::CaseFields fields(published_case);
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

}  // namespace rackwright
