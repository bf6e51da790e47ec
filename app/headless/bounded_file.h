#pragma once

#include <QByteArray>
#include <QString>
#include <optional>

namespace rackwright {

/// The whole file, or up to one byte more than `limit` of it, so that the reader sees that it is too large; nothing when it cannot be
/// read. "-" is standard input.
std::optional<QByteArray> readBounded(const QString& path, qint64 limit);

}  // namespace rackwright
