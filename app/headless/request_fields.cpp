#include "app/headless/request_fields.h"

#include "store/json_excerpt.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace rackwright {
namespace {

Message refused(const char* code, std::string path, const nlohmann::json& found) {
    return Message(code).with("path", std::move(path)).with("found", json_excerpt(found));
}

}  // namespace

RequestFields::RequestFields(const nlohmann::json& value, std::string path) : object_(value), path_(std::move(path)) {
    if (!object_.is_object()) fail(refused("size.not-an-object", path_.empty() ? "/" : path_, object_));
}

void RequestFields::fail(Message message) {
    if (!failure_) failure_ = std::move(message);
}

const nlohmann::json* RequestFields::find(const char* key) const {
    if (failure_) return nullptr;
    const auto found = object_.find(key);
    return found != object_.end() ? &*found : nullptr;
}

const nlohmann::json* RequestFields::require(const char* key) {
    const nlohmann::json* found = find(key);
    if (found == nullptr) fail(Message("size.missing").with("path", path(key)));
    return found;
}

bool RequestFields::has(const char* key) const { return find(key) != nullptr; }

void RequestFields::only(std::initializer_list<const char*> known) {
    if (failure_) return;
    for (const auto& [key, value] : object_.items()) {
        const bool is_known = std::any_of(known.begin(), known.end(), [&key = key](const char* one) { return key == one; });
        if (is_known) continue;
        std::string expected;
        for (const char* one : known) expected += (expected.empty() ? "" : ", ") + std::string(one);
        return fail(Message("size.unknown-key").with("path", path_ + '/' + key).with("expected", expected));
    }
}

std::string RequestFields::text(const char* key) {
    const nlohmann::json* found = require(key);
    if (found == nullptr) return {};
    if (found->is_string()) return found->get<std::string>();
    fail(refused("size.not-a-text", path(key), *found));
    return {};
}

std::string RequestFields::text(const char* key, const char* otherwise) { return has(key) ? text(key) : otherwise; }

int RequestFields::whole(const char* key, int low, int high) {
    const nlohmann::json* found = require(key);
    if (found == nullptr) return low;
    // As a double it is exact within the bounds, and whatever is beyond an int stays beyond them.
    const double value = found->is_number_integer() ? found->get<double>() : std::nan("");
    if (value >= low && value <= high) return static_cast<int>(value);
    fail(refused("size.not-whole", path(key), *found).with("low", low, Unit::Count).with("high", high, Unit::Count));
    return low;
}

int RequestFields::whole(const char* key, int low, int high, int otherwise) { return has(key) ? whole(key, low, high) : otherwise; }

double RequestFields::number(const char* key, double otherwise) {
    const nlohmann::json* found = find(key);
    if (found == nullptr) return otherwise;
    if (found->is_number()) return found->get<double>();
    fail(refused("size.not-a-number", path(key), *found));
    return otherwise;
}

}  // namespace rackwright
