#include "app/rack/rack_geometry.h"

#include <algorithm>
#include <cmath>

namespace rackwright {
namespace {

constexpr double ear_mm = 15.9;
constexpr double gap_mm = 4.0;

/// Cells in equal rows and columns, row by row.
std::vector<QRectF> grid(const QRectF& area, int count, int rows, double gap) {
    std::vector<QRectF> cells;
    if (count < 1 || rows < 1) return cells;
    const int columns = (count + rows - 1) / rows;
    const double width = (area.width() - gap * (columns - 1)) / columns;
    const double height = (area.height() - gap * (rows - 1)) / rows;
    cells.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
        const int row = i / columns;
        const int column = i % columns;
        cells.emplace_back(area.left() + column * (width + gap), area.top() + row * (height + gap), width, height);
    }
    return cells;
}

/// The number of rows that brings cells nearest to the wanted width:height.
int rowsFor(const QRectF& area, int count, double wanted, int most_rows) {
    int best = 1;
    double best_distance = 1e9;
    for (int rows = 1; rows <= std::min(most_rows, count); ++rows) {
        const int columns = (count + rows - 1) / rows;
        const double shape = (area.width() / columns) / (area.height() / rows);
        const bool ragged = count % rows != 0;
        const double distance = std::abs(std::log(shape / wanted)) + (ragged ? 0.8 : 0.0);
        if (distance < best_distance) {
            best = rows;
            best_distance = distance;
        }
    }
    return best;
}

}  // namespace

QSizeF rackSize(UnitRange units) { return {rack_width_mm, rack_header_mm + rack_top_mm + units.count() * unit_height_mm + rack_bottom_mm}; }

QRectF rackFrame(UnitRange units) {
    return {0.0, rack_header_mm, rack_width_mm, rack_top_mm + units.count() * unit_height_mm + rack_bottom_mm};
}

QRectF rackOpening(UnitRange units) { return {rack_side_mm, rack_header_mm + rack_top_mm, panel_width_mm, units.count() * unit_height_mm}; }

QRectF deviceRect(UnitRange units, int bottom_unit, int height) {
    const QRectF opening = rackOpening(units);
    const double top = opening.top() + (units.last - (bottom_unit + height - 1)) * unit_height_mm;
    return {opening.left(), top, panel_width_mm, height * unit_height_mm};
}

int unitAt(UnitRange units, double y_mm) {
    const double from_top = (y_mm - rackOpening(units).top()) / unit_height_mm;
    return std::clamp(units.last - static_cast<int>(std::floor(from_top)), units.first - 1, units.last + 1);
}

int bottomUnitForTop(UnitRange units, double y_mm, int height) {
    const double from_top = (y_mm - rackOpening(units).top()) / unit_height_mm;
    return units.last - static_cast<int>(std::lround(from_top)) - height + 1;
}

QRectF deviceFace(int height) {
    return QRectF(ear_mm, 0.0, panel_width_mm - 2.0 * ear_mm, height * unit_height_mm).adjusted(0.0, 1.5, 0.0, -1.5);
}

QRectF deviceHeader(int height) {
    const QRectF face = deviceFace(height).adjusted(gap_mm, 0.0, -gap_mm, 0.0);
    if (height <= 1) return {face.left(), face.top(), face.width() * 0.42, face.height()};
    const double header = height == 2 ? 23.0 : height <= 4 ? 28.0 : 34.0;
    return {face.left(), face.top() + 1.5, face.width(), header};
}

QRectF deviceBody(int height) {
    const QRectF face = deviceFace(height).adjusted(gap_mm, gap_mm, -gap_mm, -gap_mm);
    const QRectF header = deviceHeader(height);
    if (height <= 1) return {header.right() + gap_mm, face.top(), face.right() - header.right() - gap_mm, face.height()};
    return {face.left(), header.bottom(), face.width(), face.bottom() - header.bottom()};
}

std::vector<QRectF> gpuCells(int height, int count) {
    const QRectF body = deviceBody(height);
    return grid(body, count, rowsFor(body, count, 1.15, 2), gap_mm);
}

QRectF bayArea(int height) {
    const QRectF body = deviceBody(height);
    return {body.left(), body.top(), body.width() * 0.56, body.height()};
}

QRectF fillArea(int height) {
    const QRectF body = deviceBody(height);
    const double left = bayArea(height).right() + 2.0 * gap_mm;
    return {left, body.top(), body.right() - left, body.height()};
}

std::vector<QRectF> driveBays(int height, int count, bool upright) {
    const QRectF area = bayArea(height);
    return grid(area, count, rowsFor(area, count, upright ? 0.2 : 3.4, 14), 1.6);
}

}  // namespace rackwright
