#include "app/rack/gpu_painter.h"

#include "app/rack/fitted_text.h"
#include "app/wording/wording.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace rackwright {
namespace {

const QChar no_break_space(0x00A0);

QColor mixed(const QColor& a, const QColor& b, double share_of_b) {
    const auto mix = [share_of_b](int x, int y) { return static_cast<int>(std::lround(x + (y - x) * share_of_b)); };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

QColor colourOf(const RackDrawing& drawing, WorkloadId id) {
    const Workload* workload = drawing.project.workload(id);
    const QColor colour = workload != nullptr ? workloadColour(workload->colour) : drawing.style.colours.device_text_muted;
    const bool pale = drawing.style.emphasised != WorkloadId::None && drawing.style.emphasised != id;
    return pale ? mixed(colour, drawing.style.colours.vram_free, 0.72) : colour;
}

QString percent(double share) { return valueText(share, Unit::Ratio); }

}  // namespace

QString shortName(const Product& product) {
    QString name = QString::fromStdString(product.name);
    const QString vendor = QString::fromStdString(product.vendor) + QLatin1Char(' ');
    if (vendor.size() > 1 && name.startsWith(vendor)) name.remove(0, vendor.size());
    return name;
}

QStringList shorterNames(const Product& product) {
    QStringList words = shortName(product).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    QStringList names;
    // "RTX PRO 6000 Blackwell …" may lose its last words, but not the one with the number, which tells the cards apart.
    const auto has_digit = [](const QString& word) { return std::any_of(word.begin(), word.end(), [](QChar c) { return c.isDigit(); }); };
    while (std::any_of(words.begin(), words.end(), has_digit)) {
        names << words.join(QLatin1Char(' '));
        words.removeLast();
    }
    return names;
}

double paintVerdictMark(QPainter& painter, const QRectF& line, const RackStyle& style, Verdict verdict) {
    const double size = std::min(line.height(), style.text * 1.25);
    if (size < 5.0 || line.width() < size) return 0.0;
    const QRectF disc(line.right() - size, line.center().y() - size / 2.0, size, size);
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.setBrush(verdictColour(style, verdict));
    painter.drawEllipse(disc);
    painter.setPen(style.colours.device);
    painter.setFont(fontOfHeight(style.font, size * 0.72, true));
    drawLine(painter, disc.adjusted(-size, 0.0, size, 0.0), verdictSign(verdict), Qt::AlignHCenter);
    painter.restore();
    return size;
}

GpuPainter::GpuPainter(const RackDrawing& drawing, const Server& server, int slot) : drawing_(drawing), server_(server), slot_(slot) {
    const std::size_t index = static_cast<std::size_t>(slot);
    if (index >= server.gpus.size() || server.gpus[index].empty()) return;
    product_ = drawing.catalogue.gpu(server.gpus[index]);
    result_ = drawing.evaluation.gpu({server.id, slot});
}

std::vector<GpuPainter::Load> GpuPainter::loads() const {
    std::vector<Load> list;
    if (result_ == nullptr) return list;
    if (result_->decode_load > 0.0) list.push_back({tr("Decode"), result_->decode_load});
    if (result_->detector_load > 0.0) list.push_back({tr("Detect"), result_->detector_load});
    if (result_->generation_load > 0.0) list.push_back({tr("Tokens"), result_->generation_load});
    return list;
}

double GpuPainter::loadWordWidth() const {
    const QFontMetricsF metrics(fontOfHeight(drawing_.style.font, drawing_.style.text * 0.92));
    double widest = 0.0;
    for (const Load& load : loads()) widest = std::max(widest, metrics.horizontalAdvance(load.word));
    return widest;
}

GpuCellLayout GpuPainter::layout(const QRectF& cell) const {
    GpuCellLayout layout;
    const double text = drawing_.style.text;
    const double line = text * 1.32;
    const double pad = std::clamp(cell.width() * 0.04, 1.0, text * 0.5);
    const QRectF inner = cell.adjusted(pad, pad, -pad, -pad);
    const double gap = text * 0.2;
    const double least_bar = std::min(inner.height(), text * 0.55);
    const double thin = std::max(text * 0.3, 1.5);
    const std::size_t load_count = loads().size();
    const double loads_thin = static_cast<double>(load_count) * (thin + gap);
    const double loads_labelled = static_cast<double>(load_count) * line;

    // What there is room for, the most telling first.
    double room = inner.height() - least_bar;
    const auto take = [&room](double wanted) {
        if (wanted > room) return false;
        room -= wanted;
        return true;
    };
    const bool heading = inner.width() > text * 1.6 && take(line);
    const bool has_loads = load_count > 0 && take(loads_thin);
    const bool memory_text = inner.width() > text * 2.4 && take(line);
    double bar = least_bar;
    if (take(text * 0.6)) bar += text * 0.6;
    layout.loads_labelled = has_loads && inner.width() > loadWordWidth() + text * 5.0 && take(loads_labelled - loads_thin);
    const bool can_list = layout.loads_labelled || (load_count == 0 && memory_text);
    const int tenant_lines = can_list && inner.width() > text * 5.0 ? static_cast<int>(room / line) : 0;
    std::size_t tenants = 0;
    if (tenant_lines > 0) {
        tenants = std::min(shares(QRectF(0.0, 0.0, 1.0, 1.0)).size(), static_cast<std::size_t>(tenant_lines));
        room -= static_cast<double>(tenants) * line;
    }
    bar += std::min(room, std::max(text * 0.9, inner.height() * 0.3 - bar));

    double y = inner.top();
    const auto row = [&](double height) {
        const QRectF rect(inner.left(), y, inner.width(), height);
        y += height;
        return rect;
    };
    if (heading) layout.heading = row(line);
    layout.bar = row(bar);
    if (memory_text) layout.memory_text = row(line);
    for (std::size_t i = 0; has_loads && i < load_count; ++i) {
        layout.loads.push_back(layout.loads_labelled ? row(line) : row(thin + gap).adjusted(0.0, gap, 0.0, 0.0));
    }
    for (std::size_t i = 0; i < tenants; ++i) layout.tenants.push_back(row(line));
    return layout;
}

std::vector<MemoryShare> GpuPainter::shares(const QRectF& bar) const {
    std::vector<MemoryShare> list;
    if (result_ == nullptr) return list;
    for (const VramPart& part : result_->parts) {
        const auto same = [&part](const MemoryShare& share) {
            return share.workload == part.workload && share.placement == part.placement && share.off_hours == part.off_hours;
        };
        auto found = std::find_if(list.begin(), list.end(), same);
        if (found == list.end()) found = list.insert(list.end(), {part.workload, part.placement, 0.0, part.off_hours, {}});
        found->bytes += part.bytes;
    }
    std::erase_if(list, [](const MemoryShare& share) { return !(share.bytes > 0.0); });
    double by_day = 0.0;
    double off_hours = 0.0;
    for (const MemoryShare& share : list) (share.off_hours ? off_hours : by_day) += share.bytes;
    const double total = result_->figures.value(FigureKind::VramTotal);
    const double full = std::max({std::isfinite(total) ? total : 0.0, by_day, off_hours});
    if (full <= 0.0) return list;
    // Tenants of the night have a lane of their own below: they use the same memory at another time.
    const bool two_lanes = by_day > 0.0 && off_hours > 0.0;
    const double split = two_lanes ? bar.height() * 0.6 : bar.height();
    double x[2] = {bar.left(), bar.left()};
    for (MemoryShare& share : list) {
        double& left = x[share.off_hours ? 1 : 0];
        const double width = bar.width() * share.bytes / full;
        const bool below = two_lanes && share.off_hours;
        share.rect =
            QRectF(left, bar.top() + (below ? split : 0.0), width, two_lanes ? (below ? bar.height() - split : split) : bar.height());
        left += width;
    }
    return list;
}

void GpuPainter::paint(QPainter& painter, const QRectF& cell) const {
    const RackColours& colours = drawing_.style.colours;
    const std::size_t index = static_cast<std::size_t>(slot_);
    const bool free = index >= server_.gpus.size() || server_.gpus[index].empty();
    const double radius = std::min(drawing_.style.text * 0.3, cell.height() * 0.08);
    QPen border(free ? colours.slot_border : colours.device_border, std::max(drawing_.style.text * 0.07, 0.5));
    if (free) border.setStyle(Qt::DashLine);
    painter.setPen(border);
    painter.setBrush(free ? colours.slot_free : mixed(colours.device, colours.slot_free, 0.45));
    painter.drawRoundedRect(cell, radius, radius);
    if (free) return paintFree(painter, cell);

    const GpuCellLayout parts = layout(cell);
    paintHeading(painter, parts.heading);
    paintBar(painter, parts.bar);
    paintMemoryText(painter, parts.memory_text);
    const std::vector<Load> values = loads();
    for (std::size_t i = 0; i < parts.loads.size(); ++i) paintLoad(painter, parts.loads[i], values[i], parts.loads_labelled);
    paintTenants(painter, parts.tenants);
}

void GpuPainter::paintFree(QPainter& painter, const QRectF& cell) const {
    painter.setPen(drawing_.style.colours.device_text_muted);
    painter.setFont(fontOfHeight(drawing_.style.font, drawing_.style.text));
    const QString number = QString::number(slot_ + 1);
    drawFirstThatFits(painter, cell.adjusted(2.0, 0.0, -2.0, 0.0), {tr("%1 · free").arg(number), number}, Qt::AlignHCenter);
}

void GpuPainter::paintHeading(QPainter& painter, const QRectF& rect) const {
    if (rect.isEmpty()) return;
    const RackStyle& style = drawing_.style;
    double right = 0.0;
    const Verdict verdict = result_ != nullptr ? result_->verdict : Verdict::Unknown;
    // A plain fit needs no mark: eight green discs in a row say less than the one that is not green.
    if (verdict != Verdict::Fits) right = paintVerdictMark(painter, rect, style, verdict) + style.text * 0.2;
    painter.setFont(fontOfHeight(style.font, style.text, true));
    painter.setPen(style.colours.device_text);
    const double number = drawLine(painter, rect, QString::number(slot_ + 1)) + style.text * 0.45;
    painter.setFont(fontOfHeight(style.font, style.text));
    painter.setPen(product_ != nullptr ? style.colours.device_text_muted : style.colours.load_over);
    const QRectF place = rect.adjusted(number, 0.0, -right, 0.0);
    if (product_ == nullptr) {
        drawLine(painter, place, tr("not in the catalogue"));
    } else if (drawFirstThatFits(painter, place, shorterNames(*product_)) <= 0.0) {
        drawLine(painter, place, shortName(*product_));
    }
}

void GpuPainter::paintBar(QPainter& painter, const QRectF& bar) const {
    const RackColours& colours = drawing_.style.colours;
    const double total = result_ != nullptr ? result_->figures.value(FigureKind::VramTotal) : std::nan("");
    painter.setPen(Qt::NoPen);
    painter.setBrush(std::isfinite(total) ? QBrush(colours.vram_free) : QBrush(colours.device_text_muted, Qt::BDiagPattern));
    painter.drawRect(bar);
    const double seam = std::max(drawing_.style.text * 0.06, 0.4);
    double end = bar.left();
    for (const MemoryShare& share : shares(bar)) {
        if (share.rect.width() <= 0.0) continue;
        const QColor colour = colourOf(drawing_, share.workload);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawRect(share.rect);
        if (share.off_hours) {
            painter.setBrush(QBrush(mixed(colour, colours.vram_free, 0.6), Qt::BDiagPattern));
            painter.drawRect(share.rect);
        }
        if (share.rect.width() > 3.0 * seam) {  // a seam keeps neighbours of like brightness apart
            painter.setPen(QPen(colours.vram_free, seam));
            painter.drawLine(share.rect.topRight(), share.rect.bottomRight());
        }
        end = std::max(end, share.rect.right());
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.slot_border, seam));
    painter.drawRect(bar);

