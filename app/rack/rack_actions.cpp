#include "app/rack/rack_actions.h"

#include "app/rack/drop_planner.h"
#include "app/rack/gpu_painter.h"
#include "project/edits.h"

#include <QInputDialog>
#include <QMenu>
#include <algorithm>

namespace rackwright {
namespace {

using Kind = SelectedItem::Kind;

QString string(const std::string& text) { return QString::fromStdString(text); }

}  // namespace

bool exists(const Project& project, const Variant& variant, const SelectedItem& item) {
    switch (item.kind) {
        case Kind::None:
        case Kind::Project:
            return true;
        case Kind::Rack:
            return find_rack(variant, RackId{item.id}) != nullptr;
        case Kind::Server:
            return find_server(variant, ServerId{item.id}) != nullptr;
        case Kind::Gpu: {
            const Server* server = find_server(variant, ServerId{item.id});
            return server != nullptr && item.slot >= 0 && item.slot < static_cast<int>(server->gpus.size());
        }
        case Kind::Array:
            return find_array(variant, ArrayId{item.id}) != nullptr;
        case Kind::Workload:
            return project.workload(WorkloadId{item.id}) != nullptr;
        case Kind::Placement:
            return find_placement(variant, PlacementId{item.id}) != nullptr;
    }
    return false;
}

RackActions::RackActions(Document* document, Selection* selection, QObject* parent)
    : QObject(parent), document_(document), selection_(selection) {}

bool RackActions::carryOut(const DropPlan& plan) {
    if (!plan.possible || !plan.result) {
        if (!plan.words.isEmpty()) emit refused(plan.words);
        return false;
    }
    const SelectedItem select = plan.select;
    if (!document_->apply(Result<Project>(*plan.result), plan.command)) return false;
    if (exists(document_->project(), document_->currentVariant(), select)) selection_->select(select);
    return true;
}

bool RackActions::remove(const SelectedItem& item) {
    if (item.kind == Kind::Rack) {
        const Rack* rack = find_rack(document_->currentVariant(), RackId{item.id});
        if (rack == nullptr) return false;
        const QString command = tr("Remove %1").arg(string(rack->name));
        const bool done = document_->apply(remove_rack(document_->project(), document_->currentVariantId(), rack->id), command);
        if (done) selection_->select(SelectedItem::none());
        return done;
    }
    const DropPlanner planner(*document_);
    const std::optional<DragPayload> payload = planner.payloadOf(item);
    return payload && carryOut(planner.remove(*payload));
}

bool RackActions::duplicate(const SelectedItem& item) {
    const DropPlanner planner(*document_);
    const std::optional<DragPayload> payload = planner.payloadOf(item);
    return payload && carryOut(planner.duplicate(*payload));
}

bool RackActions::place(const DragPayload& payload, const SelectedItem& item, bool copy) {
    return carryOut(DropPlanner(*document_).placeHere(payload, item, copy));
}

bool RackActions::nudge(const SelectedItem& item, int step) {
    const std::optional<DragPayload> payload = payloadOf(item);
    return payload && carryOut(DropPlanner(*document_).nudge(*payload, step));
}

std::optional<DragPayload> RackActions::payloadOf(const SelectedItem& item) const { return DropPlanner(*document_).payloadOf(item); }

bool RackActions::placeAnywhere(const DragPayload& payload) { return carryOut(DropPlanner(*document_).placeAnywhere(payload)); }

bool RackActions::addRack() {
    RackId added = RackId::None;
    const std::vector<Rack>& racks = document_->currentVariant().racks;
    const int units = racks.empty() ? 42 : racks.back().units;
    if (!document_->apply(add_rack(document_->project(), document_->currentVariantId(), units, &added), tr("Add a rack"))) return false;
    selection_->select(SelectedItem::rack(added));
    return true;
}

QString RackActions::nameOf(const SelectedItem& item) const {
    const Variant& variant = document_->currentVariant();
    switch (item.kind) {
        case Kind::Rack:
            if (const Rack* rack = find_rack(variant, RackId{item.id})) return string(rack->name);
            break;
        case Kind::Server:
            if (const Server* server = find_server(variant, ServerId{item.id})) return string(server->name);
            break;
        case Kind::Array:
            if (const StorageArray* array = find_array(variant, ArrayId{item.id})) return string(array->name);
            break;
        case Kind::Workload:
            if (const Workload* workload = document_->project().workload(WorkloadId{item.id})) return string(workload->name);
            break;
        case Kind::Placement:
            if (const Placement* placement = find_placement(variant, PlacementId{item.id}))
                return nameOf(SelectedItem::workload(placement->workload));
            break;
        default:
            break;
    }
    return {};
}

bool RackActions::rename(const SelectedItem& item, const QString& name) {
    const QString trimmed = name.trimmed();
    if (trimmed.isEmpty() || trimmed == nameOf(item)) return false;
    const Project& project = document_->project();
    const Variant& variant = document_->currentVariant();
    const std::string text = trimmed.toStdString();
    const QString command = tr("Rename %1").arg(nameOf(item));
    switch (item.kind) {
        case Kind::Rack: {
            const Rack* rack = find_rack(variant, RackId{item.id});
            if (rack == nullptr) return false;
            return document_->apply(
                replace_rack_properties(project, variant.id, rack->id, text, rack->units, rack->power_limit_w, document_->catalogue()),
                command);
        }
        case Kind::Server:
            return document_->apply(rename_server(project, variant.id, ServerId{item.id}, text), command);
        case Kind::Array: {
            const StorageArray* array = find_array(variant, ArrayId{item.id});
            if (array == nullptr) return false;
            StorageArray renamed = *array;
            renamed.name = text;
            return document_->apply(replace_array(project, document_->catalogue(), variant.id, renamed), command);
        }
        case Kind::Workload:
        case Kind::Placement: {
            const Placement* placement = item.kind == Kind::Placement ? find_placement(variant, PlacementId{item.id}) : nullptr;
            const Workload* workload = project.workload(placement != nullptr ? placement->workload : WorkloadId{item.id});
            if (workload == nullptr) return false;
            Workload renamed = *workload;
            renamed.name = text;
            return document_->apply(replace_workload(project, renamed), command);
        }
        default:
            return false;
    }
}

void RackActions::askForName(const SelectedItem& item, QWidget* parent) {
    if (!canRename(item)) return;
    bool ok = false;
    const QString name = QInputDialog::getText(parent, tr("Rename"), tr("New name:"), QLineEdit::Normal, nameOf(item), &ok);
    if (ok) rename(item, name);
}

bool RackActions::canRemove(const SelectedItem& item) const {
    return item.kind == Kind::Rack || DropPlanner(*document_).payloadOf(item).has_value();
}

bool RackActions::canDuplicate(const SelectedItem& item) const {
    return item.kind != Kind::Placement && DropPlanner(*document_).payloadOf(item).has_value();
}

bool RackActions::canRename(const SelectedItem& item) const { return !nameOf(item).isEmpty(); }

void RackActions::addGpuMenu(QMenu& menu, const SelectedItem& item) {
    const Server* server = find_server(document_->currentVariant(), ServerId{item.id});
    if (server == nullptr) return;
    const bool whole = item.kind == Kind::Server;
    const int slot_count = static_cast<int>(server->gpus.size());
    QMenu* gpus = menu.addMenu(whole ? tr("Fill free slots with") : tr("Put in a GPU"));
    gpus->setObjectName(QStringLiteral("gpuMenu"));
    for (const Gpu& gpu : document_->catalogue().gpus) {
        bool fits = false;
        for (int slot = 0; slot < slot_count && !fits; ++slot) {
            if (!whole && slot != item.slot) continue;
            fits = server->gpus[static_cast<std::size_t>(slot)].empty() && !can_take_gpu(document_->catalogue(), *server, slot, gpu);
        }
        if (!fits) continue;
        const DragPayload payload{DragPayload::Kind::GpuProduct, string(gpu.id), 0, 0};
        connect(gpus->addAction(shortName(gpu)), &QAction::triggered, this, [this, payload, item] { place(payload, item); });
    }
    gpus->setEnabled(!gpus->isEmpty());
}

void RackActions::addWorkloadMenu(QMenu& menu, const SelectedItem& item) {
    QMenu* workloads = menu.addMenu(tr("Place a workload here"));
    workloads->setObjectName(QStringLiteral("workloadMenu"));
    workloads->setToolTipsVisible(true);
    const DropPlanner planner(*document_);
    for (const Workload& workload : document_->project().workloads) {
        const DragPayload payload{DragPayload::Kind::Workload, {}, raw(workload.id), 0};
        const DropPlan plan = planner.placeHere(payload, item);
        QAction* action = workloads->addAction(string(workload.name));
        action->setEnabled(plan.possible);
        action->setToolTip(plan.words);
        connect(action, &QAction::triggered, this, [this, payload, item] { place(payload, item); });
    }
    workloads->setEnabled(!workloads->isEmpty());
}

void RackActions::fillMenu(QMenu& menu, const SelectedItem& item, QWidget* parent) {
    const bool empty_slot = item.kind == Kind::Gpu && !canRemove(item);
    if (item.kind == Kind::Server || empty_slot) addGpuMenu(menu, item);
    if (item.kind == Kind::Server || item.kind == Kind::Array || (item.kind == Kind::Gpu && !empty_slot)) addWorkloadMenu(menu, item);
    if (item.kind == Kind::Placement) {
        const Placement* placement = find_placement(document_->currentVariant(), PlacementId{item.id});
        const SelectedItem workload = placement != nullptr ? SelectedItem::workload(placement->workload) : SelectedItem::none();
        connect(menu.addAction(tr("Show the workload")), &QAction::triggered, this, [this, workload] { selection_->select(workload); });
    }
    if (!menu.isEmpty()) menu.addSeparator();
    if (canRename(item)) {
        QAction* action = menu.addAction(tr("Rename…"));
        action->setObjectName(QStringLiteral("renameAction"));
        action->setShortcut(Qt::Key_F2);
        connect(action, &QAction::triggered, this, [this, item, parent] { askForName(item, parent); });
    }
    if (canDuplicate(item)) {
        QAction* action = menu.addAction(tr("Duplicate"));
        action->setObjectName(QStringLiteral("duplicateAction"));
        action->setShortcut(Qt::CTRL | Qt::Key_D);
        connect(action, &QAction::triggered, this, [this, item] { duplicate(item); });
    }
    if (canRemove(item)) {
        QAction* action = menu.addAction(item.kind == Kind::Placement ? tr("Take the workload off") : tr("Remove"));
        action->setObjectName(QStringLiteral("removeAction"));
        action->setShortcut(Qt::Key_Delete);
        connect(action, &QAction::triggered, this, [this, item] { remove(item); });
    }
    if (item.kind == Kind::Rack || item.kind == Kind::None) {
        if (!menu.isEmpty()) menu.addSeparator();
        QAction* action = menu.addAction(tr("Add a rack"));
        action->setObjectName(QStringLiteral("addRackAction"));
        connect(action, &QAction::triggered, this, [this] { addRack(); });
    }
}

}  // namespace rackwright
