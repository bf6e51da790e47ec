#pragma once

#include "app/dashboard/bar_chart.h"

#include <QFont>
#include <QObject>
#include <vector>

class QChart;
class QGraphicsItem;

namespace rackwright {

/// The words around the bars: title, values, names below, legend. Laid out here because Qt Charts cuts the labels of its axes to "…"
/// as soon as a chart is small; it draws the bars, lines and axes. Belongs to its chart.
class ChartWords : public QObject {
    Q_OBJECT

public:
    ChartWords(QChart* chart, const BarChart& data, bool for_print);
    static ChartWords* of(const QChart* chart);

    /// Values changed: the numbers at the axis may.
    void setData(const BarChart& data);
    void setFonts(const QFont& title, const QFont& words);
    void setColours(const QColor& text, const QColor& muted);
    /// A chart that stands under a heading of the same words needs no title.
    void setTitleVisible(bool visible);
    void layOut();

private:
    void layOutLegend(double top, double right);
    void layOutValues(const QRectF& plot);
    void layOutNames(const QRectF& plot);
    double namesHeight() const;
    double legendWidth(double chart_width) const;
    QGraphicsItem* addText(const QString& words, const QFont& font, const QColor& colour);

    QChart* chart_;
    BarChart data_;
    bool for_print_;
    bool title_visible_ = true;
    QFont title_font_, font_;
    QColor text_, muted_;
    std::vector<QGraphicsItem*> items_;
};

}  // namespace rackwright
