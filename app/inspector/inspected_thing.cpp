#include "app/inspector/inspected_thing.h"

#include "app/wording/wording.h"
#include "project/names.h"

#include <QCoreApplication>
#include <QStringList>

namespace rackwright {
namespace {

QString words(const char* text) { return QCoreApplication::translate("InspectedThing", text); }

bool exists(const Project& project, const Variant& variant, const SelectedItem& item) {
    switch (item.kind) {
        case SelectedItem::Kind::None:
            return false;
        case SelectedItem::Kind::Project:
            return true;
        case SelectedItem::Kind::Rack:
            return find_rack(variant, RackId{item.id}) != nullptr;
        case SelectedItem::Kind::Server:
            return find_server(variant, ServerId{item.id}) != nullptr;
        case SelectedItem::Kind::Gpu: {
            const Server* server = find_server(variant, ServerId{item.id});
            return server != nullptr && item.slot >= 0 && static_cast<std::size_t>(item.slot) < server->gpus.size();
        }
        case SelectedItem::Kind::Array:
            return find_array(variant, ArrayId{item.id}) != nullptr;
        case SelectedItem::Kind::Workload:
            return project.workload(WorkloadId{item.id}) != nullptr;
        case SelectedItem::Kind::Placement:
            return find_placement(variant, PlacementId{item.id}) != nullptr;
    }
    return false;
}

}  // namespace

SelectedItem existing(const Project& project, const Variant& variant, const SelectedItem& item) {
    return exists(project, variant, item) ? item : SelectedItem{SelectedItem::Kind::Project, 0, 0};
}

QString thingKind(const Project& project, const SelectedItem& item) {
    switch (item.kind) {
        case SelectedItem::Kind::None:
        case SelectedItem::Kind::Project:
            return words(QT_TRANSLATE_NOOP("InspectedThing", "Project"));
        case SelectedItem::Kind::Rack:
            return words(QT_TRANSLATE_NOOP("InspectedThing", "Rack"));
        case SelectedItem::Kind::Server:
            return words(QT_TRANSLATE_NOOP("InspectedThing", "Server"));
        case SelectedItem::Kind::Gpu:
            return words(QT_TRANSLATE_NOOP("InspectedThing", "GPU"));
        case SelectedItem::Kind::Array:
            return words(QT_TRANSLATE_NOOP("InspectedThing", "Storage array"));
        case SelectedItem::Kind::Workload:
            if (const Workload* workload = project.workload(WorkloadId{item.id})) return workloadKindText(kind_name(workload->task));
            break;
        case SelectedItem::Kind::Placement:
            return words(QT_TRANSLATE_NOOP("InspectedThing", "Placement"));
    }
    return {};
}

QString thingName(const Project& project, const Variant& variant, const SelectedItem& item) {
    if (item.kind == SelectedItem::Kind::Project) return QString::fromStdString(project.title);
    if (item.kind == SelectedItem::Kind::Placement) {
        const Placement* placement = find_placement(variant, PlacementId{item.id});
        if (placement == nullptr) return {};
        return QStringLiteral("%1 → %2").arg(subjectName(project, variant, {SubjectKind::Workload, raw(placement->workload), 0}),
                                             placeName(project, variant, *placement));
    }
    return subjectName(project, variant, figureSubject(variant, item));
}

Subject figureSubject(const Variant& variant, const SelectedItem& item) {
    switch (item.kind) {
        case SelectedItem::Kind::Rack:
            return {SubjectKind::Rack, item.id, 0};
        case SelectedItem::Kind::Server:
            return {SubjectKind::Server, item.id, 0};
        case SelectedItem::Kind::Gpu:
            return {SubjectKind::Gpu, item.id, item.slot};
        case SelectedItem::Kind::Array:
            return {SubjectKind::Array, item.id, 0};
        case SelectedItem::Kind::Workload:
            return {SubjectKind::Workload, item.id, 0};
        case SelectedItem::Kind::Placement:
            if (const Placement* placement = find_placement(variant, PlacementId{item.id})) {
                return {SubjectKind::Workload, raw(placement->workload), 0};
            }
            break;
        case SelectedItem::Kind::None:
        case SelectedItem::Kind::Project:
            break;
    }
    return {SubjectKind::Variant, 0, 0};
}

std::optional<ThingVerdict> thingVerdict(const Evaluation& evaluation, const Subject& subject) {
    switch (subject.kind) {
        case SubjectKind::Variant:
            return ThingVerdict{evaluation.verdict, Limit::None, {}};
        case SubjectKind::Rack:
            if (const RackResult* rack = evaluation.rack(RackId{subject.id})) return ThingVerdict{rack->verdict, rack->limit, {}};
            break;
        case SubjectKind::Server:
            if (const ServerResult* server = evaluation.server(ServerId{subject.id}))
                return ThingVerdict{server->verdict, server->limit, {}};
            break;
        case SubjectKind::Gpu:
            if (const GpuResult* gpu = evaluation.gpu({ServerId{subject.id}, subject.slot}))
                return ThingVerdict{gpu->verdict, gpu->limit, {}};
            break;
        case SubjectKind::Array:
            if (const ArrayResult* array = evaluation.array(ArrayId{subject.id})) return ThingVerdict{array->verdict, array->limit, {}};
            break;
        case SubjectKind::Workload:
            if (const WorkloadResult* workload = evaluation.workload(WorkloadId{subject.id})) {
                return ThingVerdict{workload->verdict, workload->limit,
                                    workload->reason.empty() ? QString() : messageText(workload->reason)};
            }
            break;
    }
    return std::nullopt;
}

QString vramPartName(const Project& project, const VramPart& part) {
    const Workload* workload = project.workload(part.workload);
    const QString name = workload != nullptr ? QString::fromStdString(workload->name) : QString();
    QString label = QStringLiteral("%1 · %2").arg(name, vramUseText(part.use));
    if (part.off_hours) label = words(QT_TRANSLATE_NOOP("InspectedThing", "%1 (off hours)")).arg(label);
    return label;
}

QString placeName(const Project& project, const Variant& variant, const Placement& placement) {
    if (placement.gpus.empty()) return subjectName(project, variant, {SubjectKind::Array, raw(placement.array), 0});
    QStringList places;
    for (std::size_t i = 0; i < placement.gpus.size();) {
        const ServerId server = placement.gpus[i].server;
        QStringList numbers;
        for (; i < placement.gpus.size() && placement.gpus[i].server == server; ++i) numbers << QString::number(placement.gpus[i].slot + 1);
        places << words(QT_TRANSLATE_NOOP("InspectedThing", "%1 · GPU %2"))
                      .arg(subjectName(project, variant, {SubjectKind::Server, raw(server), 0}), numbers.join(QStringLiteral(", ")));
    }
    return places.join(QStringLiteral("; "));
}

}  // namespace rackwright
