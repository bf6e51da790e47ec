// Published measurements of LLM serving held against the sizing. Every case is printed with what was predicted; the bounds below
// are on the distribution of the errors of each kind, never on a single case.

#include "sizing/published_case.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

using namespace rackwright;

namespace {

struct Bound {
    const char* kind;
    int predicted_at_least;
    double median_at_most;  ///< of |error|
    double band;            ///< relative
    double share_within;    ///< of the predicted cases inside the band, at least
};

// Bands: weights 6 % with unknown exclusions, KV arithmetic 2 %, KV memory 5 %, time per output token 25 %, first token 40 %.
// Overheads are looked up where they were measured: 10 %. MLPerf is an estimate: a factor of two.
constexpr Bound bounds[] = {
    {"weights", 33, 0.01, 0.06, 0.85},
    {"kv_memory", 17, 0.01, 0.05, 0.85},
    {"kv_tokens", 9, 0.01, 0.02, 0.80},
    {"max_concurrency", 10, 0.01, 0.02, 0.90},
    {"decode_throughput", 190, 0.17, 0.25, 0.68},
    {"prefill", 75, 0.45, 0.40, 0.48},
    {"mlperf", 60, 0.25, 1.0, 0.90},
    {"other", 11, 0.05, 0.10, 0.90},
};

struct Outcome {
    double error = 0.0;
    std::string id;
};

struct Kind {
    int cases = 0;
    std::vector<Outcome> predicted;
    std::map<std::string, int> unknown;
};

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values.empty() ? std::nan("") : values[values.size() / 2];
}

}  // namespace

class LlmCasesTest : public QObject {
    Q_OBJECT

    std::map<std::string, Kind> kinds_;

private slots:
    void initTestCase() {
        const Result<Catalogue> catalogue = load_catalogue(RACKWRIGHT_SOURCE_DIR "/catalog");
        QVERIFY2(catalogue.ok(), catalogue.ok() ? "" : catalogue.error().code.c_str());
        QFile file(RACKWRIGHT_SOURCE_DIR "/tests/fidelity/data/llm-open.json");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const nlohmann::json cases = nlohmann::json::parse(file.readAll().toStdString(), nullptr, false);
        QVERIFY(cases.is_array());
        for (const nlohmann::json& one : cases) {
            const std::string id = one.at("id"), kind = one.at("kind"), unit = one.at("published").at("unit");
            const double published = one.at("published").at("value");
            Kind& into = kinds_[kind];
            ++into.cases;
            const std::optional<CasePrediction> prediction = predict_llm_case(catalogue.value(), one);
            QVERIFY2(prediction.has_value(), id.c_str());
            if (!std::isfinite(prediction->predicted)) {
                QVERIFY2(!prediction->unknown.empty(), id.c_str());
                const auto& arguments = prediction->unknown.arguments;
                const std::string what = arguments.empty() ? "" : " " + arguments.front().text;
                ++into.unknown[prediction->unknown.code + what];
                qInfo("%-18s %-60.60s not predicted: %s%s", kind.c_str(), id.c_str(), prediction->unknown.code.c_str(), what.c_str());
                continue;
            }
            const double error = (prediction->predicted - published) / std::abs(published);
            into.predicted.push_back({error, id});
            qInfo("%-18s %-60.60s %12.5g published %12.5g %-8.8s %+7.1f %%  %s", kind.c_str(), id.c_str(), prediction->predicted, published,
                  unit.c_str(), 100.0 * error, prediction->method.c_str());
        }
    }

    void errors_stay_within_the_bounds_data() {
        QTest::addColumn<int>("row");
        for (int i = 0; i < static_cast<int>(std::size(bounds)); ++i) QTest::newRow(bounds[i].kind) << i;
    }
    void errors_stay_within_the_bounds() {
        QFETCH(int, row);
        const Bound& bound = bounds[row];
        const Kind& kind = kinds_[bound.kind];
        std::vector<double> sizes;
        std::vector<double> signed_errors;
        Outcome worst;
        int within = 0;
        for (const Outcome& outcome : kind.predicted) {
            sizes.push_back(std::abs(outcome.error));
            signed_errors.push_back(outcome.error);
            if (std::abs(outcome.error) > std::abs(worst.error)) worst = outcome;
            // Rates err by factors: a factor of two either way is -50 % or +100 %.
            const bool inside = bound.band >= 1.0 ? outcome.error <= bound.band && outcome.error >= -bound.band / (1.0 + bound.band)
                                                  : std::abs(outcome.error) <= bound.band;
            within += inside ? 1 : 0;
        }
        const double share = static_cast<double>(within) / static_cast<double>(kind.predicted.size());
        qInfo("%s: %d cases, %zu predicted, median |error| %.1f %%, median error %+.1f %%, %.0f %% within %.0f %%, worst %+.0f %% (%s)",
              bound.kind, kind.cases, kind.predicted.size(), 100.0 * median(sizes), 100.0 * median(signed_errors), 100.0 * share,
              100.0 * bound.band, 100.0 * worst.error, worst.id.c_str());
        for (const auto& [reason, count] : kind.unknown) qInfo("    %d not predicted: %s", count, reason.c_str());
        QVERIFY(static_cast<int>(kind.predicted.size()) >= bound.predicted_at_least);
        QVERIFY(median(sizes) <= bound.median_at_most);
        QVERIFY(share >= bound.share_within);
    }
};

QTEST_APPLESS_MAIN(LlmCasesTest)
#include "llm_cases_test.moc"
