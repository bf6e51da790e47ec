#pragma once

#include "quantity/unit.h"

#include <QColor>
#include <QString>
#include <vector>

class QChart;

namespace rackwright {

/// What a chart of bars shows, before anything is drawn. Values are in the base unit of `unit`.
struct BarChart {
    struct Category {
        QString name;   ///< one line or several
        QString group;  ///< neighbours of one group share its name: the server of these GPUs
        /// "LLM · GPU 1–4 · off hours"
        QString words() const;
        bool operator==(const Category&) const = default;
    };
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
    std::vector<Category> categories;
    std::vector<Series> series;
    std::vector<Limit> limits;  ///< lines across the bars
    QString note;               ///< below the legend
    Unit unit = Unit::None;
    bool stacked = false;

    bool empty() const { return categories.empty(); }
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

}  // namespace rackwright
