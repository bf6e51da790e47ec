#pragma once

#include "app/window/main_window.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

namespace rackwright {

/// The window's actions and menus: one list, so that every command has its place in a menu, a shortcut and a name.
struct MainWindow::Actions {
    QMenu *file, *recent, *edit, *variant, *view, *theme, *language, *help;
    QAction *new_project, *open, *save, *save_as, *export_pdf, *quit;
    QAction *undo, *redo, *cut, *copy, *paste, *move_up, *move_down, *duplicate, *remove;
    QAction *variant_new, *variant_duplicate, *variant_rename, *variant_remove, *variant_next, *variant_previous, *add_rack;
    QAction *zoom_in, *zoom_out, *zoom_fit, *full_screen;
    QAction *theme_system, *theme_light, *theme_dark, *english, *russian;
    QAction *show_palette, *show_outline, *show_racks, *show_inspector, *show_findings, *show_charts, *show_questions, *search;
    QAction *sample, *shortcuts, *about;
};

}  // namespace rackwright
