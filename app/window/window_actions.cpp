#include "app/window/window_actions.h"

#include "app/dashboard/dashboard_panel.h"
#include "app/findings/findings_panel.h"
#include "app/inspector/inspector_panel.h"
#include "app/interview/interview_panel.h"
#include "app/language/language.h"
#include "app/palette/palette_panel.h"
#include "app/rack/drop_planner.h"
#include "app/rack/rack_actions.h"
#include "app/rack/rack_outline.h"
#include "app/rack/rack_view.h"
#include "app/theme/theme.h"
#include "app/window/settings.h"
#include "app/window/variant_bar.h"

#include <QApplication>
#include <QDockWidget>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QStatusBar>
#include <QTabWidget>
#include <QToolBar>

namespace rackwright {
namespace {

constexpr int held_shown_ms = 8000;

}  // namespace

void MainWindow::createActions() {
    Actions& a = *actions_;
    const auto make = [this](const char* name, const QKeySequence& shortcut, auto&& run) {
        auto* action = new QAction(this);
        action->setObjectName(QLatin1String(name));
        action->setShortcut(shortcut);
        connect(action, &QAction::triggered, this, run);
        addAction(action);
        return action;
    };
    a.new_project = make("actionNew", QKeySequence::New, [this] { newProject(); });
    a.open = make("actionOpen", QKeySequence::Open, [this] { openDialog(); });
    a.save = make("actionSave", QKeySequence::Save, [this] { save(); });
    a.save_as = make("actionSaveAs", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), [this] { saveAs(); });
    a.export_pdf = make("actionExportPdf", QKeySequence(Qt::CTRL | Qt::Key_E), [this] { exportPdfDialog(); });
    a.quit = make("actionQuit", QKeySequence(Qt::CTRL | Qt::Key_Q), [this] { close(); });

    a.undo = document_.undoStack()->createUndoAction(this);
    a.undo->setObjectName(QStringLiteral("actionUndo"));
    a.undo->setShortcut(QKeySequence::Undo);
    a.redo = document_.undoStack()->createRedoAction(this);
    a.redo->setObjectName(QStringLiteral("actionRedo"));
    a.redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    // Fields take these keys for their own text while the cursor stands in them.
    a.cut = make("actionCut", QKeySequence::Cut, [this] { hold(false); });
    a.copy = make("actionCopy", QKeySequence::Copy, [this] { hold(true); });
    a.paste = make("actionPaste", QKeySequence::Paste, [this] { pasteHeld(); });
    a.move_up = make("actionMoveUp", QKeySequence(Qt::ALT | Qt::Key_Up), [this] { racks_->actions()->nudge(selection_.item(), 1); });
    a.move_down = make("actionMoveDown", QKeySequence(Qt::ALT | Qt::Key_Down), [this] { racks_->actions()->nudge(selection_.item(), -1); });
    a.duplicate = make("actionDuplicate", QKeySequence(), [this] { racks_->actions()->duplicate(selection_.item()); });
    a.remove = make("actionDelete", QKeySequence(), [this] { racks_->actions()->remove(selection_.item()); });

