#pragma once

#include "app/theme/theme.h"

#include <QFont>

namespace rackwright {

/// How a rack is drawn: on the screen at a zoom, or into a document.
struct RackStyle {
    double scale = 1.0;  ///< painter units per millimetre
    double text = 11.0;  ///< height of small text, painter units
    QFont font;
    RackColours colours = rackColours();
    bool for_print = false;
    WorkloadId emphasised = WorkloadId::None;  ///< the others are drawn pale
};

/// The plain data that a rack is drawn from, and how. Only refers to it: it must not outlive the values.
struct RackDrawing {
    const Catalogue& catalogue;
    const Project& project;
    const Variant& variant;
    const Evaluation& evaluation;
    RackStyle style;
};

/// The colour of a verdict on the rack; of the print colours when printing, whatever the theme.
inline QColor verdictColour(const RackStyle& style, Verdict verdict) {
    switch (verdict) {
        case Verdict::Fits:
            return style.colours.load_ok;
        case Verdict::Tight:
            return style.colours.load_high;
        case Verdict::DoesNotFit:
            return style.colours.load_over;
        case Verdict::Unknown:
        case Verdict::NotPlaced:
            break;
    }
    return style.colours.device_text_muted;
}

}  // namespace rackwright
