#pragma once

#include "catalog/catalogue.h"
#include "sizing/range.h"

namespace rackwright {

/// What video analytics takes of one GPU's memory, bytes; not known without the constants of the catalogue's engine "video".
struct VideoMemory {
    Range surfaces;  ///< decoded pictures that the streams keep
    Range detector;  ///< engine, workspace, tracker
    Range context;   ///< CUDA context and libraries of the process
    const Fact* surfaces_per_stream = nullptr;
    const Fact* detector_fact = nullptr;  ///< the detector's own figure, or the constant for any
    const Fact* context_fact = nullptr;

    bool known() const { return surfaces.known() && detector.known() && context.known(); }
    Range total() const { return surfaces + detector + context; }
};

/// Surfaces = cameras x surfaces a stream x 1.5 B a pixel (NV12: 8 bits of luma and 4 of chroma). `detector` may be nullptr. `processes`:
/// MIG slices bring a context and a detector each.
VideoMemory video_memory(const Catalogue& catalogue, const Detector* detector, double cameras, double pixels, bool decoded_on_gpu,
                         double processes = 1.0);

}  // namespace rackwright
