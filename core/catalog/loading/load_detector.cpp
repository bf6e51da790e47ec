#include "catalog/loading/bounds.h"
#include "catalog/loading/product_kinds.h"
#include "catalog/loading/product_words.h"

namespace rackwright {
namespace {

constexpr FactField<Detector> figures[] = {
    {"parameters", &Detector::parameters, {Unit::Parameter, 1e5, 1e11}, Presence::Optional},
    {"operations", &Detector::operations, {Unit::Flop, 1e7, 1e14}, Presence::Optional},
    {"input_size", &Detector::input_size, {Unit::Count, 32, 8192}, Presence::Optional},
    {"memory", &Detector::memory, {Unit::Byte, 1e6, 1e12}, Presence::Optional},
};

}  // namespace

void load_detector(ObjectReader& reader, Catalogue& catalogue) {
    Detector& detector = catalogue.detectors.emplace_back();
    read_product(reader, detector);
    read_figures(reader, figures, detector);
    reader.each("measured", [&](ObjectReader& entry) {
        DetectorMeasurement& measurement = detector.measured.emplace_back();
        measurement.gpu = entry.required_reference("gpu", ReferenceTo::Gpu);
        measurement.precision = entry.word("precision", words::precisions);
        measurement.batch = entry.integer("batch", {1, 4096});
        measurement.pipeline = entry.word("what", words::measured_pipeline);
        measurement.fps = read_fact(entry, "fps", {Unit::FramePerSecond, 0.1, 1e6}, Presence::Required);
    });
}

}  // namespace rackwright
