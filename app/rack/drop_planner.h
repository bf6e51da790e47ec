#pragma once

#include "app/document/document.h"
#include "app/rack/drag_payload.h"
#include "app/rack/drop_plan.h"

#include <QCoreApplication>

namespace rackwright {

/// Works out what it means to drop something somewhere in the current variant. Changes nothing: the plan carries the project
/// that a drop would make, so what is shown before the drop is what happens.
class DropPlanner {
    Q_DECLARE_TR_FUNCTIONS(DropPlanner)

public:
    explicit DropPlanner(const Document& document)
        : catalogue_(document.catalogue()), project_(document.project()), variant_(document.currentVariant()) {}

    DropPlan plan(const DragPayload& payload, const DropTarget& target, bool copy) const;

    /// The keyboard's drop: onto the selected thing, or the nearest place beside it that works.
    DropPlan placeHere(const DragPayload& payload, const SelectedItem& item, bool copy = false) const;
    /// The first place in the variant that works.
    DropPlan placeAnywhere(const DragPayload& payload, bool copy = false) const;
    /// To the next place that takes it: a device up (`step` 1) or down (-1) in its rack, a GPU to a later or an earlier slot.
    DropPlan nudge(const DragPayload& payload, int step) const;

    /// What the payload is called: "Heavy LLM", "NVIDIA L4 24GB".
    QString nameOf(const DragPayload& payload) const;
    /// Rack units of a dragged server or array; 0 for other things.
    int heightOf(const DragPayload& payload) const;
    /// The payload that stands for a thing of the rack; nullopt for what cannot be moved.
    std::optional<DragPayload> payloadOf(const SelectedItem& item) const;
    DropPlan remove(const DragPayload& payload) const;
    /// A copy of a server, array, GPU or workload at the nearest free place.
    DropPlan duplicate(const DragPayload& payload) const;

private:
    DropPlan planDevice(const DragPayload& payload, const DropTarget& target, bool copy) const;
    DropPlan planGpu(const DragPayload& payload, const DropTarget& target, bool copy) const;
    DropPlan planWorkload(const DragPayload& payload, const DropTarget& target, bool copy) const;
    DropPlan fillServer(const Server& server, const Gpu& gpu, DropPlan plan) const;
    DropPlan finish(DropPlan plan, Result<Project> edit) const;
    QString outcome(const Project& result, WorkloadId workload) const;
    QString rackPower(const Project& result, RackId rack) const;
    DropPlan refuse(DropPlan plan, const QString& words) const;
    SelectedItem placeLeftBy(const DragPayload& payload) const;
    QString freeName(const QString& kind) const;
    int freeColour() const;
    bool standsAt(const DragPayload& payload, RackId rack, int unit) const;
    bool alreadyThere(const Variant& variant, const Placement& placement) const;
    DropPlan firstPossible(const DragPayload& payload, const std::vector<DropTarget>& targets, bool copy) const;
    std::vector<DropTarget> targetsOfRack(const DragPayload& payload, const Rack& rack) const;

    const Catalogue& catalogue_;
    const Project& project_;
    const Variant& variant_;
};

}  // namespace rackwright
