#include "sizing/case_accuracy.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <map>

namespace rackwright {
namespace {

struct Errors {
    int cases = 0;
    std::vector<double> all, beside_shortcut, shortcut;
    std::string rule;
};

void add(Errors& errors, const CaseResult& result) {
    ++errors.cases;
    if (!result.known() || result.published == 0.0) return;
    errors.all.push_back(std::abs(result.relative_error()));
    if (!std::isfinite(result.rule_of_thumb)) return;
    errors.beside_shortcut.push_back(std::abs(result.relative_error()));
    errors.shortcut.push_back(std::abs((result.rule_of_thumb - result.published) / result.published));
    if (errors.rule.empty()) errors.rule = result.rule;
}

AccuracyRow row_of(std::string kind, std::string group, const Errors& errors) {
    AccuracyRow row;
    row.kind = std::move(kind);
    row.group = std::move(group);
    row.cases = errors.cases;
    row.predicted = summarise_errors(errors.all);
    row.predicted_so = summarise_errors(errors.beside_shortcut);
    row.shortcut = summarise_errors(errors.shortcut);
    row.rule = errors.rule;
    return row;
}

/// One decimal place, whatever the locale; a dash for what is not known.
std::string percent(double share) {
    if (!std::isfinite(share)) return "–";
    std::array<char, 64> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), share * 100.0, std::chars_format::fixed, 1);
    return end.ec == std::errc() ? std::string(text.data(), end.ptr) + " %" : "–";
}

std::string cells(const ErrorSummary& summary) {
    return percent(summary.median) + " | " + percent(summary.mean) + " | " + percent(summary.ninetieth);
}

void write_table(std::string& text, const std::vector<AccuracyRow>& rows) {
    text +=
        "| kind | cases | predicted | median | mean | 90th percentile | shortcut | its cases | its median | its mean | its 90th percentile "
        "|\n"
        "|---|---:|---:|---:|---:|---:|---|---:|---:|---:|---:|\n";
    for (const AccuracyRow& row : rows) {
        text += "| `" + row.kind + "`" + (row.group.empty() ? "" : " " + row.group) + " | " + std::to_string(row.cases) + " | " +
                std::to_string(row.predicted.cases) + " | " + cells(row.predicted) + " | " + (row.rule.empty() ? "–" : row.rule) + " | " +
                std::to_string(row.shortcut.cases) + " | " + cells(row.shortcut) + " |\n";
    }
    text += "\n";
}

void write_unpredicted(std::string& text, const std::vector<CaseResult>& results) {
    std::map<std::string, std::map<std::string, int>> reasons;
    for (const CaseResult& result : results) {
        if (!result.known()) ++reasons[result.kind][result.unknown.code];
    }
    if (reasons.empty()) return;
    text += "## Not predicted\n\n| kind | reason | cases |\n|---|---|---:|\n";
    for (const auto& [kind, codes] : reasons) {
        for (const auto& [code, count] : codes) {
            text += "| `";
            text += kind;
            text += "` | `";
            text += code;
            text += "` | ";
            text += std::to_string(count);
            text += " |\n";
        }
    }
    text += "\n";
}

}  // namespace

ErrorSummary summarise_errors(std::vector<double> absolute_errors) {
    ErrorSummary summary;
    if (absolute_errors.empty()) return summary;
    std::sort(absolute_errors.begin(), absolute_errors.end());
    const std::size_t count = absolute_errors.size();
    summary.cases = static_cast<int>(count);
    summary.median = (absolute_errors[(count - 1) / 2] + absolute_errors[count / 2]) / 2.0;
    double sum = 0.0;
    for (const double error : absolute_errors) sum += error;
    summary.mean = sum / static_cast<double>(count);
    summary.ninetieth = absolute_errors[(count * 9 + 9) / 10 - 1];  // ceil(0.9 n), from 1
    return summary;
}

std::vector<AccuracyRow> accuracy_rows(const std::vector<CaseResult>& results, CaseHalf half) {
    std::map<std::string, Errors> kinds;
    std::map<std::string, std::map<std::string, Errors>> groups;
    for (const CaseResult& result : results) {
        if (half != CaseHalf::Both && in_fitting_half(result.id) != (half == CaseHalf::Fitted)) continue;
        add(kinds[result.kind], result);
        add(groups[result.kind][result.group], result);
    }
    std::vector<AccuracyRow> rows;
    for (const auto& [kind, errors] : kinds) {
        rows.push_back(row_of(kind, {}, errors));
        for (const auto& [group, part] : groups[kind]) {
            if (!group.empty()) rows.push_back(row_of(kind, group, part));
        }
    }
    return rows;
}

std::string accuracy_markdown(const std::vector<CaseResult>& results) {
    std::string text =
        "# Accuracy\n\n"
        "Written by `rackwright check CASES.json... --markdown`; not edited by hand.\n\n"
        "Errors are absolute, in per cent of the published value. A shortcut is what is usually reckoned with instead; it stands beside\n"
        "the prediction for those cases that it says something about.\n\n"
        "Where the note of a constant in the catalogue says that it was fitted to published cases by the hash of their ids, it was fitted\n"
        "to the half whose 32-bit FNV-1a hash is even; the other half was held out of that fit. Other constants are those of the sources\n"
        "they name, whose own measurements may contain some of these cases.\n\n"
        "## All cases\n\n";
    write_table(text, accuracy_rows(results, CaseHalf::Both));
    text += "## Held out\n\n";
    write_table(text, accuracy_rows(results, CaseHalf::HeldOut));
    text += "## The half that constants may be fitted to\n\n";
    write_table(text, accuracy_rows(results, CaseHalf::Fitted));
    write_unpredicted(text, results);
    return text;
}

}  // namespace rackwright
