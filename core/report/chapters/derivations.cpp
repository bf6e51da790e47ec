#include "report/chapters/chapters.h"

#include <algorithm>
#include <array>

namespace rackwright {
namespace {

/// The figures that a proposal stands or falls with. Any other can be opened in the program.
constexpr std::array key_kinds = {
    FigureKind::WeightBytes,         FigureKind::KvBytesPerToken, FigureKind::KvBytesNeeded,       FigureKind::KvBytesPerTokenPerGpu,
    FigureKind::KvBytesNeededPerGpu, FigureKind::MinimumVram,     FigureKind::SessionsFit,         FigureKind::TimePerOutputToken,
    FigureKind::TokensPerSecond,     FigureKind::DecodedFps,      FigureKind::AnalysedFps,         FigureKind::DecodeCapacity,
    FigureKind::DetectorCapacity,    FigureKind::ModelStates,     FigureKind::TrainingMemoryTotal, FigureKind::StepTime,
    FigureKind::CameraBitrate,       FigureKind::ArchiveNeeded,   FigureKind::ArchiveUsable};

bool is_key(const FigureId& id) {
    if (id.subject.kind == SubjectKind::Variant) return id.kind == FigureKind::Power;
    if (id.subject.kind == SubjectKind::Array) return id.kind == FigureKind::UsableCapacity;
    return id.subject.kind == SubjectKind::Workload && std::find(key_kinds.begin(), key_kinds.end(), id.kind) != key_kinds.end();
}

bool same(const Figure& a, const Figure& b) {
    if (a.known() != b.known() || a.unit != b.unit) return false;
    return !a.known() || (a.value == b.value && a.low_or_value() == b.low_or_value() && a.high_or_value() == b.high_or_value());
}

/// Told once already, with the very same numbers.
bool same(const Derivation& a, const Derivation& b) {
    if (!(a.id == b.id) || a.formula != b.formula || !same(a.result, b.result) || a.inputs.size() != b.inputs.size()) return false;
    return std::equal(a.inputs.begin(), a.inputs.end(), b.inputs.begin(), [](const DerivationInput& one, const DerivationInput& other) {
        return one.symbol == other.symbol && one.meaning == other.meaning && one.origin == other.origin && same(one.value, other.value);
    });
}

SpecTable inputs_of(const ReportContext& context, const Derivation& derivation) {
    SpecTable made = table({"report.symbol", "report.meaning", "report.value", "report.origin", "report.source"}, {2.2, 5.6, 3.6, 2.8, 1.8},
                           {false, false, true, false, false});
    for (const DerivationInput& input : derivation.inputs) {
        SpecText from = context.sources.reference(input.source);
        if (input.origin == Origin::Derived) {
            if (const std::optional<FigureId> figure = figure_id_from_text(input.source)) from = figure->kind;
        }
        made.rows.push_back({input.symbol, InputMeaning{input.meaning}, figure_or_reason(input.value), input.origin, std::move(from)});
    }
    return made;
}

}  // namespace

void add_derivations(const ReportContext& context, SpecSections& sections) {
    SpecSection chapter = section(1, "report.appendix");
    chapter.new_page = true;
    chapter.blocks.emplace_back(SpecParagraph{message("report.appendix-is")});
    sections.push_back(std::move(chapter));
    std::vector<const Derivation*> told;
    const auto add = [&](const ReportedVariant& reported, SpecSection made) {
        for (const Derivation& derivation : reported.trace) {
            if (!is_key(derivation.id) || !derivation.result.known()) continue;
            // What is not placed has no figures of this variant's own.
            const Subject& subject = derivation.id.subject;
            // Without any hardware there is no variant whose power could be told.
            if (&reported == &context.demand && subject.kind == SubjectKind::Variant) continue;
            const WorkloadResult* workload =
                subject.kind == SubjectKind::Workload ? reported.evaluation.workload(WorkloadId{subject.id}) : nullptr;
            if (workload != nullptr && workload->hypothetical) continue;
            const bool told_before = std::any_of(told.begin(), told.end(), [&](const Derivation* one) { return same(*one, derivation); });
            if (told_before) continue;
            told.push_back(&derivation);
            made.blocks.emplace_back(
                SpecFormula{derivation.id, reported.variant->id, name_of_subject(context.project, *reported.variant, derivation.id.subject),
                            derivation.result, derivation.formula, context.sources.references(derivation.formula_sources)});
            if (!derivation.inputs.empty()) made.blocks.emplace_back(inputs_of(context, derivation));
        }
        if (!made.blocks.empty()) sections.push_back(std::move(made));
    };
    add(context.demand, section(2, "report.appendix-demand"));
    for (const ReportedVariant& reported : context.variants) {
        SpecSection made = section(2, "report.variant-chapter");
        made.title.with("name", reported.variant->name);
        add(reported, std::move(made));
    }
}

}  // namespace rackwright
