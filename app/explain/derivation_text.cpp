#include "app/explain/derivation_text.h"

#include "app/wording/wording.h"

#include <QCoreApplication>
#include <QStringList>

namespace rackwright {
namespace {

QString words(const char* text) { return QCoreApplication::translate("DerivationText", text); }

}  // namespace

QString figureSubjectText(const Project& project, const Variant& variant, const Subject& subject) {
    QString name = subjectName(project, variant, subject);
    if (subject.kind == SubjectKind::Variant) return name;
    return words(QT_TRANSLATE_NOOP("DerivationText", "%1, in the variant “%2”")).arg(name, QString::fromStdString(variant.name));
}

QString inputSourceText(const Catalogue& catalogue, const Project& project, const Variant& variant, const DerivationInput& input) {
    QStringList parts;
    if (const Source* source = catalogue.source(input.source)) {
        parts << QString::fromStdString(source->title);
    } else if (input.origin == Origin::Derived) {
        if (const std::optional<FigureId> figure = figure_id_from_text(input.source)) {
            parts << QStringLiteral("%1 (%2)").arg(figureLabel(figure->kind), subjectName(project, variant, figure->subject));
        }
    }
    if (!input.note.empty()) parts << messageText(Message(input.note));
    return parts.join(QStringLiteral(" — "));
}

QString formulaSourcesText(const Catalogue& catalogue, const Derivation& derivation) {
    QStringList titles;
    for (const std::string& id : derivation.formula_sources) {
        const Source* source = catalogue.source(id);
        titles << (source != nullptr
                       ? QStringLiteral("%1 (%2)").arg(QString::fromStdString(source->title), QString::fromStdString(source->address))
                       : QString::fromStdString(id));
    }
    if (titles.isEmpty()) return {};
    return words(QT_TRANSLATE_NOOP("DerivationText", "Formula from: %1")).arg(titles.join(QStringLiteral("; ")));
}

QString derivationText(const Catalogue& catalogue, const Project& project, const Variant& variant, const Derivation& derivation) {
    QStringList lines;
    lines << QStringLiteral("%1: %2").arg(figureLabel(derivation.id.kind), figureText(derivation.result));
    lines << figureSubjectText(project, variant, derivation.id.subject);
    if (!derivation.formula.empty()) lines << QString::fromStdString(derivation.formula);
    for (const DerivationInput& input : derivation.inputs) {
        QString line =
            QStringLiteral("  %1 = %2  %3 [%4]")
                .arg(QString::fromStdString(input.symbol), figureText(input.value), inputMeaning(input.meaning), originText(input.origin));
        const QString source = inputSourceText(catalogue, project, variant, input);
        if (!source.isEmpty()) line += QStringLiteral(": ") + source;
        if (const Source* page = catalogue.source(input.source)) line += QStringLiteral(" <%1>").arg(QString::fromStdString(page->address));
        lines << line;
    }
    const QString sources = formulaSourcesText(catalogue, derivation);
    if (!sources.isEmpty()) lines << sources;
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

}  // namespace rackwright
