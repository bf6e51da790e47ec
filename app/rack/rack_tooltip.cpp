#include "app/rack/rack_tooltip.h"

#include "app/rack/gpu_painter.h"
#include "app/wording/wording.h"
#include "project/names.h"

#include <QStringList>
#include <algorithm>

namespace rackwright {
namespace {

QString string(const std::string& text) { return QString::fromStdString(text); }

}  // namespace

void RackTooltip::addFigures(Sheet& sheet, const FigureList& figures, std::initializer_list<FigureKind> kinds) const {
    for (const FigureKind kind : kinds) {
        const Figure* figure = figures.find(kind);
        if (figure == nullptr) continue;
        QString value = figureText(*figure);
        if (!figure->known() && !figure->unknown_reason.empty()) value = unknownReason(figure->unknown_reason);
        sheet.rows.push_back({figureLabel(kind), value});
    }
}

QString RackTooltip::verdictLine(Verdict verdict, Limit limit) const {
    QString line = verdictSign(verdict) + QLatin1Char(' ') + verdictText(verdict);
    if (limit != Limit::None && verdict != Verdict::Fits) line += QStringLiteral(" · ") + limitText(limit);
    return line;
}

RackTooltip::Sheet RackTooltip::gpuSheet(GpuRef ref) const {
    Sheet sheet;
    sheet.title = subjectName(project_, variant_, {SubjectKind::Gpu, raw(ref.server), ref.slot});
    const Server* server = find_server(variant_, ref.server);
    if (server == nullptr || static_cast<std::size_t>(ref.slot) >= server->gpus.size()) return sheet;
    const std::string& id = server->gpus[static_cast<std::size_t>(ref.slot)];
    if (id.empty()) {
        sheet.subtitle = tr("Free slot: drag a GPU here");
        return sheet;
    }
    const Gpu* product = catalogue_.gpu(id);
    sheet.subtitle = product != nullptr ? string(product->name) : tr("%1: not in the catalogue").arg(string(id));
    const GpuResult* result = evaluation_.gpu(ref);
    if (result == nullptr) return sheet;
    addFigures(sheet, result->figures,
               {FigureKind::VramTotal, FigureKind::VramUsed, FigureKind::VramFree, FigureKind::DecodeLoad, FigureKind::DetectorLoad,
                FigureKind::GenerationLoad});
    std::vector<std::pair<WorkloadId, double>> tenants;
    for (const VramPart& part : result->parts) {
        auto found = std::find_if(tenants.begin(), tenants.end(), [&part](const auto& tenant) { return tenant.first == part.workload; });
        if (found == tenants.end()) found = tenants.insert(tenants.end(), {part.workload, 0.0});
        found->second += part.bytes;
    }
    for (const auto& [workload_id, bytes] : tenants) {
        const Workload* workload = project_.workload(workload_id);
        sheet.rows.push_back({workload != nullptr ? string(workload->name) : QString(), valueText(bytes, Unit::Byte)});
    }
    sheet.verdict = verdictLine(result->verdict, result->limit);
    return sheet;
}

RackTooltip::Sheet RackTooltip::workloadSheet(WorkloadId id) const {
    Sheet sheet;
    const Workload* workload = project_.workload(id);
    if (workload == nullptr) return sheet;
    sheet.title = string(workload->name);
    sheet.subtitle = workloadKindText(kind_name(workload->task));
    const WorkloadResult* result = evaluation_.workload(id);
    if (result == nullptr) return sheet;
    addFigures(sheet, result->figures,
               {FigureKind::WeightBytes,      FigureKind::KvBytesNeeded, FigureKind::KvBytesNeededPerGpu,  FigureKind::KvBytesAvailable,
                FigureKind::SessionsNeeded,   FigureKind::SessionsFit,   FigureKind::TokensPerSecond,      FigureKind::Instances,
                FigureKind::InstancesFit,     FigureKind::DecodedFps,    FigureKind::DecodeCapacity,       FigureKind::AnalysedFps,
                FigureKind::DetectorCapacity, FigureKind::ModelStates,   FigureKind::TrainingMemoryPerGpu, FigureKind::StepTime,
                FigureKind::ArchiveNeeded,    FigureKind::ArchiveUsable, FigureKind::ArchiveDays,          FigureKind::HotTierNeeded,
                FigureKind::HotTierUsable});
    sheet.verdict = verdictLine(result->verdict, result->limit);
    if (result->verdict != Verdict::Fits && !result->reason.empty()) sheet.verdict += QLatin1Char('\n') + messageText(result->reason);
    return sheet;
}

RackTooltip::Sheet RackTooltip::sheet(const SelectedItem& item) const {
    using Kind = SelectedItem::Kind;
    Sheet sheet;
    switch (item.kind) {
        case Kind::Gpu:
            return gpuSheet({ServerId{item.id}, item.slot});
        case Kind::Workload:
            return workloadSheet(WorkloadId{item.id});
        case Kind::Placement: {
            const Placement* placement = find_placement(variant_, PlacementId{item.id});
            if (placement == nullptr) return sheet;
            sheet = workloadSheet(placement->workload);
            if (!placement->gpus.empty()) {
                sheet.rows.insert(sheet.rows.begin(), {tr("GPUs"), QString::number(placement->gpus.size())});
                sheet.rows.insert(sheet.rows.begin() + 1, {tr("Sharing"), text(placement->share)});
            }
            return sheet;
        }
        case Kind::Server: {
            const Server* server = find_server(variant_, ServerId{item.id});
            if (server == nullptr) return sheet;
            const ServerProduct* product = catalogue_.server(server->product);
            sheet.title = string(server->name);
            sheet.subtitle = product != nullptr ? string(product->name) : tr("%1: not in the catalogue").arg(string(server->product));
            if (const ServerResult* result = evaluation_.server(server->id)) {
                addFigures(sheet, result->figures,
                           {FigureKind::GpuCount, FigureKind::VramVisible, FigureKind::Power, FigureKind::PowerCapacity, FigureKind::Heat,
                            FigureKind::Weight});
                sheet.verdict = verdictLine(result->verdict, result->limit);
            }
            return sheet;
        }
        case Kind::Array: {
            const StorageArray* array = find_array(variant_, ArrayId{item.id});
            if (array == nullptr) return sheet;
            const ArrayProduct* product = catalogue_.array(array->product);
            sheet.title = string(array->name);
            sheet.subtitle = product != nullptr ? string(product->name) : tr("%1: not in the catalogue").arg(string(array->product));
            if (const DriveProduct* drive = catalogue_.drive(array->drive); drive != nullptr && array->drive_count > 0) {
                sheet.rows.push_back({tr("Drives"), QString::number(array->drive_count) + QStringLiteral(" × ") + string(drive->name)});
            }
            if (const ArrayResult* result = evaluation_.array(array->id)) {
                addFigures(sheet, result->figures,
                           {FigureKind::RawCapacity, FigureKind::UsableCapacity, FigureKind::FillLimitCapacity, FigureKind::StorageNeeded,
                            FigureKind::StorageFree, FigureKind::StorageWriteRate, FigureKind::StorageWriteCapacity,
                            FigureKind::RebuildTime, FigureKind::Power});
                sheet.verdict = verdictLine(result->verdict, result->limit);
            }
            return sheet;
        }
        case Kind::Rack: {
            const Rack* rack = find_rack(variant_, RackId{item.id});
            if (rack == nullptr) return sheet;
            sheet.title = string(rack->name);
            if (const RackResult* result = evaluation_.rack(rack->id)) {
                addFigures(sheet, result->figures,
                           {FigureKind::UnitsUsed, FigureKind::UnitsTotal, FigureKind::Power, FigureKind::PowerLimit, FigureKind::Heat,
                            FigureKind::Weight});
                sheet.verdict = verdictLine(result->verdict, result->limit);
            }
            return sheet;
        }
        case Kind::None:
        case Kind::Project:
            break;
    }
    return sheet;
}

QString RackTooltip::html(const SelectedItem& item) const {
    const Sheet figures = sheet(item);
    if (figures.title.isEmpty()) return {};
    QString html = QStringLiteral("<b>") + figures.title.toHtmlEscaped() + QStringLiteral("</b>");
    if (!figures.subtitle.isEmpty()) html += QStringLiteral("<br>") + figures.subtitle.toHtmlEscaped();
    if (!figures.rows.empty()) {
        html += QStringLiteral("<table cellspacing=0 cellpadding=1>");
        for (const Row& row : figures.rows) {
            html += QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td align=right>%2</td></tr>")
                        .arg(row.label.toHtmlEscaped(), row.value.toHtmlEscaped());
        }
        html += QStringLiteral("</table>");
    }
    if (!figures.verdict.isEmpty()) {
        if (figures.rows.empty()) html += QStringLiteral("<br>");
        html += figures.verdict.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>"));
    }
    return html;
}

QString RackTooltip::plain(const SelectedItem& item) const {
    const Sheet figures = sheet(item);
    QStringList parts{figures.title};
    if (!figures.subtitle.isEmpty()) parts << figures.subtitle;
    for (const Row& row : figures.rows) parts << row.label + QStringLiteral(": ") + row.value;
    if (!figures.verdict.isEmpty()) parts << figures.verdict;
    return parts.join(QStringLiteral("; "));
}

}  // namespace rackwright
