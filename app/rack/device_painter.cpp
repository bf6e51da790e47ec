#include "app/rack/device_painter.h"

#include "app/rack/fitted_text.h"
#include "app/rack/gpu_painter.h"
#include "app/rack/rack_geometry.h"
#include "app/wording/wording.h"
#include "project/placing_rules.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace rackwright {

QRectF DevicePainter::scaled(const QRectF& mm) const {
    const double s = drawing_.style.scale;
    return {mm.left() * s, mm.top() * s, mm.width() * s, mm.height() * s};
}

QRectF DevicePainter::cell(const Server& server, int slot) const {
    const int height = height_units(drawing_.catalogue, server);
    return scaled(gpuCells(height, static_cast<int>(server.gpus.size()))[static_cast<std::size_t>(slot)]);
}

void DevicePainter::paintShell(QPainter& painter, int height) const {
    const RackColours& colours = drawing_.style.colours;
    const double scale = drawing_.style.scale;
    const QRectF all = scaled(QRectF(0.0, 0.0, panel_width_mm, height * unit_height_mm)).adjusted(0.0, scale, 0.0, -scale);
    const QRectF face = scaled(deviceFace(height));
    const double pen = std::max(drawing_.style.text * 0.08, 0.5);
    painter.setPen(QPen(colours.device_border, pen));
    painter.setBrush(colours.slot_free);
    painter.drawRect(all);
    painter.setBrush(colours.device);
    painter.drawRect(face);
    // Mounting screws, two a device as on the real ears.
    const double hole = 5.0 * scale;
    if (hole < 1.5) return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.device_border);
    for (const double x : {(all.left() + face.left()) / 2.0, (all.right() + face.right()) / 2.0}) {
        for (const double y : {10.0 * scale, (height * unit_height_mm - 10.0) * scale}) {
            painter.drawEllipse(QPointF(x, y), hole / 2.0, hole / 2.0);
        }
    }
}

void DevicePainter::paintHeading(QPainter& painter, int height, const Heading& heading) const {
    const RackStyle& style = drawing_.style;
    QRectF line = scaled(deviceHeader(height));
    // On the low headers of a 2U device the text may shrink a little before it gives way.
    const double text = std::min(style.text, line.height() * 0.92);
    if (text < style.text * 0.78) return;
    const double gap = style.text * 0.5;
    if (heading.marked && heading.verdict != Verdict::Fits) {
        line.setRight(line.right() - paintVerdictMark(painter, line, style, heading.verdict) - gap);
    }
    const double size = std::clamp(line.height() * 0.55, text, text * 1.18);
    painter.setFont(fontOfHeight(style.font, size, true));
    const double wanted_name = std::min(textWidth(painter, heading.name), line.width());
    painter.setFont(fontOfHeight(style.font, text));
    painter.setPen(style.colours.device_text_muted);
    const double figure_width = textWidth(painter, heading.figure);
    if (!heading.figure.isEmpty() && wanted_name + gap + figure_width <= line.width()) {
        drawLine(painter, line, heading.figure, Qt::AlignRight);
        line.setRight(line.right() - figure_width - gap);
    }
    painter.setFont(fontOfHeight(style.font, size, true));
    painter.setPen(style.colours.device_text);
    const double name = drawLine(painter, line, heading.name);
    painter.setFont(fontOfHeight(style.font, text));
    painter.setPen(heading.known ? style.colours.device_text_muted : style.colours.load_over);
    if (heading.known && heading.name.contains(heading.product)) return;  // a fresh server is called like its product
    const QRectF rest = line.adjusted(name + gap, 0.0, 0.0, 0.0);
    if (rest.width() > style.text * 4.0) drawLine(painter, rest, heading.product);
}

