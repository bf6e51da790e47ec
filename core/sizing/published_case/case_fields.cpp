#include "sizing/published_case/case_fields.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace rackwright::published_case {
namespace {

using nlohmann::json;

const json* member(const json* object, std::string_view key) {
    if (object == nullptr || !object->is_object()) return nullptr;
    const auto found = object->find(std::string(key));
    return found == object->end() || found->is_null() ? nullptr : &*found;
}

std::string text_of(const json* object, std::string_view key) {
    const json* value = member(object, key);
    return value != nullptr && value->is_string() ? value->get<std::string>() : std::string();
}

}  // namespace

std::string lower_ascii(std::string_view text) {
    std::string result(text);
    for (char& letter : result) {
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    }
    return result;
}

CaseFields::CaseFields(const nlohmann::json& published_case) {
    inputs_ = member(&published_case, "inputs");
    kind_ = text_of(&published_case, "kind");
    id_ = text_of(&published_case, "id");
    source_ = lower_ascii(text_of(&published_case, "source_url"));
    unit_ = lower_ascii(text_of(member(&published_case, "published"), "unit"));
}

bool CaseFields::has(std::string_view key) const { return member(inputs_, key) != nullptr; }

std::optional<double> CaseFields::number(std::string_view key) const {
    const json* value = member(inputs_, key);
    if (value == nullptr || !value->is_number()) return std::nullopt;
    const double number = value->get<double>();
    return std::isfinite(number) ? std::optional(number) : std::nullopt;
}

int CaseFields::whole(std::string_view key, int otherwise) const {
    const std::optional<double> value = number(key);
    if (!value || *value < 1.0 || *value > 1e6) return otherwise;
    return static_cast<int>(std::lround(*value));
}

std::string CaseFields::text(std::string_view key) const { return text_of(inputs_, key); }
std::string CaseFields::lower(std::string_view key) const { return lower_ascii(text(key)); }

std::optional<bool> CaseFields::flag(std::string_view key) const {
    const json* value = member(inputs_, key);
    return value != nullptr && value->is_boolean() ? std::optional(value->get<bool>()) : std::nullopt;
}

}  // namespace rackwright::published_case
