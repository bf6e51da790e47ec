#pragma once

#include "report/spec.h"

#include <QString>

namespace rackwright {

/// Writes the specification as an A4 PDF in the current language. The file is written beside and renamed over, so a failed export leaves
/// the old one. Needs a QApplication (any platform, also "offscreen"): charts are widgets until they are drawn. Error export.cannot-write
/// (file, detail).
Failure exportPdf(const Catalogue& catalogue, const Project& project, const SpecOptions& options, const QString& path);

}  // namespace rackwright
