#include "app/export/pdf_export.h"

#include "app/language/language.h"
#include "app/wording/word_table.h"
#include "app/wording/wording.h"
#include "planner/sample_project.h"

#include <QApplication>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

using namespace rackwright;

class PdfExportTest : public QObject {
    Q_OBJECT

private:
    Catalogue catalogue_;
    Project project_;
    QTemporaryDir folder_;

    QString exported(const char* name) {
        const QString path = folder_.filePath(QLatin1String(name));
        const Failure failure = exportPdf(catalogue_, project_, {}, path);
        return failure ? QString() : path;
    }
    /// What a program prints; the test is skipped by the caller when it is not installed.
    static QByteArray output(const QString& program, const QStringList& arguments) {
        QProcess process;
        process.start(program, arguments);
        if (!process.waitForFinished(60000) || process.exitCode() != 0) return {};
        return process.readAllStandardOutput();
    }
    /// Text of the pages, every run of spaces one space: lines break where they like.
    static QString pdfText(const QString& path, bool in_reading_order = true) {
        QStringList arguments{QStringLiteral("-enc"), QStringLiteral("UTF-8")};
        if (!in_reading_order) arguments << QStringLiteral("-layout");
        return QString::fromUtf8(output(QStringLiteral("pdftotext"), arguments << path << QStringLiteral("-"))).simplified();
    }
    static bool present(const char* program) { return !QStandardPaths::findExecutable(QLatin1String(program)).isEmpty(); }

private slots:
    void initTestCase() {
        Result<Catalogue> loaded = load_catalogue(RACKWRIGHT_SOURCE_DIR "/catalog");
        QVERIFY(loaded.ok());
        catalogue_ = std::move(loaded.value());
        project_ = sample_project(catalogue_);
        QVERIFY(!project_.variants.empty());
        QVERIFY(folder_.isValid());
    }
    void init() { setLanguage(Language::English); }

    void theSampleHasPagesAndWords() {
        if (!present("pdftotext") || !present("pdfinfo")) QFAIL("poppler-utils is not installed; tests/run.sh installs it");
        const QString path = exported("words.pdf");
        QVERIFY(!path.isEmpty());
        const QByteArray about = output(QStringLiteral("pdfinfo"), {path});
        const QRegularExpressionMatch pages = QRegularExpression(QStringLiteral("Pages:\\s+(\\d+)")).match(QString::fromUtf8(about));
        QVERIFY(pages.captured(1).toInt() > 3);
        QVERIFY(about.contains("A4"));
        QVERIFY(about.contains(project_.title.c_str()));
        const QString text = pdfText(path);
        for (const char* words : {"Contents", "Summary", "Requirements", "Bill of materials", "Assumptions", "Sources"}) {
            QVERIFY2(text.contains(QLatin1String(words)), words);
        }
        QVERIFY(text.contains(QStringLiteral("page 2 of ") + pages.captured(1)));
        for (const Variant& variant : project_.variants)
            QVERIFY2(text.contains(QString::fromStdString(variant.name)), variant.name.c_str());
        for (const Workload& workload : project_.workloads) {
            QVERIFY2(text.contains(QString::fromStdString(workload.name)), workload.name.c_str());
        }
    }

    void figuresAreThoseOfTheEvaluation() {
        if (!present("pdftotext")) QFAIL("poppler-utils is not installed; tests/run.sh installs it");
        const QString text = pdfText(exported("figures.pdf"), false);
        int figures = 0;
        for (const Variant& variant : project_.variants) {
            const Evaluation evaluation = evaluate(catalogue_, project_, variant);
            for (const FigureEntry& entry : evaluation.totals.entries) {
                if (!entry.figure.known()) continue;
                ++figures;
                QVERIFY2(text.contains(figureText(entry.figure).simplified()), figureText(entry.figure).toUtf8().constData());
            }
        }
        QVERIFY(figures > 0);
    }

    void nothingIsABitmap() {
        if (!present("pdfimages")) QFAIL("poppler-utils is not installed; tests/run.sh installs it");
        const QByteArray list = output(QStringLiteral("pdfimages"), {QStringLiteral("-list"), exported("images.pdf")});
        QVERIFY(list.startsWith("page"));
        QCOMPARE(list.trimmed().count('\n'), 1);  // the two lines of its header
    }

    void fontsAreEmbedded() {
        if (!present("pdffonts")) QFAIL("poppler-utils is not installed; tests/run.sh installs it");
        const QList<QByteArray> lines = output(QStringLiteral("pdffonts"), {exported("fonts.pdf")}).trimmed().split('\n');
        QVERIFY(lines.size() > 2);
        const qsizetype column = lines[0].indexOf("emb");
        for (qsizetype i = 2; i < lines.size(); ++i) QVERIFY2(lines[i].mid(column, 3) == "yes", lines[i].constData());
    }

