#include "app/rack/rack_painter.h"

#include "app/rack/device_painter.h"
#include "app/rack/fitted_text.h"
#include "app/rack/gpu_painter.h"
#include "app/wording/wording.h"
#include "project/placing_rules.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace rackwright {
namespace {

QRectF scaled(const QRectF& mm, double s) { return {mm.left() * s, mm.top() * s, mm.width() * s, mm.height() * s}; }

}  // namespace

void RackPainter::paintHeader(QPainter& painter, const Rack& rack) const {
    const RackStyle& style = drawing_.style;
    const QRectF header = scaled(QRectF(0.0, 0.0, rack_width_mm, rack_header_mm - 6.0), style.scale);
    const double line = style.text * 1.4;
    const double title_line = style.text * 1.7;
    const bool two_lines = header.height() >= line + title_line;
    const RackResult* result = drawing_.evaluation.rack(rack.id);
    QRectF title(header.left(), header.bottom() - (two_lines ? line + title_line : std::min(title_line, header.height())), header.width(),
                 two_lines ? title_line : std::min(title_line, header.height()));
    if (result != nullptr && result->verdict != Verdict::Fits) {
        title.setRight(title.right() - paintVerdictMark(painter, title, style, result->verdict) - style.text * 0.4);
    }
    painter.setFont(fontOfHeight(style.font, style.text * 1.25, true));
    painter.setPen(style.colours.device_text);
    drawLine(painter, title, QString::fromStdString(rack.name));
    if (!two_lines || result == nullptr) return;

    const QRectF sums(header.left(), header.bottom() - line, header.width(), line);
    painter.setFont(fontOfHeight(style.font, style.text));
    painter.setPen(style.colours.device_text_muted);
    const Figure* used = result->figures.find(FigureKind::UnitsUsed);
    const Figure* power = result->figures.find(FigureKind::Power);
    const QString units_text =
        used != nullptr && used->known() ? tr("%1 of %2 U").arg(static_cast<int>(used->value)).arg(rack.units) : tr("%1 U").arg(rack.units);
    QString power_text = power != nullptr && power->known() ? valueText(power->value, Unit::Watt) : tr("power not known");
    if (power != nullptr && power->known() && rack.power_limit_w > 0.0) {
        power_text = tr("%1 of %2").arg(power_text, valueText(rack.power_limit_w, Unit::Watt));
    }
    QStringList texts{units_text + QStringLiteral(" · ") + power_text, units_text};
    if (const Figure* weight = result->figures.find(FigureKind::Weight); weight != nullptr && weight->known()) {
        texts.prepend(texts.front() + QStringLiteral(" · ") + valueText(weight->value, Unit::Kilogram));
    }
    drawFirstThatFits(painter, sums, texts);
}

void RackPainter::paintUnits(QPainter& painter, UnitRange units) const {
    const RackStyle& style = drawing_.style;
    const RackColours& colours = style.colours;
    const double scale = style.scale;
    const QRectF opening = scaled(rackOpening(units), scale);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.background);
    painter.drawRect(opening);
    painter.setBrush(colours.rail);
    const double rail = 30.0 * scale;
    painter.drawRect(QRectF(opening.left() - rail, opening.top(), rail, opening.height()));
    painter.drawRect(QRectF(opening.right(), opening.top(), rail, opening.height()));

    const double unit = unit_height_mm * scale;
    const int step = unit >= style.text * 1.15 ? 1 : unit * 2.0 >= style.text * 1.15 ? 2 : unit * 5.0 >= style.text * 1.15 ? 5 : 10;
    const double size = std::min(style.text * 0.95, rail * 0.72);
    painter.setFont(fontOfHeight(style.font, size));
    QPen pen(colours.unit_line, std::max(style.text * 0.06, 0.4));
    for (int number = units.first; number <= units.last; ++number) {
        const double top = opening.bottom() - (number - units.first + 1) * unit;
        painter.setPen(pen);
        painter.drawLine(QPointF(opening.left(), top), QPointF(opening.right(), top));
        if (step > 1 && number % step != 0 && number != 1) continue;
        painter.setPen(colours.unit_text);
        const double band = std::max(unit, style.text * 1.1);
        const QRectF place(opening.left() - rail, top + unit / 2.0 - band / 2.0, rail, band);
        drawFirstThatFits(painter, place, {QString::number(number)}, Qt::AlignHCenter);
    }
}

void RackPainter::paintCabinet(QPainter& painter, const Rack& rack, UnitRange units) const {
    const RackStyle& style = drawing_.style;
    paintHeader(painter, rack);
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.colours.frame);
    const double radius = 9.0 * style.scale;
    painter.drawRoundedRect(scaled(rackFrame(units), style.scale), radius, radius);
    paintUnits(painter, units);
    if (units.last >= rack.units) return;
    painter.setPen(style.colours.unit_text);
    painter.setFont(fontOfHeight(style.font, std::min(style.text, rack_top_mm * style.scale * 0.7)));
    const QRectF frame = scaled(rackFrame(units), style.scale);
    drawLine(painter, QRectF(frame.left(), frame.top(), frame.width(), rack_top_mm * style.scale),
             tr("units %1 to %2 are free").arg(units.last + 1).arg(rack.units), Qt::AlignHCenter);
}

void RackPainter::paintRack(QPainter& painter, const Rack& rack, UnitRange units) const {
    paintCabinet(painter, rack, units);
    const DevicePainter devices(drawing_);
    const auto at = [&](int bottom, int height, const auto& paint) {
        const QRectF place = scaled(deviceRect(units, bottom, height), drawing_.style.scale);
        painter.save();
        painter.translate(place.topLeft());
        paint();
        painter.restore();
    };
    for (const Server& server : rack.servers) {
        at(server.bottom_unit, height_units(drawing_.catalogue, server), [&] { devices.paintServer(painter, server); });
    }
    for (const StorageArray& array : rack.arrays) {
        at(array.bottom_unit, height_units(drawing_.catalogue, array), [&] { devices.paintArray(painter, array); });
    }
}

UnitRange occupiedUnits(const Catalogue& catalogue, const Rack& rack) {
    int top = 0;
    for (const Server& server : rack.servers) top = std::max(top, server.bottom_unit + height_units(catalogue, server) - 1);
    for (const StorageArray& array : rack.arrays) top = std::max(top, array.bottom_unit + height_units(catalogue, array) - 1);
    // From unit 1, where a rack is filled from; a whole group of five above, so that racks side by side look alike.
    const int last = std::min(rack.units, (top / 5 + 1) * 5);
    return {1, std::max(last, std::min(rack.units, 10))};
}

QRectF paintRackElevation(QPainter& painter, const QRectF& target, const Catalogue& catalogue, const Project& project,
                          const Variant& variant, const Evaluation& evaluation, RackId id, UnitRange units, const QFont& font,
                          double text_height) {
    const Rack* rack = find_rack(variant, id);
    const QSizeF size = rackSize(units);
    if (rack == nullptr || target.isEmpty() || units.count() < 1) return {};
    const double scale = std::min(target.width() / size.width(), target.height() / size.height());
    RackStyle style;
    style.scale = scale;
    style.text = text_height;
    style.font = font;
    style.colours = rackColours(true);
    style.for_print = true;
    const QRectF used(target.left() + (target.width() - size.width() * scale) / 2.0, target.top(), size.width() * scale,
                      size.height() * scale);
    painter.save();
    painter.translate(used.topLeft());
    const RackDrawing drawing{catalogue, project, variant, evaluation, style};
    RackPainter(drawing).paintRack(painter, *rack, units);
    painter.restore();
    return used;
}

}  // namespace rackwright
