#include "app/wording/wording.h"

#include "app/language/language.h"
#include "app/wording/word_table.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>

namespace rackwright {
namespace {

const WordRow* findRow(std::span<const WordRow> rows, std::string_view code) {
    for (const WordRow& row : rows) {
        if (row.code == code) return &row;
    }
    return nullptr;
}

const FindingRow* findFinding(std::string_view code) {
    for (const FindingRow& row : findingRows()) {
        if (row.code == code) return &row;
    }
    return nullptr;
}

QString fillIn(const QString& pattern, const Message& message, bool nested);

/// An argument may itself be a code: of a field, or of another message, whose values then stand in this one.
std::optional<QString> wordsOfCode(const std::string& code, const Message& message, bool nested) {
    if (const WordRow* row = findRow(fieldRows(), code)) return QCoreApplication::translate("Fields", row->pattern);
    const WordRow* row = nested ? nullptr : findRow(messageRows(), code);
    if (row != nullptr) return fillIn(QCoreApplication::translate("Messages", row->pattern), message, true);
    return std::nullopt;
}

/// A value is put in once and not looked through again: a name that the user wrote may hold braces. Only the words of a code hold
/// places of their own ("{limit}" in the detail of store.invalid), and there only fields are named.
QString fillIn(const QString& pattern, const Message& message, bool nested) {
    static const QRegularExpression place(QStringLiteral("\\{([a-z0-9_]+)\\}"));
    QString filled;
    qsizetype end = 0;
    for (auto matches = place.globalMatch(pattern); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        const std::string name = match.captured(1).toStdString();
        const auto argument = std::find_if(message.arguments.begin(), message.arguments.end(),
                                           [&name](const MessageArgument& candidate) { return candidate.name == name; });
        filled += pattern.mid(end, match.capturedStart() - end);
        end = match.capturedEnd();
        if (argument == message.arguments.end()) {
            filled += match.captured();
        } else if (argument->is_number) {
            filled += valueText(argument->number, argument->unit);
        } else if (const std::optional<QString> words = wordsOfCode(argument->text, message, nested)) {
            filled += *words;
        } else {
            filled += QString::fromStdString(argument->text);
        }
    }
    return filled + pattern.mid(end);
}

}  // namespace

NumberStyle numberStyle() {
    NumberStyle style;
    style.language = currentLanguage();
    return style;
}

QString figureText(const Figure& figure) { return QString::fromStdString(print_figure(figure, numberStyle())); }
QString valueText(double value, Unit unit) { return QString::fromStdString(print_quantity(value, unit, numberStyle())); }

QString unknownReason(std::string_view code) { return messageText(Message(std::string(code))); }

bool hasWords(const std::string& code) {
    return findRow(messageRows(), code) != nullptr || findRow(reportRows(), code) != nullptr || findFinding(code) != nullptr;
}

QString messageText(const Message& message) {
    if (const WordRow* row = findRow(messageRows(), message.code)) {
        return fillIn(QCoreApplication::translate("Messages", row->pattern), message, false);
    }
    if (const WordRow* row = findRow(reportRows(), message.code))
        return fillIn(QCoreApplication::translate("Report", row->pattern), message, false);
    if (const FindingRow* row = findFinding(message.code))
        return fillIn(QCoreApplication::translate("Findings", row->title), message, false);
    return QString::fromStdString(message.code);
}

FindingWords findingWords(const Finding& finding) {
    const FindingRow* row = findFinding(finding.message.code);
    if (row == nullptr) return {QString::fromStdString(finding.message.code), {}, {}};
    return {fillIn(QCoreApplication::translate("Findings", row->title), finding.message, false),
            fillIn(QCoreApplication::translate("Findings", row->why), finding.message, false),
            fillIn(QCoreApplication::translate("Findings", row->what_to_do), finding.message, false)};
}

QString inputMeaning(const std::string& code) {
    const WordRow* row = findRow(inputRows(), code);
    return row != nullptr ? QCoreApplication::translate("Inputs", row->pattern) : QString::fromStdString(code);
}

QString subjectName(const Project& project, const Variant& variant, const Subject& subject) {
    switch (subject.kind) {
        case SubjectKind::Variant:
            return QString::fromStdString(variant.name);
        case SubjectKind::Rack:
            if (const Rack* rack = find_rack(variant, RackId{subject.id})) return QString::fromStdString(rack->name);
            break;
        case SubjectKind::Server:
            if (const Server* server = find_server(variant, ServerId{subject.id})) return QString::fromStdString(server->name);
            break;
        case SubjectKind::Gpu:
            if (const Server* server = find_server(variant, ServerId{subject.id})) {
                return QCoreApplication::translate("Subjects", "%1 · GPU %2")
                    .arg(QString::fromStdString(server->name))
                    .arg(subject.slot + 1);
            }
            break;
        case SubjectKind::Array:
            if (const StorageArray* array = find_array(variant, ArrayId{subject.id})) return QString::fromStdString(array->name);
            break;
        case SubjectKind::Workload:
            if (const Workload* workload = project.workload(WorkloadId{subject.id})) return QString::fromStdString(workload->name);
            break;
    }
    return {};
}

}  // namespace rackwright
