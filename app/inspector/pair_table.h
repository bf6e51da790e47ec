#pragma once

#include <QTableWidget>
#include <vector>

namespace rackwright {

/// Rows of a label and a value, without a grid, as high as their texts need.
class PairTable : public QTableWidget {
    Q_OBJECT

public:
    struct Row {
        QString label, value, tool_tip;
        QColor colour{};    ///< of the value; invalid: as the text
        QString address{};  ///< opened when the row is activated
    };

    explicit PairTable(QWidget* parent);
    void setRows(const std::vector<Row>& rows);
    /// Takes the height of its rows, so that only the panel around it scrolls.
    void setGrows(bool grows);
    int rowsHeight() const;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fitRows();

    bool grows_ = false;
};

}  // namespace rackwright
