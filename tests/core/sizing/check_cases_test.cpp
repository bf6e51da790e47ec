// Lists of published cases: nothing is dropped, nothing is guessed, and nothing that may stand in a file does harm.

#include "sizing/published_case.h"
#include "video_test_catalogue.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <cmath>

using namespace rackwright;
using namespace rackwright::test_video;
using nlohmann::json;

namespace {

json streams_case() {
    return {{"id", "one"},
            {"kind", "deepstream_streams"},
            {"inputs",
             {{"model", "measured"}, {"gpu", "slow"}, {"codec", "h264"}, {"source_fps", 5}, {"analysed_fps", 5}, {"precision", "fp16"}}},
            {"published", {{"value", 12}, {"unit", "streams"}}},
            {"source_url", "https://example.org"}};
}

}  // namespace

class CheckCasesTest : public QObject {
    Q_OBJECT

    Catalogue catalogue_ = small_catalogue();

    std::string error_of(const std::string& text) const {
        const Result<std::vector<CaseResult>> results = check_cases(catalogue_, text);
        return results.ok() ? std::string() : results.error().code;
    }
    CaseResult only(const json& one) const {
        const Result<std::vector<CaseResult>> results = check_cases(catalogue_, json::array({one}).dump());
        if (!results.ok() || results.value().size() != 1) return {};
        return results.value().front();
    }

private slots:
    void what_is_not_a_list_of_cases_is_refused() {
        QCOMPARE(error_of(""), std::string("cases.invalid-json"));
        QCOMPARE(error_of("[{"), std::string("cases.invalid-json"));
        QCOMPARE(error_of("{}"), std::string("cases.not-a-list"));
        QCOMPARE(error_of("[1]"), std::string("cases.missing-key"));
        for (const char* key : {"kind", "inputs", "published"}) {
            json without = streams_case();
            without.erase(key);
            QCOMPARE(error_of(json::array({without}).dump()), std::string("cases.missing-key"));
        }
        json text = streams_case();
        text["published"]["value"] = "many";
        QCOMPARE(error_of(json::array({text}).dump()), std::string("cases.missing-key"));
        QCOMPARE(error_of("[]"), std::string());
    }

    void a_case_keeps_its_words() {
        const CaseResult result = only(streams_case());
        QCOMPARE(result.id, std::string("one"));
        QCOMPARE(result.kind, std::string("deepstream_streams"));
        QCOMPARE(result.unit, std::string("streams"));
        QCOMPARE(result.source_url, std::string("https://example.org"));
        QCOMPARE(result.published, 12.0);
        // 200 frames/s on "fast", a quarter of its bandwidth: 50, ten streams at 5; up to half of it, twenty.
        QCOMPARE(result.predicted, 10.0);
        QCOMPARE(result.low, 10.0);
        QCOMPARE(result.high, 20.0);
        QVERIFY(std::abs(result.relative_error() + 2.0 / 12.0) < 1e-12);
        QVERIFY(result.method.find("fast") != std::string::npos);
    }

    void an_unknown_case_stays_and_says_why() {
        json other = streams_case();
        other["kind"] = "no-such-kind";
        const Result<std::vector<CaseResult>> results = check_cases(catalogue_, json::array({other, streams_case()}).dump());
        QVERIFY(results.ok());
        QCOMPARE(results.value().size(), std::size_t{2});
        QVERIFY(!results.value()[0].known());
        QCOMPARE(results.value()[0].unknown.code, std::string("case.unknown-kind"));
        QVERIFY(results.value()[1].known());
    }

    void names_that_are_not_known_are_not_guessed() {
        const auto code_with = [&](const char* key, const char* value) {
            json changed = streams_case();
            changed["inputs"][key] = value;
            return only(changed).unknown.code;
        };
        QCOMPARE(code_with("gpu", "no-such-gpu"), std::string("case.unknown-gpu"));
        QCOMPARE(code_with("model", "no-such-model"), std::string("case.unknown-model"));
        QCOMPARE(code_with("codec", "vp9"), std::string("case.unknown-codec"));
        QCOMPARE(code_with("precision", "fp4"), std::string("case.unknown-precision"));
        QCOMPARE(code_with("gpu", "fast"), std::string("detector.no-basis"));  // only measured on the case's own GPU
    }

    void decoding_binds_when_it_is_less() {
        // 2 engines · 1,000 frames/s of 25: 80 streams; the detector would take 50 frames/s of 0.5: 100.
        json changed = streams_case();
        changed["inputs"]["source_fps"] = 25;
        changed["inputs"]["analysed_fps"] = 0.5;
        QCOMPARE(only(changed).predicted, 80.0);
        QCOMPARE(only(changed).low, 48.0);  // the planning rule of 600
    }

    void streams_of_engines() {
        json decode = {{"id", "d"},
                       {"kind", "nvdec_streams"},
                       {"inputs", {{"gpu", "one engine, any generation"}, {"codec", "h264"}, {"megapixels", 2}, {"source_fps", 25}}},
                       {"published", {{"value", 25}, {"unit", "streams per engine"}}}};
        // 1,000 · 2.0736 / 2 / 25 = 41.5, without the planning rule.
        QCOMPARE(only(decode).predicted, 41.0);
        decode["inputs"]["gpu"] = "fast";
        QCOMPARE(only(decode).predicted, 41.0);
        decode["published"]["unit"] = "streams";  // of the whole GPU: 4 · 41.47
        QCOMPARE(only(decode).predicted, 165.0);
        decode["kind"] = "nvdec_fps";
        decode["inputs"].erase("megapixels");
        QCOMPARE(only(decode).predicted, 4000.0);
    }

    void strange_values_do_no_harm() {
        const json strange[] = {nullptr, true, "", "x", -1, 0, 1e308, -1e308, 0.1, json::array({1}), json::object({{"a", 1}})};
        for (const char* kind : {"deepstream_streams", "deepstream_fps", "nvdec_streams", "nvdec_fps"}) {
            for (const char* key : {"model", "gpu", "codec", "precision", "width_px", "height_px", "megapixels", "source_fps",
                                    "analysed_fps", "batch", "input_px"}) {
                for (const json& value : strange) {
                    json changed = streams_case();
                    changed["kind"] = kind;
                    changed["inputs"][key] = value;
                    const CaseResult result = only(changed);
                    QCOMPARE(result.id, std::string("one"));
                    QVERIFY2(result.known() != !result.unknown.empty(), (std::string(kind) + " " + key + " " + value.dump()).c_str());
                }
            }
        }
    }
};

QTEST_APPLESS_MAIN(CheckCasesTest)
#include "check_cases_test.moc"
