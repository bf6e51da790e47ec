#include "app/inspector/pair_table.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <algorithm>

namespace rackwright {

PairTable::PairTable(QWidget* parent) : QTableWidget(0, 2, parent) {
    horizontalHeader()->hide();
    verticalHeader()->hide();
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setMinimumSectionSize(10);
    setShowGrid(false);
    setWordWrap(true);
    setTextElideMode(Qt::ElideRight);
    setEditTriggers(NoEditTriggers);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setTabKeyNavigation(false);
    setAlternatingRowColors(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setFrameShape(QFrame::NoFrame);
}

void PairTable::setRows(const std::vector<Row>& rows) {
    bool heights_change = rowCount() != static_cast<int>(rows.size());
    setRowCount(static_cast<int>(rows.size()));
    for (int number = 0; number < rowCount(); ++number) {
        const Row& row = rows[static_cast<std::size_t>(number)];
        for (int column = 0; column < 2; ++column) {
            QTableWidgetItem* cell = item(number, column);
            if (cell == nullptr) {
                cell = new QTableWidgetItem;
                setItem(number, column, cell);
            }
            const QString& words = column == 0 ? row.label : row.value;
            if (cell->text() != words) {
                heights_change = heights_change || column == 0 || cell->text().size() != words.size();
                cell->setText(words);
            }
            const QString tip = row.tool_tip.toHtmlEscaped();
            if (cell->toolTip() != tip) cell->setToolTip(tip);
            cell->setData(Qt::UserRole, row.address);
            cell->setTextAlignment(column == 0 ? Qt::Alignment(Qt::AlignLeft | Qt::AlignVCenter)
                                               : Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
        }
        item(number, 1)->setData(Qt::ForegroundRole, row.colour.isValid() ? QVariant(QBrush(row.colour)) : QVariant());
    }
    if (heights_change) fitRows();
}

void PairTable::setGrows(bool grows) {
    grows_ = grows;
    setVerticalScrollBarPolicy(grows ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    fitRows();
}

int PairTable::rowsHeight() const { return verticalHeader()->length() + 2 * frameWidth() + 2; }

void PairTable::fitRows() {
    // As wide as the values need, but the labels keep a part of the width: a longer value is wrapped.
    constexpr double widest_share = 0.6;
    const int width = std::max(40, viewport()->width());
    const int values = std::min(std::max(20, sizeHintForColumn(1) + 8), static_cast<int>(width * widest_share));
    // Both by hand: a stretched column gets its width too late for the heights of its rows.
    horizontalHeader()->resizeSection(0, width - values);
    horizontalHeader()->resizeSection(1, values);
    resizeRowsToContents();
    if (grows_) setFixedHeight(rowsHeight());
    updateGeometry();
}

void PairTable::resizeEvent(QResizeEvent* event) {
    QTableWidget::resizeEvent(event);
    if (event->oldSize().width() != event->size().width()) fitRows();
}

void PairTable::keyPressEvent(QKeyEvent* event) {
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentRow() >= 0) {
        emit cellActivated(currentRow(), 0);
        return;
    }
    QTableWidget::keyPressEvent(event);
}

}  // namespace rackwright
