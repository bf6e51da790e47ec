#pragma once

#include <QObject>

class QWidget;

namespace rackwright {

/// Lets the wheel scroll the form instead of changing the value under the pointer: a combo box or slider takes the wheel
/// only while it has the focus.
class WheelGuard : public QObject {
    Q_OBJECT

public:
    static void install(QWidget* widget);

protected:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace rackwright
