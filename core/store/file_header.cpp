#include "store/file_header.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <string_view>

namespace rackwright {
namespace {

namespace fs = std::filesystem;

/// A project of a hundred racks takes a few megabytes.
constexpr std::uintmax_t largest_file_bytes = std::uintmax_t{64} * 1024 * 1024;
/// sqlite.org/fileformat2.html, section 1.3.
constexpr std::string_view magic("SQLite format 3\0", 16);
constexpr std::size_t header_bytes = 100, write_version_at = 18, read_version_at = 19, user_version_at = 60, application_id_at = 68;

std::int32_t big_endian(const char* bytes) {
    std::uint32_t value = 0;
    for (int i = 0; i < 4; ++i) value = value << 8 | static_cast<unsigned char>(bytes[i]);
    return static_cast<std::int32_t>(value);
}

Message about(const char* code, const std::string& path) { return Message(code).with("file", path); }

}  // namespace

Result<FileHeader> read_file_header(const std::string& path) {
    const fs::path file(std::u8string(path.begin(), path.end()));
    std::error_code error;
    const fs::file_status status = fs::status(file, error);
    if (status.type() == fs::file_type::not_found) return about("store.not-found", path);
    if (error) return about("store.unreadable", path).with("detail", error.message());
    // A pipe or a device could keep us waiting for ever.
    if (!fs::is_regular_file(status)) return about("store.unreadable", path).with("detail", "not a regular file");
    const std::uintmax_t size = fs::file_size(file, error);
    if (error) return about("store.unreadable", path).with("detail", error.message());
    if (size == 0) return about("store.empty", path);
    if (size > largest_file_bytes) {
        return about("store.too-large", path)
            .with("size", static_cast<double>(size), Unit::Byte)
            .with("limit", static_cast<double>(largest_file_bytes), Unit::Byte);
    }
    errno = 0;
    std::ifstream stream(file, std::ios::binary);
    if (!stream) return about("store.unreadable", path).with("detail", std::strerror(errno));
    std::array<char, header_bytes> bytes{};
    stream.read(bytes.data(), static_cast<std::streamsize>(std::min<std::uintmax_t>(size, header_bytes)));
    if (!stream) return about("store.unreadable", path).with("detail", std::strerror(errno));
    if (std::string_view(bytes.data(), magic.size()) != magic) return about("store.not-a-project", path);
    FileHeader header;
    header.application_id = big_endian(bytes.data() + application_id_at);
    header.schema_version = big_endian(bytes.data() + user_version_at);
    header.write_ahead_log = bytes[write_version_at] == 2 || bytes[read_version_at] == 2;
    return header;
}

}  // namespace rackwright
