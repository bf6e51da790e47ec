#include "app/export/spec_words.h"

#include "app/language/language.h"
#include "app/theme/theme.h"
#include "app/wording/wording.h"

namespace rackwright {
namespace {

struct InWords {
    QString operator()(const std::string& value) const { return QString::fromStdString(value); }
    QString operator()(const Message& value) const { return messageText(value); }
    QString operator()(const Figure& value) const { return figureText(value); }
    QString operator()(const BilingualText& value) const {
        return QString::fromStdString(currentLanguage() == Language::Russian ? value.ru : value.en);
    }
    QString operator()(const InputMeaning& value) const { return inputMeaning(value.code); }
    QString operator()(FigureKind value) const { return figureLabel(value); }
    // The sign tells verdicts apart in black and white.
    QString operator()(Verdict value) const { return verdictSign(value) + QChar::Nbsp + verdictText(value); }
    QString operator()(Limit value) const { return limitText(value); }
    QString operator()(Origin value) const { return originText(value); }
    template <typename Enum>
    QString operator()(Enum value) const {
        return rackwright::text(value);
    }
};

}  // namespace

QString specText(const SpecText& text) { return std::visit(InWords{}, text); }

QString headingText(const SpecSection& section) {
    return section.title_text.empty() ? messageText(section.title) : QString::fromStdString(section.title_text);
}

}  // namespace rackwright
