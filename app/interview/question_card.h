#pragma once

#include "app/document/document.h"

#include <QFrame>

class QComboBox;
class QLabel;
class QLineEdit;

namespace rackwright {

/// One question: why it matters, the answer, and the assumption that holds without one.
class QuestionCard : public QFrame {
    Q_OBJECT

public:
    QuestionCard(Document* document, std::string question, int number, QWidget* parent);
    void refresh();
    void retranslate();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    const Question& question() const;
    void answer(Answer answer, const QString& merge_key = {});
    void clear();
    void chosen(int index);
    void typed(const QString& words);

    Document* document_;
    std::string question_;
    int number_;
    QLabel* words_;
    QLabel* decides_;
    QLabel* why_;
    QLabel* assumption_;
    QComboBox* choice_;
    QLineEdit* text_;
};

}  // namespace rackwright
