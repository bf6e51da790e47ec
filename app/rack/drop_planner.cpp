#include "app/rack/drop_planner.h"

#include "app/rack/gpu_painter.h"
#include "app/wording/wording.h"
#include "planner/place_workload.h"
#include "project/edits.h"
#include "project/names.h"

#include <algorithm>

namespace rackwright {
namespace {

using Kind = DragPayload::Kind;

QString string(const std::string& text) { return QString::fromStdString(text); }

bool isDevice(Kind kind) {
    return kind == Kind::ServerProduct || kind == Kind::ArrayProduct || kind == Kind::Server || kind == Kind::Array;
}

QString unitsText(int bottom, int height) {
    return height == 1 ? QStringLiteral("U%1").arg(bottom) : QStringLiteral("U%1–U%2").arg(bottom).arg(bottom + height - 1);
}

const std::string& gpuIn(const Server& server, int slot) {
    static const std::string none;
    const std::size_t index = static_cast<std::size_t>(slot);
    return slot >= 0 && index < server.gpus.size() ? server.gpus[index] : none;
}

/// "1, 2 and 4" as short as possible: "1–2, 4".
QString slotList(std::vector<int> numbers) {
    std::sort(numbers.begin(), numbers.end());
    QStringList runs;
    for (std::size_t i = 0; i < numbers.size();) {
        std::size_t j = i;
        while (j + 1 < numbers.size() && numbers[j + 1] == numbers[j] + 1) ++j;
        runs << (i == j ? QString::number(numbers[i]) : QStringLiteral("%1–%2").arg(numbers[i]).arg(numbers[j]));
        i = j + 1;
    }
    return runs.join(QStringLiteral(", "));
}

}  // namespace

QString DropPlanner::nameOf(const DragPayload& payload) const {
    switch (payload.kind) {
        case Kind::ServerProduct:
            if (const ServerProduct* product = catalogue_.server(payload.product.toStdString())) return string(product->name);
            break;
        case Kind::ArrayProduct:
            if (const ArrayProduct* product = catalogue_.array(payload.product.toStdString())) return string(product->name);
            break;
        case Kind::GpuProduct:
            if (const Gpu* product = catalogue_.gpu(payload.product.toStdString())) return shortName(*product);
            break;
        case Kind::NewWorkload:
            return workloadKindText(payload.product.toStdString());
        case Kind::Workload:
            if (const Workload* workload = project_.workload(WorkloadId{payload.id})) return string(workload->name);
            break;
        case Kind::Server:
            if (const Server* server = find_server(variant_, ServerId{payload.id})) return string(server->name);
            break;
        case Kind::Array:
            if (const StorageArray* array = find_array(variant_, ArrayId{payload.id})) return string(array->name);
            break;
        case Kind::Gpu:
            if (const Server* server = find_server(variant_, ServerId{payload.id})) {
                const std::string& id = gpuIn(*server, payload.slot);
                const Gpu* product = catalogue_.gpu(id);
                return product != nullptr ? shortName(*product) : string(id);
            }
            break;
        case Kind::Placement:
            if (const Placement* placement = find_placement(variant_, PlacementId{payload.id})) {
                if (const Workload* workload = project_.workload(placement->workload)) return string(workload->name);
            }
            break;
    }
    return payload.product;
}

int DropPlanner::heightOf(const DragPayload& payload) const {
    const auto units = [](const auto* product) {
        return product != nullptr && product->rack_units.known() ? std::max(1, static_cast<int>(product->rack_units.value)) : 1;
    };
    switch (payload.kind) {
        case Kind::ServerProduct:
            return units(catalogue_.server(payload.product.toStdString()));
        case Kind::ArrayProduct:
            return units(catalogue_.array(payload.product.toStdString()));
        case Kind::Server: {
            const Server* server = find_server(variant_, ServerId{payload.id});
            return server != nullptr ? height_units(catalogue_, *server) : 1;
        }
        case Kind::Array: {
            const StorageArray* array = find_array(variant_, ArrayId{payload.id});
            return array != nullptr ? height_units(catalogue_, *array) : 1;
        }
        default:
            return 0;
    }
}

std::optional<DragPayload> DropPlanner::payloadOf(const SelectedItem& item) const {
    switch (item.kind) {
        case SelectedItem::Kind::Server:
            return DragPayload{Kind::Server, {}, item.id, 0};
        case SelectedItem::Kind::Array:
            return DragPayload{Kind::Array, {}, item.id, 0};
        case SelectedItem::Kind::Workload:
            return DragPayload{Kind::Workload, {}, item.id, 0};
        case SelectedItem::Kind::Placement:
            return DragPayload{Kind::Placement, {}, item.id, 0};
        case SelectedItem::Kind::Gpu: {
            const Server* server = find_server(variant_, ServerId{item.id});
            if (server == nullptr || gpuIn(*server, item.slot).empty()) return std::nullopt;
            return DragPayload{Kind::Gpu, {}, item.id, item.slot};
        }
        default:
            return std::nullopt;
    }
}

DropPlan DropPlanner::refuse(DropPlan plan, const QString& words) const {
    plan.possible = false;
    plan.result.reset();
    plan.words = words;
    return plan;
}

DropPlan DropPlanner::finish(DropPlan plan, Result<Project> edit) const {
    if (!edit.ok()) return refuse(std::move(plan), messageText(edit.error()));
    plan.possible = true;
    plan.result = std::move(edit.value());
    return plan;
}

QString DropPlanner::outcome(const Project& result, WorkloadId workload) const {
    const Variant* variant = result.variant(variant_.id);
    if (variant == nullptr) return {};
    const Evaluation evaluation = evaluate(catalogue_, result, *variant);
    const WorkloadResult* fit = evaluation.workload(workload);
    if (fit == nullptr) return {};
    QString words = verdictSign(fit->verdict) + QLatin1Char(' ') + verdictText(fit->verdict);
    if (fit->verdict != Verdict::Fits && fit->limit != Limit::None) words += QStringLiteral(" · ") + limitText(fit->limit);
    return words;
}

QString DropPlanner::rackPower(const Project& result, RackId rack) const {
    const Variant* variant = result.variant(variant_.id);
    if (variant == nullptr) return {};
    const Evaluation evaluation = evaluate(catalogue_, result, *variant);
    const RackResult* sums = evaluation.rack(rack);
    const Figure* power = sums != nullptr ? sums->figures.find(FigureKind::Power) : nullptr;
    if (power == nullptr || !power->known()) return {};
    QString words = valueText(power->value, Unit::Watt);
    const Rack* limits = find_rack(*variant, rack);
    if (limits != nullptr && limits->power_limit_w > 0.0) words = tr("%1 of %2").arg(words, valueText(limits->power_limit_w, Unit::Watt));
    return tr("rack then takes %1").arg(words);
}

DropPlan DropPlanner::plan(const DragPayload& payload, const DropTarget& target, bool copy) const {
    if (isDevice(payload.kind)) return planDevice(payload, target, copy);
    if (payload.kind == Kind::GpuProduct || payload.kind == Kind::Gpu) return planGpu(payload, target, copy);
    return planWorkload(payload, target, copy);
}

DropPlan DropPlanner::planDevice(const DragPayload& payload, const DropTarget& target, bool copy) const {
    const bool existing = payload.kind == Kind::Server || payload.kind == Kind::Array;
    const bool is_server = payload.kind == Kind::Server || payload.kind == Kind::ServerProduct;
    const Rack* rack = find_rack(variant_, target.rack);
    if (target.kind == DropTarget::Kind::Outside || rack == nullptr) {
        if (existing && !copy) return remove(payload);
        return refuse({}, tr("Drop it into a rack"));
    }
    DropPlan plan;
    plan.rack = rack->id;
    plan.bottom_unit = target.unit;
    plan.height = heightOf(payload);
    const bool moving = existing && !copy;
    if (moving && standsAt(payload, rack->id, target.unit)) return refuse(std::move(plan), {});
    const ServerId moved_server = moving && is_server ? ServerId{payload.id} : ServerId::None;
    const ArrayId moved_array = moving && !is_server ? ArrayId{payload.id} : ArrayId::None;
    if (const Failure failure = can_stand(catalogue_, *rack, plan.height, target.unit, moved_server, moved_array)) {
        plan.better_unit = nearest_free_unit(catalogue_, *rack, plan.height, target.unit, moved_server, moved_array);
        QString words = messageText(*failure);
        if (plan.better_unit > 0) words += QLatin1Char('\n') + tr("Nearest free place: %1").arg(unitsText(plan.better_unit, plan.height));
        return refuse(std::move(plan), words);
    }
    ServerId server = ServerId{payload.id};
    ArrayId array = ArrayId{payload.id};
    const QString name = nameOf(payload);
    const std::string product = payload.product.toStdString();
    const auto edit = [&]() -> Result<Project> {
        switch (payload.kind) {
            case Kind::ServerProduct:
                return add_server(project_, catalogue_, variant_.id, rack->id, product, target.unit, &server);
            case Kind::ArrayProduct:
                return add_array(project_, catalogue_, variant_.id, rack->id, product, target.unit, &array);
            case Kind::Server:
                return copy ? copy_server(project_, catalogue_, variant_.id, ServerId{payload.id}, rack->id, target.unit, &server)
                            : move_server(project_, catalogue_, variant_.id, ServerId{payload.id}, rack->id, target.unit);
            default:
                return copy ? copy_array(project_, catalogue_, variant_.id, ArrayId{payload.id}, rack->id, target.unit, &array)
                            : move_array(project_, catalogue_, variant_.id, ArrayId{payload.id}, rack->id, target.unit);
        }
    };
    plan = finish(std::move(plan), edit());
    if (!plan.possible) return plan;
    plan.command = moving ? tr("Move %1").arg(name) : existing ? tr("Copy %1").arg(name) : tr("Add %1").arg(name);
    plan.select = is_server ? SelectedItem::server(server) : SelectedItem::array(array);
    plan.words = (moving ? tr("Move to %1") : existing ? tr("Copy to %1") : tr("Place at %1")).arg(unitsText(target.unit, plan.height));
    const QString power = rackPower(*plan.result, rack->id);
    if (!power.isEmpty()) plan.words += QLatin1Char('\n') + power;
    return plan;
}

bool DropPlanner::standsAt(const DragPayload& payload, RackId rack, int unit) const {
    if (payload.kind == Kind::Server) {
        const Server* server = find_server(variant_, ServerId{payload.id});
        const Rack* holder = rack_of(variant_, ServerId{payload.id});
        return server != nullptr && holder != nullptr && holder->id == rack && server->bottom_unit == unit;
    }
    const StorageArray* array = find_array(variant_, ArrayId{payload.id});
    const Rack* holder = rack_of(variant_, ArrayId{payload.id});
    return array != nullptr && holder != nullptr && holder->id == rack && array->bottom_unit == unit;
}

DropPlan DropPlanner::fillServer(const Server& server, const Gpu& gpu, DropPlan plan) const {
    plan.server = server.id;
    for (int slot = 0; slot < static_cast<int>(server.gpus.size()); ++slot) {
        if (gpuIn(server, slot).empty() && !can_take_gpu(catalogue_, server, slot, gpu)) plan.gpu_slots.push_back({server.id, slot});
    }
    plan = finish(std::move(plan), fill_gpus(project_, catalogue_, variant_.id, server.id, gpu.id));
    if (!plan.possible) return plan;
    plan.command = tr("Fill %1").arg(string(server.name));
    plan.select = SelectedItem::server(server.id);
    plan.words = tr("Fill %n free slot(s)", nullptr, static_cast<int>(plan.gpu_slots.size()));
    return plan;
}

DropPlan DropPlanner::planGpu(const DragPayload& payload, const DropTarget& target, bool copy) const {
    const bool existing = payload.kind == Kind::Gpu;
    if (target.kind == DropTarget::Kind::Outside && existing && !copy) return remove(payload);
    const Server* server = find_server(variant_, target.server);
    if (server == nullptr || (target.kind != DropTarget::Kind::Slot && target.kind != DropTarget::Kind::Server)) {
        return refuse({}, tr("Drop a GPU onto a slot or onto a server"));
    }
    std::string product = payload.product.toStdString();
    if (existing) {
        const Server* from = find_server(variant_, ServerId{payload.id});
        product = from != nullptr ? gpuIn(*from, payload.slot) : std::string();
    }
    const Gpu* gpu = catalogue_.gpu(product);
    if (gpu == nullptr) return refuse({}, tr("%1 is not in the catalogue").arg(string(product)));
    if (!existing && target.kind == DropTarget::Kind::Server) return fillServer(*server, *gpu, {});

    int slot = target.slot;
    if (target.kind == DropTarget::Kind::Server) {  // one GPU onto a whole server: its first slot that takes it
        const int count = static_cast<int>(server->gpus.size());
        slot = 0;
        while (slot < count - 1 && can_take_gpu(catalogue_, *server, slot, *gpu)) ++slot;
    }
    DropPlan plan;
    plan.gpu_slots = {{server->id, slot}};
    if (existing && payload.id == raw(server->id) && payload.slot == slot) return refuse(std::move(plan), {});
    if (const Failure failure = can_take_gpu(catalogue_, *server, slot, *gpu)) return refuse(std::move(plan), messageText(*failure));
    const GpuRef to{server->id, slot};
    const bool moving = existing && !copy;
    plan = finish(std::move(plan), moving ? move_gpu(project_, catalogue_, variant_.id, {ServerId{payload.id}, payload.slot}, to)
                                          : set_gpu(project_, catalogue_, variant_.id, to, product));
    if (!plan.possible) return plan;
    const QString name = shortName(*gpu);
    plan.command = moving ? tr("Move %1").arg(name) : existing ? tr("Copy %1").arg(name) : tr("Add %1").arg(name);
    plan.select = SelectedItem::gpu(to);
    plan.words = tr("%1 into slot %2").arg(name).arg(slot + 1);
    return plan;
}

DropPlan DropPlanner::planWorkload(const DragPayload& payload, const DropTarget& target, bool copy) const {
    Project project = project_;
    WorkloadId workload = WorkloadId{payload.id};
    const bool moving = payload.kind == Kind::Placement && !copy;
    if (payload.kind == Kind::NewWorkload) {
        const std::optional<Task> task = default_task(payload.product.toStdString());
        if (!task) return refuse({}, payload.product);
        Workload fresh;
        fresh.name = freeName(workloadKindText(payload.product.toStdString())).toStdString();
        fresh.colour = freeColour();
        fresh.task = *task;
        Result<Project> added = add_workload(project, fresh, &workload);
        if (!added.ok()) return refuse({}, messageText(added.error()));
        project = std::move(added.value());
    } else if (payload.kind == Kind::Placement) {
        const Placement* placement = find_placement(variant_, PlacementId{payload.id});
        if (placement == nullptr) return refuse({}, {});
        workload = placement->workload;
        if (moving) {
            // Its own use of the GPUs must not stand in its way.
            Result<Project> without = remove_placement(project, variant_.id, placement->id);
            if (!without.ok()) return refuse({}, messageText(without.error()));
            project = std::move(without.value());
        }
    }
    const QString name = nameOf(payload);
    if (target.kind == DropTarget::Kind::Outside || target.kind == DropTarget::Kind::Unit) {
        if (payload.kind == Kind::NewWorkload && target.kind == DropTarget::Kind::Outside) {
            DropPlan plan = finish({}, project);
            plan.command = tr("Add %1").arg(name);
            plan.select = SelectedItem::workload(workload);
            plan.words = tr("Add the workload without placing it");
            return plan;
        }
        if (moving && target.kind == DropTarget::Kind::Outside) return remove(payload);
        return refuse({}, tr("Drop a workload onto a GPU, a server or an array"));
    }

    DropPlan plan;
    plan.server = target.kind == DropTarget::Kind::Server ? target.server : ServerId::None;
    if (target.kind == DropTarget::Kind::Slot) plan.gpu_slots = {{target.server, target.slot}};
    plan.array = target.kind == DropTarget::Kind::Array ? target.array : ArrayId::None;
    const Variant& variant = *project.variant(variant_.id);
    const Server* server = find_server(variant, target.server);
    if (target.kind == DropTarget::Kind::Slot && server != nullptr && gpuIn(*server, target.slot).empty()) {
        return refuse(std::move(plan), tr("This slot has no GPU yet"));
    }
    Result<Placement> placed = target.kind == DropTarget::Kind::Array ? place_on_array(catalogue_, project, variant, workload, target.array)
                               : target.kind == DropTarget::Kind::Server
                                   ? place_on_server(catalogue_, project, variant, workload, target.server)
                                   : place_on_gpu(catalogue_, project, variant, workload, {target.server, target.slot});
    if (!placed.ok()) return refuse(std::move(plan), messageText(placed.error()));
    if (alreadyThere(variant, placed.value())) return refuse(std::move(plan), tr("%1 is already here").arg(name));

    PlacementId id = PlacementId{payload.id};
    if (moving) {
        placed.value().id = id;
        plan = finish(std::move(plan), replace_placement(project_, catalogue_, variant_.id, placed.value()));
    } else {
        plan = finish(std::move(plan), add_placement(project, catalogue_, variant_.id, placed.value(), &id));
    }
    if (!plan.possible) return plan;
    plan.server = ServerId::None;
    plan.gpu_slots = placed.value().gpus;
    plan.command = moving ? tr("Move %1").arg(name) : tr("Place %1").arg(name);
    plan.select = SelectedItem::placement(id);
    std::vector<int> numbers;
    for (const GpuRef& ref : placed.value().gpus) numbers.push_back(ref.slot + 1);
    plan.words = numbers.empty() ? name : tr("%1 on GPU %2", "workload, list of slots").arg(name, slotList(numbers));
    if (placed.value().tensor_parallel > 1)
        plan.words += QStringLiteral(" · ") + tr("tensor parallel %1").arg(placed.value().tensor_parallel);
    const QString verdict = outcome(*plan.result, workload);
    if (!verdict.isEmpty()) plan.words += QLatin1Char('\n') + verdict;
    return plan;
}

QString DropPlanner::freeName(const QString& kind) const {
    QString name = kind;
    const auto taken = [this](const QString& wanted) {
        return std::any_of(project_.workloads.begin(), project_.workloads.end(),
                           [&wanted](const Workload& workload) { return string(workload.name) == wanted; });
    };
    for (int number = 2; taken(name); ++number) name = QStringLiteral("%1 %2").arg(kind).arg(number);
    return name;
}

int DropPlanner::freeColour() const {
    for (int colour = 0; colour < workload_colour_count; ++colour) {
        const auto uses = [colour](const Workload& workload) { return workload.colour == colour; };
        if (std::none_of(project_.workloads.begin(), project_.workloads.end(), uses)) return colour;
    }
    return static_cast<int>(project_.workloads.size()) % workload_colour_count;
}

bool DropPlanner::alreadyThere(const Variant& variant, const Placement& placement) const {
    const auto same = [&placement](const Placement& other) {
        return other.workload == placement.workload && other.gpus == placement.gpus && other.array == placement.array;
    };
    return std::any_of(variant.placements.begin(), variant.placements.end(), same);
}

SelectedItem DropPlanner::placeLeftBy(const DragPayload& payload) const {
    const auto rack_item = [](const Rack* rack) { return rack != nullptr ? SelectedItem::rack(rack->id) : SelectedItem::none(); };
    switch (payload.kind) {
        case Kind::Server:
            return rack_item(rack_of(variant_, ServerId{payload.id}));
        case Kind::Array:
            return rack_item(rack_of(variant_, ArrayId{payload.id}));
        case Kind::Gpu:
            return SelectedItem::gpu({ServerId{payload.id}, payload.slot});
        case Kind::Placement: {
            const Placement* placement = find_placement(variant_, PlacementId{payload.id});
            if (placement == nullptr) return {};
            return placement->gpus.empty() ? SelectedItem::array(placement->array) : SelectedItem::gpu(placement->gpus.front());
        }
        default:
            return {};
    }
}

DropPlan DropPlanner::remove(const DragPayload& payload) const {
    const auto edit = [&]() -> Result<Project> {
        switch (payload.kind) {
            case Kind::Server:
                return remove_server(project_, variant_.id, ServerId{payload.id});
            case Kind::Array:
                return remove_array(project_, variant_.id, ArrayId{payload.id});
            case Kind::Gpu:
                return remove_gpu(project_, catalogue_, variant_.id, {ServerId{payload.id}, payload.slot});
            case Kind::Placement:
                return remove_placement(project_, variant_.id, PlacementId{payload.id});
            case Kind::Workload:
                return remove_workload(project_, WorkloadId{payload.id});
            default:
                return project_;
        }
    };
    DropPlan plan;
    plan.removes = true;
    plan = finish(std::move(plan), edit());
    if (!plan.possible) return plan;
    const QString name = nameOf(payload);
    plan.command = tr("Remove %1").arg(name);
    plan.words = plan.command;
    plan.select = placeLeftBy(payload);
    return plan;
}

}  // namespace rackwright
