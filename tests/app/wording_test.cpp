#include "app/wording/wording.h"
#include "app/language/language.h"
#include "app/wording/word_table.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QtTest>

using namespace rackwright;

/// Every code that the core can give has words, and every word has a Russian translation that the running program finds.
class WordingTest : public QObject {
    Q_OBJECT

    static QSet<QString> placeholders(const QString& pattern) {
        static const QRegularExpression name(QStringLiteral("\\{([a-z0-9_]+)\\}"));
        QSet<QString> names;
        auto matches = name.globalMatch(pattern);
        // The texts of the catalogue come in both languages under names that end in the language.
        while (matches.hasNext()) names.insert(matches.next().captured(1).remove(QRegularExpression(QStringLiteral("_(en|ru)$"))));
        return names;
    }

private slots:
    void cleanup() { setLanguage(Language::English); }

    void everyFindingHasWords() {
        for (const std::string& code : all_finding_codes()) {
            Finding finding;
            finding.message = Message(code);
            const FindingWords words = findingWords(finding);
            QVERIFY2(hasWords(code), code.c_str());
            QVERIFY2(!words.title.isEmpty() && !words.why.isEmpty() && !words.what_to_do.isEmpty(), code.c_str());
        }
    }

    void everyMessageOfTheCoreHasWords() {
        static const QRegularExpression message(QStringLiteral("Message\\(\"([a-z]+\\.[a-z0-9-]+)\"\\)"));
        int seen = 0;
        QDirIterator files(QStringLiteral(RACKWRIGHT_SOURCE_DIR "/core"), {QStringLiteral("*.cpp")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            auto matches = message.globalMatch(QString::fromUtf8(file.readAll()));
            while (matches.hasNext()) {
                const QString code = matches.next().captured(1);
                ++seen;
                QVERIFY2(hasWords(code.toStdString()), qPrintable(file.fileName() + QLatin1String(": ") + code));
            }
        }
        QVERIFY(seen > 100);
    }

    void everyInputHasWords() {
        static const QRegularExpression input(QStringLiteral("\"(input\\.[a-z0-9-]*[a-z0-9])\""));
        int seen = 0;
        QDirIterator files(QStringLiteral(RACKWRIGHT_SOURCE_DIR "/core"), {QStringLiteral("*.cpp")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            auto matches = input.globalMatch(QString::fromUtf8(file.readAll()));
            while (matches.hasNext()) {
                const QString code = matches.next().captured(1);
                ++seen;
                QVERIFY2(inputMeaning(code.toStdString()) != code, qPrintable(code));
            }
        }
        QVERIFY(seen > 100);
    }

    void russianIsCompleteAndKeepsTheValues() {
        setLanguage(Language::Russian);
        for (const WordRow& row : messageRows()) {
            const QString russian = QCoreApplication::translate("Messages", row.pattern);
            QCOMPARE(placeholders(russian), placeholders(QString::fromUtf8(row.pattern)));
        }
        for (const FindingRow& row : findingRows()) {
            for (const char* pattern : {row.title, row.why, row.what_to_do}) {
                const QString russian = QCoreApplication::translate("Findings", pattern);
                QCOMPARE(placeholders(russian), placeholders(QString::fromUtf8(pattern)));
            }
        }
        QFile file(QStringLiteral(RACKWRIGHT_SOURCE_DIR "/resources/translations/rackwright_ru.ts"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(!file.readAll().contains("type=\"unfinished\""));
    }

    /// A class of ours asks under its full name; translations kept under the bare name are never found.
    void russianReachesTheClassesOfTheWindow() {
        setLanguage(Language::Russian);
        QCOMPARE(QCoreApplication::translate("rackwright::MainWindow", "&File"), QStringLiteral("&Файл"));
        QCOMPARE(QCoreApplication::translate("rackwright::PalettePanel", "Workloads"), QStringLiteral("Задачи"));
        QCOMPARE(verdictText(Verdict::DoesNotFit), QStringLiteral("Не подходит"));
    }
};

QTEST_MAIN(WordingTest)
#include "wording_test.moc"
