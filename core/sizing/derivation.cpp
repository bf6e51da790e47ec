#include "sizing/derivation.h"

#include <charconv>

namespace rackwright {
namespace {

constexpr std::string_view subject_names[] = {"variant", "rack", "server", "gpu", "array", "workload"};

bool read_number(std::string_view text, int& number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size();
}

}  // namespace

std::string figure_id_text(const FigureId& id) {
    std::string text(subject_names[static_cast<std::size_t>(id.subject.kind)]);
    if (id.subject.kind != SubjectKind::Variant) text += ':' + std::to_string(id.subject.id);
    if (id.subject.kind == SubjectKind::Gpu) text += '.' + std::to_string(id.subject.slot);
    text += '/';
    text += figure_name(id.kind);
    return text;
}

std::optional<FigureId> figure_id_from_text(std::string_view text) {
    const std::size_t slash = text.find('/');
    if (slash == std::string_view::npos) return std::nullopt;
    const std::optional<FigureKind> kind = figure_from_name(text.substr(slash + 1));
    if (!kind) return std::nullopt;
    std::string_view subject_text = text.substr(0, slash);
    const std::size_t colon = subject_text.find(':');
    FigureId id;
    id.kind = *kind;
    const std::string_view name = subject_text.substr(0, colon);
    bool known = false;
    for (std::size_t i = 0; i < std::size(subject_names); ++i) {
        if (subject_names[i] == name) {
            id.subject.kind = static_cast<SubjectKind>(i);
            known = true;
        }
    }
    if (!known) return std::nullopt;
    if (id.subject.kind == SubjectKind::Variant) return colon == std::string_view::npos ? std::optional(id) : std::nullopt;
    if (colon == std::string_view::npos) return std::nullopt;
    std::string_view number = subject_text.substr(colon + 1);
    if (id.subject.kind == SubjectKind::Gpu) {
        const std::size_t dot = number.find('.');
        if (dot == std::string_view::npos || !read_number(number.substr(dot + 1), id.subject.slot)) return std::nullopt;
        number = number.substr(0, dot);
    }
    if (!read_number(number, id.subject.id)) return std::nullopt;
    return id;
}

}  // namespace rackwright
