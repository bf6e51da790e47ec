#include "app/rack/rack_view.h"

#include "app/rack/drop_hint.h"
#include "app/rack/drop_planner.h"
#include "app/rack/rack_actions.h"
#include "app/rack/rack_geometry.h"
#include "app/rack/rack_navigation.h"
#include "app/rack/rack_scene.h"
#include "app/rack/rack_tooltip.h"
#include "app/theme/theme.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QLabel>
#include <QMenu>
#include <QScrollBar>
#include <QToolButton>
#include <QToolTip>
#include <algorithm>
#include <cmath>

namespace rackwright {
namespace {

constexpr double least_zoom = 0.12;
constexpr double most_zoom = 4.0;
constexpr double readable_zoom = 0.62;  ///< below it the words on a GPU give way to bars
constexpr double largest_first_zoom = 1.3;

QToolButton* overlayButton(QWidget* parent, const QString& name) {
    auto* button = new QToolButton(parent);
    button->setObjectName(name);
    button->setFocusPolicy(Qt::NoFocus);  // the keys do the same, and Tab should lead on
    button->setCursor(Qt::ArrowCursor);
    button->setProperty("filter", true);
    return button;
}

}  // namespace

RackView::RackView(Document* document, Selection* selection, QWidget* parent)
    : QGraphicsView(parent),
      document_(document),
      selection_(selection),
      scene_(new RackScene(document, selection, this)),
      actions_(new RackActions(document, selection, this)),
      hint_(new DropHint(viewport())),
      remove_area_(new QLabel(viewport())),
      zoom_in_(overlayButton(this, QStringLiteral("rackZoomIn"))),
      zoom_out_(overlayButton(this, QStringLiteral("rackZoomOut"))),
      zoom_fit_(overlayButton(this, QStringLiteral("rackZoomFit"))) {
    setObjectName(QStringLiteral("rackView"));
    setScene(scene_);
    setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    setViewportUpdateMode(QGraphicsView::SmartViewportUpdate);
    setTransformationAnchor(QGraphicsView::NoAnchor);
    setResizeAnchor(QGraphicsView::AnchorViewCenter);
    setAcceptDrops(true);
    setMouseTracking(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    remove_area_->setObjectName(QStringLiteral("rackRemoveArea"));
    remove_area_->setAttribute(Qt::WA_TransparentForMouseEvents);
    remove_area_->setAlignment(Qt::AlignCenter);
    remove_area_->hide();
    zoom_in_->setText(QStringLiteral("+"));
    zoom_out_->setText(QStringLiteral("−"));
    connect(zoom_in_, &QToolButton::clicked, this, &RackView::zoomIn);
    connect(zoom_out_, &QToolButton::clicked, this, &RackView::zoomOut);
    connect(zoom_fit_, &QToolButton::clicked, this, &RackView::zoomToFit);
    connect(actions_, &RackActions::refused, this, &RackView::showRefusal);
    connect(selection_, &Selection::changed, this, &RackView::selectionChanged);
    const auto laid_out = [this] {
        if (!user_zoomed_) zoomToDevices();
    };
    connect(scene_, &RackScene::laidOut, this, laid_out);
    connect(document_, &Document::currentVariantChanged, this, laid_out);
    retranslate();
    applyColours();
}

void RackView::retranslate() {
    setAccessibleName(tr("Racks"));
    setAccessibleDescription(tr("Drawing of the racks. The outline holds the same things as a list."));
    zoom_in_->setToolTip(tr("Zoom in (Ctrl++)"));
    zoom_in_->setAccessibleName(tr("Zoom in"));
    zoom_out_->setToolTip(tr("Zoom out (Ctrl+−)"));
    zoom_out_->setAccessibleName(tr("Zoom out"));
    zoom_fit_->setText(tr("Fit"));
    zoom_fit_->setToolTip(tr("Show all racks in full (Ctrl+0)"));
    remove_area_->setText(tr("Drop here to remove"));
    remove_area_->adjustSize();
    viewport()->update();
    layOutOverlays();
}

void RackView::applyColours() {
    const RackColours colours = rackColours();
    remove_area_->setStyleSheet(
        QStringLiteral("QLabel { color: %1; background: %2; border: 2px dashed %1; border-radius: 6px; padding: 8px 14px; }")
            .arg(colours.drop_bad.name(), palette().color(QPalette::Base).name()));
    viewport()->update();
}

void RackView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) applyColours();
    QGraphicsView::changeEvent(event);
}

void RackView::drawBackground(QPainter* painter, const QRectF& rect) { painter->fillRect(rect, palette().color(QPalette::Window)); }

// --- Zoom and pan ---

