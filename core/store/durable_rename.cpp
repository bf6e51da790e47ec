#include "store/durable_rename.h"

#include <array>
#include <filesystem>
#include <fstream>
#include <string_view>

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

namespace rackwright {
namespace fs = std::filesystem;
namespace {

fs::path path_from_utf8(const std::string& text) { return fs::path(std::u8string(text.begin(), text.end())); }

std::string utf8_from_path(const fs::path& path) {
    const std::u8string text = path.u8string();
    return {text.begin(), text.end()};
}

bool may_write(const fs::path& path) {
#ifdef _WIN32
    return _waccess(path.c_str(), 2) == 0;
#else
    return access(path.c_str(), W_OK) == 0;
#endif
}

}  // namespace

std::string resolved_path(const std::string& path) {
    std::error_code error;
    fs::path full = fs::absolute(path_from_utf8(path), error);
    if (error) return path;
    // Renaming over a link would leave the file behind it old and put a copy in the link's place.
    const fs::path target = fs::weakly_canonical(full, error);
    return utf8_from_path(error ? full : target);
}

Target target_state(const std::string& path) {
    std::error_code error;
    const fs::path file = path_from_utf8(path);
    const fs::file_status status = fs::status(file, error);
    if (!fs::exists(status)) return Target::Free;
    if (!fs::is_regular_file(status)) return Target::NotAFile;
    return may_write(file) ? Target::Writable : Target::ReadOnly;
}

bool has_hot_journal(const std::string& path) {
    // sqlite.org/fileformat2.html, section 3: a journal whose header is zeroed has been dealt with.
    constexpr std::string_view magic("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8);
    std::ifstream journal(path_from_utf8(path + "-journal"), std::ios::binary);
    std::array<char, magic.size()> start{};
    return journal.read(start.data(), start.size()) && std::string_view(start.data(), start.size()) == magic;
}

bool has_write_ahead_log(const std::string& path) {
    std::error_code error;
    const std::uintmax_t size = fs::file_size(path_from_utf8(path + "-wal"), error);
    return !error && size > 0;
}

void FileSteps::remove(const std::string& path) {
    std::error_code ignored;
    fs::remove(path_from_utf8(path), ignored);
}

}  // namespace rackwright
