#include "app/inspector/forms/video_form.h"

namespace rackwright {

VideoForm::VideoForm(Document* document, WorkloadId id, QWidget* parent) : TaskForm(document, id, parent) {
    addHeading(tr("Cameras"));
    addQuantity("cameras", tr("Cameras"), Unit::Camera, &VideoAnalytics::cameras)->addSlider(SliderScale::linear(0, 1000, 5));
    addQuantity("width", tr("Picture width"), Unit::Pixel, &VideoAnalytics::width_px);
    addQuantity("height", tr("Picture height"), Unit::Pixel, &VideoAnalytics::height_px);
    addChoice("codec", tr("Codec"), &VideoAnalytics::codec, {VideoCodec::H264, VideoCodec::H265, VideoCodec::Av1, VideoCodec::Mjpeg});
    addQuantity("sourceFps", tr("Frame rate of a camera"), Unit::FramePerSecond, &VideoAnalytics::source_fps)
        ->addSlider(SliderScale::linear(1, 60));

    addHeading(tr("Decoding"));
    addChoice(
        "strategy", tr("What is decoded"), &VideoAnalytics::strategy,
        {DecodeStrategy::Full, DecodeStrategy::Substream, DecodeStrategy::KeyFrames, DecodeStrategy::SourceRate, DecodeStrategy::Cpu});
    gop_ = addQuantity("gopFrames", tr("Frames from key frame to key frame"), Unit::Frame, &VideoAnalytics::gop_frames);
    substream_ = {addQuantity("substreamWidth", tr("Substream width"), Unit::Pixel, &VideoAnalytics::substream_width_px),
                  addQuantity("substreamHeight", tr("Substream height"), Unit::Pixel, &VideoAnalytics::substream_height_px),
                  addQuantity("substreamFps", tr("Substream frame rate"), Unit::FramePerSecond, &VideoAnalytics::substream_fps)};

    addHeading(tr("Analysis"));
    addQuantity("analysedFpsLow", tr("Analysed frames of a camera, at least"), Unit::FramePerSecond, &VideoAnalytics::analysed_fps_low)
        ->addSlider(SliderScale::linear(0, 30));
    addQuantity("analysedFpsHigh", tr("Analysed frames of a camera, at most"), Unit::FramePerSecond, &VideoAnalytics::analysed_fps_high)
        ->addSlider(SliderScale::linear(0, 30));
    addProduct("detector", tr("Detector"), &VideoAnalytics::detector, detectorChoices(catalogue()));
    addChoice("precision", tr("Precision"), &VideoAnalytics::precision,
              {Precision::Fp32, Precision::Fp16, Precision::Int8, Precision::Fp8});
    addQuantity("inputPx", tr("Input side of the detector"), Unit::Pixel, &VideoAnalytics::input_px);
    addQuantity("batch", tr("Batch"), Unit::Count, &VideoAnalytics::batch);
    addQuantity("modelsPerFrame", tr("Models run on a frame"), Unit::Count, &VideoAnalytics::models_per_frame);
    VideoForm::showRelevant();
}

void VideoForm::showRelevant() {
    if (task() == nullptr) return;
    for (Field* field : substream_) setFieldVisible(field, task()->strategy == DecodeStrategy::Substream);
    setFieldVisible(gop_, task()->strategy == DecodeStrategy::KeyFrames);
}

}  // namespace rackwright