    paintOverflow(painter, bar, total);
}

void GpuPainter::paintOverflow(QPainter& painter, const QRectF& bar, double total) const {
    const RackColours& colours = drawing_.style.colours;
    const std::vector<MemoryShare> list = shares(bar);
    double sums[2] = {0.0, 0.0};
    for (const MemoryShare& share : list) sums[share.off_hours ? 1 : 0] += share.bytes;
    const double most = std::max(sums[0], sums[1]);
    if (!std::isfinite(total) || most <= total) return;
    // The card ends at the line, and what does not fit lies beyond it, by day or by night.
    const double edge = bar.left() + bar.width() * total / most;
    QRectF beyond;
    for (const MemoryShare& share : list) {
        if (share.rect.right() <= edge) continue;
        beyond |= QRectF(QPointF(std::max(edge, share.rect.left()), share.rect.top()), share.rect.bottomRight());
    }
    const double pen = std::max(drawing_.style.text * 0.16, 0.8);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QBrush(colours.load_over, drawing_.style.for_print ? Qt::DiagCrossPattern : Qt::Dense4Pattern));
    painter.drawRect(beyond);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.load_over, pen));
    painter.drawRect(beyond.adjusted(0.0, 0.0, -pen / 2.0, 0.0));
    painter.drawLine(QPointF(edge, bar.top() - pen), QPointF(edge, bar.bottom() + pen));
}

