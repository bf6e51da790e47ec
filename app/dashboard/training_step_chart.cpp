#include "app/dashboard/training_step_chart.h"

#include "app/theme/theme.h"
#include "app/wording/wording.h"

#include <QCoreApplication>
#include <algorithm>

namespace rackwright {

BarChart trainingStepChart(const Project& project, const Variant&, const Evaluation& evaluation, bool) {
    BarChart chart;
    chart.title = QCoreApplication::translate("TrainingStepChart", "Training step: computing and communication");
    chart.unit = Unit::Second;
    chart.stacked = true;
    std::vector<std::string> parts;  // series, in the order in which they first occur
    std::vector<const WorkloadResult*> results;
    for (const WorkloadResult& result : evaluation.workloads) {
        const bool known = std::any_of(result.step.begin(), result.step.end(), [](const StepPart& part) { return part.seconds.known(); });
        const Workload* workload = project.workload(result.id);
        if (!known || workload == nullptr) continue;
        const QString name = QString::fromStdString(workload->name);
        chart.categories.push_back(
            {result.hypothetical ? QCoreApplication::translate("TrainingStepChart", "%1 (not placed)").arg(name) : name, {}});
        results.push_back(&result);
        for (const StepPart& part : result.step) {
            const std::string key = part.link_name.empty() ? part.name : part.name + '\n' + part.link_name;
            if (std::find(parts.begin(), parts.end(), key) == parts.end()) parts.push_back(key);
        }
    }
    for (std::size_t number = 0; number < parts.size(); ++number) {
        const std::string& key = parts[number];
        const std::size_t split = key.find('\n');
        QString name = messageText(Message(key.substr(0, split)));
        if (split != std::string::npos) name = QStringLiteral("%1 · %2").arg(name, QString::fromStdString(key.substr(split + 1)));
        BarChart::Series series{name, workloadColour(static_cast<int>(number)), {}};
        for (const WorkloadResult* result : results) {
            double seconds = 0.0;
            for (const StepPart& part : result->step) {
                const std::string part_key = part.link_name.empty() ? part.name : part.name + '\n' + part.link_name;
                if (part_key == key && part.seconds.known()) seconds += part.seconds.value;
            }
            series.values.push_back(seconds);
        }
        chart.series.push_back(std::move(series));
    }
    return chart;
}

QChart* makeTrainingStepChart(const Project& project, const Variant& variant, const Evaluation& evaluation, bool for_print) {
    return makeChart(trainingStepChart(project, variant, evaluation, for_print), for_print);
}

}  // namespace rackwright
