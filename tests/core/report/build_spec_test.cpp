#include "report/spec.h"
#include "report_fixture.h"

#include <QtTest>
#include <set>

using namespace rackwright;

class BuildSpecTest : public QObject {
    Q_OBJECT

private:
    fixture::SmallProject small_;

    static bool equal(const Figure& a, const Figure& b) {
        return a.unit == b.unit && a.known() == b.known() && (!a.known() || a.value == b.value) && a.has_range() == b.has_range() &&
               (!a.has_range() || (a.low == b.low && a.high == b.high));
    }
    static const SpecSection* section(const SpecDocument& document, std::string_view code) {
        for (const SpecSection& one : document.sections) {
            if (one.title.code == code) return &one;
        }
        return nullptr;
    }
    /// Pairs of a figure's name and its value in two neighbouring cells.
    static std::vector<std::pair<FigureKind, SpecText>> pairs(const SpecSection& in) {
        std::vector<std::pair<FigureKind, SpecText>> found;
        for (const SpecBlock& block : in.blocks) {
            const auto* table = std::get_if<SpecTable>(&block);
            if (table == nullptr) continue;
            for (const std::vector<SpecText>& row : table->rows) {
                for (std::size_t i = 0; i + 1 < row.size(); ++i) {
                    if (const auto* kind = std::get_if<FigureKind>(&row[i])) found.emplace_back(*kind, row[i + 1]);
                }
            }
        }
        return found;
    }
    static void compare(const SpecSection& in, const FigureList& figures) {
        const auto shown = pairs(in);
        QCOMPARE(shown.size(), figures.entries.size());  // nothing is left out
        for (const auto& [kind, text] : shown) {
            const Figure* expected = figures.find(kind);
            QVERIFY(expected != nullptr);
            if (expected->known()) {
                QVERIFY(std::holds_alternative<Figure>(text));
                QVERIFY2(equal(std::get<Figure>(text), *expected), std::string(figure_name(kind)).c_str());
            } else {  // says why
                QVERIFY(std::holds_alternative<Message>(text));
                QCOMPARE(std::get<Message>(text).code, std::string(expected->unknown_reason));
            }
        }
    }

private slots:
    void init() {
        small_ = {};
        QCOMPARE(small_.build(), QString());
    }

    void chaptersStandInOrder() {
        small_.project.request = "Eight GPUs, please.";
        const SpecDocument document = build_spec(small_.catalogue, small_.project);
        QStringList chapters;
        for (const SpecSection& one : document.sections) {
            if (one.level == 1) chapters << QString::fromStdString(one.title.code);
        }
        QCOMPARE(chapters, (QStringList{"report.summary", "report.requirements", "report.questions", "report.variant-chapter",
                                        "report.assumptions", "report.sources", "report.appendix"}));
        const SpecSection* request = section(document, "report.request");
        QVERIFY(request != nullptr);
        const auto& said = std::get<SpecParagraph>(request->blocks.front());
        QCOMPARE(std::get<std::string>(said.text), std::string("Eight GPUs, please."));
        QVERIFY(said.quoted);
    }

    void figuresAreThoseOfTheEvaluation() {
        const SpecDocument document = build_spec(small_.catalogue, small_.project);
        const Evaluation evaluation = evaluate(small_.catalogue, small_.project, small_.built());
        int workloads = 0;
        for (const SpecSection& one : document.sections) {
            if (one.level != 3) continue;
            for (const Workload& workload : small_.project.workloads) {
                if (workload.name != one.title_text) continue;
                ++workloads;
                compare(one, evaluation.workload(workload.id)->figures);
            }
        }
        QVERIFY(workloads >= 3);  // all that are placed
        const SpecSection* totals = section(document, "report.totals");
        QVERIFY(totals != nullptr);
        compare(*totals, evaluation.totals);
    }

