#include "report/chapters/chapters.h"

namespace rackwright {

std::string SourceNumbers::reference(std::string_view id) {
    const Source* source = catalogue_.source(id);
    if (source == nullptr) return {};
    const auto [found, added] = numbers_.try_emplace(source->id, used_.size() + 1);
    if (added) used_.push_back(source);
    return "[" + std::to_string(found->second) + "]";
}

std::string SourceNumbers::references(const std::vector<std::string>& ids) {
    std::string text;
    for (const std::string& id : ids) {
        const std::string one = reference(id);
        if (one.empty() || text.find(one) != std::string::npos) continue;
        if (!text.empty()) text += ", ";
        text += one;
    }
    return text;
}

SpecSection section(int level, std::string code) {
    SpecSection made;
    made.level = level;
    made.title = Message(std::move(code));
    return made;
}

SpecSection named_section(int level, std::string title) {
    SpecSection made;
    made.level = level;
    // A name of spaces would leave the heading empty, and an empty one would be taken for a missing one.
    made.title_text = title.find_first_not_of(" \t") == std::string::npos ? "–" : std::move(title);
    return made;
}

SpecTable table(std::initializer_list<const char*> header_codes, std::vector<double> widths, std::vector<bool> numeric) {
    SpecTable made;
    for (const char* code : header_codes) made.header.emplace_back(code);
    made.widths = std::move(widths);
    made.numeric = std::move(numeric);
    return made;
}

SpecText figure_or_reason(const Figure& figure) {
    if (figure.known() || figure.unknown_reason.empty()) return figure;
    return Message(std::string(figure.unknown_reason));
}

SpecText cell(const FigureList& figures, FigureKind kind) {
    const Figure* figure = figures.find(kind);
    return figure != nullptr ? figure_or_reason(*figure) : SpecText(std::string());
}

SpecTable figure_table(const FigureList& figures) {
    SpecTable made =
        table({"report.figure", "report.value", "report.figure", "report.value"}, {5.0, 4.0, 5.0, 4.0}, {false, true, false, true});
    const std::size_t rows = (figures.entries.size() + 1) / 2;
    for (std::size_t row = 0; row < rows; ++row) {
        std::vector<SpecText> cells;
        for (const std::size_t at : {row, row + rows}) {
            if (at < figures.entries.size()) {
                cells.emplace_back(figures.entries[at].kind);
                cells.push_back(figure_or_reason(figures.entries[at].figure));
            } else {
                cells.insert(cells.end(), 2, SpecText(std::string()));
            }
        }
        made.rows.push_back(std::move(cells));
    }
    return made;
}

Message message(std::string code) { return Message(std::move(code)); }

Figure count(std::size_t number, Unit unit) { return Figure::exact(static_cast<double>(number), unit); }

std::string name_of_workload(const Project& project, WorkloadId id) {
    const Workload* workload = project.workload(id);
    return workload != nullptr ? workload->name : std::string();
}

std::string name_of_subject(const Project& project, const Variant& variant, const Subject& subject) {
    switch (subject.kind) {
        case SubjectKind::Variant:
            return variant.name;
        case SubjectKind::Rack:
            if (const Rack* rack = find_rack(variant, RackId{subject.id})) return rack->name;
            break;
        case SubjectKind::Server:
        case SubjectKind::Gpu:
            if (const Server* server = find_server(variant, ServerId{subject.id})) return server->name;
            break;
        case SubjectKind::Array:
            if (const StorageArray* array = find_array(variant, ArrayId{subject.id})) return array->name;
            break;
        case SubjectKind::Workload:
            return name_of_workload(project, WorkloadId{subject.id});
    }
    return {};
}

}  // namespace rackwright
