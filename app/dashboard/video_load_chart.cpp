#include "app/dashboard/video_load_chart.h"

#include "app/dashboard/chart_names.h"
#include "app/theme/theme.h"
#include "app/wording/wording.h"

#include <QCoreApplication>

namespace rackwright {

BarChart videoLoadChart(const Project&, const Variant& variant, const Evaluation& evaluation, bool for_print) {
    BarChart chart;
    chart.title = QCoreApplication::translate("VideoLoadChart", "Decode and detector load");
    chart.unit = Unit::Ratio;
    BarChart::Series decode{figureLabel(FigureKind::DecodeLoad), workloadColour(0), {}};
    BarChart::Series detector{figureLabel(FigureKind::DetectorLoad), workloadColour(1), {}};
    BarChart::Limit full{QCoreApplication::translate("VideoLoadChart", "Capacity"), rackColours(for_print).load_over, {}};
    std::vector<GpuRun> runs;
    for (const GpuResult& gpu : evaluation.gpus) {
        if (!(gpu.decode_load > 0.0 || gpu.detector_load > 0.0)) continue;
        const bool as_before = !runs.empty() && runs.back().continuedBy(gpu.ref) && decode.values.back() == gpu.decode_load &&
                               detector.values.back() == gpu.detector_load;
        if (as_before) {
            runs.back().last_slot = gpu.ref.slot;
            continue;
        }
        runs.push_back({gpu.ref, gpu.ref.slot});
        decode.values.push_back(gpu.decode_load);
        detector.values.push_back(gpu.detector_load);
        full.values.push_back(1.0);
    }
    for (const GpuRun& run : runs) chart.categories.push_back(gpuChartName(variant, run));
    if (chart.empty()) return chart;
    chart.series = {std::move(decode), std::move(detector)};
    chart.limits = {std::move(full)};
    return chart;
}

QChart* makeVideoLoadChart(const Project& project, const Variant& variant, const Evaluation& evaluation, bool for_print) {
    return makeChart(videoLoadChart(project, variant, evaluation, for_print), for_print);
}

}  // namespace rackwright
