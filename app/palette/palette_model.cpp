#include "app/palette/palette_model.h"

#include "app/palette/product_facts.h"
#include "app/theme/theme.h"
#include "app/wording/wording.h"

#include <algorithm>

namespace rackwright {
namespace {

QString string(const std::string& text) { return QString::fromStdString(text); }

QString aliases(const Product& product) {
    QString all = string(product.id) + QLatin1Char(' ') + string(product.vendor);
    for (const std::string& alias : product.aliases) all += QLatin1Char(' ') + string(alias);
    return all;
}

}  // namespace

bool PaletteModel::Entry::sameThing(const Entry& other) const {
    return kind == other.kind && heading == other.heading && payload.kind == other.payload.kind &&
           payload.product == other.payload.product && payload.id == other.payload.id;
}

PaletteModel::PaletteModel(Document* document, QObject* parent) : QAbstractListModel(parent), document_(document) {
    connect(document, &Document::projectChanged, this, &PaletteModel::synchronise);
    connect(document, &Document::currentVariantChanged, this, &PaletteModel::synchronise);
    entries_ = build();
}

void PaletteModel::addWorkloads(std::vector<Entry>& entries) const {
    for (const Workload& workload : document_->project().workloads) {
        Entry entry;
        entry.payload = {DragPayload::Kind::Workload, {}, raw(workload.id), 0};
        entry.name = string(workload.name);
        entry.fact = ProductFacts::of(document_->catalogue(), workload);
        entry.also = string(workload.note);
        entry.colour = workloadColour(workload.colour);
        if (const WorkloadResult* result = document_->evaluation().workload(workload.id)) entry.verdict = result->verdict;
        entries.push_back(std::move(entry));
    }
    for (const char* kind : {"llm-inference", "light-models", "video-analytics", "training", "video-archive", "reservation"}) {
        Entry entry;
        entry.payload = {DragPayload::Kind::NewWorkload, QString::fromLatin1(kind), 0, 0};
        entry.name = tr("New: %1").arg(workloadKindText(kind));
        entry.also = QString::fromLatin1(kind);
        entries.push_back(std::move(entry));
    }
}

void PaletteModel::addCatalogue(std::vector<Entry>& entries) const {
    const Catalogue& catalogue = document_->catalogue();
    const auto add = [&entries](PaletteKind kind, DragPayload::Kind payload, const Product& product, const QString& fact) {
        Entry entry;
        entry.kind = kind;
        entry.payload = {payload, string(product.id), 0, 0};
        entry.name = string(product.name);
        entry.fact = fact;
        entry.also = aliases(product);
        entries.push_back(std::move(entry));
    };
    for (const ServerProduct& product : catalogue.servers) {
        add(PaletteKind::Servers, DragPayload::Kind::ServerProduct, product, ProductFacts::of(catalogue, product));
    }
    for (const Gpu& product : catalogue.gpus) add(PaletteKind::Gpus, DragPayload::Kind::GpuProduct, product, ProductFacts::of(product));
    for (const ArrayProduct& product : catalogue.arrays) {
        add(PaletteKind::Storage, DragPayload::Kind::ArrayProduct, product, ProductFacts::of(product));
    }
}

bool PaletteModel::found(const Entry& entry) const {
    if (kind_ && entry.kind != *kind_) return false;
    const QString all = entry.name + QLatin1Char(' ') + entry.fact + QLatin1Char(' ') + entry.also;
    return std::all_of(search_.begin(), search_.end(), [&all](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
}

std::vector<PaletteModel::Entry> PaletteModel::build() const {
    std::vector<Entry> all;
    addWorkloads(all);
    addCatalogue(all);
    std::vector<Entry> shown;
    std::optional<PaletteKind> last;
    for (Entry& entry : all) {
        if (!found(entry)) continue;
        if (entry.kind != last) {
            Entry heading;
            heading.kind = entry.kind;
            heading.heading = true;
            switch (entry.kind) {
                case PaletteKind::Workloads:
                    heading.name = tr("Workloads");
                    break;
                case PaletteKind::Servers:
                    heading.name = tr("Servers");
                    break;
                case PaletteKind::Gpus:
                    heading.name = tr("GPUs");
                    break;
                case PaletteKind::Storage:
                    heading.name = tr("Storage");
                    break;
            }
            shown.push_back(std::move(heading));
            last = entry.kind;
        }
        shown.push_back(std::move(entry));
    }
    return shown;
}

void PaletteModel::synchronise() {
    std::vector<Entry> fresh = build();
    const bool same = std::equal(fresh.begin(), fresh.end(), entries_.begin(), entries_.end(),
                                 [](const Entry& a, const Entry& b) { return a.sameThing(b); });
    if (same) {
        // While a slider moves, only words and verdicts change: the rows stay, and with them scroll position and selection.
        for (std::size_t i = 0; i < fresh.size(); ++i) {
            Entry& old = entries_[i];
            const bool changed =
                old.name != fresh[i].name || old.fact != fresh[i].fact || old.colour != fresh[i].colour || old.verdict != fresh[i].verdict;
            old = std::move(fresh[i]);
            const QModelIndex at = index(static_cast<int>(i), 0);
            if (changed) emit dataChanged(at, at);
        }
        return;
    }
    beginResetModel();
    entries_ = std::move(fresh);
    endResetModel();
}

void PaletteModel::setKind(std::optional<PaletteKind> kind) {
    kind_ = kind;
    synchronise();
}

void PaletteModel::setSearch(const QString& words) {
    search_ = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    synchronise();
}

int PaletteModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(entries_.size()); }

QVariant PaletteModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Entry& entry = entries_[static_cast<std::size_t>(index.row())];
    switch (role) {
        case Qt::DisplayRole:
            return entry.name;
        case FactRole:
            return entry.fact;
        case HeadingRole:
            return entry.heading;
        case ColourRole:
            return entry.colour.isValid() ? QVariant(entry.colour) : QVariant();
        case SignRole:
            return entry.verdict ? verdictSign(*entry.verdict) : QString();
        case SignColourRole:
            return entry.verdict ? verdictColour(*entry.verdict) : QColor();
        case GlyphRole:
            return static_cast<int>(entry.kind);
        case FreshRole:
            return !entry.heading && entry.payload.kind == DragPayload::Kind::NewWorkload;
        case Qt::ToolTipRole:
            if (entry.heading) return {};
            return QStringLiteral("<b>%1</b><br>%2").arg(entry.name.toHtmlEscaped(), entry.fact.toHtmlEscaped()) +
                   (entry.verdict ? QStringLiteral("<br>") + verdictSign(*entry.verdict) + QLatin1Char(' ') + verdictText(*entry.verdict)
                                  : QString());
        case Qt::AccessibleTextRole:
            return entry.name + (entry.fact.isEmpty() ? QString() : QStringLiteral(", ") + entry.fact) +
                   (entry.verdict ? QStringLiteral(", ") + verdictText(*entry.verdict) : QString());
        default:
            return {};
    }
}

Qt::ItemFlags PaletteModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) return Qt::NoItemFlags;
    if (entries_[static_cast<std::size_t>(index.row())].heading) return Qt::ItemIsEnabled;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren;
}

QStringList PaletteModel::mimeTypes() const { return {QString::fromLatin1(drag_mime_type)}; }

QMimeData* PaletteModel::mimeData(const QModelIndexList& indexes) const {
    const std::optional<DragPayload> payload = indexes.isEmpty() ? std::nullopt : payloadAt(indexes.front());
    return payload ? to_mime_data(*payload) : nullptr;
}

std::optional<DragPayload> PaletteModel::payloadAt(const QModelIndex& index) const {
    if (!index.isValid() || entries_[static_cast<std::size_t>(index.row())].heading) return std::nullopt;
    return entries_[static_cast<std::size_t>(index.row())].payload;
}

QModelIndex PaletteModel::indexOfWorkload(WorkloadId id) const {
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        const Entry& entry = entries_[i];
        if (!entry.heading && entry.payload.kind == DragPayload::Kind::Workload && entry.payload.id == raw(id))
            return index(static_cast<int>(i), 0);
    }
    return {};
}

}  // namespace rackwright
