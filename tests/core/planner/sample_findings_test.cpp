#include "planner/sample_project.h"
#include "review/finding.h"

#include <QtTest>
#include <algorithm>

using namespace rackwright;

/// The findings that the reference case is about, each on the variant where the architect found it.
class SampleFindingsTest : public QObject {
    Q_OBJECT

    Catalogue catalogue_;
    Project project_;

    std::vector<Finding> findingsOf(const char* variant_name) {
        const Variant* variant = project_.variant_named(variant_name);
        if (variant == nullptr) return {};
        return review(catalogue_, project_, *variant, evaluate(catalogue_, project_, *variant));
    }

    static const Finding* find(const std::vector<Finding>& findings, const std::string& code, const std::string& subject = {}) {
        for (const Finding& finding : findings) {
            if (finding.message.code != code) continue;
            if (subject.empty()) return &finding;
            for (const MessageArgument& argument : finding.message.arguments) {
                if (argument.text == subject) return &finding;
            }
        }
        return nullptr;
    }

    static double value(const Finding& finding, const std::string& name) {
        for (const MessageArgument& argument : finding.message.arguments) {
            if (argument.name == name) return argument.number;
        }
        return std::numeric_limits<double>::quiet_NaN();
    }

private slots:
    void initTestCase() {
        Result<Catalogue> catalogue = load_catalogue(RACKWRIGHT_SOURCE_DIR "/catalog");
        QVERIFY(catalogue.ok());
        catalogue_ = std::move(catalogue.value());
        project_ = sample_project(catalogue_);
    }

    void theCustomersLlmBlockIsFarTooLargeForInference() {
        const std::vector<Finding> findings = findingsOf("Customer spec");
        const Finding* oversized = find(findings, "review.vram-oversized", "LLM");
        QVERIFY(oversized != nullptr);
        // 8 cards of 79.2 GiB: 8 x 79.2 x 2^30 = 680e9 bytes, within 1 %.
        QVERIFY(std::abs(value(*oversized, "total") / 680e9 - 1.0) < 0.01);
        QVERIFY(value(*oversized, "ratio") > 3.0);
    }

    void slicesStrandMemory() { QVERIFY(find(findingsOf("Customer spec"), "review.mig-strands-memory") != nullptr); }
    void ampereHasNoFp4() { QVERIFY(find(findingsOf("Customer spec"), "review.no-native-fp4") != nullptr); }
    void blackwellHasFp4() { QVERIFY(find(findingsOf("Inference Pro 4"), "review.no-native-fp4") == nullptr); }
    void theCustomersArchiveIsFarTooLarge() { QVERIFY(find(findingsOf("Customer spec"), "review.archive-oversized") != nullptr); }
    void theWriteCacheIsDisputed() { QVERIFY(find(findingsOf("Inference Pro 4"), "review.disputed-claim") != nullptr); }

    void decodingAtTheCamerasOwnRateIsShown() {
        const std::vector<Finding> findings = findingsOf("Inference Pro 4");
        const Finding* own_rate = find(findings, "review.decode-own-rate");
        QVERIFY(own_rate != nullptr);
        QCOMPARE(value(*own_rate, "fps"), 400.0 * 25.0);
        // Four engines of 1,872 frames/s of H.265 at 1080p, planned to 0.8: 10,000 / 5,990.
        QCOMPARE(value(*own_rate, "needed"), 2.0);
        QCOMPARE(value(*own_rate, "placed"), 1.0);
    }

    void eightTrainingCardsForVideoAreTooMany() {
        const std::vector<Finding> findings = findingsOf("Customer spec");
        const Finding* oversized = find(findings, "review.video-oversized-alternative");
        QVERIFY(oversized != nullptr);
        QCOMPARE(oversized->severity, Severity::Warning);
        QCOMPARE(value(*oversized, "placed"), 8.0);
        // Five engines of 913 frames/s, planned to 0.8: 10,000 / 3,652. The case's architect: one or two RTX PRO 6000 do the same.
        QCOMPARE(value(*oversized, "decode"), 3.0);
        QVERIFY(value(*oversized, "other_count") <= 2.0);
        QCOMPARE(value(*oversized, "power"), 8 * 250.0);
        QVERIFY(find(findingsOf("Inference Pro 6"), "review.video-oversized") == nullptr);
        QVERIFY(find(findingsOf("Inference Pro 6"), "review.video-oversized-alternative") == nullptr);
    }

    void aRequestLongerThanTheModelNamesItsSuccessors() {
        const std::vector<Finding> findings = findingsOf("Inference Pro 6");
        const Finding* longer = find(findings, "review.context-beyond-model-others");
        QVERIFY(longer != nullptr);
        QCOMPARE(longer->severity, Severity::Warning);
        QCOMPARE(value(*longer, "limit"), 8192.0);
        for (const MessageArgument& argument : longer->message.arguments) {
            if (argument.name == "others") QVERIFY(argument.text.find("Llama 3.3 70B") != std::string::npos);
        }
    }

    void fullFineTuningOnFourCardsSaysByHowMuch() {
        const std::vector<Finding> findings = findingsOf("Inference Pro 4");
        const Finding* missing = find(findings, "review.training-not-offered");
        QVERIFY(missing != nullptr);
        QVERIFY(value(*missing, "short") > 0.0);
        // 70.55e9 parameters x 16 bytes.
        QVERIFY(std::abs(value(*missing, "states") / 1.129e12 - 1.0) < 0.002);
    }

    void theMixtureIsCountedAndNotGuessed() {
        const std::vector<Finding> findings = findingsOf("Inference Pro 4");
        const Finding* mixture = find(findings, "review.moe-alternative");
        QVERIFY(mixture != nullptr);
        // sizing/llm.md: Qwen3.5-35B-A3B counts 34.66e9 parameters, 3.46e9 of them for a token.
        QVERIFY(std::abs(value(*mixture, "moe_total") / 34.66e9 - 1.0) < 0.005);
        QVERIFY(std::abs(value(*mixture, "moe_active") / 3.46e9 - 1.0) < 0.005);
    }

    void anAnswerClosesItsQuestion() {
        Project project = project_;
        project.answers.clear();
        const Variant& variant = project.variants.front();
        const auto open = [&] {
            const std::vector<Finding> findings = review(catalogue_, project, variant, evaluate(catalogue_, project, variant));
            return std::count_if(findings.begin(), findings.end(),
                                 [](const Finding& finding) { return finding.message.code == "review.open-question"; });
        };
        const auto before = open();
        QVERIFY(before > 0);
        Answer answer;
        answer.question = "budget";
        answer.unknown = true;
        project.answers.push_back(answer);
        QCOMPARE(open(), before - 1);
    }
};

QTEST_APPLESS_MAIN(SampleFindingsTest)
#include "sample_findings_test.moc"
