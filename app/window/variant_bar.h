#pragma once

#include "app/document/document.h"

#include <QTabBar>

namespace rackwright {

/// The variants as tabs: choose, rename (double click or F2), duplicate, delete, move by dragging. The sign before a name is the
/// variant's verdict.
class VariantBar : public QTabBar {
    Q_OBJECT

public:
    explicit VariantBar(Document* document, QWidget* parent = nullptr);

public slots:
    void addVariant();
    void duplicateCurrent();
    void renameCurrent();
    void removeCurrent();

protected:
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void refresh();

    Document* document_;
    bool refreshing_ = false;
};

}  // namespace rackwright
