// Published video figures held against the sizing, each predicted without the measurement that it was printed from. Every case is printed.

#include "sizing/published_case.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>

using namespace rackwright;

namespace {

struct Bound {
    const char* kind;
    int cases;
    double median_at_most;  ///< of |error|
};

// Streams are whole and few (3 to 50), three GPUs measured each other's scaling, and the order of the page's tabs was inferred: a factor of
// two is as much as can be asked. A VMS vendor's rule against the GPU vendor's table: planning margin stays inside 30 %.
constexpr Bound bounds[] = {{"deepstream_streams", 9, 0.45}, {"nvdec_streams", 2, 0.30}};

}  // namespace

class VideoCasesTest : public QObject {
    Q_OBJECT

    Catalogue catalogue_;
    std::vector<CaseResult> results_;

private slots:
    void initTestCase() {
        Result<Catalogue> catalogue = load_catalogue(RACKWRIGHT_SOURCE_DIR "/catalog");
        QVERIFY2(catalogue.ok(), catalogue.ok() ? "" : catalogue.error().code.c_str());
        catalogue_ = std::move(catalogue.value());
        QFile file(RACKWRIGHT_SOURCE_DIR "/tests/fidelity/data/video-open.json");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const Result<std::vector<CaseResult>> results = check_cases(catalogue_, file.readAll().toStdString());
        QVERIFY2(results.ok(), results.ok() ? "" : results.error().code.c_str());
        results_ = results.value();
    }

    void every_case_is_there_and_predicted() {
        QCOMPARE(results_.size(), std::size_t{11});
        for (const CaseResult& result : results_) {
            qInfo("%-62s published %4.0f predicted %4.0f (%.0f-%.0f) error %+5.0f %%  %s", result.id.c_str(), result.published,
                  result.predicted, result.low, result.high, 100.0 * result.relative_error(),
                  result.known() ? result.method.c_str() : result.unknown.code.c_str());
            QVERIFY2(result.known(), result.id.c_str());
            QVERIFY2(!result.method.empty(), result.id.c_str());
            QVERIFY(result.low <= result.predicted && result.predicted <= result.high);
        }
    }

    void errors_stay_in_bounds() {
        for (const Bound& bound : bounds) {
            std::vector<double> errors;
            for (const CaseResult& result : results_) {
                if (result.kind == bound.kind) errors.push_back(std::abs(result.relative_error()));
            }
            QCOMPARE(static_cast<int>(errors.size()), bound.cases);
            std::sort(errors.begin(), errors.end());
            const double median = errors[errors.size() / 2];
            qInfo("%s: median |error| %.0f %%, worst %.0f %%", bound.kind, 100.0 * median, 100.0 * errors.back());
            QVERIFY2(median <= bound.median_at_most, bound.kind);
        }
    }

    void a_case_is_not_predicted_from_itself() {
        // Moving what was measured on the case's own GPU must not move the prediction.
        Catalogue changed = catalogue_;
        int moved = 0;
        for (Detector& detector : changed.detectors) {
            for (DetectorMeasurement& measurement : detector.measured) {
                if (measurement.gpu != "h100-sxm") continue;
                measurement.fps.value *= 10.0;
                ++moved;
            }
        }
        for (Decoder& decoder : changed.decoders) {
            decoder.h264_1080p_low.value *= 10.0;
            decoder.hevc_1080p_low.value *= 10.0;
        }
        changed.index();
        QVERIFY(moved >= 3);
        QFile file(RACKWRIGHT_SOURCE_DIR "/tests/fidelity/data/video-open.json");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const Result<std::vector<CaseResult>> again = check_cases(changed, file.readAll().toStdString());
        QVERIFY(again.ok());
        int compared = 0;
        for (std::size_t i = 0; i < results_.size(); ++i) {
            const bool own = results_[i].id.ends_with("-H100") || results_[i].kind == "nvdec_streams";
            if (!own) continue;
            QCOMPARE(again.value()[i].predicted, results_[i].predicted);
            ++compared;
        }
        QCOMPARE(compared, 5);
    }
};

QTEST_APPLESS_MAIN(VideoCasesTest)
#include "video_cases_test.moc"
