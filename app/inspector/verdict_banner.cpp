#include "app/inspector/verdict_banner.h"

#include "app/theme/theme.h"
#include "app/wording/wording.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace rackwright {

VerdictBanner::VerdictBanner(QWidget* parent) : QWidget(parent), chip_(new QLabel(this)), reason_(new QLabel(this)) {
    setObjectName(QStringLiteral("verdict"));
    chip_->setObjectName(QStringLiteral("verdictChip"));
    reason_->setObjectName(QStringLiteral("verdictReason"));
    for (QLabel* label : {chip_, reason_}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    QFont bold = chip_->font();
    bold.setBold(true);
    chip_->setFont(bold);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(chip_);
    layout->addWidget(reason_);
}

void VerdictBanner::showVerdict(Verdict verdict, Limit limit, const QString& reason) {
    verdict_ = verdict;
    QString words = verdictSign(verdict) + QLatin1Char(' ') + verdictText(verdict);
    if (limit != Limit::None) words = tr("%1 (%2)", "verdict and what decides it").arg(words, limitText(limit));
    chip_->setText(words);
    reason_->setText(reason);
    reason_->setVisible(!reason.isEmpty());
    colour();
}

void VerdictBanner::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) colour();
}

void VerdictBanner::colour() {
    QPalette changed = chip_->palette();
    if (changed.color(QPalette::WindowText) == verdictColour(verdict_)) return;
    changed.setColor(QPalette::WindowText, verdictColour(verdict_));
    chip_->setPalette(changed);
}

}  // namespace rackwright