void RackView::setZoom(double zoom, const QPoint& fixed_point) {
    const double wanted = std::clamp(zoom, least_zoom, most_zoom);
    const QPointF before = mapToScene(fixed_point);
    setTransform(QTransform::fromScale(wanted, wanted));
    const QPointF shift = QPointF(mapFromScene(before) - fixed_point);
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + static_cast<int>(std::lround(shift.x())));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + static_cast<int>(std::lround(shift.y())));
}

void RackView::zoomIn() {
    user_zoomed_ = true;
    setZoom(zoom() * 1.2, viewport()->rect().center());
}

void RackView::zoomOut() {
    user_zoomed_ = true;
    setZoom(zoom() / 1.2, viewport()->rect().center());
}

double RackView::fittingZoom(const QRectF& rect, const QRectF& width_of) const {
    const QSizeF room = viewport()->size() - QSize(16, 16);
    double zoom = most_zoom;
    if (!rect.isEmpty()) zoom = std::min(zoom, room.height() / rect.height());
    if (!width_of.isEmpty()) zoom = std::min(zoom, room.width() / width_of.width());
    return std::clamp(zoom, least_zoom, most_zoom);
}

void RackView::zoomToFit() {
    const QRectF racks = scene_->racksRect();
    if (racks.isEmpty()) return;
    user_zoomed_ = true;
    setZoom(fittingZoom(racks, racks), {});
    centerOn(racks.center());
}

void RackView::zoomToDevices() {
    const QRectF racks = scene_->racksRect();
    if (racks.isEmpty()) return;
    user_zoomed_ = false;
    // With the floor below and a little free space above: that is where the next thing goes.
    const auto with_room = [&racks](const QRectF& things) {
        return things.adjusted(0.0, -2.0 * unit_height_mm, 0.0, 1.0 * unit_height_mm).intersected(racks);
    };
    QRectF shown = scene_->devicesRect();
    if (shown.isEmpty()) shown = QRectF(racks.left(), racks.bottom() - 900.0, racks.width(), 900.0);
    shown = with_room(shown);
    if (fittingZoom(shown, {}) < readable_zoom && !scene_->serversRect().isEmpty()) {
        shown = with_room(scene_->serversRect());  // rather the servers at a size to be read than all of it too small
    }
    setZoom(std::min({fittingZoom({}, sceneRect()), std::max(fittingZoom(shown, {}), readable_zoom), largest_first_zoom}), {});
    const double seen = viewport()->height() / zoom();
    // When it is still too high: from the floor up, as racks are filled.
    const double centre = shown.height() <= seen ? shown.center().y() : shown.bottom() - seen / 2.0;
    centerOn(racks.center().x(), centre);
}

void RackView::wheelEvent(QWheelEvent* event) {
    if (!(event->modifiers() & Qt::ControlModifier)) {
        QGraphicsView::wheelEvent(event);
        return;
    }
    user_zoomed_ = true;
    setZoom(zoom() * std::pow(1.0015, event->angleDelta().y()), event->position().toPoint());
    event->accept();
}

void RackView::resizeEvent(QResizeEvent* event) {
    QGraphicsView::resizeEvent(event);
    if (!user_zoomed_) zoomToDevices();
    layOutOverlays();
}

void RackView::showEvent(QShowEvent* event) {
    QGraphicsView::showEvent(event);
    if (!user_zoomed_) zoomToDevices();
    layOutOverlays();
}

void RackView::layOutOverlays() {
    const QRect area = viewport()->geometry();
    int x = area.right() - 6;
    for (QToolButton* button : {zoom_fit_, zoom_in_, zoom_out_}) {
        button->resize(button->sizeHint());
        x -= button->width() + 4;
        button->move(x, area.bottom() - button->height() - 6);
        button->raise();
    }
    remove_area_->adjustSize();
    remove_area_->move(10, viewport()->height() - remove_area_->height() - 10);
}

// --- Selecting ---

void RackView::selectionChanged() {
    const QRectF place = scene_->rectOf(selection_->item());
    if (place.isEmpty() || press_ != Press::None || own_drag_) return;
    const QRectF seen = mapToScene(viewport()->rect()).boundingRect();
    if (!seen.intersects(place) || (place.height() < seen.height() && place.width() < seen.width() && !seen.contains(place))) {
        ensureVisible(place, 24, 24);
    }
}

void RackView::mousePressEvent(QMouseEvent* event) {
    hint_->hide();
    press_point_ = pan_point_ = event->pos();
    pressed_thing_ = scene_->thingAt(mapToScene(event->pos()), zoom());
    if (event->button() == Qt::MiddleButton) {
        press_ = Press::Pan;
    } else if (event->button() == Qt::LeftButton || event->button() == Qt::RightButton) {
        press_ = Press::Thing;
        selection_->select(pressed_thing_);
        const bool grabbable = pressed_thing_.kind != SelectedItem::Kind::None && pressed_thing_.kind != SelectedItem::Kind::Rack;
        press_ = event->button() == Qt::RightButton ? Press::None : grabbable ? Press::Thing : Press::Pan;
    }
    event->accept();
}

