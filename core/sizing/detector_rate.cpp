#include "sizing/detector_rate.h"

#include "sizing/engine_constants.h"
#include "sizing/fact_range.h"
#include "sizing/measured_gpus.h"

#include <algorithm>

namespace rackwright {
namespace {

/// The shares of the peak were measured at 8 images a batch; below, processors wait for launches.
constexpr int full_batch = 8;

const Fact& video_constant(const Catalogue& catalogue, std::string_view name) { return engine_constant(catalogue.engine("video"), name); }

const Fact* peak_share(const Catalogue& catalogue, Precision precision) {
    const auto known = [&](std::string_view name) {
        const Fact& fact = video_constant(catalogue, name);
        return fact.known() ? &fact : nullptr;
    };
    switch (precision) {
        case Precision::Fp16:
            return known("detector_efficiency.fp16");
        case Precision::Int8:
            return known("detector_efficiency.int8");
        case Precision::Fp8:
            return known("detector_efficiency.fp8");
        case Precision::Fp32:
            break;
    }
    return nullptr;
}

Range product(const Range& a, const Range& b) { return {a.low * b.low, a.value * b.value, a.high * b.high}; }

bool usable(const DetectorMeasurement& measurement, const DetectorRequest& request, bool pipeline) {
    if (measurement.pipeline != pipeline || measurement.precision != request.precision || !measurement.fps.known()) return false;
    if (measurement.gpu == request.without_gpu) return false;
    // A pipeline makes its own batches. Of a bare engine, one image at a time is latency and several are throughput: neither stands for the
    // other.
    return pipeline || (measurement.batch > 1) == (request.batch > 1);
}

/// The measurement of `gpu` nearest to the batch that is asked for; nullptr when there is none.
const DetectorMeasurement* nearest(const DetectorRequest& request, std::string_view gpu, bool pipeline) {
    const auto distance = [&](const DetectorMeasurement& m) {
        return std::abs(std::log2(std::max(1, m.batch)) - std::log2(std::max(1, request.batch)));
    };
    const DetectorMeasurement* best = nullptr;
    for (const DetectorMeasurement& measurement : request.detector->measured) {
        if (measurement.gpu != gpu || !usable(measurement, request, pipeline)) continue;
        if (best == nullptr || distance(measurement) < distance(*best)) best = &measurement;
    }
    return best;
}

/// Range of what the measurements of other GPUs make of this one; not known when there are none.
Range scaled(const Catalogue& catalogue, const DetectorRequest& request, bool pipeline, std::vector<DetectorEvidence>& evidence) {
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    const Fact* own = dense_rate(*request.gpu, request.precision);
    if (own == nullptr) return {nan, nan, nan};
    double low = 0.0, high = 0.0, log_sum = 0.0;
    for (const DetectorMeasurement& measurement : request.detector->measured) {
        if (measurement.gpu == request.gpu->id || !usable(measurement, request, pipeline)) continue;
        if (nearest(request, measurement.gpu, pipeline) != &measurement) continue;  // one measurement a GPU
        const Gpu* other = catalogue.gpu(measurement.gpu);
        const Fact* others = other != nullptr ? dense_rate(*other, request.precision) : nullptr;
        if (others == nullptr || !constants_hold_for(*other)) continue;
        const double by_flops = own->value / others->value;
        const double by_bandwidth = request.gpu->memory_bandwidth.value / other->memory_bandwidth.value;
        if (!std::isfinite(by_flops) || !std::isfinite(by_bandwidth)) continue;
        const double smaller = std::min(by_flops, by_bandwidth) * measurement.fps.value;
        low = evidence.empty() ? smaller : std::min(low, smaller);
        high = std::max(high, std::max(by_flops, by_bandwidth) * measurement.fps.value);
        log_sum += std::log(smaller);
        evidence.push_back({&measurement, other, by_flops, by_bandwidth});
    }
    if (evidence.empty()) return {nan, nan, nan};
    return {low, std::exp(log_sum / static_cast<double>(evidence.size())), high};
}

/// What the pixels of another input size make of a rate: the work of a detector grows with them.
double input_factor(const Detector& detector, int input_px) {
    if (!detector.input_size.known() || input_px <= 0) return 1.0;
    const double side = detector.input_size.value / input_px;
    return side * side;
}

struct Finder {
    const Catalogue& catalogue;
    const DetectorRequest& request;
    DetectorRate& rate;

