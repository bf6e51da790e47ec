#pragma once

#include "app/dashboard/bar_chart.h"
#include "app/document/document.h"
#include "app/document/selection.h"

#include <QWidget>
#include <vector>

class QHBoxLayout;
class QTabBar;

namespace rackwright {

class ChartPane;

/// The charts of the current variant: as many beside each other as the width allows, the rest under tabs. Drawn charts are
/// kept while only values change, so that they follow a slider.
class DashboardPanel : public QWidget {
    Q_OBJECT

public:
    DashboardPanel(Document* document, Selection* selection, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void retranslate();
    void showPanes();

    Document* document_;
    QTabBar* tabs_;
    std::vector<ChartPane*> panes_;
};

}  // namespace rackwright
