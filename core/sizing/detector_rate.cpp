#include "sizing/detector_rate.h"

#include "sizing/video_constants.h"

#include <algorithm>
#include <vector>

namespace rackwright {
namespace {

constexpr int batched = 8;
/// A pipeline that was measured on the very GPU still differs from the customer's: streams, tracker, versions.
constexpr double measured_band = 0.15;

double input_scale(const Detector& detector, int input_px) {
    // Work of a convolutional detector grows with the pixels of its input.
    if (!detector.input_size.known() || input_px <= 0) return 1.0;
    const double side = detector.input_size.value / input_px;
    return side * side;
}

const Fact* efficiency(const Catalogue& catalogue, Precision precision) {
    switch (precision) {
        case Precision::Fp16:
            return video_constant(catalogue, "detector_efficiency.fp16");
        case Precision::Int8:
            return video_constant(catalogue, "detector_efficiency.int8");
        case Precision::Fp8:
            return video_constant(catalogue, "detector_efficiency.fp8");
        case Precision::Fp32:
            break;
    }
    return nullptr;
}

DetectorRate scaled(const Catalogue& catalogue, const Detector& detector, const Gpu& gpu, Precision precision, double pixels,
                    std::string_view without_gpu) {
    double low = 0.0, high = 0.0, log_sum = 0.0;
    int count = 0;
    DetectorRate rate;
    for (const DetectorMeasurement& measurement : detector.measured) {
        if (!measurement.pipeline || measurement.precision != precision || measurement.gpu == without_gpu) continue;
        const Gpu* other = catalogue.gpu(measurement.gpu);
        if (other == nullptr) continue;
        const double by_flops = dense_rate(gpu, precision) / dense_rate(*other, precision);
        const double by_bandwidth = gpu.memory_bandwidth.value / other->memory_bandwidth.value;
        if (!std::isfinite(by_flops) || !std::isfinite(by_bandwidth)) continue;
        const double smaller = std::min(by_flops, by_bandwidth) * measurement.fps.value * pixels;
        const double larger = std::max(by_flops, by_bandwidth) * measurement.fps.value * pixels;
        low = count == 0 ? smaller : std::min(low, smaller);
        high = std::max(high, larger);
        log_sum += std::log(smaller);  // the smaller ratio is the one to plan with
        ++count;
        rate.measured = &measurement;
    }
    if (count == 0) return rate;
    rate.method = "detector.scaled";
    rate.fps = Figure::range(low, std::exp(log_sum / count), high, Unit::FramePerSecond);
    return rate;
}

}  // namespace

double dense_rate(const Gpu& gpu, Precision precision) {
    switch (precision) {
        case Precision::Fp16:
            return gpu.fp16_dense.known() ? gpu.fp16_dense.value : gpu.bf16_dense.value;
        case Precision::Int8:
            return gpu.int8_dense.value;
        case Precision::Fp8:
            return gpu.fp8_dense.value;
        case Precision::Fp32:
            break;
    }
    return std::numeric_limits<double>::quiet_NaN();
}

DetectorRate detector_rate(const Catalogue& catalogue, const Detector& detector, const Gpu& gpu, Precision precision, int input_px,
                           std::string_view without_gpu) {
    const double pixels = input_scale(detector, input_px);
    const Fact* share = video_constant(catalogue, "pipeline_share");
    DetectorRate rate;
    for (const DetectorMeasurement& measurement : detector.measured) {
        if (measurement.gpu != gpu.id || measurement.gpu == without_gpu || measurement.precision != precision) continue;
        const double fps = measurement.fps.value * pixels;
        if (measurement.pipeline) {
            rate.fps = Figure::range(fps * (1.0 - measured_band), fps, fps * (1.0 + measured_band), Unit::FramePerSecond);
            rate.method = "detector.measured";
            rate.measured = &measurement;
            return rate;
        }
        if (measurement.batch >= batched && share != nullptr) {
            rate.fps = Figure::range(fps * share->low, fps * share->value, fps * share->high, Unit::FramePerSecond);
            rate.method = "detector.engine-measured";
            rate.measured = &measurement;
        }
    }
    if (rate.fps.known()) return rate;
    rate = scaled(catalogue, detector, gpu, precision, pixels, without_gpu);
    if (rate.fps.known()) return rate;

    const double dense = dense_rate(gpu, precision);
    const Fact* reached = efficiency(catalogue, precision);
    if (!std::isfinite(dense)) {
        rate.fps = Figure::unknown("detector.precision-not-supported", Unit::FramePerSecond);
        return rate;
    }
    if (!detector.operations.known() || reached == nullptr || share == nullptr) {
        rate.fps = Figure::unknown("detector.no-basis", Unit::FramePerSecond);
        return rate;
    }
    const double ideal = dense / detector.operations.value * pixels;
    rate.fps = Figure::range(ideal * reached->low * share->low, ideal * reached->value * share->value, ideal * reached->high * share->high,
                             Unit::FramePerSecond);
    rate.method = "detector.from-operations";
    return rate;
}

}  // namespace rackwright
