#pragma once

#include "quantity/result.h"

#include <nlohmann/json_fwd.hpp>

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rackwright {

struct WholeRange {
    int low = 0, high = 0;
};

/// Typed access to an object of a model's configuration. The first thing that is wrong is kept with its place; readers then get a
/// harmless value and go on. `null` counts as absent, as in the library that writes these files.
class ConfigFields {
public:
    ConfigFields(const nlohmann::json& object, std::string file, std::string path);

    const nlohmann::json* find(std::string_view key);
    bool has(std::string_view key) { return find(key) != nullptr; }

    int whole(std::string_view key, WholeRange range);  ///< required
    int whole_or(std::string_view key, int absent, WholeRange range);
    /// Of the first of these keys that is there; required.
    int whole_of(std::initializer_list<std::string_view> keys, WholeRange range);
    /// As whole_or; an absent key is named among the defaults that were taken.
    int whole_default(std::string_view key, int standard, WholeRange range);
    double number_or(std::string_view key, double absent);
    bool truth_or(std::string_view key, bool absent);
    bool truth_default(std::string_view key, bool standard);
    std::string text_or_empty(std::string_view key);

    /// Marks keys as known that say nothing about the size of the model.
    void pass_over(std::span<const std::string_view> keys);
    void took_default(std::string_view key, const std::string& standard);
    void fail(Message message);
    /// The place, what stands there and what was expected.
    void fail(const char* code, std::string_view key, const std::string& expected);
    bool failed() const { return failure_.has_value(); }
    const Failure& failure() const { return failure_; }

    std::string place(std::string_view key) const { return path_ + '/' + std::string(key); }
    const std::string& file() const { return file_; }
    const std::vector<std::string>& defaults() const { return defaults_; }  ///< "tie_word_embeddings = false"
    std::vector<std::string> unread() const;                                ///< keys that nobody asked for and that say something

private:
    int whole_number(const nlohmann::json& value, std::string_view key, WholeRange range);

    const nlohmann::json& object_;
    std::string file_, path_;
    std::vector<std::string> read_, defaults_;
    Failure failure_;
};

/// null, false, zero or empty: the model has no such part.
bool says_nothing(const nlohmann::json& value);

/// A value as it is shown in a message: one line, cut when it is long.
std::string excerpt(const nlohmann::json& value);

}  // namespace rackwright
