#pragma once

#include "sizing/evaluation.h"

#include <QColor>
#include <QFont>
#include <QRectF>

namespace rackwright {

/// Measures of the printed page. Lengths are in painter units; fonts are set in painter units too, so that what is measured without a
/// device is what the PDF shows.
inline constexpr int print_dpi = 1200;
constexpr double mm(double millimetres) { return millimetres / 25.4 * print_dpi; }
constexpr double pt(double points) { return points / 72.0 * print_dpi; }

inline constexpr double page_width = mm(210.0), page_height = mm(297.0);  ///< A4
inline constexpr double margin_left = mm(20.0), margin_right = mm(15.0);
inline constexpr double body_top = mm(24.0), body_bottom = page_height - mm(20.0);
inline constexpr double body_width = page_width - margin_left - margin_right;
inline constexpr double body_height = body_bottom - body_top;

inline constexpr double text_points = 9.5, table_points = 8.5, small_points = 7.5;

/// The program's font at a size.
QFont printFont(double points, bool bold = false);

namespace ink {
inline const QColor text{0x20, 0x24, 0x2a};
inline const QColor muted{0x5c, 0x66, 0x70};
inline const QColor line{0xc4, 0xca, 0xd1};
inline const QColor header_fill{0xe9, 0xed, 0xf2};
inline const QColor accent{0x1f, 0x5f, 0x99};
}  // namespace ink

/// Colours of a verdict as text on white.
QColor verdictInk(Verdict verdict);

}  // namespace rackwright
