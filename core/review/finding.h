#pragma once

#include "sizing/evaluation.h"

#include <string>
#include <vector>

namespace rackwright {

enum class Severity : std::uint8_t { Problem, Warning, Note };
std::string_view name_of(Severity value);

/// Something the architect must know. The program words `code` as title, why and what to do, filling in the values
/// of `message`; the code of the message is the finding's code.
struct Finding {
    Message message;
    Severity severity = Severity::Note;
    Subject subject;                 ///< what to select when it is clicked
    std::vector<FigureId> evidence;  ///< figures that can be opened
    std::vector<std::string> sources;
};

/// All findings of a variant, worst first, in a stable order.
std::vector<Finding> review(const Catalogue& catalogue, const Project& project, const Variant& variant, const Evaluation& evaluation);

/// Every code a rule can give: a test holds the translations against this list.
std::vector<std::string> all_finding_codes();

}  // namespace rackwright
