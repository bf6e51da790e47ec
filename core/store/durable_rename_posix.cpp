#ifndef _WIN32

#include "store/durable_rename.h"

#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <cstdio>
#include <string_view>
#include <vector>

namespace rackwright {
namespace {

std::string folder_of(const std::string& path) {
    const std::size_t slash = path.find_last_of('/');
    if (slash == std::string::npos) return ".";
    return slash == 0 ? "/" : path.substr(0, slash);
}

/// Runs a system call again when a signal cut it short.
template <typename Call>
int unbroken(Call call) {
    int result = -1;
    do {
        result = call();
    } while (result == -1 && errno == EINTR);
    return result;
}

/// fsync of what `path` names. File systems that cannot sync (some network ones, for folders) say EINVAL: nothing is lost
/// that they could have kept.
int sync_path(const std::string& path, int flags) {
    const int file = unbroken([&] { return open(path.c_str(), flags | O_CLOEXEC); });
    if (file == -1) return errno;
    int error = 0;
    if (unbroken([&] { return fsync(file); }) == -1 && errno != EINVAL && errno != ENOTSUP) error = errno;
    close(file);
    return error;
}

/// ".rackwright-<host>-": a short name of its own, for the target's may be as long as the file system allows.
std::string temporary_prefix() {
    char host[64] = {};
    if (gethostname(host, sizeof host - 1) != 0) host[0] = '\0';
    std::string prefix = ".rackwright-";
    for (const char c : std::string_view(host)) prefix += c == '/' ? '_' : c;
    return prefix + '-';
}

/// Removes what saves of this computer left behind when they were killed: the number in the name is that of a process
/// that is gone.
void remove_leftovers(const std::string& folder, const std::string& prefix) {
    DIR* directory = opendir(folder.c_str());
    if (directory == nullptr) return;
    std::vector<std::string> leftovers;
    while (const dirent* entry = readdir(directory)) {
        const std::string_view name = entry->d_name;
        if (!name.starts_with(prefix)) continue;
        pid_t process = 0;
        const std::string_view rest = name.substr(prefix.size());
        const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), process);
        const bool ours = error == std::errc() && end != rest.data() + rest.size() && *end == '-' && process > 0;
        if (ours && kill(process, 0) == -1 && errno == ESRCH) leftovers.push_back(folder + '/' + entry->d_name);
    }
    closedir(directory);
    for (const std::string& leftover : leftovers) unlink(leftover.c_str());
}

}  // namespace

int FileSteps::create_beside(const std::string& target, std::string& temporary) {
    const std::string folder = folder_of(target), prefix = temporary_prefix();
    remove_leftovers(folder, prefix);
    const std::string start = folder + '/' + prefix + std::to_string(getpid()) + '-';
    int file = -1;
    for (int number = 1; file == -1; ++number) {
        temporary = start + std::to_string(number);
        file = unbroken([&] { return open(temporary.c_str(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0666); });
        if (file == -1 && (errno != EEXIST || number == 1000)) return errno;
    }
    struct stat old {};
    int error = 0;
    if (stat(target.c_str(), &old) == 0) {
        // A group's file stays the group's where we may; the mode matters more and must hold.
        const bool group_kept = fchown(file, static_cast<uid_t>(-1), old.st_gid) == 0;
        const mode_t kept = group_kept ? 0777 : 0707;
        if (fchmod(file, old.st_mode & kept) == -1) error = errno;
    }
    close(file);
    if (error != 0) unlink(temporary.c_str());
    return error;
}

int FileSteps::sync(const std::string& path) { return sync_path(path, O_RDWR); }

int FileSteps::rename(const std::string& from, const std::string& to) { return std::rename(from.c_str(), to.c_str()) == 0 ? 0 : errno; }

int FileSteps::sync_folder_of(const std::string& path) { return sync_path(folder_of(path), O_RDONLY | O_DIRECTORY); }

}  // namespace rackwright

#endif
