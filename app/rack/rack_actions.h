#pragma once

#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/rack/drag_payload.h"
#include "app/rack/drop_plan.h"

#include <QObject>

class QMenu;
class QWidget;

namespace rackwright {

/// What can be done with a thing of the rack; the same for the drawing, the outline and the palette. Every action is one step
/// of undo; one that cannot be done changes nothing and says why.
class RackActions : public QObject {
    Q_OBJECT

public:
    RackActions(Document* document, Selection* selection, QObject* parent = nullptr);

    /// Does what was planned and selects the outcome; false when the plan is not possible.
    bool carryOut(const DropPlan& plan);

    bool remove(const SelectedItem& item);
    bool duplicate(const SelectedItem& item);
    bool rename(const SelectedItem& item, const QString& name);
    /// Asks for the new name.
    void askForName(const SelectedItem& item, QWidget* parent);
    bool place(const DragPayload& payload, const SelectedItem& item, bool copy = false);
    bool nudge(const SelectedItem& item, int step);
    /// What stands for the thing when it is moved or copied; nullopt for what cannot be.
    std::optional<DragPayload> payloadOf(const SelectedItem& item) const;
    bool placeAnywhere(const DragPayload& payload);
    bool addRack();

    bool canRemove(const SelectedItem& item) const;
    bool canDuplicate(const SelectedItem& item) const;
    bool canRename(const SelectedItem& item) const;
    QString nameOf(const SelectedItem& item) const;

    /// Adds the actions for `item`; `parent` is where a question would open.
    void fillMenu(QMenu& menu, const SelectedItem& item, QWidget* parent);

signals:
    void refused(const QString& reason);

private:
    void addGpuMenu(QMenu& menu, const SelectedItem& item);
    void addWorkloadMenu(QMenu& menu, const SelectedItem& item);

    Document* document_;
    Selection* selection_;
};

/// Does the thing still exist in the variant (or project)?
bool exists(const Project& project, const Variant& variant, const SelectedItem& item);

}  // namespace rackwright
