#include "catalog/importing/imported_product.h"

namespace rackwright {

std::string id_from_name(const std::string& name) {
    std::string id;
    for (const char letter : name) {
        const bool digit = letter >= '0' && letter <= '9';
        const bool lower = letter >= 'a' && letter <= 'z';
        const bool upper = letter >= 'A' && letter <= 'Z';
        if (digit || lower || upper) {
            id += upper ? static_cast<char>(letter - 'A' + 'a') : letter;
        } else if (!id.empty() && id.back() != '-') {
            id += '-';
        }
    }
    if (!id.empty() && id.back() == '-') id.pop_back();
    return id;
}

}  // namespace rackwright
