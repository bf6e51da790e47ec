#include "app/language/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace rackwright {
namespace {

Language current = Language::English;

QTranslator& programTranslator() {
    static QTranslator translator;
    return translator;
}
QTranslator& qtTranslator() {
    static QTranslator translator;
    return translator;
}

}  // namespace

void setLanguage(Language language) {
    current = language;
    const QString code = language == Language::Russian ? QStringLiteral("ru") : QStringLiteral("en");
    QLocale::setDefault(language == Language::Russian ? QLocale(QLocale::Russian) : QLocale(QLocale::English));
    QCoreApplication::removeTranslator(&programTranslator());
    QCoreApplication::removeTranslator(&qtTranslator());
    // Qt's own words ("Cancel", file dialogs) come with Qt; a missing file leaves them in English.
    if (qtTranslator().load(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QCoreApplication::installTranslator(&qtTranslator());
    }
    if (programTranslator().load(QStringLiteral(":/i18n/rackwright_") + code + QStringLiteral(".qm"))) {
        QCoreApplication::installTranslator(&programTranslator());
    }
}

Language currentLanguage() { return current; }

Language systemLanguage() { return QLocale::system().language() == QLocale::Russian ? Language::Russian : Language::English; }

}  // namespace rackwright
