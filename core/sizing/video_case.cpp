#include "project/names.h"
#include "sizing/detector_rate.h"
#include "sizing/published_case.h"
#include "sizing/video_decode.h"
#include "sizing/whole_count.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace rackwright {
namespace {

using nlohmann::json;

double number(const json& inputs, const char* key, double otherwise) {
    const auto found = inputs.find(key);
    return found != inputs.end() && found->is_number() ? found->get<double>() : otherwise;
}

std::string text(const json& inputs, const char* key) {
    const auto found = inputs.find(key);
    return found != inputs.end() && found->is_string() ? found->get<std::string>() : std::string();
}

/// Nothing stated is H.264 and FP16, as surveillance and TensorRT have it; a name that is not known is not guessed.
std::optional<VideoCodec> codec_of(const json& inputs) {
    const std::string name = text(inputs, "codec");
    if (name.empty()) return VideoCodec::H264;
    if (name == "hevc") return VideoCodec::H265;
    return from_name<VideoCodec>(name);
}

std::optional<Precision> precision_of(const json& inputs) {
    const std::string name = text(inputs, "precision");
    return name.empty() ? Precision::Fp16 : from_name<Precision>(name);
}

CasePrediction unknown(std::string_view code, const std::string& what) {
    CasePrediction prediction;
    prediction.unknown = Message(std::string(code)).with("name", what);
    return prediction;
}

/// `whole`: streams are counted as they run, and a part of one does not.
CasePrediction from(const Figure& figure, double divisor, bool whole, std::string method) {
    const auto counted = [&](double value) { return whole ? whole_count(value / divisor) : value / divisor; };
    CasePrediction prediction;
    prediction.predicted = counted(figure.value);
    prediction.low = counted(figure.low_or_value());
    prediction.high = counted(figure.high_or_value());
    prediction.method = std::move(method);
    return prediction;
}

/// What the detector's rate was found from, in words for the list of cases.
std::string method_of(const DetectorRate& rate) {
    std::string method(name_of(rate.basis));
    if (!rate.evidence.empty()) {
        method += " of";
        for (const DetectorEvidence& evidence : rate.evidence) method += ' ' + evidence.gpu->id;
        method += ", smaller ratio of dense FLOP/s and memory bandwidth";
    }
    return method + "; measurements of the case's own GPU left out";
}

/// End to end, in frames/s or in streams of the analysed rate: the fewer of what the GPU decodes and what its detector keeps up with.
/// Measurements of the very GPU are left out, or the case would be predicted from itself.
CasePrediction predict_pipeline(const Catalogue& catalogue, const json& inputs, bool streams) {
    const std::string gpu_name = text(inputs, "gpu"), model = text(inputs, "model");
    const Gpu* gpu = catalogue.find_gpu(gpu_name);
    if (gpu == nullptr) return unknown("case.unknown-gpu", gpu_name);
    const Detector* detector = catalogue.find_detector(model);
    if (detector == nullptr) return unknown("case.unknown-model", model);
    const double source_fps = number(inputs, "source_fps", 30.0), analysed_fps = number(inputs, "analysed_fps", source_fps);
    const double width = number(inputs, "width_px", 1920.0), height = number(inputs, "height_px", 1080.0);
    if (!(source_fps > 0.0) || !(analysed_fps > 0.0)) return unknown("case.no-frame-rate", model);
    const std::optional<VideoCodec> codec = codec_of(inputs);
    const std::optional<Precision> precision = precision_of(inputs);
    if (!codec) return unknown("case.unknown-codec", text(inputs, "codec"));
    if (!precision) return unknown("case.unknown-precision", text(inputs, "precision"));
    DetectorRequest request;
    request.detector = detector;
    request.gpu = gpu;
    request.precision = *precision;
    request.batch = static_cast<int>(std::clamp(number(inputs, "batch", 16.0), 1.0, 4096.0));
    request.input_px = static_cast<int>(std::clamp(number(inputs, "input_px", 0.0), 0.0, 8192.0));
    request.without_gpu = gpu->id;
    const DetectorRate rate = detector_rate(catalogue, request);
    if (!rate.fps.known()) return unknown(rate.fps.unknown_reason, model);
    // A pipeline that decodes at the source's rate and analyses part of it is bound by whichever runs out first.
    const DecodeCapacity decode = decode_capacity(catalogue, *gpu, *codec, width * height);
    const double by_detector = rate.fps.value / analysed_fps;
    if (decode.fps.known() && decode.fps.value / source_fps < by_detector) {
        return from(decode.fps, streams ? source_fps : source_fps / analysed_fps, streams,
                    "bound by decoding: engines x the GPU vendor's rate");
    }
    return from(rate.fps, streams ? analysed_fps : 1.0, streams, method_of(rate));
}

/// Streams or frames/s of one engine, or of a whole GPU that the catalogue knows. A text that names no GPU ("Pascal or newer") is a rule
/// for all generations, so the slowest of the catalogue has to keep it. Vendors' planning rules are left out: they are what is predicted.
CasePrediction predict_decoding(const Catalogue& catalogue, const json& inputs, const std::string& unit, bool streams) {
    const std::optional<VideoCodec> codec = codec_of(inputs);
    if (!codec) return unknown("case.unknown-codec", text(inputs, "codec"));
    const Gpu* gpu = catalogue.find_gpu(text(inputs, "gpu"));
    const Decoder* own = gpu != nullptr ? catalogue.decoder(gpu->decoder) : nullptr;
    double low = 0.0, high = 0.0;
    int count = 0;
    for (const Decoder& decoder : catalogue.decoders) {
        if (own != nullptr && &decoder != own) continue;
        const Fact* rate = decode_rate_of_engine(decoder, *codec);
        if (rate == nullptr) continue;
        low = count == 0 ? rate->value : std::min(low, rate->value);
        high = std::max(high, rate->value);
        ++count;
    }
    if (count == 0) return unknown("video.codec-not-decoded", text(inputs, "codec"));
    const double fps = number(inputs, "source_fps", 25.0);
    const double megapixels = number(inputs, "megapixels", number(inputs, "width_px", 1920.0) * number(inputs, "height_px", 1080.0) / 1e6);
    if (!(fps > 0.0) || !(megapixels > 0.0)) return unknown("case.no-frame-rate", text(inputs, "codec"));
    const bool whole_gpu = gpu != nullptr && gpu->nvdec_engines.known() && unit.find("engine") == std::string::npos;
    const double scale = pixels_1080p / 1e6 / megapixels * (whole_gpu ? gpu->nvdec_engines.value : 1.0);
    return from(Figure::range(low * scale, low * scale, high * scale, Unit::FramePerSecond), streams ? fps : 1.0, streams,
                own != nullptr ? "engines x the GPU vendor's rate, by pixels"
                               : "slowest decoder of the catalogue at the GPU vendor's rate, by pixels; planning rules left out");
}

}  // namespace

std::optional<CasePrediction> predict_video_case(const Catalogue& catalogue, const json& published_case) {
    const auto kind = published_case.find("kind");
    const auto inputs = published_case.find("inputs");
    if (kind == published_case.end() || !kind->is_string() || inputs == published_case.end() || !inputs->is_object()) return std::nullopt;
    const auto published = published_case.find("published");
    const std::string unit = published != published_case.end() && published->is_object() ? text(*published, "unit") : std::string();
    if (*kind == "deepstream_streams") return predict_pipeline(catalogue, *inputs, true);
    if (*kind == "deepstream_fps") return predict_pipeline(catalogue, *inputs, false);
    if (*kind == "nvdec_streams") return predict_decoding(catalogue, *inputs, unit, true);
    if (*kind == "nvdec_fps") return predict_decoding(catalogue, *inputs, unit, false);
    return std::nullopt;
}

}  // namespace rackwright
