#include "app/export/pdf_cover.h"

#include "app/export/print_style.h"
#include "app/export/text_lines.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>

namespace rackwright {
namespace {

QString words(const char* text) { return QCoreApplication::translate("PdfExport", text); }

/// At most so many lines, so that a long name leaves room for the others. Gives the height used.
double paintText(QPainter& painter, double y, const QString& text, const QFont& font, const QColor& colour, int most_lines) {
    const TextLines lines(text, font, body_width);
    const int shown = std::min(lines.count(), most_lines);
    lines.draw(painter, margin_left, y, 0, shown, colour);
    return shown * lines.lineHeight();
}

}  // namespace

void paintCover(QPainter& painter, const SpecDocument& document, const QString& date) {
    double y = mm(78.0);
    painter.fillRect(QRectF(margin_left, y - mm(10.0), mm(36.0), mm(1.4)), ink::accent);
    const QString kind = words(QT_TRANSLATE_NOOP("PdfExport", "Hardware specification"));
    const QString title = QString::fromStdString(document.title).trimmed();
    y += paintText(painter, y, title.isEmpty() ? kind : title, printFont(26.0, true), ink::text, 4) + mm(3.0);
    if (!title.isEmpty()) y += paintText(painter, y, kind, printFont(14.0), ink::muted, 2);
    y += mm(22.0);
    const auto line = [&](const QString& label, const QString& value) {
        if (value.isEmpty()) return;
        y += paintText(painter, y, label, printFont(small_points + 1.0), ink::muted, 1) + mm(0.6);
        y += paintText(painter, y, value, printFont(13.0), ink::text, 3) + mm(6.0);
    };
    line(words(QT_TRANSLATE_NOOP("PdfExport", "Customer")), QString::fromStdString(document.customer).trimmed());
    line(words(QT_TRANSLATE_NOOP("PdfExport", "Author")), QString::fromStdString(document.author).trimmed());
    line(words(QT_TRANSLATE_NOOP("PdfExport", "Date")), date);
}

}  // namespace rackwright
