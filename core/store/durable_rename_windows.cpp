#ifdef _WIN32

#include "store/durable_rename.h"

#include <windows.h>

#include <cerrno>
#include <filesystem>

namespace rackwright {
namespace {

std::wstring wide(const std::string& utf8) { return std::filesystem::path(std::u8string(utf8.begin(), utf8.end())).wstring(); }

int last_error() {
    switch (GetLastError()) {
        case ERROR_SUCCESS:
            return 0;
        case ERROR_FILE_NOT_FOUND:
        case ERROR_PATH_NOT_FOUND:
            return ENOENT;
        case ERROR_ACCESS_DENIED:
        case ERROR_SHARING_VIOLATION:
            return EACCES;
        case ERROR_DISK_FULL:
        case ERROR_HANDLE_DISK_FULL:
            return ENOSPC;
        case ERROR_FILE_EXISTS:
        case ERROR_ALREADY_EXISTS:
            return EEXIST;
        default:
            return EIO;
    }
}

}  // namespace

int FileSteps::create_beside(const std::string& target, std::string& temporary) {
    const std::size_t slash = target.find_last_of("/\\");
    const std::string start = (slash == std::string::npos ? std::string() : target.substr(0, slash + 1)) + ".rackwright-" +
                              std::to_string(GetCurrentProcessId()) + '-';
    for (int number = 1;; ++number) {
        temporary = start + std::to_string(number);
        const HANDLE file =
            CreateFileW(wide(temporary).c_str(), GENERIC_READ | GENERIC_WRITE, 0, nullptr, CREATE_NEW, FILE_ATTRIBUTE_NORMAL, nullptr);
        if (file != INVALID_HANDLE_VALUE) {
            CloseHandle(file);
            return 0;
        }
        const int error = last_error();
        if (error != EEXIST || number == 1000) return error;
    }
}

int FileSteps::sync(const std::string& path) {
    const HANDLE file =
        CreateFileW(wide(path).c_str(), GENERIC_WRITE, FILE_SHARE_READ, nullptr, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr);
    if (file == INVALID_HANDLE_VALUE) return last_error();
    const int error = FlushFileBuffers(file) ? 0 : last_error();
    CloseHandle(file);
    return error;
}

int FileSteps::rename(const std::string& from, const std::string& to) {
    return MoveFileExW(wide(from).c_str(), wide(to).c_str(), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) ? 0 : last_error();
}

/// MOVEFILE_WRITE_THROUGH has waited for the disk already.
int FileSteps::sync_folder_of(const std::string&) { return 0; }

}  // namespace rackwright

#endif
