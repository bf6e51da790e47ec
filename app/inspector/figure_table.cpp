#include "app/inspector/figure_table.h"

#include "app/theme/theme.h"
#include "app/wording/wording.h"

#include <QKeyEvent>

namespace rackwright {

FigureTable::FigureTable(QWidget* parent) : PairTable(parent) {
    setObjectName(QStringLiteral("figures"));
    viewport()->setCursor(Qt::PointingHandCursor);
    connect(this, &QTableWidget::cellClicked, this, [this](int row, int) { open(row); });
}

void FigureTable::showFigures(const Subject& subject, const FigureList& figures) {
    if (!(subject_ == subject)) setCurrentCell(-1, -1);  // another thing: none of its figures was chosen
    subject_ = subject;
    kinds_.clear();
    std::vector<Row> rows;
    for (const FigureEntry& entry : figures.entries) {
        kinds_.push_back(entry.kind);
        Row row{figureLabel(entry.kind), figureText(entry.figure), tr("How this figure came about")};
        if (!entry.figure.known()) {
            row.tool_tip = unknownReason(entry.figure.unknown_reason);
            row.colour = verdictColour(Verdict::Unknown);
        }
        rows.push_back(std::move(row));
    }
    setRows(rows);
}

void FigureTable::open(int row) {
    if (row < 0 || static_cast<std::size_t>(row) >= kinds_.size()) return;
    emit opened({subject_, kinds_[static_cast<std::size_t>(row)]});
}

void FigureTable::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space) return open(currentRow());
    PairTable::keyPressEvent(event);
}

}  // namespace rackwright
