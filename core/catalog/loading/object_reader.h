#pragma once

#include "catalog/loading/loading_file.h"

#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rackwright {

/// A word of the file and the enumerator it stands for.
template <typename Value>
struct Word {
    std::string_view text;
    Value value;
};

/// Bounds of a whole number, both included.
struct IntegerBounds {
    int low = 0;
    int high = 0;
};

/// Typed access to one JSON object. Everything that is wrong goes to the file's error with its path; the reader then
/// gives a harmless value and goes on. A key whose value is `null` counts as absent.
class ObjectReader {
public:
    ObjectReader(const nlohmann::json& value, const JsonPath& path, LoadingFile& file);

    LoadingFile& file() { return file_; }
    JsonPath path_of(std::string_view key) const { return path_.child(key); }
    const JsonPath& path() const { return path_; }

    /// The value of a key, nullptr when it is absent. Marks the key as known.
    const nlohmann::json* find(std::string_view key);
    /// As find; an absent key is catalog.missing-key.
    const nlohmann::json* require(std::string_view key);

    bool has(std::string_view key) { return find(key) != nullptr; }

    std::string text(std::string_view key);                ///< required, not empty
    std::string text_or_empty(std::string_view key);       ///< optional; when it is there, not empty
    std::vector<std::string> texts(std::string_view key);  ///< optional list of texts
    bool flag(std::string_view key);                       ///< optional, false when absent
    int integer(std::string_view key, IntegerBounds bounds);
    int integer_or(std::string_view key, int absent, IntegerBounds bounds);
    double number_or(std::string_view key, double absent, double low, double high);

    /// The keys of the object, for objects whose keys are data. They live as long as the document.
    std::vector<std::string_view> keys() const;

    /// A required word out of a closed list; anything else is catalog.unknown-value.
    template <typename Value>
    Value word(std::string_view key, std::span<const Word<Value>> words) {
        return word_of(text(key), path_of(key), words);
    }
    /// A required, non-empty list of such words.
    template <typename Value>
    std::vector<Value> words(std::string_view key, std::span<const Word<Value>> known) {
        std::vector<Value> values;
        require(key);
        const std::vector<std::string> given = texts(key);
        const JsonPath list = path_of(key);
        for (std::size_t i = 0; i < given.size(); ++i) values.push_back(word_of(given[i], list.child(i), known));
        return values;
    }

    /// Calls `read` for each object of an optional list; unknown keys of the objects are errors.
    void each(std::string_view key, const std::function<void(ObjectReader&)>& read);
    /// Calls `read` for an optional object; unknown keys in it are errors.
    void within(std::string_view key, const std::function<void(ObjectReader&)>& read);

    /// Notes that the product mentions another one, or none. Returns the id, empty when absent.
    std::string reference(std::string_view key, ReferenceTo to);
    std::string required_reference(std::string_view key, ReferenceTo to);

    /// Every key that nobody asked for is catalog.unknown-key: a mistyped key would else lose a figure silently.
    /// "note" is allowed everywhere.
    void refuse_unknown_keys();

    void fail(std::string code, std::string_view key, std::string found, std::string expected);

private:
    template <typename Value>
    Value word_of(const std::string& given, const JsonPath& path, std::span<const Word<Value>> words) {
        for (const Word<Value>& word : words) {
            if (word.text == given) return word.value;
        }
        std::string expected;
        for (const Word<Value>& word : words) expected += (expected.empty() ? "" : " | ") + std::string(word.text);
        file_.fail("catalog.unknown-value", path, given, expected);
        return words.front().value;
    }
    std::optional<int> whole_number(const nlohmann::json& value, std::string_view key, IntegerBounds bounds);

    const nlohmann::json* object_;  // nullptr when the value is no object
    JsonPath path_;
    LoadingFile& file_;
    std::vector<std::string_view> known_keys_;
};

/// "string", "number", ... as the JSON standard calls them.
std::string json_type_name(const nlohmann::json& value);

}  // namespace rackwright
