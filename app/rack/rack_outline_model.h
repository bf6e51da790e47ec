#pragma once

#include "app/document/document.h"
#include "app/document/selection.h"

#include <QAbstractItemModel>
#include <memory>
#include <vector>

namespace rackwright {

/// The racks of the current variant as a tree: racks, their devices from the top down, GPU slots, placements. The same things as in
/// the drawing, in a form that keyboards and screen readers can walk.
class RackOutlineModel : public QAbstractItemModel {
    Q_OBJECT

public:
    RackOutlineModel(Document* document, QObject* parent = nullptr);
    ~RackOutlineModel() override;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

    SelectedItem itemAt(const QModelIndex& index) const;
    QModelIndex indexOf(const SelectedItem& item) const;
    /// Takes over what the document now says; rows are only made anew when things came or went.
    void synchronise();

signals:
    void renameWanted(const rackwright::SelectedItem& item, const QString& name);

private:
    struct Node;
    std::unique_ptr<Node> build() const;
    Node* nodeAt(const QModelIndex& index) const;
    QString name(const SelectedItem& item) const;
    QString facts(const SelectedItem& item) const;
    Verdict verdict(const SelectedItem& item) const;

    Document* document_;
    std::unique_ptr<Node> root_;
};

}  // namespace rackwright
