#include "catalog/loading/loading_file.h"

namespace rackwright {

std::string JsonPath::pointer() const {
    if (parent == nullptr) return {};
    std::string text = parent->pointer();
    text += '/';
    if (is_index) return text + std::to_string(index);
    for (const char letter : key) {
        if (letter == '~') {
            text += "~0";
        } else if (letter == '/') {
            text += "~1";
        } else {
            text += letter;
        }
    }
    return text;
}

void LoadingFile::fail(std::string code, const JsonPath& path, std::string found, std::string expected) {
    if (error) return;
    error = Message(std::move(code))
                .with("file", name)
                .with("path", path.pointer())
                .with("found", std::move(found))
                .with("expected", std::move(expected));
}

void LoadingFile::refer(ReferenceTo to, std::string id, const JsonPath& path) {
    references.push_back({to, std::move(id), name, path.pointer()});
}

}  // namespace rackwright