void RackView::mouseMoveEvent(QMouseEvent* event) {
    if (press_ == Press::None) {
        scene_->setHovered(scene_->thingAt(mapToScene(event->pos()), zoom()));
        return;
    }
    const bool far_enough = (event->pos() - press_point_).manhattanLength() >= QApplication::startDragDistance();
    if (press_ == Press::Pan) {
        if (!far_enough && pan_point_ == press_point_) return;
        viewport()->setCursor(Qt::ClosedHandCursor);
        const QPoint step = event->pos() - pan_point_;
        pan_point_ = event->pos();
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - step.x());
        verticalScrollBar()->setValue(verticalScrollBar()->value() - step.y());
        return;
    }
    if (!far_enough) return;
    const std::optional<DragPayload> payload = DropPlanner(*document_).payloadOf(pressed_thing_);
    press_ = Press::None;
    if (payload) startDrag(*payload);
}

void RackView::mouseReleaseEvent(QMouseEvent* event) {
    press_ = Press::None;
    viewport()->unsetCursor();
    event->accept();
}

void RackView::mouseDoubleClickEvent(QMouseEvent* event) { mousePressEvent(event); }

bool RackView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave) scene_->setHovered(SelectedItem::none());
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const SelectedItem thing = scene_->thingAt(mapToScene(help->pos()), zoom());
        const RackTooltip tooltip(document_->catalogue(), document_->project(), document_->currentVariant(), document_->evaluation());
        const QRect place = mapFromScene(scene_->rectOf(thing)).boundingRect();
        QToolTip::showText(help->globalPos(), tooltip.html(thing), viewport(),
                           thing.kind == SelectedItem::Kind::Placement ? QRect() : place);
        return true;
    }
    return QGraphicsView::viewportEvent(event);
}

void RackView::contextMenuEvent(QContextMenuEvent* event) {
    SelectedItem thing = selection_->item();
    QPoint at = event->globalPos();
    if (event->reason() == QContextMenuEvent::Mouse) {
        thing = scene_->thingAt(mapToScene(event->pos()), zoom());
        selection_->select(thing);
    } else if (const QRectF place = scene_->rectOf(thing); !place.isEmpty()) {
        at = viewport()->mapToGlobal(mapFromScene(place.center()));
    }
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("rackMenu"));
    actions_->fillMenu(menu, thing, this);
    if (!menu.isEmpty()) menu.exec(at);
}

void RackView::keyPressEvent(QKeyEvent* event) {
    const bool control = event->modifiers() & Qt::ControlModifier;
    const SelectedItem selected = selection_->item();
    const auto step = [&](Direction direction) {
        selection_->select(neighbourOf(document_->catalogue(), document_->currentVariant(), selected, direction));
    };
    switch (event->key()) {
        case Qt::Key_Plus:
        case Qt::Key_Equal:
            if (!control) break;
            return zoomIn();
        case Qt::Key_Minus:
            if (!control) break;
            return zoomOut();
        case Qt::Key_0:
            if (!control) break;
            return zoomToFit();
        case Qt::Key_D:
            if (!control) break;
            actions_->duplicate(selected);
            return;
        case Qt::Key_Delete:
        case Qt::Key_Backspace:
            actions_->remove(selected);
            return;
        case Qt::Key_F2:
            return actions_->askForName(selected, this);
        case Qt::Key_Return:
        case Qt::Key_Enter:
            emit placeRequested(selected);
            return;
        case Qt::Key_Escape:
            if (selected == SelectedItem::none()) break;
            return selection_->select(SelectedItem::none());
        case Qt::Key_Left:
            return step(Direction::Left);
        case Qt::Key_Right:
            return step(Direction::Right);
        case Qt::Key_Up:
            return step(Direction::Up);
        case Qt::Key_Down:
            return step(Direction::Down);
        default:
            break;
    }
    QGraphicsView::keyPressEvent(event);
}

void RackView::showRefusal(const QString& reason) {
    const QRectF place = scene_->rectOf(selection_->item());
    QPoint at = place.isEmpty() ? viewport()->rect().center() : mapFromScene(place.center());
    const QRect inside = viewport()->rect().adjusted(10, 10, -10, -10);
    at = {std::clamp(at.x(), inside.left(), inside.right()), std::clamp(at.y(), inside.top(), inside.bottom())};
    showRefusalAt(at, reason);
}

void RackView::showRefusalAt(const QPoint& point, const QString& reason) {
    hint_->showAt(point, reason, DropHint::Mood::Refused);
    hint_timer_.start(5000, this);
    emit refused(reason);
}

}  // namespace rackwright
