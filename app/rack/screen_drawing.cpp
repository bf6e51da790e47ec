#include "app/rack/screen_drawing.h"

#include <QApplication>
#include <QFontInfo>
#include <algorithm>

namespace rackwright {

WorkloadId selectedWorkload(const Document& document, const SelectedItem& item) {
    if (item.kind == SelectedItem::Kind::Workload) return WorkloadId{item.id};
    if (item.kind != SelectedItem::Kind::Placement) return WorkloadId::None;
    const Placement* placement = find_placement(document.currentVariant(), PlacementId{item.id});
    return placement != nullptr ? placement->workload : WorkloadId::None;
}

RackDrawing screenDrawing(const Document& document, const Selection& selection, double scale) {
    RackStyle style;
    style.scale = scale;
    style.font = QApplication::font();
    // Text grows far less than the rack does: zooming in makes room for more words rather than for larger ones.
    const double program_text = QFontInfo(style.font).pixelSize();
    style.text = program_text * std::clamp(0.70 + 0.16 * scale, 0.76, 1.06);
    style.emphasised = selectedWorkload(document, selection.item());
    return {document.catalogue(), document.project(), document.currentVariant(), document.evaluation(), style};
}

}  // namespace rackwright
