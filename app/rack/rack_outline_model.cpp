#include "app/rack/rack_outline_model.h"

#include "app/rack/gpu_painter.h"
#include "app/rack/rack_tooltip.h"
#include "app/theme/theme.h"
#include "app/wording/wording.h"
#include "project/placing_rules.h"

#include <QBrush>
#include <QPixmap>
#include <algorithm>

namespace rackwright {
namespace {

using Kind = SelectedItem::Kind;

QString string(const std::string& text) { return QString::fromStdString(text); }

}  // namespace

struct RackOutlineModel::Node {
    SelectedItem item;
    Node* parent = nullptr;
    int row = 0;
    std::vector<std::unique_ptr<Node>> children;

    Node* add(const SelectedItem& child) {
        auto node = std::make_unique<Node>();
        node->item = child;
        node->parent = this;
        node->row = static_cast<int>(children.size());
        children.push_back(std::move(node));
        return children.back().get();
    }
    bool sameShape(const Node& other) const {
        if (item != other.item || children.size() != other.children.size()) return false;
        for (std::size_t i = 0; i < children.size(); ++i) {
            if (!children[i]->sameShape(*other.children[i])) return false;
        }
        return true;
    }
    const Node* find(const SelectedItem& wanted) const {
        if (item == wanted) return this;
        for (const auto& child : children) {
            if (const Node* found = child->find(wanted)) return found;
        }
        return nullptr;
    }
};

RackOutlineModel::RackOutlineModel(Document* document, QObject* parent) : QAbstractItemModel(parent), document_(document), root_(build()) {
    connect(document, &Document::projectChanged, this, &RackOutlineModel::synchronise);
    connect(document, &Document::currentVariantChanged, this, &RackOutlineModel::synchronise);
}

RackOutlineModel::~RackOutlineModel() = default;

std::unique_ptr<RackOutlineModel::Node> RackOutlineModel::build() const {
    auto root = std::make_unique<Node>();
    const Variant& variant = document_->currentVariant();
    for (const Rack& rack : variant.racks) {
        Node* rack_node = root->add(SelectedItem::rack(rack.id));
        struct Device {
            int bottom;
            const Server* server;
            const StorageArray* array;
        };
        std::vector<Device> devices;
        for (const Server& server : rack.servers) devices.push_back({server.bottom_unit, &server, nullptr});
        for (const StorageArray& array : rack.arrays) devices.push_back({array.bottom_unit, nullptr, &array});
        std::sort(devices.begin(), devices.end(), [](const Device& a, const Device& b) { return a.bottom > b.bottom; });
        for (const Device& device : devices) {
            if (device.array != nullptr) {
                Node* node = rack_node->add(SelectedItem::array(device.array->id));
                for (const Placement& placement : variant.placements) {
                    if (placement.array == device.array->id) node->add(SelectedItem::placement(placement.id));
                }
                continue;
            }
            Node* node = rack_node->add(SelectedItem::server(device.server->id));
            for (int slot = 0; slot < static_cast<int>(device.server->gpus.size()); ++slot) {
                const GpuRef ref{device.server->id, slot};
                Node* gpu = node->add(SelectedItem::gpu(ref));
                for (const Placement& placement : variant.placements) {
                    if (std::find(placement.gpus.begin(), placement.gpus.end(), ref) != placement.gpus.end()) {
                        gpu->add(SelectedItem::placement(placement.id));
                    }
                }
            }
        }
    }
    return root;
}

void RackOutlineModel::synchronise() {
    std::unique_ptr<Node> fresh = build();
    if (fresh->sameShape(*root_)) {
        // Only words and figures changed: the rows, and with them what is open and selected, stay.
        const auto announce = [this](const auto& self, const QModelIndex& parent) -> void {
            const int rows = rowCount(parent);
            if (rows == 0) return;
            emit dataChanged(index(0, 0, parent), index(rows - 1, 1, parent));
            for (int row = 0; row < rows; ++row) self(self, index(row, 0, parent));
        };
        announce(announce, {});
        return;
    }
    beginResetModel();
    root_ = std::move(fresh);
    endResetModel();
}

RackOutlineModel::Node* RackOutlineModel::nodeAt(const QModelIndex& index) const {
    return index.isValid() ? static_cast<Node*>(index.internalPointer()) : root_.get();
}

QModelIndex RackOutlineModel::index(int row, int column, const QModelIndex& parent) const {
    const Node* node = nodeAt(parent);
    if (row < 0 || row >= static_cast<int>(node->children.size()) || column < 0 || column > 1) return {};
    return createIndex(row, column, node->children[static_cast<std::size_t>(row)].get());
}

QModelIndex RackOutlineModel::parent(const QModelIndex& child) const {
    const Node* node = nodeAt(child)->parent;
    return !child.isValid() || node == nullptr || node == root_.get() ? QModelIndex() : createIndex(node->row, 0, node);
}

int RackOutlineModel::rowCount(const QModelIndex& parent) const {
    return parent.column() > 0 ? 0 : static_cast<int>(nodeAt(parent)->children.size());
}

int RackOutlineModel::columnCount(const QModelIndex&) const { return 2; }

SelectedItem RackOutlineModel::itemAt(const QModelIndex& index) const {
    return index.isValid() ? nodeAt(index)->item : SelectedItem::none();
}

QModelIndex RackOutlineModel::indexOf(const SelectedItem& item) const {
    const Node* node = item.kind == Kind::None ? nullptr : root_->find(item);
    return node != nullptr ? createIndex(node->row, 0, const_cast<Node*>(node)) : QModelIndex();
}

QString RackOutlineModel::name(const SelectedItem& item) const {
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
        case Kind::Gpu: {
            const Server* server = find_server(variant, ServerId{item.id});
            if (server == nullptr || item.slot >= static_cast<int>(server->gpus.size())) break;
            const std::string& id = server->gpus[static_cast<std::size_t>(item.slot)];
            if (id.empty()) return tr("%1: free slot").arg(item.slot + 1);
            const Gpu* gpu = document_->catalogue().gpu(id);
            return tr("%1: %2", "slot number, GPU").arg(item.slot + 1).arg(gpu != nullptr ? shortName(*gpu) : string(id));
        }
        case Kind::Placement:
            if (const Placement* placement = find_placement(variant, PlacementId{item.id})) {
                if (const Workload* workload = document_->project().workload(placement->workload)) return string(workload->name);
            }
            break;
        default:
            break;
    }
    return {};
}