void DevicePainter::paintServer(QPainter& painter, const Server& server) const {
    const int height = height_units(drawing_.catalogue, server);
    const ServerProduct* product = drawing_.catalogue.server(server.product);
    const ServerResult* result = drawing_.evaluation.server(server.id);
    paintShell(painter, height);
    Heading heading;
    heading.name = QString::fromStdString(server.name);
    heading.known = product != nullptr;
    heading.product = product != nullptr ? shortName(*product) : tr("%1: not in the catalogue").arg(QString::fromStdString(server.product));
    if (result != nullptr) {
        if (const Figure* power = result->figures.find(FigureKind::Power); power != nullptr && power->known()) {
            heading.figure = valueText(power->value, Unit::Watt);
        }
        heading.verdict = result->verdict;
        heading.marked = true;
    }
    paintHeading(painter, height, heading);
    const std::vector<QRectF> cells = gpuCells(height, static_cast<int>(server.gpus.size()));
    for (std::size_t slot = 0; slot < cells.size(); ++slot) {
        GpuPainter(drawing_, server, static_cast<int>(slot)).paint(painter, scaled(cells[slot]));
    }
}

void DevicePainter::paintArray(QPainter& painter, const StorageArray& array) const {
    const int height = height_units(drawing_.catalogue, array);
    const ArrayProduct* product = drawing_.catalogue.array(array.product);
    const ArrayResult* result = drawing_.evaluation.array(array.id);
    paintShell(painter, height);
    Heading heading;
    heading.name = QString::fromStdString(array.name);
    heading.known = product != nullptr;
    heading.product = product != nullptr ? shortName(*product) : tr("%1: not in the catalogue").arg(QString::fromStdString(array.product));
    if (result != nullptr) {
        if (const Figure* power = result->figures.find(FigureKind::Power); power != nullptr && power->known()) {
            heading.figure = valueText(power->value, Unit::Watt);
        }
        heading.verdict = result->verdict;
        heading.marked = true;
    }
    paintHeading(painter, height, heading);
    paintBays(painter, array, height, product);
    paintFill(painter, array, height);
}

void DevicePainter::paintBays(QPainter& painter, const StorageArray& array, int height, const ArrayProduct* product) const {
    const RackStyle& style = drawing_.style;
    const RackColours& colours = style.colours;
    const bool bays_known = product != nullptr && product->drive_bays.known();
    const int bays = bays_known ? std::clamp(static_cast<int>(product->drive_bays.value), 0, 120) : std::clamp(array.drive_count, 0, 120);
    if (bays == 0) return;
    const bool upright = product != nullptr && !product->accepts.empty() && product->accepts.front() != DriveForm::Sas35;
    const std::vector<QRectF> cells = driveBays(height, bays, upright);
    const double pen = std::max(style.text * 0.05, 0.3);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const QRectF bay = scaled(cells[i]);
        const bool filled = static_cast<int>(i) < array.drive_count;
        painter.setPen(QPen(colours.slot_border, pen));
        painter.setBrush(filled ? colours.device_border : colours.slot_free);
        painter.drawRect(bay);
        if (!filled || std::min(bay.width(), bay.height()) < 4.0 * pen) continue;
        // The latch of the carrier, so that a full bay does not look like a dark hole.
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.slot_free);
        const bool tall = bay.height() > bay.width();
        painter.drawRect(
            tall ? QRectF(bay.left() + bay.width() * 0.3, bay.bottom() - bay.height() * 0.22, bay.width() * 0.4, bay.height() * 0.12)
                 : QRectF(bay.right() - bay.width() * 0.18, bay.top() + bay.height() * 0.3, bay.width() * 0.08, bay.height() * 0.4));
    }
}

QColor DevicePainter::fillColour(const StorageArray& array) const {
    const Workload* tenant = nullptr;
    for (const Placement& placement : drawing_.variant.placements) {
        if (placement.array != array.id) continue;
        const Workload* workload = drawing_.project.workload(placement.workload);
        // What each of several tenants takes of one array is not a figure: no colour may pretend it.
        if (workload == nullptr || (tenant != nullptr && tenant != workload)) return drawing_.style.colours.device_text_muted;
        tenant = workload;
    }
    if (tenant == nullptr) return drawing_.style.colours.device_text_muted;
    QColor colour = workloadColour(tenant->colour);
    if (drawing_.style.emphasised != WorkloadId::None && drawing_.style.emphasised != tenant->id) colour.setAlphaF(0.3F);
    return colour;
}

