#pragma once

#include "sizing/llm_case/case_model.h"

namespace rackwright::llm_case {

/// The catalogue's GPU that a text names: "h200_sxm", "2x RTX 3090", "NVIDIA H100-SXM-80GB", "RTX 5090 PCIe5 x8", "B200 178.36
/// GiB". Words about slot, memory and count are left out; "laptop", "NVL" and the like are part of the name. GPUs that only
/// published cases mention come from `made`, made of the "case-gpus" constants. nullptr when it is neither.
const Gpu* gpu_named(const Catalogue& catalogue, std::string_view text, Gpu& made);

/// GPUs in one NVLink domain: 72 in a rack-scale system, else 8.
int gpus_in_domain(std::string_view gpu_text);

}  // namespace rackwright::llm_case
