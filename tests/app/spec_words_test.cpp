#include "app/export/spec_words.h"

#include "app/language/language.h"
#include "app/wording/wording.h"
#include "planner/sample_project.h"

#include <QtTest>
#include <set>

using namespace rackwright;

/// The specification of the sample, word by word, in both languages.
class SpecWordsTest : public QObject {
    Q_OBJECT

    Catalogue catalogue_;
    Project project_;
    SpecDocument document_;

    static void collect(const SpecBlock& block, QStringList& texts) {
        if (const auto* paragraph = std::get_if<SpecParagraph>(&block)) texts << specText(paragraph->text);
        if (const auto* table = std::get_if<SpecTable>(&block)) {
            for (const Message& header : table->header) texts << messageText(header);
            for (const std::vector<SpecText>& row : table->rows) {
                for (const SpecText& cell : row) texts << specText(cell);
            }
        }
        if (const auto* finding = std::get_if<SpecFinding>(&block)) {
            const FindingWords words = findingWords(finding->finding);
            texts << words.title << words.why << words.what_to_do;
        }
        if (const auto* formula = std::get_if<SpecFormula>(&block))
            texts << figureLabel(formula->figure.kind) << figureText(formula->result);
    }
    QStringList texts() const {
        QStringList texts;
        for (const SpecSection& section : document_.sections) {
            texts << headingText(section);
            for (const SpecBlock& block : section.blocks) collect(block, texts);
        }
        return texts;
    }
    std::vector<const SpecFormula*> formulas() const {
        std::vector<const SpecFormula*> formulas;
        for (const SpecSection& section : document_.sections) {
            for (const SpecBlock& block : section.blocks) {
                if (const auto* formula = std::get_if<SpecFormula>(&block)) formulas.push_back(formula);
            }
        }
        return formulas;
    }

private slots:
    void initTestCase() {
        Result<Catalogue> loaded = load_catalogue(RACKWRIGHT_SOURCE_DIR "/catalog");
        QVERIFY(loaded.ok());
        catalogue_ = std::move(loaded.value());
        project_ = sample_project(catalogue_);
        document_ = build_spec(catalogue_, project_);
    }
    void cleanup() { setLanguage(Language::English); }

    void noPlaceIsLeftUnfilled() {
        for (const Language language : {Language::English, Language::Russian}) {
            setLanguage(language);
            const QStringList all = texts();
            QVERIFY(all.size() > 1000);
            for (const QString& text : all)
                QVERIFY2(!text.contains(QLatin1Char('{')) && !text.contains(QLatin1Char('}')), qPrintable(text));
        }
    }

    /// Codes look like "video.too-few-frames": no word of either language has a point inside and hyphens behind it.
    void noCodeIsShown() {
        static const QRegularExpression code(
            QStringLiteral("\\b(llm|video|archive|training|place|placement|unknown|input|report|review|"
                           "workload|gpu|array|rack|policy|many)\\.[a-z]+(-[a-z]+)*\\b"));
        for (const Language language : {Language::English, Language::Russian}) {
            setLanguage(language);
            for (const QString& text : texts()) QVERIFY2(!code.match(text).hasMatch(), qPrintable(text));
        }
    }

    void everyDerivationIsAboutSomething() {
        QVERIFY(formulas().size() > 30);
        for (const SpecFormula* formula : formulas()) {
            QVERIFY2(!formula->subject.empty(), formula->formula.c_str());
            QVERIFY2(formula->figure.kind != FigureKind::Power || formula->result.value > 0.0, formula->formula.c_str());
        }
    }

    /// "A figure that is the same in several variants is shown once": the weights of the light pool hang on no hardware.
    void whatIsTheSameIsToldOnce() {
        for (const Workload& workload : project_.workloads) {
            if (!std::holds_alternative<LightModels>(workload.task)) continue;
            int weights = 0, memory = 0;
            std::set<double> memories;
            for (const SpecFormula* formula : formulas()) {
                if (formula->figure.subject.kind != SubjectKind::Workload || formula->figure.subject.id != raw(workload.id)) continue;
                if (formula->figure.kind == FigureKind::WeightBytes) ++weights;
                if (formula->figure.kind != FigureKind::MinimumVram) continue;
                ++memory;
                memories.insert(formula->result.value);
            }
            QCOMPARE(weights, 1);
            QCOMPARE(static_cast<std::size_t>(memory), memories.size());  // each amount once
        }
    }
};

QTEST_MAIN(SpecWordsTest)
#include "spec_words_test.moc"
