#include "app/export/pdf_table.h"

#include "app/export/print_style.h"
#include "app/export/spec_words.h"
#include "app/export/text_lines.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <memory>
#include <numeric>

namespace rackwright {
namespace {

constexpr double pad_x = mm(1.3), pad_y = mm(0.6);
constexpr double pad_after_number = mm(3.5);  ///< words to the right of a number are kept off it
constexpr qsizetype longest_number = 32;      ///< characters of a value with its range
constexpr std::size_t rows_with_header = 3;   ///< of a table stay together on the page where it begins

struct Cell {
    std::unique_ptr<TextLines> lines;
    QColor colour;
};
struct Row {
    std::vector<Cell> cells;
    int lines = 1;
    double line_height = 0.0;
    double height() const { return lines * line_height + 2.0 * pad_y; }
};
using SharedRow = std::shared_ptr<const Row>;

struct Columns {
    std::vector<double> left, width, pad_left;
    double textWidth(std::size_t column) const { return width[column] - pad_left[column] - pad_x; }
    std::vector<bool> numeric;
};

/// The width of the longest word: numbers hold together by their non-breaking spaces.
double longestWord(const QString& text, const QFontMetricsF& metrics) {
    double longest = 0.0;
    for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        longest = std::max(longest, metrics.horizontalAdvance(word));
    }
    return longest;
}

/// Shares of the page's width as the table asks for, but no column so narrow that it breaks its words, as far as there is room.
std::vector<double> columnWidths(const std::vector<double>& shares, const std::vector<double>& longest,
                                 const std::vector<double>& pad_left) {
    const std::size_t count = longest.size();
    double sum = 0.0;
    for (std::size_t i = 0; i < count; ++i) sum += i < shares.size() ? shares[i] : 1.0;
    std::vector<double> widths(count), least(count);
    const double cap = body_width / 3.0;
    for (std::size_t i = 0; i < count; ++i) {
        widths[i] = body_width * (i < shares.size() ? shares[i] : 1.0) / sum;
        least[i] = std::min(longest[i] + pad_left[i] + pad_x + mm(0.3), cap);
    }
    double missing = 0.0, spare = 0.0;
    for (std::size_t i = 0; i < count; ++i) (widths[i] < least[i] ? missing : spare) += std::abs(widths[i] - least[i]);
    if (missing <= 0.0 || spare <= 0.0) return widths;
    const double given = std::min(1.0, missing / spare), got = std::min(1.0, spare / missing);
    for (std::size_t i = 0; i < count; ++i) {
        widths[i] += (least[i] - widths[i]) * (widths[i] < least[i] ? got : given);
    }
    return widths;
}

Columns columnsOf(const std::vector<QString>& header, const std::vector<std::vector<QString>>& rows, const SpecTable& table) {
    const QFontMetricsF plain(printFont(table_points)), bold(printFont(table_points, true));
    Columns columns;
    columns.numeric.resize(header.size(), false);
    std::copy_n(table.numeric.begin(), std::min(table.numeric.size(), header.size()), columns.numeric.begin());
    std::vector<double> longest(header.size(), 0.0);
    for (std::size_t i = 0; i < header.size(); ++i) {
        columns.pad_left.push_back(i > 0 && columns.numeric[i - 1] && !columns.numeric[i] ? pad_after_number : pad_x);
        longest[i] = longestWord(header[i], bold);
    }
    for (const std::vector<QString>& row : rows) {
        for (std::size_t i = 0; i < std::min(row.size(), longest.size()); ++i) {
            // A number with its range stays on one line where there is room; a reason in its place may break.
            const bool number = columns.numeric[i] && row[i].size() <= longest_number;
            longest[i] = std::max(longest[i], number ? plain.horizontalAdvance(row[i]) : longestWord(row[i], plain));
        }
    }
    columns.width = columnWidths(table.widths, longest, columns.pad_left);
    columns.left.resize(columns.width.size());
    std::exclusive_scan(columns.width.begin(), columns.width.end(), columns.left.begin(), margin_left);
    return columns;
}

SharedRow makeRow(const std::vector<QString>& texts, const std::vector<QColor>& colours, const Columns& columns, const QFont& font) {
    auto row = std::make_shared<Row>();
    for (std::size_t i = 0; i < columns.width.size(); ++i) {
        Cell cell;
        cell.lines = std::make_unique<TextLines>(i < texts.size() ? texts[i] : QString(), font, columns.textWidth(i), columns.numeric[i]);
        cell.colour = i < colours.size() ? colours[i] : ink::text;
        row->lines = std::max(row->lines, cell.lines->count());
        row->line_height = cell.lines->lineHeight();
        row->cells.push_back(std::move(cell));
    }
    return row;
}

void drawRow(QPainter& painter, double y, const Row& row, const Columns& columns, int first, int last, bool header) {
    const double height = (last - first) * row.line_height + 2.0 * pad_y;
    const double right = columns.left.back() + columns.width.back();
    if (header) painter.fillRect(QRectF(margin_left, y, right - margin_left, height), ink::header_fill);
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        row.cells[i].lines->draw(painter, columns.left[i] + columns.pad_left[i], y + pad_y, first, last, row.cells[i].colour);
    }
    painter.setPen(QPen(header ? ink::muted : ink::line, pt(header ? 0.8 : 0.4)));
    painter.drawLine(QPointF(margin_left, y + height), QPointF(right, y + height));
}

