#include "report/chapters/chapters.h"

namespace rackwright {
namespace {

void number(const ReportContext& context, const Trace& trace) {
    for (const Derivation& derivation : trace) {
        for (const DerivationInput& input : derivation.inputs) {
            if (input.origin != Origin::Derived && input.origin != Origin::Answer) context.sources.reference(input.source);
        }
        for (const std::string& source : derivation.formula_sources) context.sources.reference(source);
    }
}

}  // namespace

void add_sources(const ReportContext& context, SpecSections& sections) {
    number(context, context.demand.trace);
    for (const ReportedVariant& reported : context.variants) number(context, reported.trace);
    SpecTable made =
        table({"report.number", "report.source", "report.address", "report.read"}, {1.0, 6.0, 7.0, 2.2}, {false, false, false, false});
    for (const Source* source : context.sources.used()) {
        made.rows.push_back({context.sources.reference(source->id), source->title, source->address, source->read});
    }
    SpecSection chapter = section(1, "report.sources");
    if (!made.rows.empty()) {
        chapter.blocks.emplace_back(std::move(made));
    } else {
        chapter.blocks.emplace_back(SpecParagraph{message("report.no-sources")});
    }
    sections.push_back(std::move(chapter));
}

}  // namespace rackwright
