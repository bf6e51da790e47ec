#include "sizing/training_case/case_gpu.h"

#include "sizing/engine_constants.h"

#include <algorithm>
#include <string>

namespace rackwright::training_case {
namespace {

struct CatalogueMark {
    std::string_view text, also, id;  ///< both texts must be there
};

constexpr CatalogueMark catalogue_marks[] = {
    {"gb300", "", "b300-sxm"},
    {"b300", "", "b300-sxm"},
    {"gb200", "", "b200-sxm"},
    {"b200", "", "b200-sxm"},
    {"rtx pro 6000", "", "rtx-pro-6000-se"},
    {"rtx 6000 ada", "", "rtx-6000-ada"},
    {"l40s", "", "l40s"},
    {"h200", "nvl", "h200-nvl"},
    {"h200", "", "h200-sxm"},
    {"h100", "nvl", "h100-nvl"},
    {"h100", "pcie", "h100-pcie"},
    {"h100", "", "h100-sxm"},
    {"h800", "", "h100-sxm"},
    {"a100-40", "pcie", "a100-40-pcie"},
    {"a100 40", "pcie", "a100-40-pcie"},
    {"a100-40", "", "a100-40-sxm"},
    {"a100 40", "", "a100-40-sxm"},
    {"a100", "pcie", "a100-80-pcie"},
    {"a100", "", "a100-80-sxm"},
    {"a800", "pcie", "a100-80-pcie"},
    {"a800", "", "a100-80-sxm"},
    {"l4", "", "l4"},
};

/// Cards that only published cases mention. Those that inference cases mention too are in the engine "case-gpus".
struct CaseMark {
    std::string_view text, engine, peak, bandwidth;
    Architecture architecture;
    int pcie_generation;
};

constexpr CaseMark case_marks[] = {
    {"3090", "case-gpus", "rtx-3090.bf16", "rtx-3090.bandwidth", Architecture::Ampere, 4},
    {"4090", "case-gpus", "rtx-4090.bf16", "rtx-4090.bandwidth", Architecture::Ada, 4},
    {"5090", "case-gpus", "rtx-5090.bf16", "rtx-5090.bandwidth", Architecture::Blackwell, 5},
    {"a5000", "training", "case.peak.rtx-a5000", "case.bandwidth.rtx-a5000", Architecture::Ampere, 4},
    {"a6000", "training", "case.peak.rtx-a6000", "case.bandwidth.rtx-a6000", Architecture::Ampere, 4},
    {"a10g", "training", "case.peak.a10g", "case.bandwidth.a10g", Architecture::Ampere, 4},
};

/// "500 W limit" against the catalogue's board power; 1 when the case states none.
double power_share(const std::string& text, const Gpu& gpu) {
    const std::size_t at = text.find(" w limit");
    if (at == std::string::npos || !gpu.board_power.known()) return 1.0;
    double watts = 0.0, place = 1.0;
    for (std::size_t i = at; i > 0 && text[i - 1] >= '0' && text[i - 1] <= '9'; --i, place *= 10.0) watts += place * (text[i - 1] - '0');
    return watts > 0.0 ? std::min(1.0, watts / gpu.board_power.value) : 1.0;
}

Fact exact_fact(double value, Unit unit) {
    Fact fact;
    fact.value = value;
    fact.unit = unit;
    return fact;
}

}  // namespace

CaseGpu gpu_of(const Catalogue& catalogue, const CaseFields& fields) {
    CaseGpu result;
    std::string text = fields.lower("gpu");
    // "8 per NVLink node" says nothing of the NVL card.
    for (std::size_t at = text.find("nvlink"); at != std::string::npos; at = text.find("nvlink")) text.erase(at, 6);
    for (const CaseMark& mark : case_marks) {
        if (!contains(text, mark.text)) continue;
        result.product.id = std::string(mark.text);
        result.product.architecture = mark.architecture;
        result.product.form = GpuForm::Pcie;
        const Engine* engine = catalogue.engine(mark.engine);
        result.product.bf16_dense = engine_constant(engine, mark.peak);
        result.product.memory_bandwidth = engine_constant(engine, mark.bandwidth);
        result.product.pcie_generation = exact_fact(mark.pcie_generation, Unit::Count);
        result.small_card = true;
        return result;
    }
    for (const CatalogueMark& mark : catalogue_marks) {
        if (!contains(text, mark.text) || !contains(text, mark.also)) continue;
        const Gpu* found = catalogue.gpu(mark.id);
        if (found == nullptr) break;
        result.product = *found;
        result.power_share = power_share(text, *found);
        return result;
    }
    if (const Gpu* found = catalogue.find_gpu(fields.text("gpu"))) {
        result.product = *found;
        return result;
    }
    result.unknown_reason = "case.unknown-gpu";
    return result;
}

}  // namespace rackwright::training_case
