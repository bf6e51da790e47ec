#pragma once

#include <QPixmap>
#include <QString>

class QWidget;

namespace rackwright {

/// The small label that follows the pointer while `name` is dragged.
QPixmap dragPixmap(const QWidget* widget, const QString& name, const QColor& chip);

}  // namespace rackwright
