#include "sizing/llm_case/case_gpu.h"

#include "sizing/engine_constants.h"
#include "sizing/measured_gpus.h"

#include <array>
#include <vector>

namespace rackwright::llm_case {
namespace {

using published_case::contains;
using published_case::lower_ascii;

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// "80gb", "96gb", "pcie5", "x8", "2x", "hbm3e", "gib", "178.36": what stands beside a name and is not part of it.
bool is_remark(const std::string& word) {
    static constexpr std::array remarks = {"nvidia", "amd",   "instinct", "gddr7", "gddr6x", "hbm2e",   "hbm3", "hbm3e",  "gib",  "gb",
                                           "pcie",   "pcie4", "pcie5",    "gen4",  "gen5",   "geforce", "gpu",  "tensor", "core", "per"};
    for (const char* remark : remarks) {
        if (word == remark) return true;
    }
    if (word.size() > 1 && word.front() == 'x' && is_digit(word[1])) return true;
    if (word.size() > 1 && word.back() == 'x' && is_digit(word.front())) return true;
    if (word.size() > 2 && word.ends_with("gb") && is_digit(word.front())) return true;
    return is_digit(word.front()) && word.find('.') != std::string::npos;
}

/// How a card is built in, where the catalogue has only one of the name.
bool is_form(const std::string& word) {
    static constexpr std::array forms = {"oam",      "server", "edition",  "generation", "workstation",
                                         "founders", "fe",     "platform", "tensorcore"};
    for (const char* form : forms) {
        if (word == form) return true;
    }
    return word.starts_with("sxm") || word.starts_with("nvl72") || word.starts_with("pcie");
}

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words(1);
    for (const char c : lower_ascii(text)) {
        if (c == ' ' || c == '_' || c == '-' || c == ',' || c == '(' || c == ')' || c == '/') {
            if (!words.back().empty()) words.emplace_back();
        } else {
            words.back() += c;
        }
    }
    if (words.back().empty()) words.pop_back();
    return words;
}

const Gpu* made_of_constants(const Catalogue& catalogue, const std::string& name, Gpu& made) {
    const Engine* cases = catalogue.engine("case-gpus");
    const Fact& bandwidth = engine_constant(cases, name, "bandwidth");
    const Fact& bf16 = engine_constant(cases, name, "bf16");
    if (!bandwidth.known() || !bf16.known()) return nullptr;
    made.id = made.name = name;
    made.memory_bandwidth = bandwidth;
    made.bf16_dense = bf16;
    made.fp8_dense = engine_constant(cases, name, "fp8");
    made.fp4_dense = engine_constant(cases, name, "fp4");
    made.int8_dense = engine_constant(cases, name, "int8");
    made.memory_visible = engine_constant(cases, name, "memory");
    made.pcie_generation = engine_constant(cases, name, "pcie");
    made.form = made.pcie_generation.known() ? GpuForm::Pcie : GpuForm::Sxm6;
    if (made.form != GpuForm::Pcie) made.link = "nvlink5";
    return &made;
}

}  // namespace

const Gpu* gpu_named(const Catalogue& catalogue, std::string_view text, Gpu& made) {
    // GPUs on which the sizing claims no speed are made of the constants of the cases where there are any: published submissions are
    // how it is found out what those would be worth.
    const auto sized = [&catalogue](std::string_view name) {
        const Gpu* found = catalogue.find_gpu(name);
        return found != nullptr && constants_hold_for(*found) ? found : nullptr;
    };
    if (const Gpu* exact = sized(text)) return exact;
    std::string all, plain;
    for (const std::string& word : words_of(text)) {
        all += (all.empty() ? "" : " ") + word;
        if (!is_remark(word)) plain += (plain.empty() ? "" : "-") + word;
    }
    if (const Gpu* found = sized(all)) return found;
    if (const Gpu* found = made_of_constants(catalogue, plain, made)) return found;
    if (const Gpu* found = sized(plain)) return found;
    std::string bare;
    for (const std::string& word : words_of(plain)) {
        if (!is_form(word)) bare += (bare.empty() ? "" : "-") + word;
    }
    if (const Gpu* found = made_of_constants(catalogue, bare, made)) return found;
    for (const std::string_view name : {text, std::string_view(all), std::string_view(plain)}) {
        if (const Gpu* found = catalogue.find_gpu(name)) return found;
    }
    return catalogue.find_gpu(bare);
}

int gpus_in_domain(std::string_view gpu_text) {
    const std::string text = lower_ascii(gpu_text);
    return contains(text, "gb200") || contains(text, "gb300") || contains(text, "nvl72") ? 72 : 8;
}

}  // namespace rackwright::llm_case
