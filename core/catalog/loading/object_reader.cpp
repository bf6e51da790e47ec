#include "catalog/loading/object_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace rackwright {

using nlohmann::json;

std::string json_type_name(const json& value) { return value.type_name(); }

ObjectReader::ObjectReader(const json& value, const JsonPath& path, LoadingFile& file)
    : object_(value.is_object() ? &value : nullptr), path_(path), file_(file) {
    if (object_ == nullptr) file_.fail("catalog.wrong-type", path_, json_type_name(value), "object");
}

const json* ObjectReader::find(std::string_view key) {
    known_keys_.push_back(key);
    if (object_ == nullptr) return nullptr;
    const auto found = object_->find(key);
    return found == object_->end() || found->is_null() ? nullptr : &*found;
}

const json* ObjectReader::require(std::string_view key) {
    const json* value = find(key);
    if (value == nullptr) fail("catalog.missing-key", key, "", std::string(key));
    return value;
}

std::string ObjectReader::text(std::string_view key) { return require(key) == nullptr ? std::string() : text_or_empty(key); }

std::string ObjectReader::text_or_empty(std::string_view key) {
    const json* value = find(key);
    if (value == nullptr) return {};
    if (!value->is_string()) {
        fail("catalog.wrong-type", key, json_type_name(*value), "string");
        return {};
    }
    const auto& text = value->get_ref<const std::string&>();
    if (text.find_first_not_of(" \t\r\n") == std::string::npos) fail("catalog.empty-text", key, text, "text");
    return text;
}

std::vector<std::string> ObjectReader::texts(std::string_view key) {
    std::vector<std::string> result;
    const json* value = find(key);
    if (value == nullptr) return result;
    if (!value->is_array()) {
        fail("catalog.wrong-type", key, json_type_name(*value), "array");
        return result;
    }
    const JsonPath list = path_of(key);
    for (std::size_t i = 0; i < value->size(); ++i) {
        const json& item = (*value)[i];
        if (item.is_string()) {
            result.push_back(item.get<std::string>());
        } else {
            file_.fail("catalog.wrong-type", list.child(i), json_type_name(item), "string");
        }
    }
    return result;
}

bool ObjectReader::flag(std::string_view key) {
    const json* value = find(key);
    if (value == nullptr) return false;
    if (!value->is_boolean()) fail("catalog.wrong-type", key, json_type_name(*value), "boolean");
    return value->is_boolean() && value->get<bool>();
}

std::optional<int> ObjectReader::whole_number(const json& value, std::string_view key, IntegerBounds bounds) {
    if (!value.is_number_integer()) {
        fail("catalog.wrong-type", key, json_type_name(value), "integer");
        return std::nullopt;
    }
    // A number above the signed range is kept as unsigned by the parser; it is beyond any bound here.
    const bool fits = !value.is_number_unsigned() || value.get<std::uint64_t>() <= static_cast<std::uint64_t>(bounds.high);
    const auto number = fits ? value.get<std::int64_t>() : 0;
    if (!fits || number < bounds.low || number > bounds.high) {
        fail("catalog.out-of-range", key, value.dump(), std::to_string(bounds.low) + " .. " + std::to_string(bounds.high));
        return std::nullopt;
    }
    return static_cast<int>(number);
}

int ObjectReader::integer(std::string_view key, IntegerBounds bounds) {
    const json* value = require(key);
    return value == nullptr ? bounds.low : whole_number(*value, key, bounds).value_or(bounds.low);
}

int ObjectReader::integer_or(std::string_view key, int absent, IntegerBounds bounds) {
    const json* value = find(key);
    return value == nullptr ? absent : whole_number(*value, key, bounds).value_or(absent);
}

double ObjectReader::number_or(std::string_view key, double absent, double low, double high) {
    const json* value = find(key);
    if (value == nullptr) return absent;
    if (!value->is_number()) {
        fail("catalog.wrong-type", key, json_type_name(*value), "number");
        return absent;
    }
    const double number = value->get<double>();
    if (number >= low && number <= high) return number;
    fail("catalog.out-of-range", key, value->dump(), json(low).dump() + " .. " + json(high).dump());
    return absent;
}

std::vector<std::string_view> ObjectReader::keys() const {
    std::vector<std::string_view> names;
    if (object_ == nullptr) return names;
    for (const auto& [name, value] : object_->get_ref<const json::object_t&>()) names.push_back(name);
    return names;
}

void ObjectReader::each(std::string_view key, const std::function<void(ObjectReader&)>& read) {
    const json* value = find(key);
    if (value == nullptr) return;
    if (!value->is_array()) {
        fail("catalog.wrong-type", key, json_type_name(*value), "array");
        return;
    }
    const JsonPath list = path_of(key);
    for (std::size_t i = 0; i < value->size(); ++i) {
        ObjectReader item((*value)[i], list.child(i), file_);
        read(item);
        item.refuse_unknown_keys();
    }
}

void ObjectReader::within(std::string_view key, const std::function<void(ObjectReader&)>& read) {
    const json* value = find(key);
    if (value == nullptr) return;
    ObjectReader inner(*value, path_of(key), file_);
    read(inner);
    inner.refuse_unknown_keys();
}

std::string ObjectReader::reference(std::string_view key, ReferenceTo to) {
    std::string id = text_or_empty(key);
    if (!id.empty()) file_.refer(to, id, path_of(key));
    return id;
}

std::string ObjectReader::required_reference(std::string_view key, ReferenceTo to) {
    require(key);
    return reference(key, to);
}

void ObjectReader::refuse_unknown_keys() {
    text_or_empty("note");
    if (object_ == nullptr) return;
    for (const std::string_view key : keys()) {
        if (std::find(known_keys_.begin(), known_keys_.end(), key) != known_keys_.end()) continue;
        std::string expected;
        std::sort(known_keys_.begin(), known_keys_.end());
        known_keys_.erase(std::unique(known_keys_.begin(), known_keys_.end()), known_keys_.end());
        for (const std::string_view known : known_keys_) expected += (expected.empty() ? "" : " | ") + std::string(known);
        fail("catalog.unknown-key", key, std::string(key), expected);
    }
}

void ObjectReader::fail(std::string code, std::string_view key, std::string found, std::string expected) {
    file_.fail(std::move(code), path_of(key), std::move(found), std::move(expected));
}

}  // namespace rackwright
