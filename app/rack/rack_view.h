#pragma once

#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/rack/drag_payload.h"
#include "app/rack/drop_plan.h"

#include <QBasicTimer>
#include <QGraphicsView>
#include <optional>

class QLabel;
class QToolButton;

namespace rackwright {

class DropHint;
class RackActions;
class RackScene;

/// The racks of the current variant: look, zoom, select, drag and drop. RackOutline is the same for keyboard and screen reader.
class RackView : public QGraphicsView {
    Q_OBJECT

public:
    RackView(Document* document, Selection* selection, QWidget* parent = nullptr);

    RackScene* rackScene() const { return scene_; }
    RackActions* actions() const { return actions_; }
    /// Pixels a millimetre.
    double zoom() const { return transform().m11(); }

public slots:
    void zoomIn();
    void zoomOut();
    /// All racks in full.
    void zoomToFit();
    /// As large as is readable: the devices, or the racks' width.
    void zoomToDevices();

signals:
    void placeRequested(const rackwright::SelectedItem& target);  ///< Enter: place here what the palette has selected
    void refused(const QString& reason);

protected:
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void drawBackground(QPainter* painter, const QRectF& rect) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    enum class Press { None, Thing, Pan };

    void retranslate();
    void applyColours();
    void setZoom(double zoom, const QPoint& fixed_point);
    double fittingZoom(const QRectF& rect, const QRectF& width_of) const;
    void layOutOverlays();
    void startDrag(const DragPayload& payload);
    void planAt(const QPoint& point, Qt::KeyboardModifiers modifiers);
    void endPlan();
    void showRefusal(const QString& reason);
    void showRefusalAt(const QPoint& point, const QString& reason);
    void selectionChanged();

    Document* document_;
    Selection* selection_;
    RackScene* scene_;
    RackActions* actions_;
    DropHint* hint_;
    QLabel* remove_area_;
    QToolButton* zoom_in_;
    QToolButton* zoom_out_;
    QToolButton* zoom_fit_;

    Press press_ = Press::None;
    QPoint press_point_, pan_point_;
    SelectedItem pressed_thing_;
    bool own_drag_ = false;
    double grab_mm_ = 0.0;  ///< from the dragged device's top edge down to the pointer
    std::optional<DragPayload> dragged_;
    std::optional<DropTarget> planned_target_;
    bool planned_copy_ = false;
    bool planned_removal_ = false;
    DropPlan plan_;
    QBasicTimer scroll_timer_, hint_timer_;
    QPoint scroll_point_;
    bool user_zoomed_ = false;
};

}  // namespace rackwright
