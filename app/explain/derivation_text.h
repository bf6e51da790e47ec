#pragma once

#include "sizing/evaluation.h"

#include <QString>

namespace rackwright {

/// "Heavy LLM" and, for all but workloads, the variant: "Server 1 · GPU 3, Inference Pro 4".
QString figureSubjectText(const Project& project, const Variant& variant, const Subject& subject);
/// Where an input comes from, in words: the source's title, the figure that it is, and the note.
QString inputSourceText(const Catalogue& catalogue, const Project& project, const Variant& variant, const DerivationInput& input);
/// "Formula from: …" with addresses; empty when none is named.
QString formulaSourcesText(const Catalogue& catalogue, const Derivation& derivation);
/// All of it as plain text.
QString derivationText(const Catalogue& catalogue, const Project& project, const Variant& variant, const Derivation& derivation);

}  // namespace rackwright