    void everyGpuHasItsRow() {
        const SpecDocument document = build_spec(small_.catalogue, small_.project);
        const Evaluation evaluation = evaluate(small_.catalogue, small_.project, small_.built());
        const SpecSection* allocation = section(document, "report.allocation");
        QVERIFY(allocation != nullptr);
        const auto& rows = std::get<SpecTable>(allocation->blocks.front()).rows;
        QCOMPARE(rows.size(), 14U);  // 4 + 2 + 8
        QCOMPARE(evaluation.gpus.size(), 14U);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            QCOMPARE(std::get<Figure>(rows[i][1]).value, evaluation.gpus[i].ref.slot + 1.0);
            QVERIFY(equal(std::get<Figure>(rows[i][4]), *evaluation.gpus[i].figures.find(FigureKind::VramUsed)));
            QVERIFY(equal(std::get<Figure>(rows[i][5]), *evaluation.gpus[i].figures.find(FigureKind::VramTotal)));
            QCOMPARE(std::get<Verdict>(rows[i][6]), evaluation.gpus[i].verdict);
        }
        QCOMPARE(std::get<std::string>(rows[0][3]), std::string("Heavy LLM"));
        QCOMPARE(std::get<std::string>(rows[2][3]), std::string("Video"));
        QCOMPARE(std::get<Message>(rows[3][3]).code, std::string("report.free"));
    }

    void everyAssumptionIsSaid() {
        const SpecDocument document = build_spec(small_.catalogue, small_.project);
        Trace trace;
        evaluate(small_.catalogue, small_.project, small_.built(), &trace);
        std::set<std::string> said;
        for (const SpecBlock& block : section(document, "report.assumptions")->blocks) {
            if (const auto* table = std::get_if<SpecTable>(&block)) {
                for (const auto& row : table->rows) said.insert(std::get<InputMeaning>(row[0]).code);
            }
        }
        int assumed = 0;
        for (const Derivation& derivation : trace) {
            for (const DerivationInput& input : derivation.inputs) {
                if (input.origin != Origin::Assumption) continue;
                ++assumed;
                QVERIFY2(said.contains(input.meaning), input.meaning.c_str());
            }
        }
        QVERIFY(assumed > 0);
    }

    void everySourceIsListedWithItsAddress() {
        const SpecDocument document = build_spec(small_.catalogue, small_.project);
        Trace trace;
        evaluate(small_.catalogue, small_.project, small_.built(), &trace);
        std::set<std::string> addresses;
        std::set<std::string> numbers;
        for (const auto& row : std::get<SpecTable>(section(document, "report.sources")->blocks.front()).rows) {
            QVERIFY(numbers.insert(std::get<std::string>(row[0])).second);
            addresses.insert(std::get<std::string>(row[2]));
            QVERIFY(!std::get<std::string>(row[3]).empty());
        }
        QVERIFY(!addresses.empty());
        for (const Derivation& derivation : trace) {
            for (const DerivationInput& input : derivation.inputs) {
                const Source* source = small_.catalogue.source(input.source);
                if (source != nullptr) QVERIFY2(addresses.contains(source->address), source->id.c_str());
            }
        }
        // What the appendix refers to is in the list.
        for (const SpecSection& one : document.sections) {
            for (const SpecBlock& block : one.blocks) {
                const auto* table = std::get_if<SpecTable>(&block);
                if (table == nullptr || table->header.front().code != "report.symbol") continue;
                for (const auto& row : table->rows) {
                    const auto* reference = std::get_if<std::string>(&row[4]);
                    if (reference != nullptr && !reference->empty()) QVERIFY2(numbers.contains(*reference), reference->c_str());
                }
            }
        }
    }

    void answersAreSortedByWhatIsKnown() {
        const Question& first = small_.catalogue.questions.at(0);
        const Question& second = small_.catalogue.questions.at(1);
        small_.project.answers = {{first.id, {}, "As entered", false}, {second.id, {}, {}, true}};
        const SpecDocument document = build_spec(small_.catalogue, small_.project);
        const auto rows = [&](const char* code) -> const auto& {
            return std::get<SpecTable>(section(document, code)->blocks.front()).rows;
        };
        QCOMPARE(rows("report.answered").size(), 1U);
        QCOMPARE(std::get<std::string>(rows("report.answered")[0][1]), std::string("As entered"));
        QCOMPARE(rows("report.customer-does-not-know").size(), 1U);
        QCOMPARE(std::get<BilingualText>(rows("report.customer-does-not-know")[0][2]).en, second.assumption_en);
        QCOMPARE(rows("report.not-asked").size(), small_.catalogue.questions.size() - 2);
    }

    void onlyTheVariantsAskedFor() {
        VariantId other = VariantId::None;
        Result<Project> more = add_variant(small_.project, "Other", &other);
        QVERIFY(more.ok());
        SpecOptions options;
        options.variants = {other};
        const SpecDocument document = build_spec(small_.catalogue, more.value(), options);
        QCOMPARE(section(document, "report.variant-chapter")->title.arguments.front().text, std::string("Other"));
        QVERIFY(section(document, "report.allocation") == nullptr);  // nothing stands in it
    }

    void anEmptyProjectIsADocument() {
        const SpecDocument document = build_spec(small_.catalogue, Project{});
        QVERIFY(section(document, "report.summary") != nullptr);
        QVERIFY(!section(document, "report.summary")->blocks.empty());
    }
};

QTEST_APPLESS_MAIN(BuildSpecTest)
#include "build_spec_test.moc"
