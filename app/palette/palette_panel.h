#pragma once

#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/palette/palette_model.h"

#include <QWidget>
#include <vector>

class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace rackwright {

class PaletteList;
class RackActions;

/// The left side of the window: the workloads and the catalogue. Things are dragged from here; Enter or the button places what is
/// selected at the thing that was last selected on the racks; a double click puts it at the first free place.
class PalettePanel : public QWidget {
    Q_OBJECT

public:
    PalettePanel(Document* document, Selection* selection, QWidget* parent = nullptr);

    PaletteModel* model() const { return model_; }
    QLineEdit* searchField() const { return search_; }

public slots:
    /// Places what is selected here at `target` (connected to RackView and RackOutline).
    void placeAt(const rackwright::SelectedItem& target);
    void placeSelected();

signals:
    void refused(const QString& reason);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void layOutFilters();
    void filterClicked(int number);
    void showKinds(int number);
    void placeAnywhere();
    void selectionChanged();
    void currentChanged();
    void updateTarget();
    void openMenu(const QPoint& point);
    void showRefusal(const QString& reason);
    std::optional<DragPayload> picked() const;
    /// The workload of the selected row, if it is one.
    SelectedItem pickedItem() const;

    Document* document_;
    Selection* selection_;
    PaletteModel* model_;
    RackActions* actions_;
    QLineEdit* search_;
    QGridLayout* filter_layout_;
    std::vector<QToolButton*> filters_;
    PaletteList* list_;
    QLabel* nothing_found_;
    QLabel* target_label_;
    QPushButton* place_;
    SelectedItem target_;  ///< last thing of the racks that was selected
};

}  // namespace rackwright
