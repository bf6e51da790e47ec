#pragma once

#include "app/export/page_flow.h"
#include "report/spec.h"

#include <QString>
#include <map>

namespace rackwright {

struct ContentsEntry {
    QString title;
    int level = 1;
    int page = 0;  ///< in the flow, from 0
};

/// The chapters of a specification on pages, and where each begins.
struct LaidOutSpec {
    PageFlow flow;
    std::vector<ContentsEntry> contents;
};

/// The values are referred to by what will be painted; they must outlive it.
LaidOutSpec layOutSpec(const SpecDocument& document, const Catalogue& catalogue, const Project& project,
                       const std::map<VariantId, Evaluation>& evaluations);

/// The table of contents; `first_page` is the number printed on the first page of the chapters.
PageFlow layOutContents(const std::vector<ContentsEntry>& contents, int first_page);

}  // namespace rackwright
