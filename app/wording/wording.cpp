#include "app/wording/wording.h"

#include "app/language/language.h"
#include "app/wording/word_table.h"

#include <QCoreApplication>

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

QString fillIn(QString pattern, const Message& message) {
    for (const MessageArgument& argument : message.arguments) {
        const QString key = QLatin1Char('{') + QString::fromStdString(argument.name) + QLatin1Char('}');
        if (!pattern.contains(key)) continue;
        QString value = QString::fromStdString(argument.text);
        if (argument.is_number) {
            value = valueText(argument.number, argument.unit);
        } else if (const WordRow* row = findRow(messageRows(), argument.text)) {
            value = QCoreApplication::translate("Messages", row->pattern);  // an argument may itself be a code
        }
        pattern.replace(key, value);
    }
    return pattern;
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
        return fillIn(QCoreApplication::translate("Messages", row->pattern), message);
    }
    if (const WordRow* row = findRow(reportRows(), message.code))
        return fillIn(QCoreApplication::translate("Report", row->pattern), message);
    if (const FindingRow* row = findFinding(message.code)) return fillIn(QCoreApplication::translate("Findings", row->title), message);
    return QString::fromStdString(message.code);
}

FindingWords findingWords(const Finding& finding) {
    const FindingRow* row = findFinding(finding.message.code);
    if (row == nullptr) return {QString::fromStdString(finding.message.code), {}, {}};
    return {fillIn(QCoreApplication::translate("Findings", row->title), finding.message),
            fillIn(QCoreApplication::translate("Findings", row->why), finding.message),
            fillIn(QCoreApplication::translate("Findings", row->what_to_do), finding.message)};
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
