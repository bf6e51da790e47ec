#pragma once

#include "app/rack/rack_drawing.h"
#include "app/rack/rack_geometry.h"

#include <QCoreApplication>

class QPainter;

namespace rackwright {

/// Draws the front elevation of one rack from plain data, on the screen or into a document, in real proportions.
class RackPainter {
    Q_DECLARE_TR_FUNCTIONS(RackPainter)

public:
    explicit RackPainter(const RackDrawing& drawing) : drawing_(drawing) {}

    /// Cabinet, unit numbers, name and sums, without the devices; the painter's origin is the rack's top left corner.
    void paintCabinet(QPainter& painter, const Rack& rack, UnitRange units) const;
    /// Everything.
    void paintRack(QPainter& painter, const Rack& rack, UnitRange units) const;

private:
    void paintHeader(QPainter& painter, const Rack& rack) const;
    void paintUnits(QPainter& painter, UnitRange units) const;

    const RackDrawing& drawing_;
};

/// The units from the lowest to the highest device, one to spare on each side: what a printed elevation has to show.
UnitRange occupiedUnits(const Catalogue& catalogue, const Rack& rack);

/// Draws a rack as large as `target` allows, centred at its top, for a document: print colours, vector, text as text. `text_height` is
/// the height of small text in painter units. Gives the rectangle that was used; empty when there is no such rack.
QRectF paintRackElevation(QPainter& painter, const QRectF& target, const Catalogue& catalogue, const Project& project,
                          const Variant& variant, const Evaluation& evaluation, RackId rack, UnitRange units, const QFont& font,
                          double text_height);

}  // namespace rackwright
