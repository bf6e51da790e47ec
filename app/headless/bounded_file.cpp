#include "app/headless/bounded_file.h"

#include <QFile>
#include <cstdio>

namespace rackwright {

std::optional<QByteArray> readBounded(const QString& path, qint64 limit) {
    QFile file(path);
    const bool open = path == QLatin1String("-") ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    if (!open) return std::nullopt;
    QByteArray text;
    while (text.size() <= limit) {
        const QByteArray part = file.read(limit + 1 - text.size());
        if (part.isEmpty()) break;
        text += part;
    }
    if (file.error() != QFileDevice::NoError) return std::nullopt;
    return text;
}

}  // namespace rackwright
