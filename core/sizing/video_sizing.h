#pragma once

#include "sizing/context.h"
#include "sizing/detector_rate.h"
#include "sizing/video_cards.h"
#include "sizing/video_decode.h"
#include "sizing/video_memory.h"

namespace rackwright {

/// What the cameras ask for.
struct VideoDemand {
    DecodeDemand decode;
    Range analysed;  ///< frames/s over all cameras
};

/// One GPU of the crew, or the slices of it that the workload has.
struct VideoUnit {
    GpuResult* gpu = nullptr;
    const ResolvedPlacement* placement = nullptr;
    const MigProfile* slice = nullptr;
    int processes = 1;       ///< slices; 1 for a whole GPU
    double gpu_share = 1.0;  ///< of the GPU's arithmetic that one process has
    DecodeCapacity decode;   ///< of one process
    std::size_t rate = 0;    ///< index into VideoCrew::rates
    Range analysed;          ///< frames/s that one process analyses
};

/// All the GPUs that share the cameras. Each process takes the same number of them, so the slowest sets the pace.
struct VideoCrew {
    std::vector<VideoUnit> units;
    std::vector<DetectorRate> rates;  ///< one for every kind of GPU or slice
    int processes = 0;
    Figure decode;                      ///< frames/s of all together
    Figure detector;                    ///< frames/s of all together, with every model of the frame
    std::string_view unknown_reason{};  ///< a GPU or slice that cannot be sized

    double cameras_each(int cameras) const { return static_cast<double>(cameras) / processes; }
};

/// What the figures are made from.
struct VideoFigures {
    const Workload* workload = nullptr;
    const VideoAnalytics* task = nullptr;
    const Detector* detector = nullptr;
    const VideoDemand* demand = nullptr;
    const VideoCrew* crew = nullptr;  ///< nullptr: not placed
};

VideoDemand video_demand(const VideoAnalytics& task);

/// What the GPUs of the placements do together. Without units: none is placed, or none is known (`unknown_reason`: video.unknown-gpu,
/// video.unknown-mig-profile).
VideoCrew video_crew(const SizingContext& context, const VideoAnalytics& task, const Detector& detector, const DecodeDemand& demand,
                     std::span<const ResolvedPlacement> placements);

/// What each way of decoding would need of GPUs like the crew's first one, at policy.target_utilisation; on the host, of its cores.
std::vector<DecodeOption> decode_options(const SizingContext& context, const VideoAnalytics& task, const VideoCrew* crew);

/// Decoded, analysed and incoming; with a crew also capacities, cameras and memory.
void put_video_figures(const SizingContext& context, const VideoFigures& video, FigureList& list);

}  // namespace rackwright
