#include "app/dashboard/chart_names.h"

#include <QCoreApplication>

namespace rackwright {

BarChart::Category gpuChartName(const Variant& variant, const GpuRun& gpus) {
    std::size_t servers = 0;
    for (const Rack& rack : variant.racks) servers += rack.servers.size();
    QString numbers = QString::number(gpus.first.slot + 1);
    if (gpus.last_slot > gpus.first.slot) numbers += QStringLiteral("–%1").arg(gpus.last_slot + 1);
    const Server* server = find_server(variant, gpus.first.server);
    const bool named = servers > 1 && server != nullptr;
    return {QCoreApplication::translate("ChartNames", "GPU %1").arg(numbers), named ? QString::fromStdString(server->name) : QString()};
}

}  // namespace rackwright