    a.variant_new = make("actionVariantNew", QKeySequence(Qt::CTRL | Qt::Key_T), [this] { variants_->addVariant(); });
    a.variant_duplicate =
        make("actionVariantDuplicate", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D), [this] { variants_->duplicateCurrent(); });
    a.variant_rename = make("actionVariantRename", QKeySequence(Qt::SHIFT | Qt::Key_F2), [this] { variants_->renameCurrent(); });
    a.variant_remove = make("actionVariantDelete", QKeySequence(), [this] { variants_->removeCurrent(); });
    a.variant_next = make("actionVariantNext", QKeySequence(Qt::CTRL | Qt::Key_PageDown),
                          [this] { variants_->setCurrentIndex((variants_->currentIndex() + 1) % variants_->count()); });
    a.variant_previous = make("actionVariantPrevious", QKeySequence(Qt::CTRL | Qt::Key_PageUp), [this] {
        variants_->setCurrentIndex((variants_->currentIndex() + variants_->count() - 1) % variants_->count());
    });
    a.add_rack = make("actionAddRack", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R), [this] { racks_->actions()->addRack(); });

    a.zoom_in = make("actionZoomIn", QKeySequence::ZoomIn, [this] { racks_->zoomIn(); });
    a.zoom_out = make("actionZoomOut", QKeySequence::ZoomOut, [this] { racks_->zoomOut(); });
    a.zoom_fit = make("actionZoomFit", QKeySequence(Qt::CTRL | Qt::Key_0), [this] { racks_->zoomToFit(); });
    a.full_screen = make("actionFullScreen", QKeySequence(Qt::Key_F11), [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });

    const auto makeTheme = [&](const char* name, ThemeMode mode) {
        QAction* action = make(name, QKeySequence(), [mode] {
            applyTheme(mode);
            Settings::setTheme(mode);
        });
        action->setCheckable(true);
        return action;
    };
    a.theme_system = makeTheme("actionThemeSystem", ThemeMode::System);
    a.theme_light = makeTheme("actionThemeLight", ThemeMode::Light);
    a.theme_dark = makeTheme("actionThemeDark", ThemeMode::Dark);
    auto* themes = new QActionGroup(this);
    for (QAction* action : {a.theme_system, a.theme_light, a.theme_dark}) themes->addAction(action);
    (currentThemeMode() == ThemeMode::Dark    ? a.theme_dark
     : currentThemeMode() == ThemeMode::Light ? a.theme_light
                                              : a.theme_system)
        ->setChecked(true);

    const auto makeLanguage = [&](const char* name, const QString& text, Language language) {
        QAction* action = make(name, QKeySequence(), [language] {
            rackwright::setLanguage(language);
            Settings::setLanguage(language);
        });
        action->setText(text);  // a language is always named in itself
        action->setCheckable(true);
        action->setChecked(currentLanguage() == language);
        return action;
    };
    a.english = makeLanguage("actionEnglish", QStringLiteral("English"), Language::English);
    a.russian = makeLanguage("actionRussian", QStringLiteral("Русский"), Language::Russian);
    auto* languages = new QActionGroup(this);
    languages->addAction(a.english);
    languages->addAction(a.russian);

    const auto makeShow = [&](const char* name, int number, auto&& show) {
        return make(name, QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_0 + number)), show);
    };
    const auto raise = [](QDockWidget* dock, QTabWidget* tabs, QWidget* page, QWidget* focus) {
        dock->show();
        if (tabs != nullptr) tabs->setCurrentWidget(page);
        focus->setFocus(Qt::ShortcutFocusReason);
    };
    a.show_palette = makeShow("actionShowPalette", 1, [=, this] { raise(left_dock_, left_tabs_, palette_, palette_->searchField()); });
    a.show_outline = makeShow("actionShowOutline", 2, [=, this] { raise(left_dock_, left_tabs_, outline_, outline_); });
    a.show_racks = makeShow("actionShowRacks", 3, [this] { racks_->setFocus(Qt::ShortcutFocusReason); });
    a.show_inspector = makeShow("actionShowInspector", 4, [=, this] { raise(right_dock_, nullptr, inspector_, inspector_); });
    a.show_findings = makeShow("actionShowFindings", 5, [=, this] { raise(bottom_dock_, bottom_tabs_, findings_, findings_); });
    a.show_charts = makeShow("actionShowCharts", 6, [=, this] { raise(bottom_dock_, bottom_tabs_, dashboard_, dashboard_); });
    a.show_questions = makeShow("actionShowQuestions", 7, [=, this] { raise(bottom_dock_, bottom_tabs_, interview_, interview_); });
    a.search = make("actionSearch", QKeySequence::Find, [=, this] { raise(left_dock_, left_tabs_, palette_, palette_->searchField()); });

    a.sample = make("actionSample", QKeySequence(), [this] { openSample(); });
    a.shortcuts = make("actionShortcuts", QKeySequence(Qt::Key_F1), [this] { showShortcuts(); });
    a.about = make("actionAbout", QKeySequence(), [this] { about(); });
}

