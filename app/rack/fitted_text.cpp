#include "app/rack/fitted_text.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace rackwright {
namespace {

QFontMetricsF metricsOf(const QPainter& painter) { return QFontMetricsF(painter.font(), painter.device()); }

bool highEnough(const QRectF& rect, const QFontMetricsF& metrics) { return rect.height() >= metrics.capHeight() + 1.1 * metrics.descent(); }

double put(QPainter& painter, const QRectF& rect, const QString& text, Qt::Alignment horizontal, const QFontMetricsF& metrics) {
    const double width = metrics.horizontalAdvance(text);
    double x = rect.left();
    if (horizontal & Qt::AlignRight) x = rect.right() - width;
    if (horizontal & Qt::AlignHCenter) x = rect.center().x() - width / 2.0;
    // Capitals and figures stand in the middle; accents and descenders take the little that is left on both sides.
    const double y = rect.center().y() + metrics.capHeight() / 2.0;
    painter.drawText(QPointF(x, y), text);
    return width;
}

}  // namespace

QFont fontOfHeight(const QFont& base, double pixels, bool bold) {
    QFont font = base;
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
    font.setBold(bold);
    return font;
}

double drawLine(QPainter& painter, const QRectF& rect, const QString& text, Qt::Alignment horizontal) {
    const QFontMetricsF metrics = metricsOf(painter);
    if (text.isEmpty() || !highEnough(rect, metrics) || rect.width() <= 0.0) return 0.0;
    const QString fitted = metrics.horizontalAdvance(text) <= rect.width() ? text : metrics.elidedText(text, Qt::ElideRight, rect.width());
    const bool only_dots = fitted != text && fitted.size() < std::min<qsizetype>(text.size(), 3);
    if (fitted.isEmpty() || only_dots || metrics.horizontalAdvance(fitted) > rect.width() + 0.5) return 0.0;
    return put(painter, rect, fitted, horizontal, metrics);
}

double drawFirstThatFits(QPainter& painter, const QRectF& rect, const QStringList& texts, Qt::Alignment horizontal) {
    const QFontMetricsF metrics = metricsOf(painter);
    if (!highEnough(rect, metrics)) return 0.0;
    for (const QString& text : texts) {
        if (!text.isEmpty() && metrics.horizontalAdvance(text) <= rect.width()) return put(painter, rect, text, horizontal, metrics);
    }
    return 0.0;
}

double textWidth(const QPainter& painter, const QString& text) { return metricsOf(painter).horizontalAdvance(text); }
double lineHeight(const QPainter& painter) { return metricsOf(painter).height(); }

}  // namespace rackwright
