#pragma once

#include "app/export/page_flow.h"
#include "report/spec.h"

namespace rackwright {

/// What pictures are drawn from; must outlive the painting.
struct PicturedVariant {
    const Catalogue& catalogue;
    const Project& project;
    const Variant& variant;
    const Evaluation& evaluation;
};

/// Adds the elevation of a rack, or a chart, as large as the page's width allows. Nothing when there is nothing to draw.
void addPicture(PageFlow& flow, const SpecPicture& picture, const PicturedVariant& drawn);

}  // namespace rackwright
