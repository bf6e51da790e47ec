#include "sizing/video_decode.h"

#include "sizing/engine_constants.h"
#include "sizing/fact_range.h"
#include "sizing/whole_count.h"

#include <algorithm>

namespace rackwright {

DecodeDemand decode_demand(const VideoAnalytics& task, DecodeStrategy strategy) {
    DecodeDemand demand;
    demand.width_px = task.width_px;
    demand.height_px = task.height_px;
    const double cameras = task.cameras;
    switch (strategy) {
        case DecodeStrategy::Full:
        case DecodeStrategy::Cpu:
            demand.frames_per_camera = task.source_fps;
            demand.on_gpu = strategy == DecodeStrategy::Full;
            break;
        case DecodeStrategy::Substream:
            demand.frames_per_camera = task.substream_fps;
            demand.width_px = task.substream_width_px;
            demand.height_px = task.substream_height_px;
            break;
        case DecodeStrategy::KeyFrames:
            if (task.gop_frames < 1) {
                demand.fps = Figure::unknown("video.no-gop", Unit::FramePerSecond);
                return demand;
            }
            demand.frames_per_camera = task.source_fps / task.gop_frames;
            break;
        case DecodeStrategy::SourceRate:
            demand.frames_per_camera = task.analysed_fps_high;
            demand.fps = analysed_rate(task).figure(Unit::FramePerSecond);
            return demand;
    }
    demand.fps = Figure::exact(cameras * demand.frames_per_camera, Unit::FramePerSecond);
    return demand;
}

Range analysed_rate(const VideoAnalytics& task) {
    const double cameras = task.cameras;
    return {cameras * task.analysed_fps_low, cameras * (task.analysed_fps_low + task.analysed_fps_high) / 2.0,
            cameras * task.analysed_fps_high};
}

const Fact* decode_rate_of_engine(const Decoder& decoder, VideoCodec codec) {
    const Fact* rate = nullptr;
    switch (codec) {
        case VideoCodec::H264:
            rate = &decoder.h264_1080p;
            break;
        case VideoCodec::H265:
            rate = &decoder.hevc_1080p;
            break;
        case VideoCodec::Av1:
            rate = &decoder.av1_1080p;
            break;
        case VideoCodec::Mjpeg:
            break;  // NVDEC does not decode it; the JPEG engines that some GPUs have are not in the catalogue
    }
    return rate != nullptr && rate->known() ? rate : nullptr;
}

namespace {

const Fact* planning_rule(const Decoder& decoder, VideoCodec codec) {
    const Fact* rule = codec == VideoCodec::H264 ? &decoder.h264_1080p_low : codec == VideoCodec::H265 ? &decoder.hevc_1080p_low : nullptr;
    return rule != nullptr && rule->known() ? rule : nullptr;
}

}  // namespace

DecodeCapacity decode_capacity(const Catalogue& catalogue, const Gpu& gpu, VideoCodec codec, double pixels, double compute_share) {
    DecodeCapacity capacity;
    capacity.pixels = pixels;
    const auto unknown = [&](std::string_view reason) {
        capacity.fps = Figure::unknown(reason, Unit::FramePerSecond);
        return capacity;
    };
    const Decoder* decoder = catalogue.decoder(gpu.decoder);
    if (decoder == nullptr || !gpu.nvdec_engines.known()) return unknown("video.no-decoder");
    capacity.engine_count = &gpu.nvdec_engines;
    capacity.rate = decode_rate_of_engine(*decoder, codec);
    if (capacity.rate == nullptr) return unknown("video.codec-not-decoded");
    if (!(pixels > 0.0)) return unknown("video.no-picture-size");
    capacity.engines = compute_share < 1.0 ? whole_count(gpu.nvdec_engines.value * compute_share) : gpu.nvdec_engines.value;
    Range of_engine = range_of(*capacity.rate);
    const Fact* rule = planning_rule(*decoder, codec);
    if (rule != nullptr && rule->value < of_engine.low) {
        of_engine.low = rule->value;
        capacity.planning_rule = rule;
    }
    if (pixels < pixels_1080p) {
        const Fact& most = engine_constant(catalogue.engine("video"), "small_frame_gain");
        if (!most.known()) return unknown("video.no-constants");
        const Range gain = range_of(most);
        const double by_pixels = pixels_1080p / pixels;
        of_engine = {of_engine.low * std::min(by_pixels, gain.low), of_engine.value * std::min(by_pixels, gain.value),
                     of_engine.high * std::min(by_pixels, gain.high)};
        capacity.small_frames = &most;
        capacity.fps = (of_engine * capacity.engines).figure(Unit::FramePerSecond);
    } else {
        capacity.fps = (of_engine * (capacity.engines * pixels_1080p / pixels)).figure(Unit::FramePerSecond);
    }
    return capacity;
}

HostDecode host_decode(const Catalogue& catalogue, VideoCodec codec, const DecodeDemand& demand) {
    HostDecode host;
    host.pixels = demand.pixels();
    const char* constant = codec == VideoCodec::H264 ? "host_decode.h264" : codec == VideoCodec::H265 ? "host_decode.h265" : "";
    const Fact& rate = engine_constant(catalogue.engine("video"), constant);
    if (!demand.fps.known()) {
        host.cores = Figure::unknown(demand.fps.unknown_reason, Unit::Count);
    } else if (!rate.known() || !(host.pixels > 0.0)) {
        host.cores = Figure::unknown(rate.known() ? "video.no-picture-size" : "video.no-host-rate", Unit::Count);
    } else {
        host.rate = &rate;
        const Range of_core = range_of(rate) * (pixels_1080p / host.pixels), asked = Range::of(demand.fps);
        host.cores =
            Range{whole_needed(asked.low / of_core.high), whole_needed(asked.value / of_core.value), whole_needed(asked.high / of_core.low)}
                .figure(Unit::Count);
    }
    return host;
}

}  // namespace rackwright
