#include "catalog/loading/product_kinds.h"

#include <algorithm>
#include <array>

namespace rackwright {

void load_question(ObjectReader& reader, Catalogue& catalogue) {
    constexpr std::array<std::string_view, 5> workloads = {"llm", "light", "video", "training", "archive"};
    Question& question = catalogue.questions.emplace_back();
    question.id = read_id(reader);
    question.decides = reader.flag("decides");
    question.workload = reader.text_or_empty("workload");
    if (!question.workload.empty() && std::find(workloads.begin(), workloads.end(), question.workload) == workloads.end()) {
        reader.fail("catalog.unknown-value", "workload", question.workload, "llm | light | video | training | archive");
    }
    question.en = reader.text("en");
    question.ru = reader.text("ru");
    question.why_en = reader.text("why_en");
    question.why_ru = reader.text("why_ru");
    question.assumption_en = reader.text_or_empty("assumption_en");
    question.assumption_ru = reader.text_or_empty("assumption_ru");
    if (question.assumption_en.empty() != question.assumption_ru.empty()) {
        const std::string_view missing = question.assumption_en.empty() ? "assumption_en" : "assumption_ru";
        reader.fail("catalog.missing-key", missing, "", std::string(missing));
    }
    reader.each("choices", [&](ObjectReader& entry) {
        QuestionChoice& choice = question.choices.emplace_back();
        choice.id = read_id(entry);
        choice.en = entry.text("en");
        choice.ru = entry.text("ru");
    });
}

}  // namespace rackwright
