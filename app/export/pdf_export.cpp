#include "app/export/pdf_export.h"

#include "app/export/pdf_cover.h"
#include "app/export/pdf_layout.h"
#include "app/export/print_style.h"
#include "app/export/text_lines.h"

#include <QCoreApplication>
#include <QDate>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>

namespace rackwright {
namespace {

QString words(const char* text) { return QCoreApplication::translate("PdfExport", text); }

Message cannotWrite(const QString& path, const QString& detail) {
    return Message("export.cannot-write").with("file", path.toStdString()).with("detail", detail.toStdString());
}

/// Header and footer of every page but the cover.
void paintFrame(QPainter& painter, const QString& title, const QString& customer, int number, int of) {
    const QFont font = printFont(small_points);
    const QFontMetricsF metrics(font);
    const auto line = [&](double y, const QString& left, const QString& right) {
        const QString cut = metrics.elidedText(left, Qt::ElideRight, body_width * 0.6);
        TextLines(cut, font, body_width).draw(painter, margin_left, y, 0, 1, ink::muted);
        TextLines(metrics.elidedText(right, Qt::ElideRight, body_width * 0.38), font, body_width, true)
            .draw(painter, margin_left, y, 0, 1, ink::muted);
    };
    line(mm(13.0), title, customer);
    painter.setPen(QPen(ink::line, pt(0.5)));
    painter.drawLine(QPointF(margin_left, mm(18.0)), QPointF(margin_left + body_width, mm(18.0)));
    line(page_height - mm(14.0), QString(), words(QT_TRANSLATE_NOOP("PdfExport", "page %1 of %2")).arg(number).arg(of));
}

QString oneLine(const std::string& text) { return QString::fromStdString(text).simplified(); }

}  // namespace

Failure exportPdf(const Catalogue& catalogue, const Project& project, const SpecOptions& options, const QString& path) {
    const SpecDocument document = build_spec(catalogue, project, options);
    std::map<VariantId, Evaluation> evaluations;
    for (const Variant& variant : project.variants) evaluations.emplace(variant.id, evaluate(catalogue, project, variant));
    const LaidOutSpec chapters = layOutSpec(document, catalogue, project, evaluations);
    // The contents take as many pages whatever the numbers in them are.
    const int contents_pages = layOutContents(chapters.contents, 1).pageCount();
    const int first_chapter = 2 + contents_pages;
    const PageFlow contents = layOutContents(chapters.contents, first_chapter);
    const int pages = 1 + contents_pages + chapters.flow.pageCount();

    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return cannotWrite(path, file.errorString());
    QPdfWriter writer(&file);
    writer.setResolution(print_dpi);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(0.0, 0.0, 0.0, 0.0));
    const QString kind = words(QT_TRANSLATE_NOOP("PdfExport", "Hardware specification"));
    const QString title = oneLine(document.title).isEmpty() ? kind : oneLine(document.title);
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("Rackwright"));
    QPainter painter;
    if (!painter.begin(&writer)) return cannotWrite(path, file.errorString());
    painter.setRenderHint(QPainter::Antialiasing);
    paintCover(painter, document, QLocale().toString(QDate::currentDate(), QLocale::LongFormat));
    for (int page = 2; page <= pages; ++page) {
        if (!writer.newPage()) {
            painter.end();
            file.cancelWriting();
            return cannotWrite(path, file.errorString());
        }
        paintFrame(painter, title, oneLine(document.customer), page, pages);
        if (page < first_chapter) {
            contents.paint(page - 2, painter);
        } else {
            chapters.flow.paint(page - first_chapter, painter);
        }
    }
    painter.end();
    if (!file.commit()) return cannotWrite(path, file.errorString());
    return {};
}

}  // namespace rackwright
