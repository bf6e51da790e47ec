#include "sizing/video_decode.h"

#include "sizing/video_constants.h"

#include <algorithm>

namespace rackwright {

DecodeDemand decode_demand(const VideoAnalytics& task, DecodeStrategy strategy) {
    DecodeDemand demand;
    demand.width_px = task.width_px;
    demand.height_px = task.height_px;
    const double cameras = task.cameras;
    switch (strategy) {
        case DecodeStrategy::Full:
            demand.fps = Figure::exact(cameras * task.source_fps, Unit::FramePerSecond);
            break;
        case DecodeStrategy::Cpu:
            demand.fps = Figure::exact(cameras * task.source_fps, Unit::FramePerSecond);
            demand.on_gpu = false;
            break;
        case DecodeStrategy::Substream:
            demand.fps = Figure::exact(cameras * task.substream_fps, Unit::FramePerSecond);
            demand.width_px = task.substream_width_px;
            demand.height_px = task.substream_height_px;
            break;
        case DecodeStrategy::KeyFrames:
            demand.fps = task.gop_frames > 0 ? Figure::exact(cameras * task.source_fps / task.gop_frames, Unit::FramePerSecond)
                                             : Figure::unknown("video.no-gop", Unit::FramePerSecond);
            break;
        case DecodeStrategy::SourceRate:
            demand.fps = Figure::range(cameras * task.analysed_fps_low, cameras * (task.analysed_fps_low + task.analysed_fps_high) / 2.0,
                                       cameras * task.analysed_fps_high, Unit::FramePerSecond);
            break;
    }
    return demand;
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
            break;  // NVDEC does not decode it; GPUs have a separate JPEG engine that the catalogue does not know
    }
    return rate != nullptr && rate->known() ? rate : nullptr;
}

Figure decode_capacity(const Catalogue& catalogue, const Gpu& gpu, VideoCodec codec, int width_px, int height_px) {
    const Decoder* decoder = catalogue.decoder(gpu.decoder);
    if (decoder == nullptr || !gpu.nvdec_engines.known()) return Figure::unknown("video.no-decoder", Unit::FramePerSecond);
    const Fact* rate = decode_rate_of_engine(*decoder, codec);
    if (rate == nullptr) return Figure::unknown("video.codec-not-decoded", Unit::FramePerSecond);
    const double pixels = static_cast<double>(width_px) * height_px;
    if (!(pixels > 0.0)) return Figure::unknown("video.no-picture-size", Unit::FramePerSecond);
    const double scale = gpu.nvdec_engines.value * pixels_1080p / pixels;
    double low = std::isfinite(rate->low) ? rate->low : rate->value;
    const Fact& rule = codec == VideoCodec::H264 ? decoder->h264_1080p_low : decoder->hevc_1080p_low;
    if (codec != VideoCodec::Av1 && rule.known()) low = std::min(low, rule.value);
    double expected = rate->value, high = rate->value;
    if (pixels < pixels_1080p) {
        // Many small streams decode somewhat worse than their pixels say.
        if (const Fact* share = video_constant(catalogue, "small_frame_share")) {
            low *= share->low;
            expected *= share->value;
            high *= share->high;
        }
    }
    return Figure::range(low * scale, expected * scale, high * scale, Unit::FramePerSecond);
}

}  // namespace rackwright