    /// End to end from the bare engine.
    Range through_pipeline(const Range& engine) {
        const Fact& share = video_constant(catalogue, "pipeline_share");
        rate.pipeline_share = &share;
        return product(engine, range_of(share));
    }

    bool from_this_gpu() {
        if (const DetectorMeasurement* pipeline = nearest(request, request.gpu->id, true)) {
            const Fact& band = video_constant(catalogue, "measured_pipeline_band");
            rate.measured_band = &band;
            return found(DetectorBasis::MeasuredPipeline, product(Range::of(pipeline->fps.value), range_of(band)),
                         {pipeline, request.gpu, 1.0, 1.0});
        }
        if (const DetectorMeasurement* engine = nearest(request, request.gpu->id, false)) {
            return found(DetectorBasis::MeasuredEngine, through_pipeline(range_of(engine->fps)), {engine, request.gpu, 1.0, 1.0});
        }
        return false;
    }

    bool from_other_gpus() {
        const Range pipelines = scaled(catalogue, request, true, rate.evidence);
        if (pipelines.known()) return found(DetectorBasis::ScaledPipelines, pipelines);
        const Range engines = scaled(catalogue, request, false, rate.evidence);
        if (engines.known()) return found(DetectorBasis::ScaledEngines, through_pipeline(engines));
        return false;
    }

    bool from_operations() {
        rate.dense = dense_rate(*request.gpu, request.precision);
        if (rate.dense == nullptr) return failed("detector.precision-not-supported");
        rate.peak_share = peak_share(catalogue, request.precision);
        if (!request.detector->operations.known() || rate.peak_share == nullptr) return failed("detector.no-basis");
        // The share of the peak is that of full batches.
        if (request.batch < full_batch) return failed("detector.small-batch");
        const Range peak = range_of(*rate.dense) * (1.0 / request.detector->operations.value);
        const Range engine = product(range_of(*rate.peak_share), peak);
        return found(DetectorBasis::Operations, through_pipeline(engine));
    }

    bool failed(std::string_view reason) {
        rate.fps = Figure::unknown(reason, Unit::FramePerSecond);
        return false;
    }

    bool found(DetectorBasis basis, const Range& fps) {
        rate.basis = basis;
        const double share = std::min(request.compute_share, request.bandwidth_share);
        rate.fps = figure_or(fps * (rate.input_factor * share), Unit::FramePerSecond, "detector.no-basis");
        return true;
    }
    bool found(DetectorBasis basis, const Range& fps, const DetectorEvidence& from) {
        rate.evidence.push_back(from);
        return found(basis, fps);
    }
};

}  // namespace

const Fact* dense_rate(const Gpu& gpu, Precision precision) {
    const Fact* rate = nullptr;
    switch (precision) {
        case Precision::Fp16:
            rate = gpu.fp16_dense.known() ? &gpu.fp16_dense : &gpu.bf16_dense;
            break;
        case Precision::Int8:
            rate = &gpu.int8_dense;
            break;
        case Precision::Fp8:
            rate = &gpu.fp8_dense;
            break;
        case Precision::Fp32:
            break;
    }
    return rate != nullptr && rate->known() ? rate : nullptr;
}

std::string_view name_of(DetectorBasis value) {
    switch (value) {
        case DetectorBasis::None:
            return "none";
        case DetectorBasis::MeasuredPipeline:
            return "measured-pipeline";
        case DetectorBasis::MeasuredEngine:
            return "measured-engine";
        case DetectorBasis::ScaledPipelines:
            return "scaled-pipelines";
        case DetectorBasis::ScaledEngines:
            return "scaled-engines";
        case DetectorBasis::Operations:
            return "operations";
    }
    return "";
}

DetectorRate detector_rate(const Catalogue& catalogue, const DetectorRequest& request) {
    DetectorRate rate;
    rate.input_factor = input_factor(*request.detector, request.input_px);
    Finder finder{catalogue, request, rate};
    if (finder.from_this_gpu()) return rate;
    if (!constants_hold_for(*request.gpu)) {
        finder.failed("detector.gpu-not-measured");
    } else if (!finder.from_other_gpus()) {
        finder.from_operations();
    }
    return rate;
}

}  // namespace rackwright