Verdict RackOutlineModel::verdict(const SelectedItem& item) const {
    const Evaluation& evaluation = document_->evaluation();
    const auto of = [](const auto* result) { return result != nullptr ? result->verdict : Verdict::Unknown; };
    switch (item.kind) {
        case Kind::Rack:
            return of(evaluation.rack(RackId{item.id}));
        case Kind::Server:
            return of(evaluation.server(ServerId{item.id}));
        case Kind::Array:
            return of(evaluation.array(ArrayId{item.id}));
        case Kind::Gpu:
            return of(evaluation.gpu({ServerId{item.id}, item.slot}));
        case Kind::Placement: {
            const Placement* placement = find_placement(document_->currentVariant(), PlacementId{item.id});
            return placement != nullptr ? of(evaluation.workload(placement->workload)) : Verdict::Unknown;
        }
        default:
            return Verdict::Unknown;
    }
}

QString RackOutlineModel::facts(const SelectedItem& item) const {
    const Catalogue& catalogue = document_->catalogue();
    const Variant& variant = document_->currentVariant();
    const Evaluation& evaluation = document_->evaluation();
    const auto units = [](int bottom, int height) {
        return height == 1 ? QStringLiteral("U%1").arg(bottom) : QStringLiteral("U%1–U%2").arg(bottom).arg(bottom + height - 1);
    };
    const auto figure = [](const FigureList& figures, FigureKind kind) {
        const Figure* found = figures.find(kind);
        return found != nullptr ? valueText(found->value, found->unit) : QStringLiteral("—");
    };
    const auto marked = [](const QString& text, Verdict verdict) {
        return verdict == Verdict::Fits ? text : verdictSign(verdict) + QLatin1Char(' ') + text;
    };
    switch (item.kind) {
        case Kind::Rack:
            if (const RackResult* result = evaluation.rack(RackId{item.id})) {
                return marked(tr("%1 of %2 · %3", "units used, units, power")
                                  .arg(figure(result->figures, FigureKind::UnitsUsed), figure(result->figures, FigureKind::UnitsTotal),
                                       figure(result->figures, FigureKind::Power)),
                              result->verdict);
            }
            break;
        case Kind::Server:
            if (const Server* server = find_server(variant, ServerId{item.id})) {
                const ServerResult* result = evaluation.server(server->id);
                QString place = units(server->bottom_unit, height_units(catalogue, *server));
                if (result == nullptr) return place;
                return marked(place + QStringLiteral(" · ") + figure(result->figures, FigureKind::Power), result->verdict);
            }
            break;
        case Kind::Array:
            if (const StorageArray* array = find_array(variant, ArrayId{item.id})) {
                const ArrayResult* result = evaluation.array(array->id);
                QString place = units(array->bottom_unit, height_units(catalogue, *array));
                if (result == nullptr) return place;
                return marked(tr("%1 · %2 usable").arg(place, figure(result->figures, FigureKind::UsableCapacity)), result->verdict);
            }
            break;
        case Kind::Gpu:
            if (const GpuResult* result = evaluation.gpu({ServerId{item.id}, item.slot})) {
                return marked(
                    tr("%1 of %2 used").arg(figure(result->figures, FigureKind::VramUsed), figure(result->figures, FigureKind::VramTotal)),
                    result->verdict);
            }
            break;
        case Kind::Placement:
            return verdictSign(verdict(item)) + QLatin1Char(' ') + verdictText(verdict(item));
        default:
            break;
    }
    return {};
}

