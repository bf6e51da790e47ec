#include "catalog/importing/yaml_document.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>
#include <nlohmann/json.hpp>

#include <exception>
#include <sstream>
#include <utility>
#include <vector>

namespace rackwright {
namespace {

using nlohmann::json;

constexpr std::size_t deepest = 16;  // device types need 3

/// Ends the parsing; caught below.
struct Refusal : std::exception {
    explicit Refusal(Message message_) : message(std::move(message_)) {}
    Message message;
};

Message at(const char* code, const std::string& file, const YAML::Mark& mark) {
    Message message(code);
    message.with("file", file).with("line", mark.line + 1.0, Unit::Count).with("column", mark.column + 1.0, Unit::Count);
    return message;
}

/// Builds the document from the parser's events; nothing is expanded and nothing is kept twice.
class YamlBuilder : public YAML::EventHandler {
public:
    YamlBuilder(const std::string& file, json& document) : file_(file), document_(document) {}

    void OnDocumentStart(const YAML::Mark&) override {}
    void OnDocumentEnd() override {}
    void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override { put(nullptr, mark, anchor); }
    void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override { throw Refusal(at("import.yaml-alias", file_, mark)); }
    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor, const std::string& value) override {
        const bool plain = tag == "?";
        put(plain && (value == "~" || value == "null" || value.empty()) ? json() : json(value), mark, anchor);
    }
    void OnSequenceStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t anchor, YAML::EmitterStyle::value) override {
        open(json::array(), mark, anchor);
    }
    void OnSequenceEnd() override { open_.pop_back(); }
    void OnMapStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t anchor, YAML::EmitterStyle::value) override {
        open(json::object(), mark, anchor);
    }
    void OnMapEnd() override { open_.pop_back(); }

private:
    struct Level {
        json* value;
        json* member = nullptr;  // of a map: where the value of the key just read goes
    };

    json* put(json value, const YAML::Mark& mark, YAML::anchor_t anchor) {
        if (anchor != 0) throw Refusal(at("import.yaml-alias", file_, mark));
        if (open_.empty()) {
            document_ = std::move(value);
            return &document_;
        }
        Level& level = open_.back();
        if (level.value->is_array()) {
            level.value->push_back(std::move(value));
            return &level.value->back();
        }
        if (level.member != nullptr) {
            *level.member = std::move(value);
            return std::exchange(level.member, nullptr);
        }
        if (!value.is_string()) throw Refusal(at("import.yaml-key", file_, mark));
        const auto key = value.get<std::string>();
        const auto [member, is_new] = level.value->emplace(key, nullptr);
        if (!is_new) throw Refusal(at("import.yaml-duplicate", file_, mark).with("found", key.substr(0, 80)));
        level.member = &*member;
        return nullptr;
    }
    void open(json value, const YAML::Mark& mark, YAML::anchor_t anchor) {
        if (open_.size() == deepest) throw Refusal(at("import.yaml-too-deep", file_, mark).with("expected", deepest, Unit::Count));
        open_.push_back({put(std::move(value), mark, anchor)});
    }

    const std::string& file_;
    json& document_;
    std::vector<Level> open_;  // only the last one grows, so none of them moves
};

}  // namespace

Failure parse_yaml_document(std::string_view text, const std::string& file, json& document) {
    if (text.size() > largest_yaml)
        return Message("import.too-large").with("file", file).with("limit", static_cast<double>(largest_yaml), Unit::Byte);
    document = nullptr;
    try {
        std::istringstream stream{std::string(text)};
        YAML::Parser parser(stream);
        YamlBuilder builder(file, document);
        parser.HandleNextDocument(builder);
        json second;
        YamlBuilder rest(file, second);
        if (parser.HandleNextDocument(rest)) return Message("import.yaml-several").with("file", file);
    } catch (const Refusal& refusal) {
        return refusal.message;
    } catch (const YAML::Exception& error) {
        return at("import.bad-yaml", file, error.mark).with("detail", error.msg);
    }
    return std::nullopt;
}

}  // namespace rackwright
