#include "app/export/pdf_pictures.h"

#include "app/dashboard/chart_words.h"
#include "app/dashboard/storage_chart.h"
#include "app/dashboard/training_step_chart.h"
#include "app/dashboard/video_load_chart.h"
#include "app/dashboard/vram_chart.h"
#include "app/export/print_style.h"
#include "app/export/text_lines.h"
#include "app/rack/rack_painter.h"

#include <QChart>
#include <QFontMetricsF>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QPainter>
#include <algorithm>
#include <memory>

namespace rackwright {
namespace {

// A chart is laid out in pixels of its own and scaled to the page as vectors.
constexpr double chart_pixels_per_mm = 5.0;
constexpr double chart_height_mm = 80.0;

QFont chartFont(double points, bool bold = false) {
    QFont font = printFont(points, bold);
    font.setPixelSize(qRound(points / 72.0 * 25.4 * chart_pixels_per_mm));
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

/// Empty when the variant has nothing of the kind.
BarChart chartData(SpecPicture::Kind kind, const PicturedVariant& drawn) {
    switch (kind) {
        case SpecPicture::Kind::VramChart:
            return vramChart(drawn.project, drawn.variant, drawn.evaluation, true);
        case SpecPicture::Kind::VideoLoadChart:
            return videoLoadChart(drawn.project, drawn.variant, drawn.evaluation, true);
        case SpecPicture::Kind::TrainingStepChart:
            return trainingStepChart(drawn.project, drawn.variant, drawn.evaluation, true);
        case SpecPicture::Kind::StorageChart:
            return storageChart(drawn.project, drawn.variant, drawn.evaluation, true);
        case SpecPicture::Kind::RackElevation:
            break;
    }
    return {};
}

struct LegendEntry {
    QString name;
    QColor colour;
    QPointF at;  ///< from the legend's top left
};

/// The names in full, in as many rows as they need; the chart's own legend would cut them. Gives the height too.
std::pair<std::vector<LegendEntry>, double> layOutLegend(const BarChart& data) {
    std::vector<LegendEntry> entries;
    for (const BarChart::Series& series : data.series) entries.push_back({series.name.simplified(), series.colour, {}});
    for (const BarChart::Limit& limit : data.limits) entries.push_back({limit.name.simplified(), limit.colour, {}});
    if (!data.note.isEmpty()) entries.push_back({data.note, Qt::transparent, {}});
    const QFontMetricsF metrics(printFont(small_points));
    const double row = metrics.height() * 1.3;
    double x = 0.0, y = 0.0;
    for (LegendEntry& entry : entries) {
        entry.name = metrics.elidedText(entry.name, Qt::ElideRight, body_width - mm(5.0));
        const double width = mm(4.0) + metrics.horizontalAdvance(entry.name);
        if (x > 0.0 && x + width > body_width) {
            x = 0.0;
            y += row;
        }
        entry.at = {x, y};
        x += width + mm(5.0);
    }
    return {entries, entries.empty() ? 0.0 : y + row};
}

void paintLegend(QPainter& painter, double top, const std::vector<LegendEntry>& entries) {
    const QFont font = printFont(small_points);
    for (const LegendEntry& entry : entries) {
        const QPointF at(margin_left + entry.at.x(), top + entry.at.y());
        painter.fillRect(QRectF(at.x(), at.y() + mm(0.6), mm(2.4), mm(2.4)), entry.colour);
        TextLines(entry.name, font, body_width).draw(painter, at.x() + mm(4.0), at.y(), 0, 1, ink::text);
    }
}

void paintChart(QPainter& painter, const QRectF& target, SpecPicture::Kind kind, const PicturedVariant& drawn) {
    QChart* chart = makeChart(kind, drawn);
    if (chart == nullptr) return;
    ChartWords::of(chart)->setFonts(chartFont(table_points, true), chartFont(small_points - 0.5));
    // Laid out on no screen: only the chart's own geometry counts.
    QGraphicsScene scene;
    scene.addItem(chart);
    chart->resize(body_width / mm(1.0) * chart_pixels_per_mm, chart_height_mm * chart_pixels_per_mm);
    chart->layout()->activate();
    ChartWords::of(chart)->layOut();
    scene.render(&painter, target, chart->geometry(), Qt::KeepAspectRatio);
}

void addChart(PageFlow& flow, const SpecPicture& picture, const PicturedVariant& drawn) {
    const BarChart data = chartData(picture.kind, drawn);
    if (data.empty()) return;
    const double height = mm(chart_height_mm);
    const auto [legend, legend_height] = layOutLegend(data);
    flow.add(height + mm(2.0) + legend_height, [kind = picture.kind, drawn, height, entries = legend](QPainter& painter, double y) {
        painter.save();
        paintChart(painter, QRectF(margin_left, y, body_width, height), kind, drawn);
        paintLegend(painter, y + height + mm(2.0), entries);
        painter.restore();
    });
    flow.addSpace(mm(4.0));
}

void addElevation(PageFlow& flow, const SpecPicture& picture, const PicturedVariant& drawn) {
    const Rack* rack = find_rack(drawn.variant, picture.rack);
    if (rack == nullptr) return;
    const UnitRange units = occupiedUnits(drawn.catalogue, *rack);
    const QSizeF size = rackSize(units);
    // A high rack takes what is left of the page below its headings, when that is most of it; else what the next page holds.
    const double wanted = body_width * size.height() / size.width();
    const bool here = flow.remaining() >= std::min(wanted, body_height * 0.6);
    const double height = std::min(wanted, here ? flow.remaining() : body_height - mm(45.0));
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
