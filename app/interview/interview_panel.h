#pragma once

#include "app/document/document.h"

#include <QWidget>
#include <vector>

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace rackwright {

class QuestionCard;

/// What to ask the customer: the catalogue's questions in order, the answers given, and what is assumed until then.
class InterviewPanel : public QWidget {
    Q_OBJECT

public:
    explicit InterviewPanel(Document* document, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void retranslate();

    Document* document_;
    QLabel* progress_;
    QLabel* nothing_;
    QScrollArea* scroll_;
    std::vector<QuestionCard*> cards_;
};

}  // namespace rackwright
