#pragma once

#include "sizing/kv_cache.h"
#include "sizing/llm_case/case_model.h"
#include "sizing/llm_weights.h"

namespace rackwright::llm_case {

/// A storage format as a case writes it: "fp8 dynamic, bf16 embeddings/lm_head", "gguf Q3_K_L", "nvfp4 + bf16 MTP head".
struct CaseFormat {
    WeightFormat format = WeightFormat::Bf16;                                  ///< the nearest that the program sizes
    std::string key;                                                           ///< in the catalogue's "weight-formats"
    double bytes_per_parameter = 0.0;                                          ///< of the whole file, when the text gives its bits; else 0
    bool whole_file = false;                                                   ///< GGUF: embeddings too
    bool attention_16bit = false, linear_16bit = false, shared_16bit = false;  ///< excluded, says the text
    bool linear_8bit = false;                                                  ///< "mixed": linear attention in FP8 beside 4-bit matrices
    bool with_prediction_layer = false;
    bool stated = false;  ///< false: assumed
};

/// Reads a format from a text; `stated` is false when it names none.
CaseFormat format_in(std::string_view text);

/// The format of a case: its field, else the end of the model's name, else BF16.
CaseFormat case_format(const CaseFields& fields, const LanguageModel* model);

/// How the format stores the model. Not known when the catalogue lacks the format's figure.
WeightLayout case_layout(const Catalogue& catalogue, const LanguageModel& model, const CaseFormat& format);

/// Bytes of one KV element: "fp8", "nvfp4 (9/16 B)", "fp32", "f16", "q8_0"; BF16 when the case does not say.
double kv_element(const Catalogue& catalogue, std::string_view text);

}  // namespace rackwright::llm_case