void MainWindow::createMenus() {
    Actions& a = *actions_;
    QMenuBar* bar = menuBar();
    a.file = bar->addMenu(QString());
    a.file->addActions({a.new_project, a.open});
    a.recent = a.file->addMenu(QString());
    a.file->addSeparator();
    a.file->addActions({a.save, a.save_as});
    a.file->addSeparator();
    a.file->addAction(a.export_pdf);
    a.file->addSeparator();
    a.file->addAction(a.quit);
    a.edit = bar->addMenu(QString());
    a.edit->addActions({a.undo, a.redo});
    a.edit->addSeparator();
    a.edit->addActions({a.cut, a.copy, a.paste, a.duplicate, a.remove});
    a.edit->addSeparator();
    a.edit->addActions({a.move_up, a.move_down});
    a.edit->addSeparator();
    a.edit->addAction(a.search);
    a.variant = bar->addMenu(QString());
    a.variant->addActions({a.variant_new, a.variant_duplicate, a.variant_rename, a.variant_remove});
    a.variant->addSeparator();
    a.variant->addActions({a.variant_next, a.variant_previous});
    a.variant->addSeparator();
    a.variant->addAction(a.add_rack);
    a.view = bar->addMenu(QString());
    a.view->addActions({a.zoom_in, a.zoom_out, a.zoom_fit, a.full_screen});
    a.view->addSeparator();
    a.view->addActions({a.show_palette, a.show_outline, a.show_racks, a.show_inspector, a.show_findings, a.show_charts, a.show_questions});
    a.view->addSeparator();
    a.theme = a.view->addMenu(QString());
    a.theme->addActions({a.theme_system, a.theme_light, a.theme_dark});
    a.language = a.view->addMenu(QString());
    a.language->addActions({a.english, a.russian});
    a.help = bar->addMenu(QString());
    a.help->addActions({a.sample, a.shortcuts, a.about});
    // What can be done depends on the selection; asked when the menu opens.
    connect(a.edit, &QMenu::aboutToShow, this, [this] {
        actions_->duplicate->setEnabled(racks_->actions()->canDuplicate(selection_.item()));
        actions_->remove->setEnabled(racks_->actions()->canRemove(selection_.item()));
        const bool movable = racks_->actions()->payloadOf(selection_.item()).has_value();
        for (QAction* action : {actions_->cut, actions_->copy, actions_->move_up, actions_->move_down}) action->setEnabled(movable);
        actions_->paste->setEnabled(held_.has_value());
    });
    // The keys stay alive when the menu is closed.
    connect(a.edit, &QMenu::aboutToHide, this, [this] {
        for (QAction* action : actions_->edit->actions()) {
            if (action != actions_->undo && action != actions_->redo) action->setEnabled(true);
        }
    });
    connect(a.variant, &QMenu::aboutToShow, this,
            [this] { actions_->variant_remove->setEnabled(document_.project().variants.size() > 1); });
}

void MainWindow::updateRecentFiles() {
    Actions& a = *actions_;
    a.recent->clear();
    for (const QString& path : Settings::recentFiles()) {
        QAction* action = a.recent->addAction(QString(path).replace(QLatin1Char('&'), QLatin1String("&&")));
        connect(action, &QAction::triggered, this, [this, path] { openPath(path); });
    }
    a.recent->setEnabled(!a.recent->isEmpty());
}