    void chartsHaveTheirLabels() {
        if (!present("pdftotext")) QFAIL("poppler-utils is not installed; tests/run.sh installs it");
        const QString text = pdfText(exported("charts.pdf"));
        // On the axis of the memory chart, and nowhere else in that form.
        QVERIFY(text.contains(QStringLiteral("GPU 1")));
        QVERIFY(!text.contains(QStringLiteral("...")));
    }

    void theUsersTextIsPlain() {
        if (!present("pdftotext")) QFAIL("poppler-utils is not installed; tests/run.sh installs it");
        const Project kept = project_;
        project_.request = "<b>bold</b> & 5 < 6\nsecond line\twith a tab";
        project_.title = "<i>Title</i>";
        const QString text = pdfText(exported("plain.pdf"));
        project_ = kept;
        QVERIFY(text.contains(QStringLiteral("<b>bold</b> & 5 < 6")));
        QVERIFY(text.contains(QStringLiteral("second line with a tab")));
        QVERIFY(text.contains(QStringLiteral("<i>Title</i>")));
    }

    void aTextOfManyPagesLosesNothing() {
        if (!present("pdftotext")) QFAIL("poppler-utils is not installed; tests/run.sh installs it");
        const Project kept = project_;
        QStringList words;
        for (int i = 0; i < 3000; ++i) words << QStringLiteral("w%1").arg(i);
        project_.request = words.join(QLatin1Char(' ')).toStdString();
        project_.answers = {{catalogue_.questions.front().id, {}, words.join(QLatin1Char(' ')).replace('w', 'q').toStdString(), false}};
        const QStringList found = pdfText(exported("long.pdf")).split(QLatin1Char(' '));
        project_ = kept;
        const QSet<QString> all(found.begin(), found.end());
        for (int i = 0; i < 3000; ++i) {
            QVERIFY2(all.contains(QStringLiteral("w%1").arg(i)), QByteArray::number(i).constData());
            QVERIFY2(all.contains(QStringLiteral("q%1").arg(i)), QByteArray::number(i).constData());
        }
    }

    void aFailedExportLeavesTheOldFile() {
        const QString path = folder_.filePath(QStringLiteral("missing/folder/out.pdf"));
        const Failure failure = exportPdf(catalogue_, project_, {}, path);
        QVERIFY(failure.has_value());
        QCOMPARE(failure->code, std::string("export.cannot-write"));
        QVERIFY(!QFileInfo::exists(path));
        // A folder stands where the file should be written.
        const QString folder = folder_.filePath(QStringLiteral("taken.pdf"));
        QVERIFY(QDir().mkdir(folder));
        QVERIFY(exportPdf(catalogue_, project_, {}, folder).has_value());
        QVERIFY(QFileInfo(folder).isDir());
    }

    void everyWordOfTheSpecificationIsThere() {
        const SpecDocument document = build_spec(catalogue_, project_);
        const auto check = [](const Message& message) {
            if (!message.empty() && QByteArray(message.code.c_str()).startsWith("report.")) {
                QVERIFY2(hasWords(message.code), message.code.c_str());
            }
        };
        int cells = 0;
        for (const SpecSection& section : document.sections) {
            check(section.title);
            for (const SpecBlock& block : section.blocks) {
                if (const auto* paragraph = std::get_if<SpecParagraph>(&block)) {
                    if (const auto* message = std::get_if<Message>(&paragraph->text)) check(*message);
                }
                const auto* table = std::get_if<SpecTable>(&block);
                if (table == nullptr) continue;
                for (const Message& message : table->header) check(message);
                for (const auto& row : table->rows) {
                    for (const SpecText& cell : row) {
                        ++cells;
                        if (const auto* message = std::get_if<Message>(&cell)) check(*message);
                    }
                }
            }
        }
        QVERIFY(cells > 100);
    }

    void russianIsSelectable() {
        if (!present("pdftotext")) QFAIL("poppler-utils is not installed; tests/run.sh installs it");
        setLanguage(Language::Russian);
        const QString text = pdfText(exported("ru.pdf"));
        // The catalogue's questions are in both languages, whatever is translated of the program.
        const QString question = QString::fromStdString(catalogue_.questions.front().ru);
        QVERIFY(text.contains(question.left(question.indexOf(QLatin1Char(' ')))));
        // Decimal comma and Russian units.
        QVERIFY(text.contains(QRegularExpression(QStringLiteral("\\d,\\d+ ?(ГБ|ТБ|кВт)"))));
    }
};

QTEST_MAIN(PdfExportTest)
#include "pdf_export_test.moc"
