#pragma once

#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/rack/drag_payload.h"
#include "quantity/print.h"

#include <QMainWindow>

class QAction;
class QActionGroup;
class QDockWidget;
class QLabel;
class QMenu;
class QTabWidget;
class QToolBar;

namespace rackwright {

class DashboardPanel;
class FindingsPanel;
class InspectorPanel;
class InterviewPanel;
class PalettePanel;
class RackOutline;
class RackView;
class VariantBar;

/// The one window: palette and outline on the left, racks in the middle under the variants' tabs, inspector on the right, findings,
/// charts and questions below. Owns the document; everything else only shows it.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(std::shared_ptr<const Catalogue> catalogue);
    ~MainWindow() override;

    Document* document() { return &document_; }

public slots:
    /// Each asks before changes are lost.
    void openPath(const QString& path);
    void openSample();

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    struct Actions;

    void createPanels();
    void createActions();
    void createMenus();
    void retranslate();
    void nameUndo();
    void updateTitle();
    void updateStatus();
    void updateRecentFiles();
    /// True when the project may be replaced: saved, not modified, or the user gives the changes up.
    bool mayDiscard();
    void newProject();
    void openDialog();
    bool save();
    bool saveAs();
    bool saveTo(const QString& path);
    /// False when someone else wrote the file meanwhile and the user does not want to lose that.
    bool mayOverwrite(const QString& path);
    void exportPdfDialog();
    void showRefusal(const QString& text);
    void hold(bool copy);
    void pasteHeld();
    void showFailure(const Message& message);
    void about();
    void showShortcuts();

    /// What was cut or copied, for the keyboard's way of moving things.
    struct Held {
        DragPayload payload;
        bool copy = false;
    };

    Document document_;
    Selection selection_;
    VariantBar* variants_ = nullptr;
    RackView* racks_ = nullptr;
    RackOutline* outline_ = nullptr;
    PalettePanel* palette_ = nullptr;
    InspectorPanel* inspector_ = nullptr;
    DashboardPanel* dashboard_ = nullptr;
    FindingsPanel* findings_ = nullptr;
    InterviewPanel* interview_ = nullptr;
    QDockWidget* left_dock_ = nullptr;
    QDockWidget* right_dock_ = nullptr;
    QDockWidget* bottom_dock_ = nullptr;
    QTabWidget* left_tabs_ = nullptr;
    QTabWidget* bottom_tabs_ = nullptr;
    QLabel* status_totals_ = nullptr;
    QToolBar* tool_bar_ = nullptr;
    std::optional<Held> held_;
    std::unique_ptr<Actions> actions_;
};

}  // namespace rackwright
