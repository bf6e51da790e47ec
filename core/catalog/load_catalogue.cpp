#include "catalog/catalogue.h"
#include "catalog/loading/load_file.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace rackwright {
namespace {

namespace fs = std::filesystem;

fs::path path_from_utf8(const std::string& text) { return fs::path(std::u8string(text.begin(), text.end())); }

std::string utf8_from_path(const fs::path& path) {
    const std::u8string text = path.generic_u8string();
    return {text.begin(), text.end()};
}

/// The catalogue files below `folder`, as paths relative to it in one order on every system.
Failure list_files(const std::string& directory, std::vector<std::string>& relative_paths) {
    std::error_code error;
    const fs::path folder = path_from_utf8(directory);
    fs::recursive_directory_iterator entry(folder, error);
    if (error) return Message("catalog.no-folder").with("file", directory);
    for (; entry != fs::recursive_directory_iterator(); entry.increment(error)) {
        if (error) break;
        const fs::path& path = entry->path();
        const bool hidden = path.filename().native().front() == '.';  // an editor's or a system's own file
        if (path.extension() != ".json" || hidden) continue;
        std::error_code no_status;
        const fs::file_status status = entry->status(no_status);
        std::string relative = utf8_from_path(path.lexically_relative(folder));
        if (!fs::exists(status))
            return Message("catalog.unreadable").with("file", std::string(directory).append("/").append(relative));  // a link to nothing
        if (fs::is_regular_file(status)) relative_paths.push_back(std::move(relative));
    }
    if (error) return Message("catalog.unreadable").with("file", directory);
    std::sort(relative_paths.begin(), relative_paths.end());
    return std::nullopt;
}

Result<std::string> read_whole_file(const std::string& name) {
    std::ifstream stream(path_from_utf8(name), std::ios::binary | std::ios::ate);
    const std::streamoff size = stream ? static_cast<std::streamoff>(stream.tellg()) : -1;
    if (size < 0) return Message("catalog.unreadable").with("file", name);
    std::string text(static_cast<std::size_t>(size), '\0');
    stream.seekg(0);
    if (!stream.read(text.data(), size)) return Message("catalog.unreadable").with("file", name);
    return text;
}

Failure load_folder(const std::string& directory, Catalogue& catalogue, NamesTaken& taken, std::vector<Reference>& references) {
    std::vector<std::string> relative_paths;
    if (Failure failure = list_files(directory, relative_paths)) return failure;
    for (const std::string& relative : relative_paths) {
        LoadingFile file;
        file.name = std::string(directory).append("/").append(relative);
        file.file = relative;
        const Result<std::string> text = read_whole_file(file.name);
        if (!text) return text.error();
        if (Failure failure = read_file_text(text.value(), file, taken)) return failure;
        add_to(catalogue, file);
        references.insert(references.end(), std::make_move_iterator(file.references.begin()),
                          std::make_move_iterator(file.references.end()));
    }
    return std::nullopt;
}

}  // namespace

Failure load_catalogue_text(std::string_view text, const std::string& name, Catalogue& catalogue) {
    NamesTaken taken(catalogue);
    LoadingFile file;
    file.name = name;
    file.file = name;
    if (Failure failure = read_file_text(text, file, taken)) return failure;
    if (Failure failure = check_sources(file.references, taken)) return failure;
    add_to(catalogue, file);
    catalogue.index();
    return std::nullopt;
}

Result<Catalogue> load_catalogue(const std::string& directory, const std::string& additions) {
    Catalogue catalogue;
    NamesTaken taken;
    std::vector<Reference> references;
    if (Failure failure = load_folder(directory, catalogue, taken, references)) return *failure;
    if (!additions.empty()) {
        if (Failure failure = load_folder(additions, catalogue, taken, references)) return *failure;
    }
    catalogue.index();
    if (Failure failure = check_sources(references, taken)) return *failure;
    if (Failure failure = check_products(references, catalogue)) return *failure;
    return catalogue;
}

}  // namespace rackwright
