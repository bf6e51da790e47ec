#pragma once

#include "quantity/result.h"

#include <nlohmann/json.hpp>

#include <initializer_list>
#include <string>

namespace rackwright {

/// The fields of one object of a request. What is wrong with the first wrong one is kept, with its place as a JSON pointer; the
/// answers after that are defaults that nobody should use.
/// Failures: size.not-an-object, size.not-a-text, size.not-a-number (path, found), size.not-whole (path, found, low, high),
/// size.missing (path), size.unknown-key (path, expected).
class RequestFields {
public:
    /// `value` must outlive this; `path` is its place: "" for the whole request, "/array" for a part of it.
    RequestFields(const nlohmann::json& value, std::string path);

    bool has(const char* key) const;
    /// Refuses every key that is not among `known`.
    void only(std::initializer_list<const char*> known);
    std::string text(const char* key);
    std::string text(const char* key, const char* otherwise);
    int whole(const char* key, int low, int high);
    int whole(const char* key, int low, int high, int otherwise);
    double number(const char* key, double otherwise);

    std::string path(const char* key) const { return path_ + '/' + key; }
    void fail(Message message);
    const Failure& failure() const { return failure_; }

private:
    const nlohmann::json* find(const char* key) const;
    const nlohmann::json* require(const char* key);

    const nlohmann::json& object_;
    std::string path_;
    Failure failure_;
};

}  // namespace rackwright
