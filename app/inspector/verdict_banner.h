#pragma once

#include "sizing/evaluation.h"

#include <QWidget>

class QLabel;

namespace rackwright {

/// Whether it fits, what decides it, and why.
class VerdictBanner : public QWidget {
    Q_OBJECT

public:
    explicit VerdictBanner(QWidget* parent);
    void showVerdict(Verdict verdict, Limit limit, const QString& reason);

protected:
    void changeEvent(QEvent* event) override;

private:
    void colour();

    Verdict verdict_ = Verdict::NotPlaced;
    QLabel* chip_;
    QLabel* reason_;
};

}  // namespace rackwright
