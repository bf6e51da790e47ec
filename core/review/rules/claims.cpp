#include "review/rules/rule.h"

#include <set>
#include <string>

namespace rackwright {

/// Two statements about the same property of a product that is used in the variant: both are shown, with their sources.
void rule_claims(const ReviewInput& input, std::vector<Finding>& findings) {
    std::set<std::string> seen;
    for (const Rack& rack : input.variant.racks) {
        for (const StorageArray& array : rack.arrays) {
            const ArrayProduct* product = input.catalogue.array(array.product);
            if (product == nullptr || product->claims.size() < 2 || !seen.insert(product->id).second) continue;
            const Claim &first = product->claims[0], &second = product->claims[1];
            Finding finding;
            finding.severity = Severity::Note;
            finding.subject = {SubjectKind::Array, raw(array.id), 0};
            finding.sources = {first.source, second.source};
            finding.message = Message("review.disputed-claim")
                                  .with("product", product->name)
                                  .with("who1", first.who)
                                  .with("claim1_en", first.en)
                                  .with("claim1_ru", first.ru)
                                  .with("who2", second.who)
                                  .with("claim2_en", second.en)
                                  .with("claim2_ru", second.ru)
                                  .with("ask_en", product->ask_en)
                                  .with("ask_ru", product->ask_ru);
            findings.push_back(std::move(finding));
        }
    }
}

void rule_open_questions(const ReviewInput& input, std::vector<Finding>& findings) {
    for (const Question& question : input.catalogue.questions) {
        if (!question.decides || input.project.answer(question.id) != nullptr) continue;
        Finding finding;
        finding.severity = Severity::Warning;
        finding.subject = {SubjectKind::Variant, 0, 0};
        finding.message = Message("review.open-question")
                              .with("question_en", question.en)
                              .with("question_ru", question.ru)
                              .with("why_en", question.why_en)
                              .with("why_ru", question.why_ru)
                              .with("assumption_en", question.assumption_en)
                              .with("assumption_ru", question.assumption_ru);
        findings.push_back(std::move(finding));
    }
}

}  // namespace rackwright
