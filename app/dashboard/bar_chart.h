#pragma once

#include "quantity/unit.h"

#include <QColor>
#include <QString>
#include <QStringList>
#include <vector>

class QChart;

namespace rackwright {

/// What a chart of bars shows, before anything is drawn. Values are in the base unit of `unit`.
struct BarChart {
    struct Series {
        QString name;
        QColor colour;
        std::vector<double> values;  ///< one a category
        bool operator==(const Series&) const = default;
    };
    struct Limit {
        QString name;
        QColor colour;
        std::vector<double> values;  ///< one a category; NaN: none there
        bool operator==(const Limit&) const = default;
    };
    QString title;
    QStringList categories;
    std::vector<Series> series;
    std::vector<Limit> limits;  ///< lines across the bars
    Unit unit = Unit::None;
    bool stacked = false;

    bool empty() const { return categories.isEmpty(); }
    /// The highest bar or line.
    double top() const;
    /// Same categories and series: only the values differ, so that a drawn chart can be kept.
    bool sameShape(const BarChart& other) const;
};

/// Draws it: vector only (no effects, no animation), in the theme's colours or, for print, on white. The caller owns it.
QChart* makeChart(const BarChart& data, bool for_print);
/// Brings the values of a chart that makeChart drew from a chart of the same shape up to date.
void updateChart(QChart* chart, const BarChart& data);
/// Colours of a drawn chart after a change of theme.
void colourChart(QChart* chart, const BarChart& data, bool for_print);

/// Steps of an axis from 0: round numbers, the last one not below `top`.
std::vector<double> axisTicks(double top, Unit unit);

/// A name cut to `characters` with an ellipsis.
QString shortened(const QString& name, int characters);

}  // namespace rackwright
