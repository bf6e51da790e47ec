#include "sizing/video_memory.h"

#include "sizing/engine_constants.h"
#include "sizing/fact_range.h"

namespace rackwright {

VideoMemory video_memory(const Catalogue& catalogue, const Detector* detector, double cameras, double pixels, bool decoded_on_gpu,
                         double processes) {
    constexpr double bytes_per_pixel_nv12 = 1.5;
    const Engine* engine = catalogue.engine("video");
    VideoMemory memory;
    memory.surfaces_per_stream = &engine_constant(engine, "decode_surfaces");
    memory.context_fact = &engine_constant(engine, "context_memory");
    memory.detector_fact =
        detector != nullptr && detector->memory.known() ? &detector->memory : &engine_constant(engine, "detector_memory");
    // Pictures that the host decoded come in as well, one batch at a time: that is part of the workspace.
    const double streams = decoded_on_gpu ? cameras : 0.0;
    memory.surfaces = range_of(*memory.surfaces_per_stream) * (streams * pixels * bytes_per_pixel_nv12);
    memory.detector = range_of(*memory.detector_fact) * processes;
    memory.context = range_of(*memory.context_fact) * processes;
    return memory;
}

}  // namespace rackwright
