#include "sizing/lora.h"
#include "sizing/training_case/case_gpu.h"
#include "sizing/training_case/case_model.h"
#include "sizing/training_case/case_predictors.h"
#include "sizing/training_constants.h"

namespace rackwright::training_case {
namespace {

constexpr double gibi = 1073741824.0;

bool about_capacity(const CaseFields& fields) { return contains(fields.lower("quantity"), "capacity"); }
bool about_quantised_weights(const CaseFields& fields) { return contains(fields.lower("quantity"), "quantised weights"); }

double in_unit(const CaseFields& fields, double bytes) { return bytes / (contains(fields.unit(), "gib") ? gibi : 1e9); }

CasePrediction visible_memory(const Catalogue& catalogue, const CaseFields& fields) {
    const CaseGpu gpu = gpu_of(catalogue, fields);
    if (!gpu.known() || !gpu.product.memory_visible.known()) return unpredicted("case.unknown-gpu");
    CasePrediction prediction;
    prediction.predicted = in_unit(fields, gpu.product.memory_visible.value);
    prediction.low = prediction.high = prediction.predicted;
    prediction.method = "catalogue: memory as the driver shows it";
    return prediction;
}

CasePrediction quantised_weights(const Catalogue& catalogue, const TrainingConstants& constants, const CaseFields& fields) {
    const CaseModel model = model_of(catalogue, constants, fields);
    if (!model.known()) return unpredicted(model.unknown_reason);
    const bool single = fields.lower("quant") == "nf4";
    const Figure bytes = constants.get(single ? "quantisation.nf4-single" : "quantisation.nf4", Unit::BytePerParameter);
    if (!bytes.known()) return unpredicted(bytes.unknown_reason);
    CasePrediction prediction;
    prediction.predicted = in_unit(fields, quantised_base_bytes(model.counted, bytes.value));
    prediction.low = prediction.predicted * 0.95;
    prediction.high = prediction.predicted * 1.05;
    prediction.method = "4-bit matrices, 16-bit tables";
    return prediction;
}

}  // namespace

bool is_training_quantity(const CaseFields& fields) { return about_capacity(fields) || about_quantised_weights(fields); }

CasePrediction predict_other(const Catalogue& catalogue, const CaseFields& fields) {
    const TrainingConstants constants(catalogue);
    if (about_capacity(fields)) return visible_memory(catalogue, fields);
    if (about_quantised_weights(fields)) return quantised_weights(catalogue, constants, fields);
    return unpredicted("case.unknown-quantity");
}

}  // namespace rackwright::training_case
