#include "app/rack/drop_hint.h"

#include "app/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <algorithm>

namespace rackwright {

DropHint::DropHint(QWidget* parent) : QFrame(parent), label_(new QLabel(this)) {
    setObjectName(QStringLiteral("dropHint"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    label_->setObjectName(QStringLiteral("dropHintText"));
    label_->setTextFormat(Qt::PlainText);
    label_->setForegroundRole(QPalette::ToolTipText);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(32, 6, 10, 6);
    layout->addWidget(label_);
    hide();
}

QString DropHint::words() const { return label_->text(); }

void DropHint::showAt(const QPoint& pointer, const QString& words, Mood mood) {
    if (words.isEmpty()) {
        hide();
        return;
    }
    mood_ = mood;
    if (label_->text() != words) {
        const int widest = std::max(180, std::min(360, parentWidget()->width() - 60));
        label_->setWordWrap(false);
        label_->setMinimumWidth(0);
        label_->setText(words);
        if (label_->sizeHint().width() > widest) {
            label_->setWordWrap(true);
            label_->setMinimumWidth(widest);
        }
        adjustSize();
    }
    QPoint at = pointer + QPoint(18, 20);
    if (at.x() + width() > parentWidget()->width() - 4) at.setX(std::max(4, pointer.x() - width() - 12));
    if (at.y() + height() > parentWidget()->height() - 4)
        at.setY(std::max(4, pointer.y() - height() - 48));  // clear of the label that is dragged
    move(at);
    show();
    raise();
    update();
}

void DropHint::paintEvent(QPaintEvent*) {
    const RackColours colours = rackColours();
    const QColor colour = mood_ == Mood::Possible ? colours.drop_ok : mood_ == Mood::Removes ? colours.load_high : colours.drop_bad;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen(colour, 1.5));
    painter.setBrush(palette().color(QPalette::ToolTipBase));
    painter.drawRoundedRect(box, 5.0, 5.0);
    const QRectF disc(9.0, 8.0, 16.0, 16.0);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(disc);
    painter.setPen(QPen(palette().color(QPalette::ToolTipBase), 2.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF c = disc.center();
    switch (mood_) {
        case Mood::Possible:
            painter.drawPolyline(QPolygonF({c + QPointF(-3.5, 0.0), c + QPointF(-1.0, 3.0), c + QPointF(4.0, -3.0)}));
            break;
        case Mood::Removes:
            painter.drawLine(c + QPointF(-3.5, 0.0), c + QPointF(3.5, 0.0));
            break;
        case Mood::Refused:
            painter.drawLine(c + QPointF(-3.0, -3.0), c + QPointF(3.0, 3.0));
            painter.drawLine(c + QPointF(3.0, -3.0), c + QPointF(-3.0, 3.0));
            break;
    }
}

}  // namespace rackwright
