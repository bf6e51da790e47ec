#pragma once

#include <QProxyStyle>

namespace rackwright {

/// Fusion, with frames of fields and boxes that are seen in both themes: Fusion darkens the window's colour, which leaves nothing of
/// them in a dark theme.
class FieldStyle : public QProxyStyle {
    Q_OBJECT

public:
    FieldStyle();
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget = nullptr) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget = nullptr) const override;
};

}  // namespace rackwright