void MainWindow::retranslate() {
    Actions& a = *actions_;
    a.file->setTitle(tr("&File"));
    a.recent->setTitle(tr("Open &recent"));
    a.edit->setTitle(tr("&Edit"));
    a.variant->setTitle(tr("V&ariant"));
    a.view->setTitle(tr("&View"));
    a.theme->setTitle(tr("&Theme"));
    a.language->setTitle(tr("&Language"));
    a.help->setTitle(tr("&Help"));
    a.new_project->setText(tr("&New project"));
    a.open->setText(tr("&Open…"));
    a.save->setText(tr("&Save"));
    a.save_as->setText(tr("Save &as…"));
    a.export_pdf->setText(tr("&Export PDF…"));
    a.quit->setText(tr("&Quit"));
    a.cut->setText(tr("Cu&t"));
    a.copy->setText(tr("&Copy"));
    a.paste->setText(tr("&Paste here"));
    a.move_up->setText(tr("Move &up"));
    a.move_down->setText(tr("Move do&wn"));
    a.duplicate->setText(tr("&Duplicate"));
    a.remove->setText(tr("D&elete"));
    a.search->setText(tr("&Find in the catalogue"));
    a.variant_new->setText(tr("&New variant"));
    a.variant_duplicate->setText(tr("D&uplicate variant"));
    a.variant_rename->setText(tr("&Rename variant…"));
    a.variant_remove->setText(tr("&Delete variant"));
    a.variant_next->setText(tr("Ne&xt variant"));
    a.variant_previous->setText(tr("&Previous variant"));
    a.add_rack->setText(tr("&Add rack"));
    a.zoom_in->setText(tr("Zoom &in"));
    a.zoom_out->setText(tr("Zoom &out"));
    a.zoom_fit->setText(tr("&Fit all racks"));
    a.full_screen->setText(tr("F&ull screen"));
    a.theme_system->setText(tr("As the &system"));
    a.theme_light->setText(tr("&Light"));
    a.theme_dark->setText(tr("&Dark"));
    a.show_palette->setText(tr("&Catalogue and workloads"));
    a.show_outline->setText(tr("&Outline"));
    a.show_racks->setText(tr("&Racks"));
    a.show_inspector->setText(tr("&Inspector"));
    a.show_findings->setText(tr("Fi&ndings"));
    a.show_charts->setText(tr("C&harts"));
    a.show_questions->setText(tr("&Questions"));
    a.sample->setText(tr("Open the &sample project"));
    a.shortcuts->setText(tr("&Keyboard shortcuts"));
    a.about->setText(tr("&About Rackwright"));
    left_dock_->setWindowTitle(tr("Build"));
    right_dock_->setWindowTitle(tr("Inspector"));
    bottom_dock_->setWindowTitle(tr("Review"));
    left_tabs_->setTabText(0, tr("Catalogue"));
    left_tabs_->setTabText(1, tr("Outline"));
    bottom_tabs_->setTabText(0, tr("Findings"));
    bottom_tabs_->setTabText(1, tr("Charts"));
    bottom_tabs_->setTabText(2, tr("Questions"));
    nameUndo();
    updateTitle();
    updateStatus();
}

void MainWindow::hold(bool copy) {
    const std::optional<DragPayload> payload = racks_->actions()->payloadOf(selection_.item());
    if (!payload) return showRefusal(tr("Select a server, an array, a GPU or a placed workload first"));
    held_ = Held{*payload, copy};
    const QString name = DropPlanner(document_).nameOf(*payload);
    statusBar()->showMessage(
        (copy ? tr("%1 is copied: select where it goes, then paste") : tr("%1 is cut: select where it goes, then paste")).arg(name),
        held_shown_ms);
}

void MainWindow::pasteHeld() {
    if (!held_) return showRefusal(tr("Nothing is cut or copied"));
    const bool done = racks_->actions()->place(held_->payload, selection_.item(), held_->copy);
    if (done && !held_->copy) held_.reset();
}

/// QUndoStack words its actions itself; the prefix is ours.
void MainWindow::nameUndo() {
    const QString undo = document_.undoStack()->undoText(), redo = document_.undoStack()->redoText();
    actions_->undo->setText(undo.isEmpty() ? tr("&Undo") : tr("&Undo: %1").arg(undo));
    actions_->redo->setText(redo.isEmpty() ? tr("&Redo") : tr("&Redo: %1").arg(redo));
}

void MainWindow::about() {
    QMessageBox box(
        QMessageBox::NoIcon, tr("About Rackwright"),
        tr("Rackwright %1\n\nSizes and draws AI hardware for a customer's tasks. Every figure can be opened: formula, inputs, "
           "sources.\n\nFree software under the GNU General Public License, version 3. Works without a network; nothing leaves this "
           "computer.")
            .arg(QApplication::applicationVersion()),
        QMessageBox::Close, this);
    box.setTextFormat(Qt::PlainText);
    box.exec();
}

void MainWindow::showShortcuts() {
    QStringList lines;
    for (const QAction* action : findChildren<QAction*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (action->shortcut().isEmpty() || action->text().isEmpty()) continue;
        lines.append(QStringLiteral("%1\t%2").arg(action->shortcut().toString(QKeySequence::NativeText),
                                                  QString(action->text()).remove(QLatin1Char('&'))));
    }
    lines.append(tr("Enter\tPlace what the palette has selected here"));
    lines.append(tr("Arrows\tMove the selection on the racks"));
    lines.append(tr("Delete, Ctrl+D, F2\tDelete, duplicate, rename what is selected"));
    QMessageBox box(QMessageBox::NoIcon, tr("Keyboard shortcuts"), lines.join(QLatin1Char('\n')), QMessageBox::Close, this);
    box.setTextFormat(Qt::PlainText);
    box.exec();
}

}  // namespace rackwright
