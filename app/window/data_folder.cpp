#include "app/window/data_folder.h"

#include <QCoreApplication>
#include <QDir>

namespace rackwright {

QString dataFolder() {
    const QStringList candidates = {qEnvironmentVariable("RACKWRIGHT_DATA"),
                                    QCoreApplication::applicationDirPath() + QStringLiteral("/../share/rackwright"),
                                    QStringLiteral(RACKWRIGHT_INSTALLED_DATA)};
    for (const QString& candidate : candidates) {
        if (!candidate.isEmpty() && QDir(candidate + QStringLiteral("/catalog")).exists()) return QDir::cleanPath(candidate);
    }
    return {};
}

}  // namespace rackwright
