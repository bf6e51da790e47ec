#pragma once

#include <QPixmap>
#include <QString>

class QWidget;

namespace rackwright {

/// The small label that follows the pointer while `name` is dragged.
QPixmap dragPixmap(const QWidget* widget, const QString& name, const QColor& chip);

/// Above the pointer, so that the words below it stay in sight.
QPoint dragHotSpot(const QPixmap& pixmap);

}  // namespace rackwright
