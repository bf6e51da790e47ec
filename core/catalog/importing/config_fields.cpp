#include "catalog/importing/config_fields.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace rackwright {

using nlohmann::json;

std::string excerpt(const json& value) {
    constexpr std::size_t longest = 60;
    if (value.is_structured() && value.size() > 4) return value.is_object() ? "{…}" : "[…]";
    std::string text = value.dump(-1, ' ', false, json::error_handler_t::replace);
    if (text.size() <= longest) return text;
    std::size_t end = longest;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;  // not within a character
    return text.substr(0, end) + "…";
}

bool says_nothing(const json& value) {
    if (value.is_null()) return true;
    if (value.is_boolean()) return !value.get<bool>();
    if (value.is_number()) return value.get<double>() == 0.0;
    return value.empty();
}

ConfigFields::ConfigFields(const json& object, std::string file, std::string path)
    : object_(object), file_(std::move(file)), path_(std::move(path)) {
    if (object_.is_object()) return;
    fail(Message("import.wrong-type")
             .with("file", file_)
             .with("path", path_.empty() ? "/" : path_)
             .with("found", excerpt(object_))
             .with("expected", "expected.object"));
}

const json* ConfigFields::find(std::string_view key) {
    read_.emplace_back(key);
    if (!object_.is_object()) return nullptr;
    const auto found = object_.find(key);
    return found == object_.end() || found->is_null() ? nullptr : &*found;
}

int ConfigFields::whole_number(const json& value, std::string_view key, WholeRange range) {
    // As a double a whole number is exact within the ranges, and whatever is beyond an int stays beyond them.
    const double number = value.is_number_integer() ? value.get<double>() : range.low - 1.0;
    if (number >= range.low && number <= range.high) return static_cast<int>(number);
    fail(Message("import.not-whole")
             .with("file", file_)
             .with("path", place(key))
             .with("found", excerpt(value))
             .with("low", range.low, Unit::Count)
             .with("high", range.high, Unit::Count));
    return range.low;
}

int ConfigFields::whole(std::string_view key, WholeRange range) { return whole_of({key}, range); }

int ConfigFields::whole_of(std::initializer_list<std::string_view> keys, WholeRange range) {
    const json* value = nullptr;
    std::string_view used = *keys.begin();
    for (const std::string_view key : keys) {
        const json* here = find(key);
        if (value != nullptr || here == nullptr) continue;
        value = here;
        used = key;
    }
    if (value != nullptr) return whole_number(*value, used, range);
    fail(Message("import.missing").with("file", file_).with("path", place(used)));
    return range.low;
}

int ConfigFields::whole_or(std::string_view key, int absent, WholeRange range) {
    const json* value = find(key);
    return value == nullptr ? absent : whole_number(*value, key, range);
}

int ConfigFields::whole_default(std::string_view key, int standard, WholeRange range) {
    if (!has(key)) took_default(key, std::to_string(standard));
    return whole_or(key, standard, range);
}

double ConfigFields::number_or(std::string_view key, double absent) {
    const json* value = find(key);
    if (value == nullptr) return absent;
    if (value->is_number()) return value->get<double>();
    fail("import.wrong-type", key, "expected.number");
    return absent;
}

bool ConfigFields::truth_or(std::string_view key, bool absent) {
    const json* value = find(key);
    if (value == nullptr) return absent;
    if (value->is_boolean()) return value->get<bool>();
    fail("import.wrong-type", key, "expected.truth");
    return absent;
}

bool ConfigFields::truth_default(std::string_view key, bool standard) {
    if (!has(key)) took_default(key, standard ? "true" : "false");
    return truth_or(key, standard);
}

std::string ConfigFields::text_or_empty(std::string_view key) {
    const json* value = find(key);
    if (value == nullptr) return {};
    if (value->is_string()) return value->get<std::string>();
    fail("import.wrong-type", key, "expected.text");
    return {};
}

void ConfigFields::pass_over(std::span<const std::string_view> keys) { read_.insert(read_.end(), keys.begin(), keys.end()); }

void ConfigFields::took_default(std::string_view key, const std::string& standard) {
    const std::string words = std::string(key) + " = " + standard;
    if (std::find(defaults_.begin(), defaults_.end(), words) == defaults_.end()) defaults_.push_back(words);
}

void ConfigFields::fail(Message message) {
    if (!failure_) failure_ = std::move(message);
}

void ConfigFields::fail(const char* code, std::string_view key, const std::string& expected) {
    const json* value = find(key);
    fail(Message(code)
             .with("file", file_)
             .with("path", place(key))
             .with("found", value == nullptr ? "null" : excerpt(*value))
             .with("expected", expected));
}

std::vector<std::string> ConfigFields::unread() const {
    std::vector<std::string> keys;
    if (!object_.is_object()) return keys;
    for (const auto& [key, value] : object_.items()) {
        if (!says_nothing(value) && std::find(read_.begin(), read_.end(), key) == read_.end()) keys.push_back(key);
    }
    return keys;
}

}  // namespace rackwright
