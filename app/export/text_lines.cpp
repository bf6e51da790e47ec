#include "app/export/text_lines.h"

#include "app/export/print_style.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>
#include <algorithm>

namespace rackwright {
namespace {

/// Line ends become line separators, other control characters go: a layout draws them as boxes or loses the text behind them.
QString printable(QString text) {
    text.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
    for (QChar& character : text) {
        if (character == QLatin1Char('\n') || character == QLatin1Char('\r') || character == QChar::ParagraphSeparator) {
            character = QChar::LineSeparator;
        } else if (character.category() == QChar::Other_Control) {
            character = QLatin1Char(' ');
        }
    }
    return text;
}

}  // namespace

TextLines::TextLines(const QString& text, const QFont& font, double width, bool right_aligned)
    : layout_(std::make_unique<QTextLayout>(printable(text), font)), line_height_(QFontMetricsF(font).height() * 1.08) {
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setAlignment(right_aligned ? Qt::AlignRight : Qt::AlignLeft);
    layout_->setTextOption(option);
    layout_->setCacheEnabled(true);
    layout_->beginLayout();
    for (double y = 0.0;; y += line_height_) {
        QTextLine line = layout_->createLine();
        if (!line.isValid()) break;
        line.setLineWidth(std::max(width, 1.0));
        line.setPosition(QPointF(0.0, y));
    }
    layout_->endLayout();
}

TextLines::~TextLines() = default;

int TextLines::count() const { return layout_->lineCount(); }

void TextLines::draw(QPainter& painter, double x, double y, int first, int last, const QColor& colour) const {
    painter.setPen(colour);
    for (int line = std::max(first, 0); line < std::min(last, count()); ++line) {
        layout_->lineAt(line).draw(&painter, QPointF(x, y - first * line_height_));
    }
}

double paragraphHeight(const QString& text, const ParagraphStyle& style) {
    return TextLines(text, style.font, body_width - style.indent).height();
}

void addParagraph(PageFlow& flow, const QString& text, const ParagraphStyle& style, bool kept) {
    const auto lines = std::make_shared<const TextLines>(text, style.font, body_width - style.indent);
    const auto draw = [lines, style](int first, int last) -> DrawAt {
        return [lines, style, first, last](QPainter& painter, double y) {
            if (style.bar.isValid()) {
                painter.fillRect(QRectF(margin_left, y, mm(0.9), (last - first) * lines->lineHeight() + 1.0), style.bar);
            }
            lines->draw(painter, margin_left + style.indent, y, first, last, style.colour);
        };
    };
    const int count = lines->count();
    // A heading of more lines than half a page is text.
    if (kept && lines->height() < body_height / 2.0) return flow.addKept(lines->height(), draw(0, count));
    for (int first = 0; first < count;) {
        const bool at_edge = first == 0 || count - first <= 3;
        const int last = std::min(count, first + (at_edge ? (count - first <= 3 ? count - first : 2) : 1));
        flow.add((last - first) * lines->lineHeight(), draw(first, last));
        first = last;
    }
}

}  // namespace rackwright
