// Every figure of the sample can be opened: it has one derivation with a formula, catalogue figures name a source that exists, and what is
// derived leads to a figure that is there.

#include "planner/sample_project.h"
#include "sizing/evaluation.h"

#include <QTest>

#include <cmath>
#include <map>

using namespace rackwright;

class SampleExplainedTest : public QObject {
    Q_OBJECT

    Catalogue catalogue_;
    Project project_;

    template <typename Visit>
    static void for_each_list(const Evaluation& evaluation, Visit&& visit) {
        visit(evaluation.totals);
        for (const auto& result : evaluation.racks) visit(result.figures);
        for (const auto& result : evaluation.servers) visit(result.figures);
        for (const auto& result : evaluation.gpus) visit(result.figures);
        for (const auto& result : evaluation.arrays) visit(result.figures);
        for (const auto& result : evaluation.workloads) visit(result.figures);
    }

    QString fault_of(const Evaluation& evaluation, const Derivation& derivation) const {
        const FigureList* list = evaluation.figures(derivation.id.subject);
        const Figure* shown = list != nullptr ? list->find(derivation.id.kind) : nullptr;
        if (shown == nullptr) return "no such figure is shown";
        const bool same = shown->value == derivation.result.value || (std::isnan(shown->value) && std::isnan(derivation.result.value));
        if (!same) return "another value is shown";
        if (derivation.result.known() && derivation.formula.empty()) return "no formula";
        if (derivation.result.known() && derivation.inputs.empty() && derivation.result.value != 0.0) return "no inputs";
        for (const DerivationInput& input : derivation.inputs) {
            const QString name = QString::fromStdString(input.meaning);
            if (derivation.result.known() && !input.value.known()) return name + " is not known, and the result is";
            const bool of_catalogue = input.origin == Origin::Catalogue || input.origin == Origin::Constant;
            if (of_catalogue && input.source.empty() && input.note.empty()) return name + " has no source";
            // A link's bandwidth comes from several of its measured groups, each with a source of its own: the link stands for them.
            const bool found = catalogue_.source(input.source) != nullptr || catalogue_.link(input.source) != nullptr;
            if (of_catalogue && !input.source.empty() && !found) return name + " has an unknown source";
            if (input.origin == Origin::Assumption && input.note.empty()) return name + " is assumed and does not say from what";
            if (input.origin == Origin::Answer && input.source.empty()) return name + " does not say which answer";
            if (input.origin != Origin::Derived || input.source.empty()) continue;
            const std::optional<FigureId> from = figure_id_from_text(input.source);
            const FigureList* source = from ? evaluation.figures(from->subject) : nullptr;
            if (source == nullptr || source->find(from->kind) == nullptr) return name + " leads to " + QString::fromStdString(input.source);
        }
        return {};
    }

private slots:
    void initTestCase() {
        Result<Catalogue> catalogue = load_catalogue(RACKWRIGHT_SOURCE_DIR "/catalog");
        QVERIFY2(catalogue.ok(), catalogue.ok() ? "" : catalogue.error().code.c_str());
        catalogue_ = std::move(catalogue.value());
        project_ = sample_project(catalogue_);
        QCOMPARE(project_.variants.size(), std::size_t{4});
    }

    void every_figure_has_a_derivation() {
        int figures = 0;
        QStringList faults;
        for (const Variant& variant : project_.variants) {
            Trace trace;
            const Evaluation evaluation = evaluate(catalogue_, project_, variant, &trace);
            std::size_t shown = 0;
            for_each_list(evaluation, [&shown](const FigureList& list) { shown += list.entries.size(); });
            std::map<std::string, int> derived;
            for (const Derivation& derivation : trace) {
                const std::string id = figure_id_text(derivation.id);
                QVERIFY2(++derived[id] == 1, (variant.name + ": " + id + " twice").c_str());
                const QString fault = fault_of(evaluation, derivation);
                if (!fault.isEmpty()) faults << QString::fromStdString(variant.name + ": " + id + ": ") + fault;
            }
            QCOMPARE(derived.size(), shown);
            figures += static_cast<int>(shown);
        }
        qInfo("%d figures explained", figures);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
        QVERIFY(figures > 500);
    }

    void every_verdict_but_a_fit_has_a_reason() {
        for (const Variant& variant : project_.variants) {
            const Evaluation evaluation = evaluate(catalogue_, project_, variant);
            for (const WorkloadResult& result : evaluation.workloads) {
                if (result.verdict == Verdict::Fits) continue;
                const Workload* workload = project_.workload(result.id);
                QVERIFY2(!result.reason.empty(), (variant.name + ": " + workload->name).c_str());
            }
        }
    }
};

QTEST_APPLESS_MAIN(SampleExplainedTest)
#include "sample_explained_test.moc"
