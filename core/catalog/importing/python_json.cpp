#include "catalog/importing/python_json.h"

namespace rackwright {

std::string without_python_numbers(std::string_view text) {
    std::string result(text);
    bool in_text = false;
    for (std::size_t at = 0; at < result.size(); ++at) {
        if (in_text && result[at] == '\\') {
            ++at;
        } else if (result[at] == '"') {
            in_text = !in_text;
        } else if (!in_text) {
            for (const std::string_view word : {"-Infinity", "Infinity"}) {
                if (result.compare(at, word.size(), word) != 0) continue;
                result.replace(at, word.size(), "null" + std::string(word.size() - 4, ' '));
                break;
            }
            // Three letters hold no "null": a zero is as good for a number that nobody reads.
            if (result.compare(at, 3, "NaN") == 0) result.replace(at, 3, "0  ");
        }
    }
    return result;
}

}  // namespace rackwright
