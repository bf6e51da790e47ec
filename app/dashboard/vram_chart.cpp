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

/// What a GPU holds by day, or in the off hours. GPUs side by side that hold the same are one bar.
struct Bar {
    GpuRun gpus;
    bool off_hours = false;
    double total_bytes = 0.0;
    std::vector<double> workload_bytes;  ///< in the project's order

    bool sameAs(const Bar& other) const {
        return off_hours == other.off_hours && total_bytes == other.total_bytes && workload_bytes == other.workload_bytes;
    }
};

Bar barOf(const Project& project, const GpuResult& gpu, bool off_hours) {
    Bar bar{{gpu.ref, gpu.ref.slot}, off_hours, gpu.figures.value(FigureKind::VramTotal), {}};
    for (const Workload& workload : project.workloads) {
        double bytes = 0.0;
        for (const VramPart& part : gpu.parts) {
            if (part.workload == workload.id && part.off_hours == off_hours) bytes += part.bytes;
        }
        bar.workload_bytes.push_back(bytes);
    }
    return bar;
}

std::vector<Bar> barsOf(const Project& project, const Evaluation& evaluation) {
    std::vector<Bar> bars;
    for (const GpuResult& gpu : evaluation.gpus) {
        const auto is_off = [](const VramPart& part) { return part.off_hours; };
        const bool off = std::any_of(gpu.parts.begin(), gpu.parts.end(), is_off);
        const bool day = std::any_of(gpu.parts.begin(), gpu.parts.end(), std::not_fn(is_off));
        std::vector<Bar> own;
        if (day || !off) own.push_back(barOf(project, gpu, false));
        if (off) own.push_back(barOf(project, gpu, true));
        const auto same = [](const Bar& a, const Bar& b) { return a.sameAs(b); };
        const bool continues = own.size() <= bars.size() && bars[bars.size() - own.size()].gpus.continuedBy(gpu.ref) &&
                               std::equal(own.begin(), own.end(), bars.end() - static_cast<std::ptrdiff_t>(own.size()), same) &&
                               bars.back().gpus.first == bars[bars.size() - own.size()].gpus.first;
        if (continues) {
            for (std::size_t number = bars.size() - own.size(); number < bars.size(); ++number) bars[number].gpus.last_slot = gpu.ref.slot;
        } else {
            bars.insert(bars.end(), own.begin(), own.end());
        }
    }
    return bars;
}

}  // namespace

BarChart vramChart(const Project& project, const Variant& variant, const Evaluation& evaluation, bool for_print) {
    BarChart chart;
    chart.title = VramChartWords::tr("GPU memory by workload");
    chart.unit = Unit::Byte;
    chart.stacked = true;
    const std::vector<Bar> bars = barsOf(project, evaluation);
    if (bars.empty()) return chart;

    BarChart::Limit capacity{VramChartWords::tr("Memory of the GPU"), rackColours(for_print).load_over, {}};
    BarChart::Series free{VramChartWords::tr("Free"), rackColours(for_print).vram_free, {}};
    for (const Bar& bar : bars) {
        chart.categories.push_back(gpuChartName(variant, bar.gpus));
        if (bar.off_hours) {
            chart.categories.back().name += QLatin1Char('*');
            chart.note = VramChartWords::tr("* off hours");
        }
        double used = 0.0;
        for (const double bytes : bar.workload_bytes) used += bytes;
        capacity.values.push_back(bar.total_bytes);
        free.values.push_back(bar.total_bytes > used ? bar.total_bytes - used : 0.0);
    }
    for (std::size_t number = 0; number < project.workloads.size(); ++number) {
        const Workload& workload = project.workloads[number];
        BarChart::Series series{QString::fromStdString(workload.name), workloadColour(workload.colour), {}};
        for (const Bar& bar : bars) series.values.push_back(bar.workload_bytes[number]);
        const bool used = std::any_of(series.values.begin(), series.values.end(), [](double bytes) { return bytes > 0.0; });
        if (used) chart.series.push_back(std::move(series));
    }
    chart.series.push_back(std::move(free));
    chart.limits.push_back(std::move(capacity));
    return chart;
}

QChart* makeVramChart(const Project& project, const Variant& variant, const Evaluation& evaluation, bool for_print) {
    return makeChart(vramChart(project, variant, evaluation, for_print), for_print);
}

}  // namespace rackwright
