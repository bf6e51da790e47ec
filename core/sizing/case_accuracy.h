#pragma once

#include "sizing/published_case.h"

#include <limits>
#include <string>
#include <vector>

namespace rackwright {

/// Absolute relative errors, as shares of the published value; NaN when there are none.
struct ErrorSummary {
    int cases = 0;
    double median = std::numeric_limits<double>::quiet_NaN();
    double mean = std::numeric_limits<double>::quiet_NaN();
    double ninetieth = std::numeric_limits<double>::quiet_NaN();  ///< 90th percentile, nearest rank
};
ErrorSummary summarise_errors(std::vector<double> absolute_errors);

/// One line of the accuracy table: a kind of case, or one group of it.
struct AccuracyRow {
    std::string kind, group;
    int cases = 0;              ///< published
    ErrorSummary predicted;     ///< of those with a prediction and a published value other than 0
    ErrorSummary predicted_so;  ///< of those where the shortcut says something too: what `shortcut` is to be compared with
    ErrorSummary shortcut;      ///< the usual shortcut on the same cases
    std::string rule;           ///< which shortcut
};

enum class CaseHalf { Both, Fitted, HeldOut };

/// Rows by kind and group, in the order of their names; a kind with several groups has a row for all of them first.
std::vector<AccuracyRow> accuracy_rows(const std::vector<CaseResult>& results, CaseHalf half);

/// docs/accuracy.md: the table for all cases, for the half that constants may be fitted to, for the half held out, and why what
/// was not predicted was not. Same input, same bytes.
std::string accuracy_markdown(const std::vector<CaseResult>& results);

}  // namespace rackwright
