#include "app/dashboard/chart_words.h"

#include "app/wording/wording.h"

#include <QApplication>
#include <QChart>
#include <QFontMetricsF>
#include <QGraphicsLayout>
#include <QGraphicsRectItem>
#include <QGraphicsSimpleTextItem>
#include <algorithm>

namespace rackwright {
namespace {

constexpr double gap = 6.0;
constexpr double widest_legend_share = 0.34;

QStringList linesOf(const QString& words) { return words.split(QLatin1Char('\n')); }

int lineCount(const std::vector<BarChart::Category>& categories) {
    qsizetype lines = 1;
    for (const BarChart::Category& category : categories) lines = std::max(lines, linesOf(category.name).size());
    return static_cast<int>(lines);
}

bool haveGroups(const std::vector<BarChart::Category>& categories) {
    return std::any_of(categories.begin(), categories.end(), [](const BarChart::Category& category) { return !category.group.isEmpty(); });
}

double widestLine(const std::vector<BarChart::Category>& categories, const QFontMetricsF& metrics) {
    double widest = 0.0;
    for (const BarChart::Category& category : categories) {
        for (const QString& line : linesOf(category.name)) widest = std::max(widest, metrics.horizontalAdvance(line));
    }
    return widest;
}

/// How many characters all names begin with, up to and with a space: "GPU ".
qsizetype commonStart(const std::vector<BarChart::Category>& categories) {
    const QString& first = categories.front().name;
    const qsizetype space = first.indexOf(QLatin1Char(' ')) + 1;
    const auto begins = [&](const BarChart::Category& category) { return category.name.startsWith(QStringView(first).left(space)); };
    return std::all_of(categories.begin(), categories.end(), begins) ? space : 0;
}

}  // namespace

ChartWords::ChartWords(QChart* chart, const BarChart& data, bool for_print)
    : QObject(chart), chart_(chart), data_(data), for_print_(for_print), title_font_(QApplication::font()), font_(QApplication::font()) {
    title_font_.setBold(true);
    font_.setPointSizeF(font_.pointSizeF() - 1.0);
    // Later: the chart is still about to lay itself out for its new size.
    connect(chart, &QGraphicsWidget::geometryChanged, this, &ChartWords::layOut, Qt::QueuedConnection);
}

ChartWords* ChartWords::of(const QChart* chart) { return chart->findChild<ChartWords*>(); }

void ChartWords::setData(const BarChart& data) {
    const bool same_ticks = axisTicks(data.top(), data.unit) == axisTicks(data_.top(), data_.unit);
    data_ = data;
    if (!same_ticks) layOut();
}

void ChartWords::setFonts(const QFont& title, const QFont& words) {
    title_font_ = title;
    font_ = words;
    layOut();
}

void ChartWords::setColours(const QColor& text, const QColor& muted) {
    text_ = text;
    muted_ = muted;
    layOut();
}

void ChartWords::setTitleVisible(bool visible) {
    if (title_visible_ == visible) return;
    title_visible_ = visible;
    layOut();
}

QGraphicsItem* ChartWords::addText(const QString& words, const QFont& font, const QColor& colour) {
    auto* item = new QGraphicsSimpleTextItem(words, chart_);
    item->setFont(font);
    item->setBrush(colour);
    item->setZValue(100.0);
    items_.push_back(item);
    return item;
}

void ChartWords::layOut() {
    for (QGraphicsItem* item : items_) delete item;
    items_.clear();
    const QSizeF size = chart_->size();
    if (size.width() < 40.0 || size.height() < 40.0 || data_.empty()) return;
    const QFontMetricsF metrics(font_);
    const QFontMetricsF title_metrics(title_font_);
    double top = gap;
    if (title_visible_ && !data_.title.isEmpty()) {
        const QString title = title_metrics.elidedText(data_.title, Qt::ElideRight, size.width() - 2.0 * gap);
        addText(title, title_font_, text_)->setPos((size.width() - title_metrics.horizontalAdvance(title)) / 2.0, top);
        top += title_metrics.height();
    }
    top += metrics.height() / 2.0;  // the highest value stands half above the plot

    double values_width = 0.0;
    for (const double tick : axisTicks(data_.top(), data_.unit)) {
        values_width = std::max(values_width, metrics.horizontalAdvance(valueText(tick, data_.unit)));
    }
    const double legend = legendWidth(size.width());
    const QRectF plot(QPointF(gap + values_width + gap, top),
                      QPointF(size.width() - gap - (legend > 0.0 ? legend + 2.0 * gap : 0.0), size.height() - gap / 2.0 - namesHeight()));
    if (plot.width() < 20.0 || plot.height() < 10.0) return;
    if (chart_->plotArea() != plot) {
        chart_->setPlotArea(plot);
        // The axes follow at the next layout only.
        chart_->layout()->invalidate();
        chart_->layout()->activate();
    }
    layOutValues(plot);
    layOutNames(plot);
    if (legend > 0.0) layOutLegend(top - metrics.height() / 2.0, size.width() - gap - legend);
}

double ChartWords::legendWidth(double chart_width) const {
    if (for_print_ || data_.series.size() + data_.limits.size() < 2) return 0.0;
    const QFontMetricsF metrics(font_);
    double widest = 0.0;
    for (const BarChart::Series& series : data_.series) widest = std::max(widest, metrics.horizontalAdvance(series.name));
    for (const BarChart::Limit& limit : data_.limits) widest = std::max(widest, metrics.horizontalAdvance(limit.name));
    return std::min(widest + metrics.height() + gap, chart_width * widest_legend_share);
}

void ChartWords::layOutLegend(double top, double left) {
    struct Entry {
        QString name;
        QColor colour;
        bool line;
    };
    std::vector<Entry> entries;
    for (const BarChart::Limit& limit : data_.limits) entries.push_back({limit.name, limit.colour, true});
    for (const BarChart::Series& series : data_.series) entries.push_back({series.name, series.colour, false});
    const QFontMetricsF metrics(font_);
    const double room = chart_->size().height() - top - gap;
    const double row =
        std::clamp(room / static_cast<double>(entries.size() + (data_.note.isEmpty() ? 0 : 1)), metrics.height(), metrics.height() * 1.4);
    const auto rows = static_cast<std::size_t>(std::max(1.0, room / row));
    const double swatch = metrics.ascent() * 0.8;
    const double words_left = left + swatch + gap;
    const double words_width = chart_->size().width() - gap - words_left;
    for (std::size_t number = 0; number < entries.size(); ++number) {
        const double y = top + row * static_cast<double>(number);
        if (number + 1 == rows && entries.size() > rows) {
            addText(tr("and %n more", nullptr, static_cast<int>(entries.size() - number)), font_, muted_)->setPos(words_left, y);
            return;
        }
        const Entry& entry = entries[number];
        const double middle = y + metrics.height() / 2.0;
        const QRectF box = entry.line ? QRectF(left, middle - 1.0, swatch, 2.0) : QRectF(left, middle - swatch / 2.0, swatch, swatch);
        auto* colour = new QGraphicsRectItem(box, chart_);
        colour->setPen(entry.line ? QPen(Qt::NoPen) : QPen(muted_, 0.6));  // what has the ground's colour is still seen
        colour->setBrush(entry.colour);
        items_.push_back(colour);
        QGraphicsItem* words = addText(metrics.elidedText(entry.name, Qt::ElideRight, words_width), font_, text_);
        words->setPos(words_left, y);
        words->setToolTip(entry.name.toHtmlEscaped());
    }
    if (!data_.note.isEmpty()) {
        const double y = top + row * static_cast<double>(entries.size());
        addText(metrics.elidedText(data_.note, Qt::ElideRight, words_width), font_, muted_)->setPos(words_left, y);
    }
}

void ChartWords::layOutValues(const QRectF& plot) {
    const QFontMetricsF metrics(font_);
    const std::vector<double> ticks = axisTicks(data_.top(), data_.unit);
    double free_above = plot.bottom() + metrics.height();
    for (const double tick : ticks) {
        const double y = plot.bottom() - plot.height() * tick / ticks.back() - metrics.height() / 2.0;
        if (y + metrics.height() > free_above) continue;  // no room between its neighbours; the line stays
        free_above = y;
        const QString words = valueText(tick, data_.unit);
        addText(words, font_, text_)->setPos(plot.left() - gap - metrics.horizontalAdvance(words), y);
    }
}

double ChartWords::namesHeight() const {
    const QFontMetricsF metrics(font_);
    return gap / 2.0 + metrics.height() * (lineCount(data_.categories) + (haveGroups(data_.categories) ? 1 : 0));
}

void ChartWords::layOutNames(const QRectF& plot) {
    const QFontMetricsF metrics(font_);
    const std::vector<BarChart::Category>& categories = data_.categories;
    const double slot = plot.width() / static_cast<double>(categories.size());
    const double top = plot.bottom() + gap / 2.0;
    const qsizetype left_out = widestLine(categories, metrics) > slot - 4.0 ? commonStart(categories) : 0;
    const auto addCentred = [&](const QString& words, double left, double right, double y, const QColor& colour) {
        const QString shown = metrics.elidedText(words, Qt::ElideRight, right - left - 4.0);
        QGraphicsItem* item = addText(shown, font_, colour);
        item->setPos((left + right - metrics.horizontalAdvance(shown)) / 2.0, y);
        if (shown != words) item->setToolTip(words.toHtmlEscaped());
    };
    for (std::size_t number = 0; number < categories.size(); ++number) {
        const double left = plot.left() + slot * static_cast<double>(number);
        double y = top;
        for (const QString& line : linesOf(categories[number].name.mid(left_out))) {
            addCentred(line, left, left + slot, y, text_);
            y += metrics.height();
        }
    }
    const double group_top = top + metrics.height() * lineCount(categories);
    for (std::size_t first = 0; first < categories.size();) {
        std::size_t end = first + 1;
        while (end < categories.size() && categories[end].group == categories[first].group) ++end;
        const double left = plot.left() + slot * static_cast<double>(first);
        const double right = plot.left() + slot * static_cast<double>(end);
        if (!categories[first].group.isEmpty()) {
            auto* bracket = new QGraphicsRectItem(QRectF(left + 3.0, group_top - 0.5, right - left - 6.0, 1.0), chart_);
            bracket->setPen(Qt::NoPen);
            bracket->setBrush(muted_);
            items_.push_back(bracket);
            addCentred(categories[first].group, left, right, group_top, muted_);
        }
        first = end;
    }
}

}  // namespace rackwright
