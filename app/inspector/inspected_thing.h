#pragma once

#include "app/document/selection.h"
#include "sizing/evaluation.h"

#include <QString>
#include <optional>

namespace rackwright {

/// The selected thing as the current variant has it; falls back to the project when it is gone.
SelectedItem existing(const Project& project, const Variant& variant, const SelectedItem& item);

/// "Server", "Workload: training" …
QString thingKind(const Project& project, const SelectedItem& item);
QString thingName(const Project& project, const Variant& variant, const SelectedItem& item);

/// Whose figures are shown with it; a placement shows those of its workload, the project those of the variant.
Subject figureSubject(const Variant& variant, const SelectedItem& item);

struct ThingVerdict {
    Verdict verdict = Verdict::Fits;
    Limit limit = Limit::None;
    QString reason;
};
/// Nothing for a thing that is not judged (a free slot).
std::optional<ThingVerdict> thingVerdict(const Evaluation& evaluation, const Subject& subject);

/// "Heavy LLM · Weights": a part of a GPU's memory.
QString vramPartName(const Project& project, const VramPart& part);
/// "Server 1 · GPU 1, 2", or the array: where a placement is.
QString placeName(const Project& project, const Variant& variant, const Placement& placement);

}  // namespace rackwright
