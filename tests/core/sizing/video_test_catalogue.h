#pragma once

#include "catalog/catalogue.h"

#include <limits>

namespace rackwright::test_video {

/// Round numbers, so that every expected value can be reckoned in the head.
inline Fact fact(double value, Unit unit, double low = std::numeric_limits<double>::quiet_NaN(),
                 double high = std::numeric_limits<double>::quiet_NaN()) {
    Fact made;
    made.value = value;
    made.unit = unit;
    made.low = low;
    made.high = high;
    made.source = "test-source";
    return made;
}

/// GPUs "fast" (100 TFLOP/s FP16, 1,000 GB/s, 4 engines) and "slow" (50, 250, 2 engines), of 100 GB and 40 GB; decoder 1,000 fps H.264 an
/// engine with a planning rule of 600; detectors "measured" (200 fps end to end on "fast"), "engine" (400 fps at batch 16 on "fast"),
/// "counted" (operations only).
inline Catalogue small_catalogue() {
    Catalogue catalogue;
    Source& source = catalogue.sources.emplace_back();
    source.id = "test-source";

    Decoder& decoder = catalogue.decoders.emplace_back();
    decoder.id = "decoder";
    decoder.h264_1080p = fact(1000, Unit::FramePerSecond);
    decoder.h264_1080p_low = fact(600, Unit::FramePerSecond);
    decoder.hevc_1080p = fact(1500, Unit::FramePerSecond, 1200, 1500);
    decoder.hevc_1080p_low = fact(1250, Unit::FramePerSecond);

    const auto add_gpu = [&](const char* id, double tflops, double bandwidth, double memory, double engines) {
        Gpu& gpu = catalogue.gpus.emplace_back();
        gpu.id = gpu.name = id;
        gpu.decoder = "decoder";
        gpu.bf16_dense = fact(tflops * 1e12, Unit::FlopPerSecond);
        gpu.int8_dense = fact(2 * tflops * 1e12, Unit::FlopPerSecond);
        gpu.memory_bandwidth = fact(bandwidth * 1e9, Unit::BytePerSecond);
        gpu.memory_printed = fact(memory * 1e9, Unit::Byte);
        gpu.memory_visible = fact(memory * 1e9, Unit::Byte);
        gpu.board_power = fact(300, Unit::Watt);
        gpu.nvdec_engines = fact(engines, Unit::Count);
    };
    add_gpu("fast", 100, 1000, 100, 4);
    add_gpu("slow", 50, 250, 40, 2);

    const auto add_detector = [&](const char* id) -> Detector& {
        Detector& detector = catalogue.detectors.emplace_back();
        detector.id = detector.name = id;
        detector.input_size = fact(640, Unit::Count);
        return detector;
    };
    add_detector("measured").measured = {{"fast", Precision::Fp16, 1, true, fact(200, Unit::FramePerSecond)}};
    add_detector("engine").measured = {{"fast", Precision::Fp16, 1, false, fact(90, Unit::FramePerSecond)},
                                       {"fast", Precision::Fp16, 16, false, fact(400, Unit::FramePerSecond)}};
    add_detector("counted").operations = fact(100e9, Unit::Flop);

    const auto add_codec = [&](const char* id, double low, double value, double high) {
        CodecProfile& codec = catalogue.codecs.emplace_back();
        codec.id = id;
        codec.bits_per_pixel = fact(value, Unit::BitPerPixel, low, high);
    };
    add_codec("h264", 0.05, 0.08, 0.1);
    add_codec("h265", 0.025, 0.04, 0.07);

    Engine& video = catalogue.engines.emplace_back();
    video.id = "video";
    video.constants = {
        {"detector_efficiency.fp16", fact(0.4, Unit::Ratio, 0.2, 0.5)}, {"pipeline_share", fact(0.5, Unit::Ratio, 0.25, 1.0)},
        {"measured_pipeline_band", fact(1.0, Unit::Ratio, 0.9, 1.1)},   {"decode_surfaces", fact(10, Unit::Count, 4, 20)},
        {"small_frame_gain", fact(2.0, Unit::Factor, 1.0, 2.25)},       {"host_decode.h264", fact(100, Unit::FramePerSecond, 50, 200)},
        {"context_memory", fact(0.5e9, Unit::Byte, 0.25e9, 1e9)},       {"detector_memory", fact(1.5e9, Unit::Byte, 0.75e9, 3e9)}};
    Engine& storage = catalogue.engines.emplace_back();
    storage.id = "storage";
    storage.constants = {{"rebuild_rate.nl-sas", fact(100e6, Unit::BytePerSecond, 50e6, 150e6)}};

    catalogue.index();
    return catalogue;
}

inline const Detector& detector_of(const Catalogue& catalogue, const char* id) { return *catalogue.detector(id); }

}  // namespace rackwright::test_video
