#pragma once

#include "app/document/document.h"

#include <QDialog>
#include <vector>

class QLabel;
class QPushButton;
class QTableWidget;

namespace rackwright {

/// How a figure came about: value with range, formula, and where every number in it comes from. Inputs that are figures
/// themselves open in turn. Stays open beside the window and follows the edits.
class ExplainDialog : public QDialog {
    Q_OBJECT

public:
    ExplainDialog(Document* document, QWidget* parent);

    void showFigure(const FigureId& figure);
    /// The whole derivation as plain text, for a letter or a note.
    QString asText() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void retranslate();
    void goBack();
    void fillTable();
    void activateRow(int row, int column);
    QString sourceText(const DerivationInput& input) const;

    Document* document_;
    std::vector<FigureId> history_;  ///< the last one is shown
    Derivation derivation_;
    bool explained_ = false;
    QLabel* title_;
    QLabel* subject_;
    QLabel* value_;
    QLabel* formula_title_;
    QLabel* formula_;
    QTableWidget* table_;
    QLabel* sources_;
    QPushButton* back_;
    QPushButton* copy_;
    QPushButton* close_;
};

/// Opens the window's explanation of the figure, or shows it in the one that is open already.
void showExplanation(Document* document, const FigureId& figure, QWidget* parent);

}  // namespace rackwright
