#include "app/dashboard/chart_pane.h"

#include "app/dashboard/chart_words.h"
#include "app/wording/wording.h"

#include <QBarSet>
#include <QChart>
#include <QChartView>
#include <QLabel>
#include <QStackedBarSeries>
#include <QToolTip>

namespace rackwright {
namespace {

/// The value of the bar under the pointer.
void connectToolTips(QChart* chart, const BarChart& data, QWidget* view) {
    for (QAbstractSeries* series : chart->series()) {
        auto* bars = qobject_cast<QAbstractBarSeries*>(series);
        if (bars == nullptr) continue;
        QObject::connect(
            bars, &QAbstractBarSeries::hovered, view,
            [view, unit = data.unit, categories = data.categories](bool inside, int index, QBarSet* set) {
                if (!inside || index < 0 || static_cast<std::size_t>(index) >= categories.size()) return QToolTip::hideText();
                const QString words =
                    QStringLiteral("%1\n%2: %3")
                        .arg(categories[static_cast<std::size_t>(index)].words(), set->label(), valueText(set->at(index), unit));
                QToolTip::showText(QCursor::pos(), words.toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>")), view);
            });
    }
}

}  // namespace

ChartPane::ChartPane(QWidget* parent) : QStackedWidget(parent), view_(new QChartView(this)), nothing_(new QLabel(this)) {
    view_->setRenderHint(QPainter::Antialiasing);
    view_->setFrameShape(QFrame::NoFrame);
    view_->setFocusPolicy(Qt::NoFocus);
    nothing_->setObjectName(QStringLiteral("nothing"));
    nothing_->setTextFormat(Qt::PlainText);
    nothing_->setWordWrap(true);
    nothing_->setAlignment(Qt::AlignCenter);
    nothing_->setMargin(16);
    addWidget(nothing_);
    addWidget(view_);
}

void ChartPane::setEmptyText(const QString& sentence) { nothing_->setText(sentence); }

void ChartPane::showData(const BarChart& shown) {
    if (shown.empty()) {
        data_ = shown;
        setCurrentWidget(nothing_);
        return;
    }
    if (currentWidget() == view_ && data_.sameShape(shown)) {
        updateChart(view_->chart(), shown);
    } else {
        QChart* old = view_->chart();
        QChart* chart = makeChart(shown, false);
        view_->setChart(chart);
        connectToolTips(chart, shown, view_);
        delete old;
        setCurrentWidget(view_);
    }
    data_ = shown;
    applyTitle();
}

void ChartPane::setTitleVisible(bool visible) {
    title_visible_ = visible;
    applyTitle();
}

void ChartPane::applyTitle() {
    if (currentWidget() != view_) return;
    if (ChartWords* words = ChartWords::of(view_->chart())) words->setTitleVisible(title_visible_);
}

void ChartPane::recolour() {
    if (currentWidget() == view_) colourChart(view_->chart(), data_, false);
}

}  // namespace rackwright
