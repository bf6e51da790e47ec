#include "sizing/llm_case/case_format.h"

#include "sizing/engine_constants.h"

#include <array>
#include <charconv>

namespace rackwright::llm_case {
namespace {

using published_case::contains;
using published_case::lower_ascii;

struct FormatRow {
    std::string_view text, key;
    WeightFormat format;
    bool whole_file;
};

// The first text that is found counts: longer ones stand before what they contain.
constexpr std::array formats = {
    FormatRow{"q8_0", "gguf-q8_0", WeightFormat::GgufQ8_0, true},
    FormatRow{"q6_k", "gguf-q6_k", WeightFormat::GgufQ6K, true},
    FormatRow{"q5_k_m", "gguf-q5_k_m", WeightFormat::GgufQ5KM, true},
    FormatRow{"q5_0", "gguf-q5_0", WeightFormat::GgufQ5KM, true},
    FormatRow{"q4_k_m", "gguf-q4_k_m", WeightFormat::GgufQ4KM, true},
    FormatRow{"q4_k_s", "gguf-q4_k_s", WeightFormat::GgufQ4KM, true},
    FormatRow{"iq4_xs", "gguf-iq4_xs", WeightFormat::GgufQ4KM, true},
    FormatRow{"q4_0", "gguf-q4_0", WeightFormat::GgufQ4KM, true},
    FormatRow{"q3_k_l", "gguf-q3_k_l", WeightFormat::GgufQ4KM, true},
    FormatRow{"q3_k_m", "gguf-q3_k_m", WeightFormat::GgufQ4KM, true},
    FormatRow{"q3_k_s", "gguf-q3_k_s", WeightFormat::GgufQ4KM, true},
    FormatRow{"q2_k", "gguf-q2_k", WeightFormat::GgufQ4KM, true},
    FormatRow{"nvfp4", "nvfp4", WeightFormat::Nvfp4, false},
    FormatRow{"mxfp4", "mxfp4", WeightFormat::Mxfp4, false},
    FormatRow{"gptq int8", "gptq-int8", WeightFormat::Int8, false},
    FormatRow{"gptq-int8", "gptq-int8", WeightFormat::Int8, false},
    FormatRow{"w8a8", "int8", WeightFormat::Int8, false},
    FormatRow{"int8", "int8", WeightFormat::Int8, false},
    FormatRow{"awq", "awq-int4", WeightFormat::AwqInt4, false},
    FormatRow{"gptq", "gptq-int4", WeightFormat::GptqInt4, false},
    FormatRow{"autoround", "gptq-int4", WeightFormat::GptqInt4, false},
    FormatRow{"w4a16", "gptq-int4", WeightFormat::GptqInt4, false},
    FormatRow{"int4", "gptq-int4", WeightFormat::GptqInt4, false},
    FormatRow{"nf4", "nf4", WeightFormat::Nf4, false},
    FormatRow{"bnb", "nf4", WeightFormat::Nf4, false},
    FormatRow{"fp4", "nvfp4", WeightFormat::Nvfp4, false},
    FormatRow{"fp8", "fp8", WeightFormat::Fp8, false},
    FormatRow{"fp32", "fp32", WeightFormat::Fp32, false},
    FormatRow{"f32", "fp32", WeightFormat::Fp32, false},
    FormatRow{"fp16", "fp16", WeightFormat::Fp16, false},
    FormatRow{"f16", "fp16", WeightFormat::Fp16, false},
    FormatRow{"bf16", "bf16", WeightFormat::Bf16, false},
};

/// The row whose text stands first: what comes later says what is left out ("fp8 dynamic, bf16 embeddings").
const FormatRow* first_row(const std::string& text) {
    const FormatRow* found = nullptr;
    std::size_t where = std::string::npos;
    for (const FormatRow& row : formats) {
        const std::size_t at = text.find(row.text);
        if (at == std::string::npos) continue;
        if (at < where) {
            found = &row;
            where = at;
        }
    }
    return found;
}

/// "4.34 bits per weight" -> 4.34 / 8.
double bits_in(const std::string& text) {
    const std::size_t unit = text.find(" bit");
    if (unit == std::string::npos || unit == 0) return 0.0;
    std::size_t begin = unit;
    while (begin > 0 && ((text[begin - 1] >= '0' && text[begin - 1] <= '9') || text[begin - 1] == '.')) --begin;
    double bits = 0.0;
    const auto read = std::from_chars(text.data() + begin, text.data() + unit, bits);
    return read.ec == std::errc() && bits > 0.0 && bits < 64.0 ? bits / 8.0 : 0.0;
}

}  // namespace

CaseFormat format_in(std::string_view given) {
    CaseFormat result;
    const std::string text = lower_ascii(given);
    const FormatRow* row = first_row(text);
    result.key = row == nullptr ? "bf16" : std::string(row->key);
    if (row == nullptr) return result;
    result.stated = true;
    result.format = row->format;
    result.whole_file = row->whole_file || contains(text, "gguf");
    if (result.whole_file) result.bytes_per_parameter = bits_in(text);
    // Names of matrices beside a 16-bit format are what it leaves out.
    const bool names_16bit = contains(text, "bf16") || contains(text, "fp16") || contains(text, "16-bit");
    result.attention_16bit = names_16bit && contains(text, "self_attn");
    result.linear_16bit = names_16bit && contains(text, "linear_attn");
    result.shared_16bit = names_16bit && contains(text, "shared");
    result.linear_8bit = contains(text, "mixed");
    result.with_prediction_layer = contains(text, "mtp");
    return result;
}

CaseFormat case_format(const CaseFields& fields, const LanguageModel* model) {
    CaseFormat format = format_in(fields.text("weight_format"));
    if (!format.stated) format = format_in(fields.text("model"));
    // The released checkpoint is in MXFP4; labels of serving rows name the precision of the benchmark.
    if (!format.stated && model != nullptr && published_case::contains(lower_ascii(model->name), "gpt-oss")) format = format_in("mxfp4");
    return format;
}

WeightLayout case_layout(const Catalogue& catalogue, const LanguageModel& model, const CaseFormat& format) {
    WeightLayout layout = weight_layout(catalogue, model, format.format);
    if (!layout.known()) return layout;
    const Fact& figure = engine_constant(catalogue.engine("weight-formats"), format.key);
    double bytes = figure.value;
    if (format.bytes_per_parameter > 0.0) bytes = format.bytes_per_parameter;
    if (!(bytes > 0.0)) {
        layout.unknown_reason = "llm.no-format-figure";
        return layout;
    }
    const double nearest = layout.quantised->value;
    for (double* kind : {&layout.attention, &layout.linear_attention, &layout.dense_mlp, &layout.experts, &layout.shared_experts}) {
        if (*kind == nearest) *kind = bytes;
    }
    if (format.whole_file) {
        for (double* kind : {&layout.embedding, &layout.head, &layout.attention, &layout.linear_attention, &layout.dense_mlp,
                             &layout.experts, &layout.shared_experts, &layout.router, &layout.norms}) {
            *kind = bytes;
        }
        layout.expert_width_multiple = 1;
    }
    if (format.attention_16bit) layout.attention = 2.0;
    if (format.linear_16bit) layout.linear_attention = 2.0;
    if (format.shared_16bit) layout.shared_experts = 2.0;
    if (format.linear_8bit && layout.linear_attention == 2.0) layout.linear_attention = 1.0;
    return layout;
}

double kv_element(const Catalogue& catalogue, std::string_view given) {
    const std::string text = lower_ascii(given);
    if (contains(text, "fp32") || text == "f32") return 4.0;
    if (contains(text, "q8_0")) return 34.0 / 32.0;
    if (contains(text, "q4_0")) return 18.0 / 32.0;
    if (contains(text, "nvfp4")) return kv_element_bytes(catalogue, KvFormat::Nvfp4).value;
    if (contains(text, "fp8")) return kv_element_bytes(catalogue, KvFormat::Fp8).value;
    if (contains(text, "int8")) return kv_element_bytes(catalogue, KvFormat::Int8).value;
    return kv_element_bytes(catalogue, KvFormat::Bf16).value;
}

}  // namespace rackwright::llm_case