void GpuPainter::paintMemoryText(QPainter& painter, const QRectF& rect) const {
    if (rect.isEmpty()) return;
    const RackStyle& style = drawing_.style;
    painter.setFont(fontOfHeight(style.font, style.text));
    const double used = result_ != nullptr ? result_->figures.value(FigureKind::VramUsed) : std::nan("");
    const double total = result_ != nullptr ? result_->figures.value(FigureKind::VramTotal) : std::nan("");
    painter.setPen(used > total ? style.colours.load_over : style.colours.device_text);
    if (!std::isfinite(used) || !std::isfinite(total)) {
        drawFirstThatFits(painter, rect, {tr("memory not known"), tr("unknown"), QStringLiteral("?")});
        return;
    }
    const QString used_text = valueText(used, Unit::Byte);
    const QString total_text = valueText(total, Unit::Byte);
    if (used <= 0.0) {
        drawFirstThatFits(painter, rect, {tr("%1 free").arg(total_text), total_text});
        return;
    }
    QString short_used = used_text;
    const qsizetype space = used_text.lastIndexOf(no_break_space);
    if (space > 0 && total_text.endsWith(used_text.mid(space))) short_used = used_text.left(space);
    drawFirstThatFits(painter, rect,
                      {tr("%1 of %2 used").arg(used_text, total_text), tr("%1 of %2").arg(short_used, total_text),
                       tr("%1 / %2", "used memory / total memory, short").arg(short_used, total_text), percent(used / total)});
}