void DevicePainter::paintFill(QPainter& painter, const StorageArray& array, int height) const {
    const RackStyle& style = drawing_.style;
    const RackColours& colours = style.colours;
    const ArrayResult* result = drawing_.evaluation.array(array.id);
    const QRectF area = scaled(fillArea(height));
    const double line = style.text * 1.32;
    double room = area.height();
    const auto take = [&room](double wanted) {
        if (wanted > room) return false;
        room -= wanted;
        return true;
    };
    const double bar_height = std::min(style.text * 1.1, area.height());
    room -= bar_height;
    const bool drives_line = take(line);
    const bool fill_line = take(line);
    double y = area.top();
    const auto row = [&](double row_height) {
        const QRectF rect(area.left(), y, area.width(), row_height);
        y += row_height;
        return rect;
    };

    painter.setFont(fontOfHeight(style.font, style.text));
    if (drives_line) {
        const DriveProduct* drive = drawing_.catalogue.drive(array.drive);
        const QString raid = text(array.raid);
        painter.setPen(colours.device_text);
        if (array.drive_count == 0) {
            drawLine(painter, row(line), tr("no drives"));
        } else if (drive == nullptr || !drive->capacity.known()) {
            drawLine(painter, row(line), tr("%1 drives · %2").arg(array.drive_count).arg(raid));
        } else {
            const QString capacity = valueText(drive->capacity.value, Unit::Byte);
            drawFirstThatFits(painter, row(line),
                              {tr("%1 × %2 · %3", "drives × capacity · RAID").arg(array.drive_count).arg(capacity, raid),
                               tr("%1 × %2", "drives × capacity").arg(array.drive_count).arg(capacity), capacity});
        }
    }

    const double usable = result != nullptr ? result->figures.value(FigureKind::UsableCapacity) : std::nan("");
    const double needed = result != nullptr ? result->figures.value(FigureKind::StorageNeeded) : std::nan("");
    const QRectF bar = row(bar_height).adjusted(0.0, 0.0, -style.text * 0.1, 0.0);
    painter.setPen(Qt::NoPen);
    painter.setBrush(std::isfinite(usable) ? QBrush(colours.vram_free) : QBrush(colours.device_text_muted, Qt::BDiagPattern));
    painter.drawRect(bar);
    const double full = std::max(usable, std::isfinite(needed) ? needed : 0.0);
    if (std::isfinite(usable) && full > 0.0 && std::isfinite(needed) && needed > 0.0) {
        painter.setBrush(fillColour(array));
        const double filled = bar.width() * std::min(needed, usable) / full;
        painter.drawRect(QRectF(bar.left(), bar.top(), filled, bar.height()));
        if (needed > usable) {
            painter.setBrush(QBrush(colours.load_over, style.for_print ? Qt::DiagCrossPattern : Qt::Dense4Pattern));
            painter.drawRect(QRectF(bar.left() + filled, bar.top(), bar.width() - filled, bar.height()));
        }
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.slot_border, std::max(style.text * 0.06, 0.4)));
    painter.drawRect(bar);

    if (!fill_line) return;
    const QRectF words = row(line);
    if (!std::isfinite(usable)) {
        painter.setPen(colours.device_text_muted);
        drawLine(painter, words, tr("usable capacity not known"));
        return;
    }
    const QString usable_text = valueText(usable, Unit::Byte);
    if (!std::isfinite(needed) || needed <= 0.0) {
        painter.setPen(colours.device_text_muted);
        drawFirstThatFits(painter, words,
                          {tr("%1 usable, nothing stored").arg(usable_text), tr("%1 usable").arg(usable_text), usable_text});
        return;
    }
    painter.setPen(needed > usable ? colours.load_over : colours.device_text);
    const QString needed_text = valueText(needed, Unit::Byte);
    drawFirstThatFits(painter, words,
                      {tr("%1 of %2 usable").arg(needed_text, usable_text), tr("%1 / %2", "stored / usable").arg(needed_text, usable_text),
                       valueText(needed / usable, Unit::Ratio)});
}

}  // namespace rackwright
