#pragma once

#include "catalog/importing/config_fields.h"

#include <string>

namespace rackwright {

/// How the weights are stored, as the model's files state it.
struct StatedQuantisation {
    std::string words;         ///< "NVFP4, groups of 16"; empty: nothing is stated, the weights are as `dtype` says
    std::string format;        ///< the word of a workload's `weights`; empty: none of them is exactly this
    std::string kv_cache;      ///< as the file says it; empty: not stated
    std::size_t excluded = 0;  ///< entries in the list of what is left out
    std::string example;       ///< the first of them
    bool stated() const { return !words.empty(); }
};

/// `quantization_config` of a config.json, or the whole of an hf_quant_config.json (NVIDIA ModelOpt).
StatedQuantisation read_quantisation(ConfigFields& fields);

}  // namespace rackwright
