#pragma once

#include "catalog/catalogue.h"

#include <string>

namespace rackwright {

/// How a detector's rate on a GPU was found.
struct DetectorRate {
    Figure fps;          ///< inferences/s of one GPU, end to end, with range
    std::string method;  ///< message code: "detector.measured", "detector.engine-measured", "detector.scaled", "detector.from-operations"
    const DetectorMeasurement* measured = nullptr;  ///< the nearest measurement behind it
};

/// Inferences/s of one GPU at `input_px`, in this order: a measured pipeline on this GPU; a measured engine at batch 8 or more on this GPU
/// times the pipeline share; measured pipelines on other GPUs scaled by dense FLOP/s and memory bandwidth (the smaller ratio is the low
/// end, the larger the high end); operations x efficiency. `without_gpu`: leave measurements of this GPU out (to test the
/// scaling). Unknown: detector.no-basis, detector.precision-not-supported.
DetectorRate detector_rate(const Catalogue& catalogue, const Detector& detector, const Gpu& gpu, Precision precision, int input_px,
                           std::string_view without_gpu = {});

/// Dense FLOP/s (or integer operations/s) of a precision; NaN when the GPU has none.
double dense_rate(const Gpu& gpu, Precision precision);

}  // namespace rackwright
