#pragma once

#include "app/document/document.h"
#include "app/document/selection.h"

#include <QWidget>
#include <vector>

class QLabel;
class QScrollArea;
class QSplitter;
class QVBoxLayout;

namespace rackwright {

class FieldForm;
class FigureTable;
class LinkList;
class PairTable;
class VerdictBanner;

/// Shows what is selected: its fields, what the catalogue says about it, and its figures. With nothing selected, the
/// project. Figures change while a field is typed in; a row of a figure opens its derivation.
class InspectorPanel : public QWidget {
    Q_OBJECT

public:
    InspectorPanel(Document* document, Selection* selection, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    /// Builds everything for the selected thing, in the current language.
    void rebuild();
    /// Brings what stands there up to date; rebuilds when the thing has become another.
    void refresh();
    void retranslate();
    void refreshTitle();
    void refreshFigures();
    void refreshFacts();
    void refreshLinks();
    FieldForm* addForm(FieldForm* form);
    void addHeading(const QString& words);
    PairTable* addTable(const char* name);

    Document* document_;
    Selection* selection_;
    SelectedItem shown_;
    QSplitter* splitter_;
    QLabel* kind_;
    QLabel* title_;
    VerdictBanner* verdict_;
    QScrollArea* scroll_;
    QWidget* content_ = nullptr;
    QVBoxLayout* content_layout_ = nullptr;
    std::vector<FieldForm*> forms_;
    PairTable* facts_ = nullptr;
    PairTable* parts_ = nullptr;
    LinkList* links_ = nullptr;
    QLabel* figures_title_;
    FigureTable* figures_;
};

}  // namespace rackwright
