#include "sizing/llm_case/predictors.h"
#include "sizing/llm_case/serving_setup.h"

namespace rackwright::llm_case {
namespace {

using published_case::contains;

// Where a row leaves the lengths out and they hardly matter: one stream whose cache is small beside the weights.
constexpr double assumed_prompt_tokens = 1024.0;
constexpr double assumed_answer_tokens = 512.0;

CasePrediction banded(double value, double band, const ServingPoint& point, const char* what) {
    CasePrediction result;
    result.predicted = value;
    result.low = value * (1.0 - band);
    result.high = value * (1.0 + band);
    result.method = std::string(what) + ", " + point.how;
    return result;
}

/// A rate is the other way round: as much faster as the time may be shorter.
CasePrediction banded_rate(double value, double band, const ServingPoint& point, const char* what) {
    CasePrediction result = banded(value, band, point, what);
    result.low = value / (1.0 + band);
    result.high = value / (1.0 - band);
    return result;
}

/// Units of a second that a time is given in ("ms TPOT", "s TTFT", "seconds"); 0 for what is not a time.
double per_second_of(const std::string& unit) {
    if (contains(unit, "/s") || contains(unit, "per s")) return 0.0;
    if (contains(unit, "ms") || contains(unit, "millisecond")) return 1e3;
    return unit == "s" || unit.starts_with("s ") || contains(unit, "second") ? 1.0 : 0.0;
}

bool is_token_rate(const std::string& unit) {
    return contains(unit, "tokens/s") || contains(unit, "tok/s") || contains(unit, "token/s") || contains(unit, "tokens per s");
}

bool has_lengths(const CaseFields& fields) {
    return fields.number("input_tokens").value_or(-1.0) >= 0.0 && fields.number("output_tokens").value_or(-1.0) > 0.0;
}

CasePrediction beside_flat(CasePrediction prediction, double flat, const ServingPoint& point) {
    prediction.rule_of_thumb = flat;
    prediction.rule = speed_shortcut_name;
    prediction.group = point.mixture_of_experts ? "mixture of experts" : "dense";
    return prediction;
}

}  // namespace

CasePrediction predict_decode(const Catalogue& catalogue, const CaseFields& fields) {
    ServingPoint point = serving_point(catalogue, fields);
    if (!point.unknown_reason.empty()) return cannot_predict(point.unknown_reason, point.unknown_what);
    const bool one_stream = point.batch == 1.0;
    if (!has_lengths(fields) && !one_stream) return cannot_predict("case.no-workload");
    point.speed.prompt_tokens = has_lengths(fields) ? *fields.number("input_tokens") : assumed_prompt_tokens;
    point.speed.answer_tokens = has_lengths(fields) ? *fields.number("output_tokens") : assumed_answer_tokens;
    if (!has_lengths(fields)) point.how += ", lengths assumed";
    const std::string& unit = fields.unit();
    const double seconds = time_per_output_token(point.speed, point.batch);
    const double flat = generation_step_time(flat_roofline(point.speed), point.batch);
    if (const double scale = per_second_of(unit); scale > 0.0) {
        return beside_flat(banded(seconds * scale, point.token_band, point, "time per output token"), flat * scale, point);
    }
    if (contains(unit, "one stream") || contains(unit, "per stream") || contains(unit, "/user")) {
        // Measured while the stream generates, without its own prompt.
        const double step = generation_step_time(point.speed, point.batch);
        return beside_flat(banded_rate(1.0 / step, point.token_band, point, "1 / step"), 1.0 / flat, point);
    }
    const bool requests = contains(unit, "requests/s") || contains(unit, "req/s");
    if (!requests && !is_token_rate(unit)) return cannot_predict("case.unknown-unit", unit);
    const bool per_gpu = contains(unit, "/gpu") || contains(unit, "per gpu");
    double sequences = per_gpu ? point.batch / point.speed.gpus() : point.copies * point.batch;
    if (requests) sequences /= point.speed.answer_tokens;
    // What vLLM's benchmark prints as total counts the prompts too.
    if (contains(unit, "total tok")) sequences *= 1.0 + point.speed.prompt_tokens / point.speed.answer_tokens;
    return beside_flat(banded_rate(sequences / seconds, point.token_band, point, "batch / time per output token"), sequences / flat, point);
}

CasePrediction predict_prefill(const Catalogue& catalogue, const CaseFields& fields) {
    ServingPoint point = serving_point(catalogue, fields);
    if (!point.unknown_reason.empty()) return cannot_predict(point.unknown_reason, point.unknown_what);
    const std::optional<double> prompt = fields.number("input_tokens");
    if (!prompt || !(*prompt > 0.0)) return cannot_predict("case.no-workload");
    if (point.first_token_band == nullptr) return cannot_predict("case.first-token-not-measured", fields.text("engine"));
    point.speed.prompt_tokens = *prompt;
    point.speed.answer_tokens = has_lengths(fields) ? *fields.number("output_tokens") : assumed_answer_tokens;
    const std::string& unit = fields.unit();
    const bool rate = is_token_rate(unit);
    const double scale = per_second_of(unit);
    if (!rate && scale == 0.0) return cannot_predict("case.unknown-unit", unit);
    const Figure time = first_token_figure(time_to_first_token(point.speed, rate ? 1.0 : point.batch), *point.first_token_band);
    CasePrediction result;
    result.method = std::string(rate ? "prompt / time to first token" : "time to first token") + ", " + point.how;
    result.predicted = rate ? *prompt / time.value : time.value * scale;
    result.low = rate ? *prompt / time.high : time.low * scale;
    result.high = rate ? *prompt / time.low : time.high * scale;
    const double flat = prefill_time(flat_roofline(point.speed));
    return beside_flat(result, rate ? *prompt / flat : flat * scale, point);
}

}  // namespace rackwright::llm_case
