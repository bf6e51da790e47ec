#pragma once

#include "app/export/page_flow.h"
#include "report/spec.h"

namespace rackwright {

/// Lets a table flow over pages: the header row again on each, rows unbroken unless one alone is higher than a page.
void addTable(PageFlow& flow, const SpecTable& table);

}  // namespace rackwright
