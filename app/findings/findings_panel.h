#pragma once

#include "app/document/document.h"
#include "app/document/selection.h"

#include <QWidget>
#include <vector>

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace rackwright {

class FindingCard;

/// What the review found in the current variant, worst first; above it, whether the variant holds and its key figures.
class FindingsPanel : public QWidget {
    Q_OBJECT

public:
    FindingsPanel(Document* document, Selection* selection, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void retranslate();
    void refreshHeader(const std::vector<Finding>& findings);
    void selectSubject(const Subject& subject);

    Document* document_;
    Selection* selection_;
    QLabel* verdict_;
    QLabel* counts_;
    QLabel* nothing_;
    QScrollArea* scroll_;
    QVBoxLayout* list_;
    std::vector<FindingCard*> cards_;
};

}  // namespace rackwright
