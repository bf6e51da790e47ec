#pragma once

#include "app/document/document.h"
#include "app/rack/drag_payload.h"

#include <QAbstractListModel>
#include <QColor>
#include <optional>
#include <vector>

namespace rackwright {

enum class PaletteKind : std::uint8_t { Workloads, Servers, Gpus, Storage };

/// What can be put on the racks: the project's workloads first, then a fresh one of each kind, then the catalogue. A heading
/// stands before each kind.
class PaletteModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        FactRole = Qt::UserRole + 1,  ///< one line of facts
        HeadingRole,                  ///< true: a heading, not a thing
        ColourRole,                   ///< of a workload
        SignRole,                     ///< verdict sign of a workload
        SignColourRole,
        GlyphRole,  ///< PaletteKind as int: which picture
        FreshRole   ///< true: makes a new workload
    };

    PaletteModel(Document* document, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    Qt::DropActions supportedDragActions() const override { return Qt::CopyAction; }

    void setKind(std::optional<PaletteKind> kind);
    std::optional<PaletteKind> kind() const { return kind_; }
    /// Words that must all be found, in any order, in a name, its aliases or its facts.
    void setSearch(const QString& words);

    /// Empty for a heading.
    std::optional<DragPayload> payloadAt(const QModelIndex& index) const;
    QModelIndex indexOfWorkload(WorkloadId id) const;
    /// Builds the list again: another language, another project value.
    void synchronise();

private:
    struct Entry {
        PaletteKind kind = PaletteKind::Workloads;
        bool heading = false;
        DragPayload payload;
        QString name, fact, also;  ///< also: aliases, searched only
        QColor colour;
        std::optional<Verdict> verdict;
        bool sameThing(const Entry& other) const;
    };
    std::vector<Entry> build() const;
    void addWorkloads(std::vector<Entry>& entries) const;
    void addCatalogue(std::vector<Entry>& entries) const;
    bool found(const Entry& entry) const;

    Document* document_;
    std::optional<PaletteKind> kind_;
    QStringList search_;
    std::vector<Entry> entries_;
};

}  // namespace rackwright
