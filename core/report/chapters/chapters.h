#pragma once

#include "report/spec.h"

#include <initializer_list>
#include <map>

namespace rackwright {

/// A variant with everything that is said about it; evaluated once for the whole document.
struct ReportedVariant {
    const Variant* variant = nullptr;
    Evaluation evaluation;
    Trace trace;
    std::vector<Finding> findings;
};

/// Numbers of the sources, in the order in which they are first used.
class SourceNumbers {
public:
    explicit SourceNumbers(const Catalogue& catalogue) : catalogue_(catalogue) {}

    /// "[3]", or nothing when the catalogue has no such source.
    std::string reference(std::string_view id);
    std::string references(const std::vector<std::string>& ids);
    const std::vector<const Source*>& used() const { return used_; }

private:
    const Catalogue& catalogue_;
    std::map<std::string, std::size_t, std::less<>> numbers_;
    std::vector<const Source*> used_;
};

struct ReportContext {
    const Catalogue& catalogue;
    const Project& project;
    std::vector<ReportedVariant> variants;
    /// What the tasks ask for without any hardware: the figures of a variant in which nothing stands.
    ReportedVariant demand;
    SourceNumbers& sources;
};

using SpecSections = std::vector<SpecSection>;

// One function a chapter: each adds its sections.
void add_summary(const ReportContext& context, SpecSections& sections);
void add_requirements(const ReportContext& context, SpecSections& sections);
void add_questions(const ReportContext& context, SpecSections& sections);
void add_variant(const ReportContext& context, const ReportedVariant& reported, SpecSections& sections);
void add_assumptions(const ReportContext& context, SpecSections& sections);
void add_derivations(const ReportContext& context, SpecSections& sections);
/// Last of those that name sources: it lists what the others named, and every source behind a figure of the evaluations.
void add_sources(const ReportContext& context, SpecSections& sections);

// Sections of a variant's chapter.
void add_allocation(const ReportContext& context, const ReportedVariant& reported, SpecSections& sections);
void add_fit(const ReportContext& context, const ReportedVariant& reported, SpecSections& sections);
void add_findings(const ReportContext& context, const ReportedVariant& reported, SpecSections& sections);
void add_purchase(const ReportContext& context, const ReportedVariant& reported, SpecSections& sections);

/// The main inputs of a task, as rows of two cells.
std::vector<std::vector<SpecText>> task_inputs(const Catalogue& catalogue, const Workload& workload);

// Pieces of a section.
SpecSection section(int level, std::string code);
SpecSection named_section(int level, std::string title);
SpecTable table(std::initializer_list<const char*> header_codes, std::vector<double> widths, std::vector<bool> numeric);
/// The figure, or why it is unknown.
SpecText figure_or_reason(const Figure& figure);
/// The figure of that kind; empty text when the list does not have it.
SpecText cell(const FigureList& figures, FigureKind kind);
/// Figures side by side in two pairs of columns, in their order; nothing is left out.
SpecTable figure_table(const FigureList& figures);
Message message(std::string code);
Figure count(std::size_t number, Unit unit = Unit::Count);
std::string name_of_workload(const Project& project, WorkloadId id);
/// What the user calls it: the server's name for a GPU.
std::string name_of_subject(const Project& project, const Variant& variant, const Subject& subject);

}  // namespace rackwright
