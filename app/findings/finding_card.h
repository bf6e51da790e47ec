#pragma once

#include "app/document/document.h"

#include <QFrame>

class QLabel;
class QToolButton;
class QVBoxLayout;

namespace rackwright {

/// One finding: severity and title; opened, also why, what to do, and the figures that show it.
class FindingCard : public QFrame {
    Q_OBJECT

public:
    FindingCard(Document* document, QWidget* parent);
    void showFinding(const Finding& finding);
    const Finding& finding() const { return finding_; }
    void setOpen(bool open);
    bool isOpen() const { return open_; }

signals:
    void chosen();
    void figureOpened(const rackwright::FigureId& figure);

protected:
    void mousePressEvent(QMouseEvent* event) override;

private:
    void showEvidence();

    Document* document_;
    Finding finding_;
    bool open_ = false;
    QLabel* sign_;
    QToolButton* toggle_;
    QLabel* title_;
    QLabel* subject_;
    QWidget* body_;
    QLabel* why_;
    QLabel* what_to_do_;
    QWidget* evidence_ = nullptr;
    QVBoxLayout* body_layout_;
};

/// "✕", "!", "i": does not rely on colour.
QString severitySign(Severity severity);
QColor severityColour(Severity severity);

}  // namespace rackwright
