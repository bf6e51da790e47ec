#include "report/chapters/chapters.h"

#include <algorithm>

namespace rackwright {
namespace {

ReportedVariant report(const Catalogue& catalogue, const Project& project, const Variant& variant) {
    ReportedVariant reported;
    reported.variant = &variant;
    reported.evaluation = evaluate(catalogue, project, variant, &reported.trace);
    reported.findings = review(catalogue, project, variant, reported.evaluation);
    return reported;
}

}  // namespace

SpecDocument build_spec(const Catalogue& catalogue, const Project& project, const SpecOptions& options) {
    const Variant nothing;  // no racks: what is left is what the tasks ask for
    SourceNumbers sources(catalogue);
    ReportContext context{catalogue, project, {}, {}, sources};
    context.demand.variant = &nothing;
    context.demand.evaluation = evaluate(catalogue, project, nothing, &context.demand.trace);
    for (const Variant& variant : project.variants) {
        const bool wanted =
            options.variants.empty() || std::find(options.variants.begin(), options.variants.end(), variant.id) != options.variants.end();
        if (wanted) context.variants.push_back(report(catalogue, project, variant));
    }

    SpecDocument document;
    document.title = project.title;
    document.customer = project.customer;
    document.author = project.author;
    add_summary(context, document.sections);
    add_requirements(context, document.sections);
    add_questions(context, document.sections);
    for (const ReportedVariant& reported : context.variants) add_variant(context, reported, document.sections);
    add_assumptions(context, document.sections);
    SpecSections appendix;  // stands last, and names sources
    add_derivations(context, appendix);
    add_sources(context, document.sections);
    document.sections.insert(document.sections.end(), appendix.begin(), appendix.end());
    return document;
}

}  // namespace rackwright
