#include "store/json_excerpt.h"

#include <nlohmann/json.hpp>

namespace rackwright {

std::string json_excerpt(const nlohmann::json& value) {
    constexpr std::size_t longest = 60;
    std::string text = value.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    if (text.size() <= longest) return text;
    std::size_t end = longest;
    // Not in the middle of a UTF-8 sequence.
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
    return text.substr(0, end) + "…";
}

}  // namespace rackwright
