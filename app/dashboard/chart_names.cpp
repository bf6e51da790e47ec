#include "app/dashboard/chart_names.h"

#include "app/dashboard/bar_chart.h"

#include <QCoreApplication>

namespace rackwright {

QString gpuChartName(const Variant& variant, const GpuRef& gpu) {
    std::size_t servers = 0;
    for (const Rack& rack : variant.racks) servers += rack.servers.size();
    const QString slot = QCoreApplication::translate("ChartNames", "GPU %1").arg(gpu.slot + 1);
    const Server* server = find_server(variant, gpu.server);
    if (servers < 2 || server == nullptr) return slot;
    constexpr int server_characters = 14;
    return QStringLiteral("%1 · %2").arg(shortened(QString::fromStdString(server->name), server_characters), slot);
}

}  // namespace rackwright
