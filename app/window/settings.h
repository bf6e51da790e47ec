#pragma once

#include "app/theme/theme.h"
#include "quantity/print.h"

#include <QStringList>

namespace rackwright {

/// What the program remembers between starts (QSettings). Nothing here is part of a project.
struct Settings {
    static Language language();
    static void setLanguage(Language language);
    static ThemeMode theme();
    static void setTheme(ThemeMode mode);
    static QStringList recentFiles();  ///< newest first, only those that still exist
    static void addRecentFile(const QString& path);
    static QByteArray windowGeometry();
    static QByteArray windowState();
    static void setWindow(const QByteArray& geometry, const QByteArray& state);
    static bool firstStart();
};

}  // namespace rackwright
