#include "app/window/settings.h"

#include "app/language/language.h"

#include <QFileInfo>
#include <QSettings>

namespace rackwright {
namespace {

constexpr int recent_file_limit = 10;

}  // namespace

Language Settings::language() {
    const QString code = QSettings().value(QStringLiteral("language")).toString();
    if (code == QLatin1String("ru")) return Language::Russian;
    if (code == QLatin1String("en")) return Language::English;
    return systemLanguage();
}

void Settings::setLanguage(Language language) {
    QSettings().setValue(QStringLiteral("language"), language == Language::Russian ? QStringLiteral("ru") : QStringLiteral("en"));
}

ThemeMode Settings::theme() {
    const QString mode = QSettings().value(QStringLiteral("theme")).toString();
    if (mode == QLatin1String("light")) return ThemeMode::Light;
    if (mode == QLatin1String("dark")) return ThemeMode::Dark;
    return ThemeMode::System;
}

void Settings::setTheme(ThemeMode mode) {
    const QString text = mode == ThemeMode::Light  ? QStringLiteral("light")
                         : mode == ThemeMode::Dark ? QStringLiteral("dark")
                                                   : QStringLiteral("system");
    QSettings().setValue(QStringLiteral("theme"), text);
}

QStringList Settings::recentFiles() {
    QStringList existing;
    for (const QString& path : QSettings().value(QStringLiteral("recentFiles")).toStringList()) {
        if (QFileInfo::exists(path)) existing.append(path);
    }
    return existing;
}

void Settings::addRecentFile(const QString& path) {
    QStringList files = QSettings().value(QStringLiteral("recentFiles")).toStringList();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    files.removeAll(absolute);
    files.prepend(absolute);
    while (files.size() > recent_file_limit) files.removeLast();
    QSettings().setValue(QStringLiteral("recentFiles"), files);
}

QByteArray Settings::windowGeometry() { return QSettings().value(QStringLiteral("window/geometry")).toByteArray(); }
QByteArray Settings::windowState() { return QSettings().value(QStringLiteral("window/state")).toByteArray(); }

void Settings::setWindow(const QByteArray& geometry, const QByteArray& state) {
    QSettings settings;
    settings.setValue(QStringLiteral("window/geometry"), geometry);
    settings.setValue(QStringLiteral("window/state"), state);
}

bool Settings::firstStart() {
    QSettings settings;
    const bool first = !settings.value(QStringLiteral("startedBefore"), false).toBool();
    settings.setValue(QStringLiteral("startedBefore"), true);
    return first;
}

}  // namespace rackwright
