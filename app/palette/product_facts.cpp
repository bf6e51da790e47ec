#include "app/palette/product_facts.h"

#include "app/rack/gpu_painter.h"
#include "app/wording/wording.h"
#include "project/names.h"

#include <QStringList>

namespace rackwright {
namespace {

QString joined(QStringList parts) {
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QString modelName(const Catalogue& catalogue, const std::string& id) {
    const LanguageModel* model = catalogue.model(id);
    return model != nullptr ? QString::fromStdString(model->name) : QString::fromStdString(id);
}

}  // namespace

QString ProductFacts::form(GpuForm form) {
    switch (form) {
        case GpuForm::Pcie:
            return QStringLiteral("PCIe");
        case GpuForm::Sxm2:
            return QStringLiteral("SXM2");
        case GpuForm::Sxm4:
            return QStringLiteral("SXM4");
        case GpuForm::Sxm5:
            return QStringLiteral("SXM5");
        case GpuForm::Sxm6:
            return QStringLiteral("SXM6");
        case GpuForm::Oam:
            return QStringLiteral("OAM");
        case GpuForm::Superchip:
            return tr("superchip");
    }
    return {};
}

QString ProductFacts::of(const Catalogue& catalogue, const ServerProduct& product) {
    QStringList parts;
    if (product.rack_units.known()) parts << tr("%1U", "rack units").arg(static_cast<int>(product.rack_units.value));
    const int slot_count = product.gpu_slots.known() ? static_cast<int>(product.gpu_slots.value) : 0;
    if (!product.fixed_gpu.empty()) {
        const Gpu* gpu = catalogue.gpu(product.fixed_gpu);
        parts
            << QStringLiteral("%1 × %2").arg(slot_count).arg(gpu != nullptr ? shortName(*gpu) : QString::fromStdString(product.fixed_gpu));
    } else {
        parts << (product.gpu_slots.known() ? tr("%n GPU slot(s)", nullptr, slot_count) : tr("GPU slots not known"));
        QStringList forms;
        for (const GpuForm accepted : product.accepts) forms << form(accepted);
        parts << forms.join(QLatin1Char('/'));
    }
    if (product.fixed_gpu.empty() && product.gpu_power_max.known())
        parts << tr("up to %1 a GPU").arg(valueText(product.gpu_power_max.value, Unit::Watt));
    return joined(parts);
}

QString ProductFacts::of(const Gpu& product) {
    QStringList parts;
    parts << (product.memory_printed.known() ? valueText(product.memory_printed.value, Unit::Byte) : tr("memory not known"));
    parts << (product.board_power.known() ? valueText(product.board_power.value, Unit::Watt) : tr("power not known"));
    parts << (product.form == GpuForm::Pcie ? tr("%1-wide", "slots that a card takes").arg(product.slot_width) : form(product.form));
    return joined(parts);
}

QString ProductFacts::of(const ArrayProduct& product) {
    QStringList parts;
    if (product.rack_units.known()) parts << tr("%1U", "rack units").arg(static_cast<int>(product.rack_units.value));
    parts << (product.drive_bays.known() ? tr("%n bay(s)", nullptr, static_cast<int>(product.drive_bays.value)) : tr("bays not known"));
    QStringList forms;
    for (const DriveForm accepted : product.accepts) {
        switch (accepted) {
            case DriveForm::Sas35:
                forms << tr("3.5″ SAS");
                break;
            case DriveForm::Sas25:
                forms << tr("2.5″ SAS");
                break;
            case DriveForm::U2:
                forms << tr("NVMe U.2");
                break;
            case DriveForm::E3s:
                forms << tr("NVMe E3.S");
                break;
        }
    }
    parts << forms.join(QLatin1Char('/'));
    return joined(parts);
}

QString ProductFacts::of(const Catalogue& catalogue, const Workload& workload) {
    const QString kind = workloadKindText(kind_name(workload.task));
    struct Facts {
        const Catalogue& catalogue;
        const QString& kind;
        QString operator()(const LlmInference& task) const { return joined({modelName(catalogue, task.model), text(task.weights), kind}); }
        QString operator()(const LightModels& task) const {
            int instances = 0;
            for (const LightModel& model : task.models) instances += model.instances;
            return joined({ProductFacts::tr("%n instance(s)", nullptr, instances), kind});
        }
        QString operator()(const VideoAnalytics& task) const { return joined({valueText(task.cameras, Unit::Camera), kind}); }
        QString operator()(const Training& task) const { return joined({modelName(catalogue, task.model), text(task.method), kind}); }
        QString operator()(const VideoArchive& task) const {
            return joined({valueText(task.cameras, Unit::Camera), valueText(task.days, Unit::Day), kind});
        }
        QString operator()(const Reservation&) const { return kind; }
    };
    return std::visit(Facts{catalogue, kind}, workload.task);
}

}  // namespace rackwright
