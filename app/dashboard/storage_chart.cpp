#include "app/dashboard/storage_chart.h"

#include "app/theme/theme.h"
#include "app/wording/wording.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace rackwright {

BarChart storageChart(const Project& project, const Variant& variant, const Evaluation& evaluation, bool) {
    BarChart chart;
    chart.title = QCoreApplication::translate("StorageChart", "Storage");
    chart.unit = Unit::Byte;
    for (const ArrayResult& array : evaluation.arrays) {
        chart.categories.push_back({subjectName(project, variant, {SubjectKind::Array, raw(array.id), 0}), {}});
    }
    if (chart.empty()) return chart;
    int colour = 0;
    for (const FigureKind kind :
         {FigureKind::StorageNeeded, FigureKind::FillLimitCapacity, FigureKind::UsableCapacity, FigureKind::RawCapacity}) {
        BarChart::Series series{figureLabel(kind), workloadColour(colour++), {}};
        bool known = false;
        for (const ArrayResult& array : evaluation.arrays) {
            const double value = array.figures.value(kind);
            known = known || std::isfinite(value);
            series.values.push_back(std::isfinite(value) ? value : 0.0);
        }
        if (known) chart.series.push_back(std::move(series));
    }
    return chart;
}

QChart* makeStorageChart(const Project& project, const Variant& variant, const Evaluation& evaluation, bool for_print) {
    return makeChart(storageChart(project, variant, evaluation, for_print), for_print);
}

}  // namespace rackwright
