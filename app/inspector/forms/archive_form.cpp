#include "app/inspector/forms/archive_form.h"

namespace rackwright {

ArchiveForm::ArchiveForm(Document* document, WorkloadId id, QWidget* parent) : TaskForm(document, id, parent) {
    addHeading(tr("Cameras"));
    addQuantity("cameras", tr("Cameras"), Unit::Camera, &VideoArchive::cameras)->addSlider(SliderScale::linear(0, 1000, 5));
    addQuantity("width", tr("Picture width"), Unit::Pixel, &VideoArchive::width_px);
    addQuantity("height", tr("Picture height"), Unit::Pixel, &VideoArchive::height_px);
    addQuantity("fps", tr("Frame rate"), Unit::FramePerSecond, &VideoArchive::fps)->addSlider(SliderScale::linear(1, 60));
    addChoice("codec", tr("Codec"), &VideoArchive::codec, {VideoCodec::H264, VideoCodec::H265, VideoCodec::Av1, VideoCodec::Mjpeg});
    const QString bitrate = tr("Bit rate of a camera");
    auto* bitrate_field = new QuantityField(
        document, Unit::BitPerSecond,
        [this] { return task() != nullptr ? task()->bitrate_bit_per_s.value_or(std::nan("")) : std::nan(""); },
        [this, bitrate](double value) {
            return change("bitrate", bitrate, [value](VideoArchive& changed) {
                changed.bitrate_bit_per_s = std::isfinite(value) ? std::optional<double>(value) : std::nullopt;
            });
        },
        this);
    bitrate_field->setOptional(tr("from picture and codec"));
    addField("bitrate", bitrate, bitrate_field);

    addHeading(tr("Retention"));
    addQuantity("days", tr("Days kept"), Unit::Day, &VideoArchive::days)->addSlider(SliderScale::linear(1, 365));
    addQuantity("hoursPerDay", tr("Hours recorded a day"), Unit::Count, &VideoArchive::hours_per_day);
    addQuantity("motionShare", tr("Share of the time recorded"), Unit::Ratio, &VideoArchive::motion_share)
        ->addSlider(SliderScale::linear(0.05, 1.0, 0.05));
    addQuantity("hotHours", tr("Hours on the hot tier"), Unit::Count, &VideoArchive::hot_hours);
}

}  // namespace rackwright
