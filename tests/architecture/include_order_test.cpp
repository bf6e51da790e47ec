#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QtTest>

/// Holds every include of the core and the program against who may know whom; the include paths of the build enforce the same for
/// angle and quoted includes, this also catches paths that climb out of a folder.
class IncludeOrderTest : public QObject {
    Q_OBJECT

    static QStringList includesOf(const QString& path) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly)) return {};
        QStringList includes;
        static const QRegularExpression include(QStringLiteral("^\\s*#\\s*include\\s*[<\"]([^>\"]+)[>\"]"),
                                                QRegularExpression::MultilineOption);
        auto matches = include.globalMatch(QString::fromUtf8(file.readAll()));
        while (matches.hasNext()) includes.append(matches.next().captured(1));
        return includes;
    }

    static QStringList sourcesBelow(const QString& folder) {
        QStringList files;
        QDirIterator iterator(QStringLiteral(RACKWRIGHT_SOURCE_DIR "/") + folder, {QStringLiteral("*.h"), QStringLiteral("*.cpp")},
                              QDir::Files, QDirIterator::Subdirectories);
        while (iterator.hasNext()) files.append(iterator.next());
        return files;
    }

private slots:
    void coreModulesKnowOnlyWhatTheyMay() {
        const QMap<QString, QSet<QString>> may = {
            {"quantity", {"quantity"}},
            {"catalog", {"catalog", "quantity"}},
            {"project", {"project", "catalog", "quantity"}},
            {"store", {"store", "project", "catalog", "quantity"}},
            {"sizing", {"sizing", "project", "catalog", "quantity"}},
            {"review", {"review", "sizing", "project", "catalog", "quantity"}},
            {"planner", {"planner", "review", "sizing", "project", "catalog", "quantity"}},
            {"report", {"report", "review", "sizing", "project", "catalog", "quantity"}},
        };
        int seen = 0;
        for (auto module = may.begin(); module != may.end(); ++module) {
            for (const QString& file : sourcesBelow(QStringLiteral("core/") + module.key())) {
                ++seen;
                for (const QString& include : includesOf(file)) {
                    QVERIFY2(!include.contains(QLatin1String("..")), qPrintable(file + ": " + include));
                    const QString folder = include.section(QLatin1Char('/'), 0, 0);
                    if (!include.contains(QLatin1Char('/')) || (!may.contains(folder) && folder != QLatin1String("app"))) continue;
                    QVERIFY2(module.value().contains(folder), qPrintable(file + ": " + include));
                }
            }
        }
        QVERIFY(seen > 50);
    }

    void coreHasNoQt() {
        static const QRegularExpression qt(QStringLiteral("^(Q[A-Z]|Qt)"));
        for (const QString& file : sourcesBelow(QStringLiteral("core"))) {
            for (const QString& include : includesOf(file)) QVERIFY2(!qt.match(include).hasMatch(), qPrintable(file + ": " + include));
        }
    }

    void jsonStaysOutOfPublicHeaders() {
        for (const QString& file : sourcesBelow(QStringLiteral("core"))) {
            // Headers of a module's own sub-folders are private to it.
            if (!file.endsWith(QLatin1String(".h")) || file.section(QStringLiteral("/core/"), -1).count(QLatin1Char('/')) > 1) continue;
            QVERIFY2(!includesOf(file).contains(QStringLiteral("nlohmann/json.hpp")), qPrintable(file));
        }
    }

    void programNeverOpensTheDatabase() {
        for (const QString& file : sourcesBelow(QStringLiteral("app"))) {
            for (const QString& include : includesOf(file)) {
                QVERIFY2(!include.startsWith(QLatin1String("sqlite3")) && include != QLatin1String("store/database.h"),
                         qPrintable(file + ": " + include));
            }
        }
    }
};

QTEST_APPLESS_MAIN(IncludeOrderTest)
#include "include_order_test.moc"
