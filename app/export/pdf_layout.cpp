#include "app/export/pdf_layout.h"

#include "app/export/pdf_pictures.h"
#include "app/export/pdf_table.h"
#include "app/export/print_style.h"
#include "app/export/spec_words.h"
#include "app/export/text_lines.h"
#include "app/wording/wording.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

namespace rackwright {
namespace {

QString words(const char* text) { return QCoreApplication::translate("PdfExport", text); }

QColor severityInk(Severity severity) {
    switch (severity) {
        case Severity::Problem:
            return verdictInk(Verdict::DoesNotFit);
        case Severity::Warning:
            return verdictInk(Verdict::Tight);
        case Severity::Note:
            break;
    }
    return ink::accent;
}

/// Writes the blocks of a document into a flow.
class SpecWriter {
public:
    SpecWriter(PageFlow& flow, const Catalogue& catalogue, const Project& project, const std::map<VariantId, Evaluation>& evaluations)
        : flow_(flow), catalogue_(catalogue), project_(project), evaluations_(evaluations) {}

    /// Gives the page of the heading only once the section is written: a heading may go along to the next page.
    void heading(const SpecSection& section) {
        if (section.new_page || (section.level == 1 && flow_.remaining() < body_height / 3.0)) flow_.newPage();
        const bool chapter = section.level == 1;
        flow_.addSpace(mm(chapter ? 8.0 : section.level == 2 ? 5.0 : 3.0));
        const ParagraphStyle style{printFont(chapter              ? 17.0
                                             : section.level == 2 ? 12.5
                                                                  : 10.5,
                                             true),
                                   chapter ? ink::accent : ink::text, 0.0, QColor()};
        addParagraph(flow_, headingText(section), style, true);
        keepSpace(chapter ? 3.5 : section.level == 2 ? 2.2 : 1.5);
    }

    /// Whether the block that follows is said to introduce a table, with which it then stays.
    void introduce(bool introduces) { introduces_ = introduces; }

    void operator()(const SpecParagraph& paragraph) {
        ParagraphStyle style{printFont(text_points), ink::text, 0.0, QColor()};
        if (paragraph.quoted) {
            style.indent = mm(4.0);
            style.bar = ink::line;
            style.colour = ink::muted;
        }
        const QString text = specText(paragraph.text);
        const bool kept = introduces_ && paragraphHeight(text, style) < mm(30.0);
        addParagraph(flow_, text, style, kept);
        if (kept) return keepSpace(2.0);
        flow_.addSpace(mm(2.5));
    }
    void operator()(const SpecTable& table) {
        addTable(flow_, table);
        flow_.addSpace(mm(3.5));
    }
    void operator()(const SpecPicture& picture) {
        const Variant* variant = project_.variant(picture.variant);
        const auto evaluation = evaluations_.find(picture.variant);
        if (variant == nullptr || evaluation == evaluations_.end()) return;
        addPicture(flow_, picture, {catalogue_, project_, *variant, evaluation->second});
    }
    void operator()(const SpecFinding& shown) {
        const FindingWords said = findingWords(shown.finding);
        const Variant* variant = project_.variant(shown.variant);
        const QColor bar = severityInk(shown.finding.severity);
        std::vector<std::pair<QString, ParagraphStyle>> lines;
        const auto line = [&](const QString& text, double points, bool bold, const QColor& colour) {
            if (!text.isEmpty()) lines.emplace_back(text, ParagraphStyle{printFont(points, bold), colour, mm(4.0), bar});
        };
        QString label = severityText(shown.finding.severity);
        if (variant != nullptr) {
            const QString about = subjectName(project_, *variant, shown.finding.subject);
            if (!about.isEmpty()) label += QStringLiteral(" · ") + about;
        }
        line(label, small_points, true, bar);
        line(said.title, text_points + 0.5, true, ink::text);
        line(said.why, text_points, false, ink::text);
        if (!said.what_to_do.isEmpty()) {
            line(words(QT_TRANSLATE_NOOP("PdfExport", "What to do: %1")).arg(said.what_to_do), text_points, false, ink::text);
        }
        if (!shown.sources.empty()) {
            line(words(QT_TRANSLATE_NOOP("PdfExport", "Sources: %1")).arg(QString::fromStdString(shown.sources)), small_points, false,
                 ink::muted);
        }
        double height = 0.0;
        for (const auto& [text, style] : lines) height += paragraphHeight(text, style);
        if (height <= body_height / 2.0) flow_.ensure(height);
        for (const auto& [text, style] : lines) addParagraph(flow_, text, style);
        flow_.addSpace(mm(4.0));
    }
    void operator()(const SpecFormula& formula) {
        QString name = QString::fromStdString(formula.subject);
        if (formula.figure.subject.kind == SubjectKind::Gpu) {
            name = words(QT_TRANSLATE_NOOP("PdfExport", "%1 · GPU %2")).arg(name).arg(formula.figure.subject.slot + 1);
        }
        const QString label = figureLabel(formula.figure.kind);
        const QString head = name.isEmpty() ? label : QStringLiteral("%1: %2").arg(name, label);
        flow_.addSpace(mm(2.0));
        addParagraph(flow_, QStringLiteral("%1 = %2").arg(head, figureText(formula.result)),
                     {printFont(text_points, true), ink::text, 0.0, QColor()}, true);
        QString from = QString::fromStdString(formula.formula);
        if (!formula.sources.empty()) from += QStringLiteral("   ") + QString::fromStdString(formula.sources);
        if (!from.isEmpty()) addParagraph(flow_, from, {printFont(text_points), ink::muted, 0.0, QColor()}, true);
        keepSpace(1.0);
    }

private:
    /// Space that belongs to the heading above it.
    void keepSpace(double millimetres) { flow_.addKept(mm(millimetres), {}); }