QVariant RackOutlineModel::data(const QModelIndex& index, int role) const {
    const SelectedItem item = itemAt(index);
    switch (role) {
        case Qt::DisplayRole:
            return index.column() == 0 ? name(item) : facts(item);
        case Qt::EditRole:
            return index.column() == 0 ? name(item) : QVariant();
        case Qt::AccessibleTextRole:
            return index.column() == 0 ? name(item) + QStringLiteral(", ") + facts(item) : facts(item);
        case Qt::ToolTipRole:
            return RackTooltip(document_->catalogue(), document_->project(), document_->currentVariant(), document_->evaluation())
                .html(item);
        case Qt::DecorationRole: {
            if (index.column() != 0 || item.kind != Kind::Placement) return {};
            const Placement* placement = find_placement(document_->currentVariant(), PlacementId{item.id});
            const Workload* workload = placement != nullptr ? document_->project().workload(placement->workload) : nullptr;
            if (workload == nullptr) return {};
            QPixmap chip(10, 10);
            chip.fill(workloadColour(workload->colour));
            return chip;
        }
        case Qt::ForegroundRole: {
            const bool free_slot = item.kind == Kind::Gpu && document_->evaluation().gpu({ServerId{item.id}, item.slot}) == nullptr;
            if (index.column() == 1 && !free_slot && verdict(item) != Verdict::Fits) return QBrush(verdictColour(verdict(item)));
            return {};
        }
        default:
            return {};
    }
}

QVariant RackOutlineModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    return section == 0 ? tr("Racks") : tr("Figures");
}

Qt::ItemFlags RackOutlineModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    const Kind kind = itemAt(index).kind;
    if (index.column() == 0 && (kind == Kind::Rack || kind == Kind::Server || kind == Kind::Array || kind == Kind::Placement)) {
        flags |= Qt::ItemIsEditable;
    }
    return flags;
}

bool RackOutlineModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || index.column() != 0) return false;
    emit renameWanted(itemAt(index), value.toString());
    return true;
}

}  // namespace rackwright
