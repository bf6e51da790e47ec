#pragma once

#include <span>
#include <string_view>

namespace rackwright {

/// One row of a table of words: the core's code and its English pattern ("{gpu}" is filled in).
struct WordRow {
    std::string_view code;
    const char* pattern;
};

struct FindingRow {
    std::string_view code;
    const char* title;
    const char* why;
    const char* what_to_do;
};

/// Translation contexts "Messages", "Inputs", "Findings", "Report", "Fields".
std::span<const WordRow> messageRows();
std::span<const WordRow> inputRows();
std::span<const FindingRow> findingRows();
std::span<const WordRow> reportRows();  ///< headings and words of the specification
std::span<const WordRow> fieldRows();   ///< the fields and lists that messages name

}  // namespace rackwright
