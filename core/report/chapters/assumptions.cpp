#include "report/chapters/chapters.h"

#include <cmath>
#include <set>
#include <tuple>

namespace rackwright {
namespace {

/// Assumptions of all figures, each once: the same value with the same reason for the same thing is one assumption.
class AssumptionRows {
public:
    void add(const Trace& trace) {
        for (const Derivation& derivation : trace) {
            for (const DerivationInput& input : derivation.inputs) {
                if (input.origin == Origin::Assumption) add(input, derivation.id.kind);
            }
        }
    }
    SpecTable take() { return std::move(rows_); }

private:
    void add(const DerivationInput& input, FigureKind used_for) {
        // NaN does not compare: an unknown value is told apart by what it means and why.
        const double value = input.value.known() ? input.value.value : -1.0;
        if (!seen_.insert({input.meaning, input.note, value, input.value.known()}).second) return;
        rows_.rows.push_back({InputMeaning{input.meaning}, figure_or_reason(input.value),
                              input.note.empty() ? SpecText(std::string("–")) : SpecText(Message(input.note)), used_for});
    }

    std::set<std::tuple<std::string, std::string, double, bool>> seen_;
    SpecTable rows_ = table({"report.assumption", "report.value", "report.made-from", "report.used-for"}, {4.0, 3.0, 6.0, 4.0},
                            {false, true, false, false});
};

}  // namespace

void add_assumptions(const ReportContext& context, SpecSections& sections) {
    AssumptionRows rows;
    rows.add(context.demand.trace);
    for (const ReportedVariant& reported : context.variants) rows.add(reported.trace);
    SpecTable made = rows.take();
    SpecSection chapter = section(1, "report.assumptions");
    chapter.new_page = true;
    chapter.blocks.emplace_back(SpecParagraph{message(made.rows.empty() ? "report.no-assumptions" : "report.assumptions-are")});
    if (!made.rows.empty()) chapter.blocks.emplace_back(std::move(made));
    sections.push_back(std::move(chapter));
}

}  // namespace rackwright
