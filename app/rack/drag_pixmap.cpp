#include "app/rack/drag_pixmap.h"

#include <QFontMetrics>
#include <QPainter>
#include <QWidget>

namespace rackwright {

QPixmap dragPixmap(const QWidget* widget, const QString& name, const QColor& chip) {
    const QFontMetrics metrics(widget->font());
    const QString text = metrics.elidedText(name, Qt::ElideRight, 260);
    const QSize size(metrics.horizontalAdvance(text) + 34, metrics.height() + 10);
    const double ratio = widget->devicePixelRatioF();
    QPixmap pixmap(size * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(widget->font());
    painter.setPen(widget->palette().color(QPalette::Mid));
    painter.setBrush(widget->palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(QPointF(0.5, 0.5), QSizeF(size) - QSizeF(1.0, 1.0)), 5.0, 5.0);
    painter.setPen(Qt::NoPen);
    painter.setBrush(chip);
    painter.drawRect(QRectF(10.0, size.height() / 2.0 - 5.0, 10.0, 10.0));
    painter.setPen(widget->palette().color(QPalette::Text));
    painter.drawText(QRectF(26.0, 0.0, size.width() - 26.0, size.height()), Qt::AlignVCenter | Qt::AlignLeft, text);
    return pixmap;
}

QPoint dragHotSpot(const QPixmap& pixmap) { return {-12, static_cast<int>(pixmap.height() / pixmap.devicePixelRatio()) + 6}; }

}  // namespace rackwright
