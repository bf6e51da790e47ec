#pragma once

#include <QRectF>
#include <QSizeF>
#include <vector>

namespace rackwright {

/// The front of a 19-inch rack in millimetres (EIA-310): where everything is drawn, and what a pointer is on. Independent of
/// zoom, so that drawing, hit tests and the printed elevation agree. The origin is the top left of the rack's header.
inline constexpr double unit_height_mm = 44.45;
inline constexpr double panel_width_mm = 482.6;  ///< 19 inches
inline constexpr double rack_width_mm = 600.0;
inline constexpr double rack_side_mm = (rack_width_mm - panel_width_mm) / 2.0;
inline constexpr double rack_header_mm = 96.0;  ///< room above the frame for the rack's name and sums
inline constexpr double rack_top_mm = 32.0;
inline constexpr double rack_bottom_mm = 38.0;

/// A range of rack units, both ends included. The printed elevation leaves the empty top of a rack out.
struct UnitRange {
    int first = 1;
    int last = 42;
    int count() const { return last - first + 1; }
};

QSizeF rackSize(UnitRange units);
QRectF rackFrame(UnitRange units);                                ///< the cabinet, without the header
QRectF rackOpening(UnitRange units);                              ///< where devices stand
QRectF deviceRect(UnitRange units, int bottom_unit, int height);  ///< of a device, full 19-inch width
/// The unit at a height inside the rack; outside it, 0 below or last + 1 above.
int unitAt(UnitRange units, double y_mm);
/// The lowest unit of a device whose top edge is nearest to `y_mm`; may lie outside the rack.
int bottomUnitForTop(UnitRange units, double y_mm, int height);

// Inside a device; the origin is its own top left corner, its size panel_width_mm x height units.

QRectF deviceFace(int height);    ///< between the mounting ears
QRectF deviceHeader(int height);  ///< name, power, verdict
QRectF deviceBody(int height);    ///< GPU slots, or drive bays and fill
/// The cells of `count` GPU slots, slot by slot, in the rows that leave them nearest to a readable shape.
std::vector<QRectF> gpuCells(int height, int count);
/// The left part of an array's body, where the bays are drawn, and the right part, for the fill.
QRectF bayArea(int height);
QRectF fillArea(int height);
/// Drive bays; `upright` for 2.5-inch and E3 drives, which stand on their edge.
std::vector<QRectF> driveBays(int height, int count, bool upright);

}  // namespace rackwright
