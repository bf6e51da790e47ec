#include "app/wording/wording.h"
#include "app/language/language.h"
#include "app/wording/sample_wording.h"
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

    void theSampleIsTranslated() {
        const Result<Catalogue> catalogue = load_catalogue(RACKWRIGHT_SOURCE_DIR "/catalog");
        QVERIFY(catalogue.ok());
        std::vector<std::string> english;
        const Project original = sample_project(catalogue.value(), [&english](const char* text) {
            english.push_back(text);
            return std::string(text);
        });
        QVERIFY(english.size() > 40);
        setLanguage(Language::Russian);
        const SampleWords words = sampleWords();
        for (const std::string& text : english) {
            const QString translated = QString::fromStdString(words(text.c_str()));
            static const QRegularExpression product_name(QStringLiteral("^(LLM|LLM Light|CV( [12])?|Inference Pro [46]|Pro Training)$"));
            const bool kept = product_name.match(translated).hasMatch();
            static const QRegularExpression cyrillic(QStringLiteral("[А-Яа-яЁё]"));
            QVERIFY2(kept || translated.contains(cyrillic), text.c_str());
        }
        // Only words differ: what is planned is the same.
        const Project russian = sample_project(catalogue.value(), words);
        QCOMPARE(russian.workloads.size(), original.workloads.size());
        for (std::size_t number = 0; number < original.workloads.size(); ++number) {
            QCOMPARE(russian.workloads[number].task, original.workloads[number].task);
            QVERIFY(russian.workloads[number].name != original.workloads[number].name);
        }
        for (std::size_t number = 0; number < original.variants.size(); ++number) {
            QCOMPARE(russian.variants[number].placements, original.variants[number].placements);
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

    /// Codes that are handed on before they become a message: everything that looks like one of a family of messages is one.
    void everyCodeOfAFamilyHasWords() {
        static const QRegularExpression code(
            QStringLiteral("(?<!get\\()(?<!fact\\()\"((?:array|case|catalog|detector|video|reservation|unknown)\\.[a-z0-9-]+)\""));
        // Fields of an array, and what the constants of the video engine are called, are words of other kinds.
        static const QSet<QString> others = {QStringLiteral("array.drive-count"), QStringLiteral("array.hot-spares"),
                                             QStringLiteral("array.raid-groups"), QStringLiteral("array.name"),
                                             QStringLiteral("array.product"),     QStringLiteral("array.drive"),
                                             QStringLiteral("array.bottom-unit")};
        QSet<QString> seen;
        QDirIterator files(QStringLiteral(RACKWRIGHT_SOURCE_DIR "/core"), {QStringLiteral("*.cpp")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            auto matches = code.globalMatch(QString::fromUtf8(file.readAll()));
            while (matches.hasNext()) seen.insert(matches.next().captured(1));
        }
        QVERIFY(seen.contains(QStringLiteral("array.tight")) && seen.size() > 60);
        for (const QString& one : std::as_const(seen)) QVERIFY2(others.contains(one) || hasWords(one.toStdString()), qPrintable(one));
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

    /// Fields and lists reach the user by their names in the inspector and never by those of the code.
    void everyFieldHasWords() {
        static const QRegularExpression field(
            QStringLiteral("(?:check_(?:name|line|text|number|count)|\\b(?:number|whole|id))\\(\\s*\"([a-z]+\\.[a-z-]+)\""));
        QSet<QString> seen;
        QDirIterator files(QStringLiteral(RACKWRIGHT_SOURCE_DIR "/core/project"), {QStringLiteral("*.cpp")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            auto matches = field.globalMatch(QString::fromUtf8(file.readAll()));
            while (matches.hasNext()) seen.insert(matches.next().captured(1));
        }
        QVERIFY(seen.size() > 70);
        for (const QString& code : std::as_const(seen)) {
            const bool list = code.startsWith(QLatin1String("many."));
            Message message(list ? "project.too-many" : "project.empty");
            message.with(list ? "what" : "field", code.toStdString()).with("limit", 1, Unit::Count);
            setLanguage(Language::English);
            const QString english = messageText(message);
            QVERIFY2(!english.contains(code), qPrintable(english));
            setLanguage(Language::Russian);
            const QString russian = messageText(message);
            QVERIFY2(!russian.contains(code), qPrintable(russian));
            QVERIFY2(russian.contains(QRegularExpression(QStringLiteral("[А-Яа-яЁё]"))), qPrintable(russian));
        }
    }

    /// The detail of a message may be the code of another, whose values stand behind it.
    void aDetailIsWorded() {
        Message message("store.invalid");
        message.with("file", "a.rackwright").with("detail", "project.out-of-range").with("field", "rack.units");
        message.with("low", 1, Unit::RackUnit).with("high", 100, Unit::RackUnit);
        const QString words = messageText(message);
        QVERIFY2(words.contains(QLatin1String("Height of the rack")), qPrintable(words));
        QVERIFY2(words.contains(valueText(100, Unit::RackUnit)), qPrintable(words));
        QVERIFY2(!words.contains(QLatin1Char('{')) && !words.contains(QLatin1String("rack.units")), qPrintable(words));
    }

    /// What a user wrote is put in as it is, also when it looks like a place for a value.
    void bracesInANameStay() {
        Message message("place.occupied");
        message.with("by", "{unit}").with("unit", 7, Unit::Count);
        QCOMPARE(messageText(message), QStringLiteral("Unit 7 is taken by {unit}."));
    }

    /// The reason of an unknown figure comes without values, so its words must have no place for any.
    void reasonsOfUnknownFiguresHaveNoPlaces() {
        static const QRegularExpression reason(QStringLiteral("Figure::unknown\\(\"([a-z]+\\.[a-z0-9-]+)\""));
        int seen = 0;
        QDirIterator files(QStringLiteral(RACKWRIGHT_SOURCE_DIR "/core"), {QStringLiteral("*.cpp")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            auto matches = reason.globalMatch(QString::fromUtf8(file.readAll()));
            while (matches.hasNext()) {
                const QString code = matches.next().captured(1);
                const QString words = unknownReason(code.toStdString());
                ++seen;
                QVERIFY2(words != code && !words.contains(QLatin1Char('{')), qPrintable(file.fileName() + QLatin1String(": ") + words));
            }
        }
        QVERIFY(seen > 20);
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
