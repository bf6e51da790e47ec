#pragma once

#include "app/inspector/pair_table.h"
#include "sizing/evaluation.h"

namespace rackwright {

/// The figures of one subject; a row opens how the figure came about (click or Enter).
class FigureTable : public PairTable {
    Q_OBJECT

public:
    explicit FigureTable(QWidget* parent);
    void showFigures(const Subject& subject, const FigureList& figures);

signals:
    void opened(const rackwright::FigureId& figure);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void open(int row);

    Subject subject_;
    std::vector<FigureKind> kinds_;
};

}  // namespace rackwright
