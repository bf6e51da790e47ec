#include "app/headless/output.h"

#include "app/wording/wording.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#ifdef Q_OS_UNIX
#include <fcntl.h>
#endif

namespace rackwright {
namespace {

/// errno of the first write that failed; 0: none did.
int first_error = 0;

void write(const char* text, std::size_t size) {
    if (first_error != 0) return;
    errno = 0;
    if (std::fwrite(text, 1, size, stdout) != size) first_error = errno != 0 ? errno : EIO;
}

}  // namespace

void reserveStandardStreams() {
#ifdef Q_OS_UNIX
    for (const int stream : {0, 1, 2}) {
        if (fcntl(stream, F_GETFD) != -1 || errno != EBADF) continue;
        // Opened the wrong way round: reading from it or writing to it goes on failing.
        if (open("/dev/null", stream == 0 ? O_WRONLY : O_RDONLY) == -1) return;
    }
#endif
}

void print(const QString& text) {
    const QByteArray bytes = text.toUtf8();
    write(bytes.constData(), static_cast<std::size_t>(bytes.size()));
}

void print(const nlohmann::ordered_json& json) {
    // Names and texts of a project are UTF-8; a file name on the command line may not be.
    const std::string text = json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + '\n';
    write(text.data(), text.size());
}

int fail(const QString& text) {
    std::fputs((QStringLiteral("rackwright: ") + text + QLatin1Char('\n')).toUtf8().constData(), stderr);
    return exit_failed;
}

int fail(const Message& message) { return fail(messageText(message)); }

int finishOutput(int status) {
    errno = 0;
    if (std::fflush(stdout) != 0 && first_error == 0) first_error = errno != 0 ? errno : EIO;
    if (first_error == 0) return status;
    return fail(Message("headless.output").with("detail", std::strerror(first_error)));
}

}  // namespace rackwright
