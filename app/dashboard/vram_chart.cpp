#include "app/dashboard/vram_chart.h"

#include "app/dashboard/chart_names.h"
#include "app/theme/theme.h"

#include <QCoreApplication>
#include <algorithm>

namespace rackwright {
namespace {

struct VramChartWords {
    Q_DECLARE_TR_FUNCTIONS(VramChart)
};

}  // namespace

BarChart vramChart(const Project& project, const Variant& variant, const Evaluation& evaluation, bool for_print) {
    BarChart chart;
    chart.title = VramChartWords::tr("GPU memory by workload");
    chart.unit = Unit::Byte;
    chart.stacked = true;

    struct Bar {
        const GpuResult* gpu;
        bool off_hours;
    };
    std::vector<Bar> bars;
    for (const GpuResult& gpu : evaluation.gpus) {
        const auto is_off = [](const VramPart& part) { return part.off_hours; };
        const bool off = std::any_of(gpu.parts.begin(), gpu.parts.end(), is_off);
        const bool day = std::any_of(gpu.parts.begin(), gpu.parts.end(), std::not_fn(is_off));
        if (day || !off) bars.push_back({&gpu, false});
        if (off) bars.push_back({&gpu, true});
    }
    BarChart::Limit capacity{VramChartWords::tr("Memory of the GPU"), rackColours(for_print).load_over, {}};
    BarChart::Series free{VramChartWords::tr("Free"), rackColours(for_print).vram_free, {}};
    for (const Bar& bar : bars) {
        const QString name = gpuChartName(variant, bar.gpu->ref);
        chart.categories << (bar.off_hours ? VramChartWords::tr("%1, off hours").arg(name) : name);
        const double total = bar.gpu->figures.value(FigureKind::VramTotal);
        double used = 0.0;
        for (const VramPart& part : bar.gpu->parts) {
            if (part.off_hours == bar.off_hours) used += part.bytes;
        }
        capacity.values.push_back(total);
        free.values.push_back(total > used ? total - used : 0.0);
    }
    for (const Workload& workload : project.workloads) {
        BarChart::Series series{QString::fromStdString(workload.name), workloadColour(workload.colour), {}};
        bool used = false;
        for (const Bar& bar : bars) {
            double bytes = 0.0;
            for (const VramPart& part : bar.gpu->parts) {
                if (part.workload == workload.id && part.off_hours == bar.off_hours) bytes += part.bytes;
            }
            used = used || bytes > 0.0;
            series.values.push_back(bytes);
        }
        if (used) chart.series.push_back(std::move(series));
    }
    if (!bars.empty()) {
        chart.series.push_back(std::move(free));
        chart.limits.push_back(std::move(capacity));
    }
    return chart;
}

QChart* makeVramChart(const Project& project, const Variant& variant, const Evaluation& evaluation, bool for_print) {
    return makeChart(vramChart(project, variant, evaluation, for_print), for_print);
}

}  // namespace rackwright
