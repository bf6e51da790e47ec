#include "catalog/loading/json_document.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <vector>

namespace rackwright {
namespace {

using nlohmann::json;

constexpr std::size_t deepest = 32;  // the format needs 7

/// Builds the document from the parser's events, so that duplicate keys are seen and nothing throws.
class DocumentBuilder : public nlohmann::json_sax<json> {
public:
    explicit DocumentBuilder(json& document) : document_(document) {}

    bool null() override { return put(nullptr) != nullptr; }
    bool boolean(bool value) override { return put(value) != nullptr; }
    bool number_integer(number_integer_t value) override { return put(value) != nullptr; }
    bool number_unsigned(number_unsigned_t value) override { return put(value) != nullptr; }
    bool number_float(number_float_t value, const string_t&) override { return put(value) != nullptr; }
    bool string(string_t& value) override { return put(std::move(value)) != nullptr; }
    bool binary(binary_t&) override { return false; }
    bool start_object(std::size_t) override { return open(json::object()); }
    bool start_array(std::size_t) override { return open(json::array()); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }

    bool key(string_t& value) override {
        const auto [member, is_new] = open_.back()->emplace(value, nullptr);
        if (!is_new) {
            duplicate_key_ = value;
            has_duplicate_key_ = true;
            return false;
        }
        next_ = &*member;
        return true;
    }

    bool parse_error(std::size_t position, const std::string& token, const json::exception&) override {
        error_position_ = position;
        error_token_ = token;
        return false;
    }

    bool has_duplicate_key() const { return has_duplicate_key_; }
    const std::string& duplicate_key() const { return duplicate_key_; }
    bool too_deep() const { return too_deep_; }
    std::size_t error_position() const { return error_position_; }
    const std::string& error_token() const { return error_token_; }

private:
    json* put(json value) {
        if (open_.empty()) {
            document_ = std::move(value);
            return &document_;
        }
        if (open_.back()->is_array()) {
            open_.back()->push_back(std::move(value));
            return &open_.back()->back();
        }
        *next_ = std::move(value);
        return next_;
    }
    bool open(json value) {
        too_deep_ = open_.size() == deepest;
        if (!too_deep_) open_.push_back(put(std::move(value)));
        return !too_deep_;
    }
    bool close() {
        open_.pop_back();
        return true;
    }

    json& document_;
    std::vector<json*> open_;  // objects and arrays around the current place; only the last one grows, so none moves
    json* next_ = nullptr;     // where the value of the key just read goes
    std::string duplicate_key_;
    bool has_duplicate_key_ = false;
    bool too_deep_ = false;
    std::size_t error_position_ = 0;
    std::string error_token_;
};

struct Place {
    std::size_t line, column;
};

Place place_of(std::string_view text, std::size_t position) {
    const std::string_view before = text.substr(0, std::min(position, text.size()));
    const auto line_breaks = static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
    const std::size_t last_break = before.rfind('\n');
    return {line_breaks + 1, before.size() - (last_break == std::string_view::npos ? 0 : last_break + 1) + 1};
}

/// Counts the bytes that the parser has taken, so that errors found by the builder have a place too.
class CountingIterator {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    explicit CountingIterator(const char* at, const char** furthest = nullptr) : at_(at), furthest_(furthest) {}
    reference operator*() const { return *at_; }
    CountingIterator& operator++() {
        ++at_;
        if (furthest_ != nullptr) *furthest_ = at_;
        return *this;
    }
    CountingIterator operator++(int) {
        CountingIterator before = *this;
        ++*this;
        return before;
    }
    bool operator==(const CountingIterator& other) const { return at_ == other.at_; }
    bool operator!=(const CountingIterator& other) const { return at_ != other.at_; }

private:
    const char* at_;
    const char** furthest_;
};

Message problem(std::string code, const std::string& file, Place place) {
    Message message(std::move(code));
    message.with("file", file)
        .with("line", static_cast<double>(place.line), Unit::Count)
        .with("column", static_cast<double>(place.column), Unit::Count);
    return message;
}

}  // namespace

Failure parse_json_document(std::string_view text, const std::string& file, json& document) {
    DocumentBuilder builder(document);
    const char* furthest = text.data();
    if (json::sax_parse(CountingIterator(text.data(), &furthest), CountingIterator(text.data() + text.size()), &builder))
        return std::nullopt;

    const auto taken = static_cast<std::size_t>(furthest - text.data());
    const Place stopped_at = place_of(text, taken == 0 ? 0 : taken - 1);
    if (builder.has_duplicate_key()) return problem("catalog.duplicate-key", file, stopped_at).with("found", builder.duplicate_key());
    if (builder.too_deep())
        return problem("catalog.too-deep", file, stopped_at).with("expected", static_cast<double>(deepest), Unit::Count);
    const std::size_t position = builder.error_position() == 0 ? 0 : builder.error_position() - 1;
    return problem("catalog.invalid-json", file, place_of(text, position)).with("found", builder.error_token());
}

}  // namespace rackwright