/// A verdict has its colour, and nothing else has one.
QColor colourOf(const SpecText& text) {
    const Verdict* verdict = std::get_if<Verdict>(&text);
    return verdict != nullptr ? verdictInk(*verdict) : ink::text;
}

/// Rows below one header that comes again on every page.
class TableFlow {
public:
    TableFlow(PageFlow& flow, std::shared_ptr<const Columns> columns, SharedRow header)
        : flow_(flow), columns_(std::move(columns)), header_(std::move(header)) {}

    /// The rows that begin the table go to the next page together when this one has no room for them.
    void begin(const std::vector<SharedRow>& rows) {
        double height = header_->height();
        for (std::size_t i = 0; i < std::min(rows.size(), rows_with_header); ++i) height += rows[i]->height();
        if (height < body_height / 3.0) flow_.ensure(height);
    }
    void add(const SharedRow& row) {
        if (header_->height() + row->height() > body_height) return addBroken(row);
        const bool fits = started_ && row->height() <= flow_.remaining();
        if (!fits) addHeader();
        flow_.add(row->height(), drawing(row, 0, row->lines));
    }

private:
    /// Stays with the row that follows, which goes to the next page when both do not fit.
    void addHeader() {
        flow_.addKept(header_->height(), [columns = columns_, header = header_](QPainter& painter, double y) {
            drawRow(painter, y, *header, *columns, 0, header->lines, true);
        });
        started_ = true;
    }
    DrawAt drawing(const SharedRow& row, int first, int last) const {
        return [columns = columns_, row, first, last](QPainter& painter, double y) {
            drawRow(painter, y, *row, *columns, first, last, false);
        };
    }
    /// A row that no page holds.
    void addBroken(const SharedRow& row) {
        for (int first = 0; first < row->lines;) {
            if (!started_ || first > 0 || flow_.remaining() < 3.0 * row->line_height + 2.0 * pad_y) addHeader();
            double room = flow_.remaining() - 2.0 * pad_y;
            if (room < 3.0 * row->line_height) room = body_height - header_->height() - 2.0 * pad_y;
            const int last = std::min(row->lines, first + std::max(1, static_cast<int>(room / row->line_height)));
            flow_.add((last - first) * row->line_height + 2.0 * pad_y, drawing(row, first, last));
            first = last;
        }
    }

    PageFlow& flow_;
    std::shared_ptr<const Columns> columns_;
    SharedRow header_;
    bool started_ = false;
};

}  // namespace

void addTable(PageFlow& flow, const SpecTable& table) {
    if (table.header.empty() || table.rows.empty()) return;
    std::vector<QString> header;
    for (const Message& message : table.header) header.push_back(specText(message));
    std::vector<std::vector<QString>> rows;
    for (const std::vector<SpecText>& row : table.rows) {
        std::vector<QString> texts;
        texts.reserve(row.size());
        for (const SpecText& cell : row) texts.push_back(specText(cell));
        rows.push_back(std::move(texts));
    }
    const auto columns = std::make_shared<const Columns>(columnsOf(header, rows, table));
    TableFlow lines(flow, columns, makeRow(header, {}, *columns, printFont(table_points, true)));
    std::vector<SharedRow> made;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        std::vector<QColor> colours;
        for (const SpecText& cell : table.rows[i]) colours.push_back(colourOf(cell));
        made.push_back(makeRow(rows[i], colours, *columns, printFont(table_points)));
    }
    lines.begin(made);
    for (const SharedRow& row : made) lines.add(row);
}

}  // namespace rackwright
