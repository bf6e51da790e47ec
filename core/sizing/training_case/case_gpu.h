#pragma once

#include "catalog/catalogue.h"
#include "sizing/published_case/case_fields.h"

namespace rackwright::training_case {

using published_case::CaseFields;
using published_case::contains;
using published_case::lower_ascii;

struct CaseGpu {
    Gpu product;               ///< a catalogue product, or one made of the "case.*" constants
    bool small_card = false;   ///< a workstation or game card that is not in the catalogue: its own efficiency
    double power_share = 1.0;  ///< stated power limit / board power
    std::string_view unknown_reason{};
    bool known() const { return unknown_reason.empty(); }
};

/// The GPU a case names, whatever the spelling: "A100-80GB SXM", "H100-SXM, 8 per node", "RTX 4090", "GB200" (as B200), "A800"
/// (as A100). Unknown: case.unknown-gpu.
CaseGpu gpu_of(const Catalogue& catalogue, const CaseFields& fields);

}  // namespace rackwright::training_case