    PageFlow& flow_;
    const Catalogue& catalogue_;
    const Project& project_;
    const std::map<VariantId, Evaluation>& evaluations_;
    bool introduces_ = false;
};

}  // namespace

LaidOutSpec layOutSpec(const SpecDocument& document, const Catalogue& catalogue, const Project& project,
                       const std::map<VariantId, Evaluation>& evaluations) {
    LaidOutSpec laid_out;
    laid_out.contents.reserve(document.sections.size());
    SpecWriter writer(laid_out.flow, catalogue, project, evaluations);
    for (const SpecSection& section : document.sections) {
        writer.heading(section);
        if (section.level <= 2) {
            laid_out.contents.push_back({headingText(section), section.level, 0});
            // The page is known where the heading is painted upon: a piece without height that stays with it.
            laid_out.flow.addMark([&laid_out, entry = laid_out.contents.size() - 1](int page) { laid_out.contents[entry].page = page; });
        }
        for (std::size_t i = 0; i < section.blocks.size(); ++i) {
            writer.introduce(i + 1 < section.blocks.size() && std::holds_alternative<SpecTable>(section.blocks[i + 1]));
            std::visit(writer, section.blocks[i]);
        }
    }
    laid_out.flow.finish();
    return laid_out;
}

PageFlow layOutContents(const std::vector<ContentsEntry>& contents, int first_page) {
    PageFlow flow;
    addParagraph(flow, words(QT_TRANSLATE_NOOP("PdfExport", "Contents")), {printFont(17.0, true), ink::accent, 0.0, QColor()}, true);
    flow.addKept(mm(4.0), {});
    for (const ContentsEntry& entry : contents) {
        const bool chapter = entry.level == 1;
        if (chapter) flow.addSpace(mm(1.6));
        const QFont font = printFont(text_points, chapter);
        const double indent = chapter ? 0.0 : mm(6.0), number_width = mm(14.0);
        const QString number = QString::number(entry.page + first_page);
        const QString title = QFontMetricsF(font).elidedText(entry.title.simplified(), Qt::ElideRight, body_width - indent - number_width);
        const auto name = std::make_shared<const TextLines>(title, font, body_width);
        const auto page = std::make_shared<const TextLines>(number, font, number_width, true);
        flow.add(name->lineHeight(), [name, page, indent, number_width](QPainter& painter, double y) {
            name->draw(painter, margin_left + indent, y, 0, 1, ink::text);
            page->draw(painter, margin_left + body_width - number_width, y, ink::text);
        });
    }
    flow.finish();
    return flow;
}

}  // namespace rackwright
