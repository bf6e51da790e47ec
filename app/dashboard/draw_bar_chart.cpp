#include "app/dashboard/bar_chart.h"
#include "app/dashboard/chart_words.h"
#include "app/theme/theme.h"

#include <QApplication>
#include <QBarCategoryAxis>
#include <QBarSeries>
#include <QBarSet>
#include <QCategoryAxis>
#include <QChart>
#include <QLegend>
#include <QLineSeries>
#include <QPalette>
#include <QStackedBarSeries>
#include <cmath>

namespace rackwright {
namespace {

struct Ink {
    QColor ground, text, muted, line;
};

Ink inkOf(bool for_print) {
    if (for_print) {
        const RackColours colours = rackColours(true);
        return {colours.background, colours.device_text, colours.device_text_muted, colours.unit_line};
    }
    const QPalette palette = QApplication::palette();
    return {palette.color(QPalette::Base), palette.color(QPalette::Text), palette.color(QPalette::PlaceholderText),
            palette.color(QPalette::Mid)};
}

QAbstractBarSeries* barsOf(const QChart* chart) {
    for (QAbstractSeries* series : chart->series()) {
        if (auto* bars = qobject_cast<QAbstractBarSeries*>(series)) return bars;
    }
    return nullptr;
}

std::vector<QLineSeries*> linesOf(const QChart* chart) {
    std::vector<QLineSeries*> lines;
    for (QAbstractSeries* series : chart->series()) {
        if (auto* line = qobject_cast<QLineSeries*>(series)) lines.push_back(line);
    }
    return lines;
}

QCategoryAxis* valueAxisOf(const QChart* chart) {
    const QList<QAbstractAxis*> axes = chart->axes(Qt::Vertical);
    return axes.isEmpty() ? nullptr : qobject_cast<QCategoryAxis*>(axes.first());
}

/// A step over each category, so that every bar has its own limit.
QList<QPointF> stepsOf(const BarChart::Limit& limit) {
    QList<QPointF> points;
    double last = std::nan("");
    for (std::size_t category = 0; category < limit.values.size(); ++category) {
        const double value = limit.values[category];
        if (!std::isfinite(value)) continue;
        const double centre = static_cast<double>(category);
        if (value != last) points << QPointF(centre - 0.5, value);
        points << QPointF(centre + 0.5, value);
        last = value;
    }
    return points;
}

void setTicks(QCategoryAxis* axis, const BarChart& data) {
    const std::vector<double> ticks = axisTicks(data.top(), data.unit);
    QStringList names;
    for (std::size_t tick = 0; tick < ticks.size(); ++tick) names << QString::number(tick);
    if (axis->max() == ticks.back() && axis->categoriesLabels() == names) return;
    for (const QString& label : axis->categoriesLabels()) axis->remove(label);
    axis->setRange(0.0, ticks.back());
    axis->setStartValue(0.0);
    for (std::size_t tick = 0; tick < ticks.size(); ++tick) axis->append(names[static_cast<qsizetype>(tick)], ticks[tick]);
}

}  // namespace

void colourChart(QChart* chart, const BarChart& data, bool for_print) {
    const Ink ink = inkOf(for_print);
    chart->setBackgroundBrush(ink.ground);
    chart->setBackgroundPen(Qt::NoPen);
    if (ChartWords* words = ChartWords::of(chart)) words->setColours(ink.text, ink.muted);
    for (QAbstractAxis* axis : chart->axes()) {
        axis->setLinePen(QPen(ink.line));
        axis->setGridLinePen(QPen(ink.line, 0.5, Qt::DotLine));
    }
    QAbstractBarSeries* bars = barsOf(chart);
    for (std::size_t number = 0; bars != nullptr && number < data.series.size(); ++number) {
        QBarSet* set = bars->barSets().at(static_cast<qsizetype>(number));
        set->setColor(data.series[number].colour);
        set->setBorderColor(ink.ground);
    }
    const std::vector<QLineSeries*> lines = linesOf(chart);
    for (std::size_t number = 0; number < lines.size() && number < data.limits.size(); ++number) {
        lines[number]->setPen(QPen(data.limits[number].colour, 2.0, Qt::DashLine));
    }
}

QChart* makeChart(const BarChart& data, bool for_print) {
    auto* chart = new QChart;
    chart->setAnimationOptions(QChart::NoAnimation);
    chart->setDropShadowEnabled(false);
    chart->setBackgroundRoundness(0.0);
    chart->setMargins(QMargins(0, 0, 0, 0));
    chart->legend()->hide();

    QAbstractBarSeries* bars = data.stacked ? static_cast<QAbstractBarSeries*>(new QStackedBarSeries) : new QBarSeries;
    bars->setBarWidth(data.stacked ? 0.6 : 0.75);
    for (const BarChart::Series& one : data.series) {
        auto* set = new QBarSet(one.name);
        for (const double value : one.values) set->append(value);
        bars->append(set);
    }
    chart->addSeries(bars);

    auto* names = new QBarCategoryAxis;
    QStringList categories;
    for (std::size_t number = 0; number < data.categories.size(); ++number) categories << QString::number(number);
    names->append(categories);
    names->setLabelsVisible(false);
    names->setGridLineVisible(false);
    chart->addAxis(names, Qt::AlignBottom);
    bars->attachAxis(names);

    auto* values = new QCategoryAxis;
    values->setLabelsVisible(false);
    setTicks(values, data);
    chart->addAxis(values, Qt::AlignLeft);
    bars->attachAxis(values);

    for (const BarChart::Limit& limit : data.limits) {
        auto* line = new QLineSeries;
        line->setName(limit.name);
        line->append(stepsOf(limit));
        chart->addSeries(line);
        line->attachAxis(names);
        line->attachAxis(values);
    }
    new ChartWords(chart, data, for_print);
    colourChart(chart, data, for_print);
    return chart;
}

void updateChart(QChart* chart, const BarChart& data) {
    if (ChartWords* words = ChartWords::of(chart)) words->setData(data);
    if (QCategoryAxis* axis = valueAxisOf(chart)) setTicks(axis, data);
    if (QAbstractBarSeries* bars = barsOf(chart)) {
        for (std::size_t number = 0; number < data.series.size(); ++number) {
            QBarSet* set = bars->barSets().at(static_cast<qsizetype>(number));
            const std::vector<double>& values = data.series[number].values;
            for (std::size_t category = 0; category < values.size(); ++category) {
                const int at = static_cast<int>(category);
                if (set->at(at) != values[category]) set->replace(at, values[category]);
            }
        }
    }
    const std::vector<QLineSeries*> lines = linesOf(chart);
    for (std::size_t number = 0; number < lines.size() && number < data.limits.size(); ++number) {
        const QList<QPointF> points = stepsOf(data.limits[number]);
        if (lines[number]->points() != points) lines[number]->replace(points);
    }
}

}  // namespace rackwright
