#pragma once

#include "app/palette/palette_panel.h"
#include "app/rack/rack_outline.h"
#include "app/rack/rack_scene.h"
#include "app/rack/rack_view.h"
#include "app/theme/theme.h"
#include "catalog/catalogue.h"

#include <QApplication>
#include <QLabel>
#include <QListView>
#include <QSplitter>
#include <QTest>

namespace rackwright::fixture {

/// Palette, racks and outline in one window, as in the program, on a project of its own.
class RackWindow {
public:
    explicit RackWindow(std::shared_ptr<const Catalogue> catalogue) : document(std::move(catalogue)) {
        applyTheme(ThemeMode::Light);
        palette = new PalettePanel(&document, &selection);
        view = new RackView(&document, &selection);
        outline = new RackOutline(&document, &selection);
        window.addWidget(palette);
        window.addWidget(view);
        window.addWidget(outline);
        window.setSizes({280, 620, 300});
        window.resize(1200, 820);
        QObject::connect(view, &RackView::placeRequested, palette, &PalettePanel::placeAt);
        QObject::connect(outline, &RackOutline::placeRequested, palette, &PalettePanel::placeAt);
    }

    bool show() {
        window.show();
        return QTest::qWaitForWindowActive(&window);
    }

    QListView* list() const { return palette->findChild<QListView*>(QStringLiteral("paletteList")); }
    QLabel* hintText() const { return view->viewport()->findChild<QLabel*>(QStringLiteral("dropHintText")); }
    QWidget* hint() const { return view->viewport()->findChild<QWidget*>(QStringLiteral("dropHint")); }

    /// The middle of a palette row whose payload is `product` (an id or a kind), scrolled into view; null when there is none.
    QPoint rowOf(DragPayload::Kind kind, const QString& product, int id = 0) const {
        QListView* rows = list();
        for (int row = 0; row < palette->model()->rowCount(); ++row) {
            const QModelIndex index = palette->model()->index(row, 0);
            const std::optional<DragPayload> payload = palette->model()->payloadAt(index);
            if (!payload || payload->kind != kind || payload->product != product || payload->id != id) continue;
            rows->scrollTo(index);
            QTest::qWait(20);
            return rows->visualRect(index).center();
        }
        return {};
    }

    QPoint pointOf(const SelectedItem& item) const { return view->mapFromScene(view->rackScene()->rectOf(item).center()); }

    QSplitter window;
    Selection selection;
    Document document;
    PalettePanel* palette = nullptr;
    RackView* view = nullptr;
    RackOutline* outline = nullptr;
};

}  // namespace rackwright::fixture
