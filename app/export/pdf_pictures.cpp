#include "app/export/pdf_pictures.h"

#include "app/dashboard/storage_chart.h"
#include "app/dashboard/training_step_chart.h"
#include "app/dashboard/video_load_chart.h"
#include "app/dashboard/vram_chart.h"
#include "app/export/print_style.h"
#include "app/rack/rack_painter.h"

#include <QAbstractAxis>
#include <QChart>
#include <QChartView>
#include <QCoreApplication>
#include <QGraphicsScene>
#include <QLegend>
#include <QPainter>
#include <algorithm>
#include <memory>

namespace rackwright {
namespace {

// A chart is laid out in pixels of its own and scaled to the page as vectors.
constexpr double chart_pixels_per_mm = 5.0;
constexpr double chart_height_mm = 82.0;

QFont chartFont(double points, bool bold = false) {
    QFont font = printFont(points, bold);
    font.setPixelSize(static_cast<int>(points / 72.0 * 25.4 * chart_pixels_per_mm + 0.5));
    return font;
}

QChart* makeChart(SpecPicture::Kind kind, const PicturedVariant& drawn) {
    switch (kind) {
        case SpecPicture::Kind::VramChart:
            return makeVramChart(drawn.project, drawn.variant, drawn.evaluation, true);
        case SpecPicture::Kind::VideoLoadChart:
            return makeVideoLoadChart(drawn.project, drawn.variant, drawn.evaluation, true);
        case SpecPicture::Kind::TrainingStepChart:
            return makeTrainingStepChart(drawn.project, drawn.variant, drawn.evaluation, true);
        case SpecPicture::Kind::StorageChart:
            return makeStorageChart(drawn.project, drawn.variant, drawn.evaluation, true);
        case SpecPicture::Kind::RackElevation:
            break;
    }
    return nullptr;
}

/// Nothing when the variant has nothing of the kind.
bool chartIsEmpty(SpecPicture::Kind kind, const PicturedVariant& drawn) {
    switch (kind) {
        case SpecPicture::Kind::VramChart:
            return vramChart(drawn.project, drawn.variant, drawn.evaluation, true).empty();
        case SpecPicture::Kind::VideoLoadChart:
            return videoLoadChart(drawn.project, drawn.variant, drawn.evaluation, true).empty();
        case SpecPicture::Kind::TrainingStepChart:
            return trainingStepChart(drawn.project, drawn.variant, drawn.evaluation, true).empty();
        case SpecPicture::Kind::StorageChart:
            return storageChart(drawn.project, drawn.variant, drawn.evaluation, true).empty();
        case SpecPicture::Kind::RackElevation:
            break;
    }
    return true;
}

void paintChart(QPainter& painter, const QRectF& target, SpecPicture::Kind kind, const PicturedVariant& drawn) {
    QChart* chart = makeChart(kind, drawn);
    if (chart == nullptr) return;
    chart->setTitleFont(chartFont(table_points, true));
    chart->legend()->setFont(chartFont(small_points));
    for (QAbstractAxis* axis : chart->axes()) {
        axis->setLabelsFont(chartFont(small_points - 0.5));
        axis->setTitleFont(chartFont(small_points));
    }
    // A chart that was never shown has no labels: it is shown on no screen, and laid out by what it posts to itself.
    QChartView view(chart);
    view.setAttribute(Qt::WA_DontShowOnScreen);
    view.setFrameShape(QFrame::NoFrame);
    const QSize size(static_cast<int>(body_width / mm(1.0) * chart_pixels_per_mm), static_cast<int>(chart_height_mm * chart_pixels_per_mm));
    view.resize(size);
    view.show();
    QCoreApplication::sendPostedEvents();
    QCoreApplication::sendPostedEvents();
    view.scene()->render(&painter, target, chart->geometry(), Qt::KeepAspectRatio);
}

void addChart(PageFlow& flow, const SpecPicture& picture, const PicturedVariant& drawn) {
    if (chartIsEmpty(picture.kind, drawn)) return;
    const double height = mm(chart_height_mm);
    flow.add(height, [kind = picture.kind, drawn, height](QPainter& painter, double y) {
        painter.save();
        paintChart(painter, QRectF(margin_left, y, body_width, height), kind, drawn);
        painter.restore();
    });
    flow.addSpace(mm(4.0));
}

void addElevation(PageFlow& flow, const SpecPicture& picture, const PicturedVariant& drawn) {
    const Rack* rack = find_rack(drawn.variant, picture.rack);
    if (rack == nullptr) return;
    const UnitRange units = occupiedUnits(drawn.catalogue, *rack);
    const QSizeF size = rackSize(units);
    // A high rack takes what a page holds below its headings.
    const double most = body_height - mm(45.0);
    const double height = std::min(most, body_width * size.height() / size.width());
    flow.add(height, [rack_id = picture.rack, drawn, units, height](QPainter& painter, double y) {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        paintRackElevation(painter, QRectF(margin_left, y, body_width, height), drawn.catalogue, drawn.project, drawn.variant,
                           drawn.evaluation, rack_id, units, printFont(small_points), pt(small_points));
        painter.restore();
    });
    flow.addSpace(mm(4.0));
}

}  // namespace

void addPicture(PageFlow& flow, const SpecPicture& picture, const PicturedVariant& drawn) {
    if (picture.kind == SpecPicture::Kind::RackElevation) return addElevation(flow, picture, drawn);
    addChart(flow, picture, drawn);
}

}  // namespace rackwright
