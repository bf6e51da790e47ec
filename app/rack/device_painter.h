#pragma once

#include "app/rack/rack_drawing.h"

#include <QCoreApplication>
#include <QPointF>
#include <QRectF>

class QPainter;

namespace rackwright {

/// Draws a server or an array at the painter's origin, in painter units (millimetres x scale).
class DevicePainter {
    Q_DECLARE_TR_FUNCTIONS(DevicePainter)

public:
    explicit DevicePainter(const RackDrawing& drawing) : drawing_(drawing) {}

    void paintServer(QPainter& painter, const Server& server) const;
    void paintArray(QPainter& painter, const StorageArray& array) const;

    /// The cell of a slot, in painter units.
    QRectF cell(const Server& server, int slot) const;
    QRectF scaled(const QRectF& millimetres) const;

private:
    struct Heading {
        QString name, product, figure;
        bool known = true;
        Verdict verdict = Verdict::Fits;
        bool marked = false;  ///< show the verdict
    };
    void paintShell(QPainter& painter, int height) const;
    void paintHeading(QPainter& painter, int height, const Heading& heading) const;
    void paintBays(QPainter& painter, const StorageArray& array, int height, const ArrayProduct* product) const;
    QColor fillColour(const StorageArray& array) const;
    void paintFill(QPainter& painter, const StorageArray& array, int height) const;

    const RackDrawing& drawing_;
};

}  // namespace rackwright
