#include "app/rack/drag_pixmap.h"
#include "app/rack/drop_hint.h"
#include "app/rack/drop_planner.h"
#include "app/rack/rack_actions.h"
#include "app/rack/rack_geometry.h"
#include "app/rack/rack_scene.h"
#include "app/rack/rack_view.h"
#include "app/theme/theme.h"

#include <QDrag>
#include <QDragMoveEvent>
#include <QLabel>
#include <QMimeData>
#include <QScrollBar>
#include <QTimerEvent>

// The part of RackView that drags and drops.

namespace rackwright {
namespace {

constexpr int scroll_zone_px = 26;
constexpr int scroll_step_px = 14;
constexpr int scroll_interval_ms = 30;

/// Is there something to take away when it is dropped outside?
bool isOnRack(DragPayload::Kind kind) {
    return kind == DragPayload::Kind::Server || kind == DragPayload::Kind::Array || kind == DragPayload::Kind::Gpu ||
           kind == DragPayload::Kind::Placement;
}

}  // namespace

void RackView::startDrag(const DragPayload& payload) {
    const DropPlanner planner(*document_);
    QColor chip = palette().color(QPalette::Mid);
    if (payload.kind == DragPayload::Kind::Placement) {
        const Placement* placement = find_placement(document_->currentVariant(), PlacementId{payload.id});
        const Workload* workload = placement != nullptr ? document_->project().workload(placement->workload) : nullptr;
        if (workload != nullptr) chip = workloadColour(workload->colour);
    }
    const QRectF place = scene_->rectOf(pressed_thing_);
    grab_mm_ = mapToScene(press_point_).y() - place.top();
    auto* drag = new QDrag(this);
    drag->setMimeData(to_mime_data(payload));
    drag->setPixmap(dragPixmap(this, planner.nameOf(payload), chip));
    drag->setHotSpot(dragHotSpot(drag->pixmap()));
    own_drag_ = true;
    scene_->setHovered(SelectedItem::none());
    scene_->setDragged(payload);
    remove_area_->show();
    remove_area_->raise();
    drag->exec(Qt::CopyAction | Qt::MoveAction, Qt::MoveAction);
    own_drag_ = false;
    scene_->setDragged(std::nullopt);
    remove_area_->hide();
    endPlan();
}

void RackView::dragEnterEvent(QDragEnterEvent* event) {
    dragged_ = from_mime_data(event->mimeData());
    if (!dragged_) {
        event->ignore();
        return;
    }
    hint_timer_.stop();
    setFocus(Qt::OtherFocusReason);
    event->acceptProposedAction();
    planned_target_.reset();
}

void RackView::planAt(const QPoint& point, Qt::KeyboardModifiers modifiers) {
    const DropPlanner planner(*document_);
    const bool copy = modifiers & Qt::ControlModifier;
    const QPointF at = mapToScene(point);
    const int height = planner.heightOf(*dragged_);
    const double grab = own_drag_ ? grab_mm_ : height * unit_height_mm / 2.0;
    const bool over_remove_area = own_drag_ && remove_area_->geometry().contains(point);
    const DropTarget target = over_remove_area ? DropTarget{} : scene_->targetAt(at, height, at.y() - grab);
    if (!planned_target_ || *planned_target_ != target || planned_copy_ != copy || planned_removal_ != over_remove_area) {
        planned_target_ = target;
        planned_removal_ = over_remove_area;
        planned_copy_ = copy;
        plan_ = planner.plan(*dragged_, target, copy);
        // Beside the racks is where one drops by mistake; what removes is the field that says so.
        if (plan_.removes && !over_remove_area) {
            plan_ = DropPlan{};
            plan_.words = tr("Not on a rack. To remove it, drop it on the field at the bottom left");
        }
        scene_->showPlan(plan_);
    }
    const DropHint::Mood mood = !plan_.possible ? DropHint::Mood::Refused
                                : plan_.removes ? DropHint::Mood::Removes
                                                : DropHint::Mood::Possible;
    hint_->showAt(point, plan_.words, mood);
}

void RackView::dragMoveEvent(QDragMoveEvent* event) {
    if (!dragged_) {
        event->ignore();
        return;
    }
    const QPoint point = event->position().toPoint();
    planAt(point, event->modifiers());
    // Accepting all moves keeps them coming; the plan decides at the drop.
    const bool copy = planned_copy_ || !isOnRack(dragged_->kind);
    event->setDropAction(copy ? Qt::CopyAction : Qt::MoveAction);
    if (plan_.possible) {
        event->accept();
    } else {
        event->ignore();
    }
    scroll_point_ = point;
    const bool near_edge = !viewport()->rect().adjusted(scroll_zone_px, scroll_zone_px, -scroll_zone_px, -scroll_zone_px).contains(point);
    if (near_edge && !remove_area_->geometry().contains(point)) {
        if (!scroll_timer_.isActive()) scroll_timer_.start(scroll_interval_ms, this);
    } else {
        scroll_timer_.stop();
    }
}

void RackView::dragLeaveEvent(QDragLeaveEvent*) {
    // A drop where nothing can be taken comes as a leave with the pointer still inside: the reason stays readable for a while.
    const QPoint pointer = viewport()->mapFromGlobal(QCursor::pos());
    const QString reason = plan_.possible || !viewport()->rect().contains(pointer) ? QString() : plan_.words;
    endPlan();
    if (!reason.isEmpty()) showRefusalAt(pointer, reason);
}

void RackView::dropEvent(QDropEvent* event) {
    if (!dragged_) return;
    planned_target_.reset();
    planAt(event->position().toPoint(), event->modifiers());
    const DropPlan plan = plan_;
    const bool copy = planned_copy_ || !isOnRack(dragged_->kind);
    endPlan();
    if (!plan.possible) {
        event->ignore();
        if (!plan.words.isEmpty()) showRefusalAt(event->position().toPoint(), plan.words);
        return;
    }
    event->setDropAction(copy ? Qt::CopyAction : Qt::MoveAction);
    event->accept();
    actions_->carryOut(plan);
}

void RackView::endPlan() {
    scroll_timer_.stop();
    hint_->hide();
    scene_->clearPlan();
    planned_target_.reset();
    plan_ = {};
    dragged_.reset();
}

void RackView::timerEvent(QTimerEvent* event) {
    if (event->timerId() == hint_timer_.timerId()) {
        hint_timer_.stop();
        hint_->hide();
        return;
    }
    if (event->timerId() != scroll_timer_.timerId()) {
        QGraphicsView::timerEvent(event);
        return;
    }
    const QRect area = viewport()->rect();
    const QRect racks = mapFromScene(scene_->racksRect()).boundingRect();
    // Only as far as there is something to see: past the racks the pointer would end up beside them.
    const auto step = [](int position, int length, int first, int last) {
        if (position < scroll_zone_px) return first < scroll_zone_px ? -scroll_step_px : 0;
        if (position > length - scroll_zone_px) return last > length - scroll_zone_px ? scroll_step_px : 0;
        return 0;
    };
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + step(scroll_point_.x(), area.width(), racks.left(), racks.right()));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + step(scroll_point_.y(), area.height(), racks.top(), racks.bottom()));
    if (dragged_) planAt(scroll_point_, planned_copy_ ? Qt::ControlModifier : Qt::NoModifier);
}

}  // namespace rackwright
