#include "app/theme/field_style.h"

#include "app/theme/theme.h"

#include <QPainter>
#include <QPlainTextEdit>
#include <QStyleFactory>
#include <QStyleOption>

namespace rackwright {
namespace {

QColor frameColour(const QStyleOption& option, bool focused) {
    if (!(option.state & QStyle::State_Enabled)) return option.palette.color(QPalette::Mid);
    return focused ? option.palette.color(QPalette::Highlight) : fieldBorderColour();
}

void drawFrame(const QStyleOption& option, QPainter& painter, bool focused) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(frameColour(option, focused), focused ? 1.5 : 1.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), 2.0, 2.0);
    painter.restore();
}

void drawCheckBox(const QStyleOption& option, QPainter& painter) {
    const qreal side = std::min(option.rect.width(), option.rect.height());
    const QRectF box =
        QRectF(QRectF(option.rect).center() - QPointF(side / 2.0, side / 2.0), QSizeF(side, side)).adjusted(0.5, 0.5, -0.5, -0.5);
    const bool checked = option.state & QStyle::State_On;
    const bool enabled = option.state & QStyle::State_Enabled;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(frameColour(option, option.state & QStyle::State_HasFocus), 1.0));
    painter.setBrush(checked && enabled ? option.palette.color(QPalette::Highlight) : option.palette.color(QPalette::Base));
    painter.drawRoundedRect(box, 2.0, 2.0);
    if (checked) {
        painter.setPen(QPen(option.palette.color(enabled ? QPalette::HighlightedText : QPalette::Text), side * 0.14, Qt::SolidLine,
                            Qt::RoundCap, Qt::RoundJoin));
        const QPointF tick[] = {box.topLeft() + QPointF(box.width() * 0.22, box.height() * 0.52),
                                box.topLeft() + QPointF(box.width() * 0.43, box.height() * 0.72),
                                box.topLeft() + QPointF(box.width() * 0.78, box.height() * 0.28)};
        painter.drawPolyline(tick, 3);
    }
    painter.restore();
}

/// Buttons that show only one kind of thing, one of a row (property "filter").
bool isFilter(const QWidget* widget) { return widget != nullptr && widget->property("filter").toBool(); }

void drawFilter(const QStyleOption& option, QPainter& painter) {
    const bool chosen = option.state & QStyle::State_On;
    const bool marked = option.state & (QStyle::State_MouseOver | QStyle::State_HasFocus);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(chosen || marked ? option.palette.color(QPalette::Highlight) : option.palette.color(QPalette::Mid));
    painter.setBrush(option.palette.color(chosen ? QPalette::Highlight : QPalette::Button));
    painter.drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), 4.0, 4.0);
    painter.restore();
}

}  // namespace

FieldStyle::FieldStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

void FieldStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const {
    const bool focused = option->state & State_HasFocus;
    if (element == PE_FrameLineEdit) return drawFrame(*option, *painter, focused);
    if (element == PE_IndicatorCheckBox && !(option->state & State_NoChange)) return drawCheckBox(*option, *painter);
    if (element == PE_Frame && qobject_cast<const QPlainTextEdit*>(widget) != nullptr) {
        return drawFrame(*option, *painter, widget->hasFocus());
    }
    if (element == PE_PanelButtonTool && isFilter(widget)) return drawFilter(*option, *painter);
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void FieldStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const {
    const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
    if (element == CE_ToolButtonLabel && button != nullptr && isFilter(widget) && (option->state & State_On)) {
        QStyleOptionToolButton chosen = *button;
        chosen.palette.setColor(QPalette::ButtonText, option->palette.color(QPalette::HighlightedText));
        return QProxyStyle::drawControl(element, &chosen, painter, widget);
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

}  // namespace rackwright
