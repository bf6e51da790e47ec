#pragma once

#include "app/dashboard/bar_chart.h"

#include <QStackedWidget>

class QChartView;
class QLabel;

namespace rackwright {

/// One chart, or the sentence that says why there is none.
class ChartPane : public QStackedWidget {
    Q_OBJECT

public:
    explicit ChartPane(QWidget* parent);
    void setEmptyText(const QString& sentence);
    void showData(const BarChart& shown);
    void recolour();
    /// Not where the tab above says the same.
    void setTitleVisible(bool visible);

private:
    void applyTitle();

    BarChart data_;
    bool title_visible_ = true;
    QChartView* view_;
    QLabel* nothing_;
};

}  // namespace rackwright
