#pragma once

#include "catalog/catalogue.h"

#include <string_view>
#include <vector>

namespace rackwright {

/// What a detector is asked to do on one GPU, or on a slice that has a share of it.
struct DetectorRequest {
    const Detector* detector = nullptr;
    const Gpu* gpu = nullptr;
    Precision precision = Precision::Fp16;
    int batch = 16;
    int input_px = 0;  ///< a side; 0: the detector's own
    double compute_share = 1.0, bandwidth_share = 1.0;
    std::string_view without_gpu{};  ///< leave the measurements of this GPU out: to test the scaling against them
};

/// What a rate was found from, best first.
enum class DetectorBasis : std::uint8_t {
    None,
    MeasuredPipeline,  ///< end to end on this GPU
    MeasuredEngine,    ///< the bare engine on this GPU, times the share that pipelines reach of it
    ScaledPipelines,   ///< end to end on other GPUs
    ScaledEngines,     ///< the bare engine on other GPUs
    Operations         ///< dense FLOP/s / operations x the share of the peak that detectors reach
};

/// One measurement that the rate was found from.
struct DetectorEvidence {
    const DetectorMeasurement* measurement = nullptr;
    const Gpu* gpu = nullptr;  ///< measured on
    double flops_ratio = 1.0, bandwidth_ratio = 1.0;
};

struct DetectorRate {
    Figure fps;  ///< inferences/s, end to end; unknown: detector.no-basis, .precision-not-supported, .small-batch, .gpu-not-measured
    DetectorBasis basis = DetectorBasis::None;
    std::vector<DetectorEvidence> evidence;
    double input_factor = 1.0;             ///< pixels of the detector's own input / pixels of the asked one
    const Fact* pipeline_share = nullptr;  ///< end to end / engine, when it was used
    const Fact* measured_band = nullptr;   ///< what a measured pipeline differs by from another, when it was used
    const Fact* peak_share = nullptr;      ///< share of the dense peak, when it was used
    const Fact* dense = nullptr;           ///< dense FLOP/s (or integer operations/s) of the GPU, when it was used
};

/// Inferences/s of a GPU, by the best basis there is. Scaling takes the smaller of the ratios of dense FLOP/s and memory bandwidth as
/// expected and low, the larger as high; several GPUs give the geometric mean and the widest range. Bare engines count when they were
/// measured at 8 images a batch or more, or when fewer are asked for. Ranges and shares are constants of the catalogue's engine "video".
DetectorRate detector_rate(const Catalogue& catalogue, const DetectorRequest& request);

/// The GPU's dense rate for a precision; nullptr when it has none. TF32 and FP32 rates are not in the catalogue.
const Fact* dense_rate(const Gpu& gpu, Precision precision);

/// Stable name of a basis: "measured-pipeline", …
std::string_view name_of(DetectorBasis value);

}  // namespace rackwright
