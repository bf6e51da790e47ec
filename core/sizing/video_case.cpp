#include "sizing/detector_rate.h"
#include "sizing/published_case.h"
#include "sizing/video_decode.h"

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

VideoCodec codec_of(const std::string& name) {
    if (name == "h265" || name == "hevc") return VideoCodec::H265;
    if (name == "av1") return VideoCodec::Av1;
    if (name == "mjpeg") return VideoCodec::Mjpeg;
    return VideoCodec::H264;
}

Precision precision_of(const std::string& name) {
    if (name == "int8") return Precision::Int8;
    if (name == "fp8") return Precision::Fp8;
    if (name == "fp32") return Precision::Fp32;
    return Precision::Fp16;
}

/// Public tables name a family; the SXM part is meant when nothing else is said.
const Gpu* gpu_of(const Catalogue& catalogue, const std::string& name) {
    if (const Gpu* gpu = catalogue.find_gpu(name)) return gpu;
    static constexpr std::pair<std::string_view, std::string_view> families[] = {
        {"H100", "h100-sxm"}, {"H200", "h200-sxm"}, {"A100", "a100-80-sxm"}, {"B200", "b200-sxm"}};
    for (const auto& [family, id] : families) {
        if (name == family) return catalogue.gpu(id);
    }
    return nullptr;
}

CasePrediction unknown(const char* code, const std::string& what) {
    CasePrediction prediction;
    prediction.unknown = Message(code).with("name", what);
    return prediction;
}

CasePrediction from(const Figure& figure, double divisor, std::string method) {
    CasePrediction prediction;
    prediction.predicted = std::floor(figure.value / divisor);
    prediction.low = std::floor(figure.low_or_value() / divisor);
    prediction.high = std::ceil(figure.high_or_value() / divisor);
    prediction.method = std::move(method);
    return prediction;
}

/// Streams that a GPU takes end to end: the fewer of what it decodes and what its detector keeps up with. Measurements of the very
/// GPU are left out, or the case would be predicted from itself.
CasePrediction predict_streams(const Catalogue& catalogue, const json& inputs) {
    const std::string gpu_name = text(inputs, "gpu"), model = text(inputs, "model");
    const Gpu* gpu = gpu_of(catalogue, gpu_name);
    if (gpu == nullptr) return unknown("case.unknown-gpu", gpu_name);
    const Detector* detector = catalogue.find_detector(model);
    if (detector == nullptr) return unknown("case.unknown-model", model);
    const double source_fps = number(inputs, "source_fps", 30.0), analysed_fps = number(inputs, "analysed_fps", source_fps);
    const DetectorRate rate = detector_rate(catalogue, *detector, *gpu, precision_of(text(inputs, "precision")),
                                            static_cast<int>(number(inputs, "input_px", 0.0)), gpu->id);
    if (!rate.fps.known()) return unknown(std::string(rate.fps.unknown_reason).c_str(), model);
    const Figure decode =
        decode_capacity(catalogue, *gpu, codec_of(text(inputs, "codec")), static_cast<int>(number(inputs, "width_px", 1920.0)),
                        static_cast<int>(number(inputs, "height_px", 1080.0)));
    CasePrediction by_detector = from(rate.fps, analysed_fps, rate.method + " (measurements of this GPU left out)");
    if (!decode.known() || decode.value / source_fps >= by_detector.predicted) return by_detector;
    return from(decode, source_fps, "decode");
}

/// Streams of one engine: the expected figure is the GPU vendor's; planning rules of a VMS vendor are the low end.
CasePrediction predict_engine_streams(const Catalogue& catalogue, const json& inputs) {
    const VideoCodec codec = codec_of(text(inputs, "codec"));
    double low = 0.0, sum = 0.0, high = 0.0;
    int count = 0;
    for (const Decoder& decoder : catalogue.decoders) {
        const Fact* rate = decode_rate_of_engine(decoder, codec);
        if (rate == nullptr) continue;
        low = count == 0 ? rate->value : std::min(low, rate->value);
        high = std::max(high, rate->value);
        sum += rate->value;
        ++count;
    }
    if (count == 0) return unknown("video.codec-not-decoded", text(inputs, "codec"));
    const double fps = number(inputs, "source_fps", 25.0);
    const double megapixels = number(inputs, "megapixels", pixels_1080p / 1e6);
    const double scale = pixels_1080p / 1e6 / megapixels;
    return from(Figure::range(low * scale, sum / count * scale, high * scale, Unit::FramePerSecond), fps,
                "mean of the GPU vendor's rates over the generations in the catalogue");
}

}  // namespace

std::optional<CasePrediction> predict_video_case(const Catalogue& catalogue, const json& published_case) {
    const auto kind = published_case.find("kind");
    const auto inputs = published_case.find("inputs");
    if (kind == published_case.end() || !kind->is_string() || inputs == published_case.end() || !inputs->is_object()) return std::nullopt;
    if (*kind == "deepstream_streams") return predict_streams(catalogue, *inputs);
    if (*kind == "nvdec_streams") return predict_engine_streams(catalogue, *inputs);
    return std::nullopt;
}

}  // namespace rackwright
