#include "report/chapters/chapters.h"

#include <algorithm>

namespace rackwright {
namespace {

BilingualText words_of(const Question& question) { return {question.en, question.ru}; }

void add_answer(const Question& question, const Answer& answer, SpecTable& answers) {
    const auto choice =
        std::find_if(question.choices.begin(), question.choices.end(), [&](const QuestionChoice& one) { return one.id == answer.choice; });
    std::vector<SpecText> cells;
    if (choice != question.choices.end()) {
        cells.emplace_back(BilingualText{choice->en, choice->ru});
    } else if (!answer.choice.empty()) {
        cells.emplace_back(answer.choice);  // a choice of another edition of the catalogue
    }
    if (!answer.text.empty()) cells.emplace_back(answer.text);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        answers.rows.push_back({i == 0 ? SpecText(words_of(question)) : SpecText(std::string()), cells[i]});
    }
}

SpecTable with_assumptions() {
    return table({"report.question", "report.decides", "report.assumption-meanwhile"}, {5.0, 2.0, 5.0}, {false, false, false});
}

}  // namespace

void add_questions(const ReportContext& context, SpecSections& sections) {
    SpecTable answered = table({"report.question", "report.answer"}, {5.0, 7.0}, {false, false});
    SpecTable unknown = with_assumptions();
    SpecTable open = with_assumptions();
    for (const Question& question : context.catalogue.questions) {
        const Answer* answer = context.project.answer(question.id);
        const bool said = answer != nullptr && !answer->unknown && (!answer->choice.empty() || !answer->text.empty());
        if (said) {
            add_answer(question, *answer, answered);
            continue;
        }
        SpecTable& into = answer != nullptr && answer->unknown ? unknown : open;
        into.rows.push_back({words_of(question), message(question.decides ? "report.yes" : "report.no"),
                             BilingualText{question.assumption_en, question.assumption_ru}});
    }
    if (answered.rows.empty() && unknown.rows.empty() && open.rows.empty()) return;
    sections.push_back(section(1, "report.questions"));
    const auto add = [&sections](const char* code, SpecTable rows) {
        if (rows.rows.empty()) return;
        SpecSection made = section(2, code);
        made.blocks.emplace_back(std::move(rows));
        sections.push_back(std::move(made));
    };
    add("report.answered", std::move(answered));
    add("report.customer-does-not-know", std::move(unknown));
    add("report.not-asked", std::move(open));
}

}  // namespace rackwright
