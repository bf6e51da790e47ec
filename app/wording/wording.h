#pragma once

#include "quantity/print.h"
#include "review/finding.h"

#include <QString>
#include <QStringList>

namespace rackwright {

/// The words of the core's codes, in the current language. All of them are in resources/translations.

NumberStyle numberStyle();                 ///< of the current language
QString figureText(const Figure& figure);  ///< "1.12 TB", with range when there is one; "—" when unknown
QString valueText(double value, Unit unit);
QString figureLabel(FigureKind kind);          ///< "Weights per GPU"
QString unknownReason(std::string_view code);  ///< why a figure is unknown

/// A message worded with its values filled in ("{gpu}" in the pattern). A code without words gives the code itself; a test
/// makes sure that there is none.
QString messageText(const Message& message);
bool hasWords(const std::string& code);

struct FindingWords {
    QString title, why, what_to_do;
};
FindingWords findingWords(const Finding& finding);

QString severityText(Severity severity);
QString verdictText(Verdict verdict);
QString limitText(Limit limit);
QString originText(Origin origin);
QString vramUseText(VramUse use);
QString inputMeaning(const std::string& code);
QString workloadKindText(std::string_view kind);

QString text(WeightFormat value);
QString text(KvFormat value);
QString text(VideoCodec value);
QString text(DecodeStrategy value);
QString text(Precision value);
QString text(TrainingMethod value);
QString text(OptimizerRecipe value);
QString text(Sharding value);
QString text(Recomputation value);
QString text(LoraTargets value);
QString text(RaidLevel value);
QString text(Share value);
QString text(ArrayRole value);
QString text(Priority value);

/// "CV server 1 · GPU 3", "Rack 1", "Heavy LLM": what a subject is called in this project.
QString subjectName(const Project& project, const Variant& variant, const Subject& subject);

}  // namespace rackwright
