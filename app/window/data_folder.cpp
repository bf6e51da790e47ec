#include "app/window/data_folder.h"

#include <QCoreApplication>
#include <QDir>

namespace rackwright {

QStringList dataFolderCandidates() {
    // Who names a folder does not want another one's figures.
    const QString named = qEnvironmentVariable("RACKWRIGHT_DATA");
    if (!named.isEmpty()) return {named};
    return {QDir::cleanPath(QCoreApplication::applicationDirPath() + QStringLiteral("/../share/rackwright")),
            QStringLiteral(RACKWRIGHT_INSTALLED_DATA)};
}

QString dataFolder() {
    for (const QString& candidate : dataFolderCandidates()) {
        if (QDir(candidate + QStringLiteral("/catalog")).exists()) return QDir::cleanPath(candidate);
    }
    return {};
}

}  // namespace rackwright
