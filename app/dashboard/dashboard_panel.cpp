#include "app/dashboard/dashboard_panel.h"

#include "app/dashboard/chart_pane.h"
#include "app/dashboard/storage_chart.h"
#include "app/dashboard/training_step_chart.h"
#include "app/dashboard/video_load_chart.h"
#include "app/dashboard/vram_chart.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QTabBar>
#include <QVBoxLayout>
#include <algorithm>

namespace rackwright {
namespace {

constexpr int least_chart_width_px = 440;

using ChartOf = BarChart (*)(const Project&, const Variant&, const Evaluation&, bool);
constexpr ChartOf charts[] = {vramChart, videoLoadChart, trainingStepChart, storageChart};
const char* const pane_names[] = {"vramChart", "videoLoadChart", "trainingStepChart", "storageChart"};

}  // namespace

DashboardPanel::DashboardPanel(Document* document, Selection*, QWidget* parent)
    : QWidget(parent), document_(document), tabs_(new QTabBar(this)) {
    setObjectName(QStringLiteral("dashboardPanel"));
    tabs_->setObjectName(QStringLiteral("dashboardTabs"));
    tabs_->setDrawBase(false);
    tabs_->setExpanding(false);
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    for (const char* name : pane_names) {
        auto* pane = new ChartPane(this);
        pane->setObjectName(QLatin1String(name));
        row->addWidget(pane, 1);
        panes_.push_back(pane);
        tabs_->addTab(QString());
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->setSpacing(4);
    layout->addWidget(tabs_);
    layout->addLayout(row, 1);
    connect(tabs_, &QTabBar::currentChanged, this, &DashboardPanel::showPanes);
    connect(document_, &Document::projectChanged, this, &DashboardPanel::refresh);
    connect(document_, &Document::currentVariantChanged, this, &DashboardPanel::refresh);
    retranslate();
}

void DashboardPanel::retranslate() {
    const QString titles[] = {tr("GPU memory"), tr("Video load"), tr("Training step"), tr("Storage")};
    const QString nothing[] = {
        tr("This variant has no GPUs yet. Drag a server onto the rack."), tr("No video analytics is placed on the GPUs of this variant."),
        tr("No training is placed on the GPUs of this variant."), tr("This variant has no storage array yet. Drag one onto the rack.")};
    for (std::size_t number = 0; number < panes_.size(); ++number) {
        tabs_->setTabText(static_cast<int>(number), titles[number]);
        panes_[number]->setEmptyText(nothing[number]);
        panes_[number]->setAccessibleName(titles[number]);
    }
    tabs_->setAccessibleName(tr("Charts"));
    refresh();
}

void DashboardPanel::showPanes() {
    const int count = static_cast<int>(panes_.size());
    const int beside = std::clamp(width() / least_chart_width_px, 1, count);
    tabs_->setVisible(beside < count);
    const int first = std::min(std::max(0, tabs_->currentIndex()), count - beside);
    for (int number = 0; number < count; ++number) {
        panes_[static_cast<std::size_t>(number)]->setVisible(number >= first && number < first + beside);
        panes_[static_cast<std::size_t>(number)]->setTitleVisible(beside > 1);  // alone, its tab says it
    }
    refresh();
}

void DashboardPanel::refresh() {
    if (!isVisible()) return;  // brought up to date when shown
    const Variant& variant = document_->currentVariant();
    const Evaluation& evaluation = document_->evaluation();
    for (std::size_t number = 0; number < panes_.size(); ++number) {
        if (!panes_[number]->isHidden()) panes_[number]->showData(charts[number](document_->project(), variant, evaluation, false));
    }
}

void DashboardPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    showPanes();
}

void DashboardPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    showPanes();
}

void DashboardPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::PaletteChange) {
        for (ChartPane* pane : panes_) pane->recolour();
        refresh();
    }
}

}  // namespace rackwright
