#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace rackwright::published_case {

/// The keys of a published case, read without ever failing: what is absent, null or of another type is not there.
class CaseFields {
public:
    explicit CaseFields(const nlohmann::json& published_case);

    std::optional<double> number(std::string_view key) const;
    int whole(std::string_view key, int otherwise) const;
    std::string text(std::string_view key) const;   ///< empty when absent
    std::string lower(std::string_view key) const;  ///< the same in lower case
    std::optional<bool> flag(std::string_view key) const;
    bool has(std::string_view key) const;

    const std::string& kind() const { return kind_; }
    const std::string& unit() const { return unit_; }      ///< lower case
    const std::string& source() const { return source_; }  ///< address, lower case
    const std::string& id() const { return id_; }

private:
    const nlohmann::json* inputs_ = nullptr;
    std::string kind_, unit_, source_, id_;
};

std::string lower_ascii(std::string_view text);
inline bool contains(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

}  // namespace rackwright::published_case
