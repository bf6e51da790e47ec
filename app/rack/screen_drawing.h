#pragma once

#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/rack/rack_drawing.h"

namespace rackwright {

/// How the racks are drawn on the screen at a zoom of `scale` pixels a millimetre, for the document as it is now.
RackDrawing screenDrawing(const Document& document, const Selection& selection, double scale);

/// The workload that is selected, by itself or through one of its placements.
WorkloadId selectedWorkload(const Document& document, const SelectedItem& item);

}  // namespace rackwright