void GpuPainter::paintLoad(QPainter& painter, const QRectF& line, const Load& load, bool labelled) const {
    const RackStyle& style = drawing_.style;
    const double target = drawing_.project.policy.target_utilisation;
    const QColor colour = load.share > 1.0      ? style.colours.load_over
                          : load.share > target ? style.colours.load_high
                                                : style.colours.load_ok;
    QRectF track = line;
    if (labelled) {
        painter.setFont(fontOfHeight(style.font, style.text * 0.92));
        painter.setPen(style.colours.device_text_muted);
        const double words = loadWordWidth() + style.text * 0.2;
        drawLine(painter, QRectF(line.left(), line.top(), words, line.height()), load.word);
        painter.setPen(load.share > 1.0 ? style.colours.load_over : style.colours.device_text);
        const double figure = drawLine(painter, line, percent(load.share), Qt::AlignRight);
        track = QRectF(line.left() + words + style.text * 0.3, line.center().y() - style.text * 0.17,
                       line.width() - words - std::max(figure, style.text * 2.4) - style.text * 0.6, style.text * 0.34);
    }
    if (track.width() <= 1.0) return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.colours.load_track);
    painter.drawRect(track);
    painter.setBrush(colour);
    painter.drawRect(QRectF(track.left(), track.top(), track.width() * std::min(load.share, 1.0), track.height()));
}

void GpuPainter::paintTenants(QPainter& painter, const std::vector<QRectF>& lines) const {
    if (lines.empty()) return;
    const RackStyle& style = drawing_.style;
    const std::vector<MemoryShare> list = shares(QRectF(0.0, 0.0, 1.0, 1.0));
    painter.setFont(fontOfHeight(style.font, style.text * 0.96));
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const QRectF& line = lines[i];
        const bool rest = i + 1 == lines.size() && list.size() > lines.size();
        if (rest) {
            painter.setPen(style.colours.device_text_muted);
            drawLine(painter, line, tr("%n more", nullptr, static_cast<int>(list.size() - i)));
            return;
        }
        const Workload* workload = drawing_.project.workload(list[i].workload);
        const double chip = style.text * 0.62;
        painter.setPen(Qt::NoPen);
        painter.setBrush(colourOf(drawing_, list[i].workload));
        painter.drawRect(QRectF(line.left(), line.center().y() - chip / 2.0, chip, chip));
        const double left = chip + style.text * 0.4;
        painter.setPen(style.colours.device_text_muted);
        double right = 0.0;
        if (line.width() > style.text * 9.0) {
            right = drawLine(painter, line, valueText(list[i].bytes, Unit::Byte), Qt::AlignRight) + style.text * 0.4;
        }
        painter.setPen(style.colours.device_text);
        const QString name = workload != nullptr ? QString::fromStdString(workload->name) : QString();
        drawLine(painter, line.adjusted(left, 0.0, -right, 0.0), name);
    }
}

}  // namespace rackwright
