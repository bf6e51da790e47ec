// Detectors: every basis in its order, with the arithmetic shown.

#include "sizing/detector_rate.h"
#include "video_test_catalogue.h"

#include <QTest>

using namespace rackwright;
using namespace rackwright::test_video;

class VideoDetectorRateTest : public QObject {
    Q_OBJECT

    Catalogue catalogue_ = small_catalogue();

    DetectorRequest request(const char* detector, const char* gpu) const {
        DetectorRequest made;
        made.detector = catalogue_.detector(detector);
        made.gpu = catalogue_.gpu(gpu);
        made.input_px = 640;
        return made;
    }

private slots:
    void a_pipeline_measured_on_this_gpu_is_taken() {
        const DetectorRate rate = detector_rate(catalogue_, request("measured", "fast"));
        QCOMPARE(rate.basis, DetectorBasis::MeasuredPipeline);
        QCOMPARE(rate.fps.value, 200.0);
        QCOMPARE(rate.fps.low, 180.0);
        QVERIFY(qFuzzyCompare(rate.fps.high, 220.0));
    }

    void an_engine_gives_what_pipelines_reach_of_it() {
        // 400 · 0.5, from 400 · 0.25 to 400 · 1.
        const DetectorRate rate = detector_rate(catalogue_, request("engine", "fast"));
        QCOMPARE(rate.basis, DetectorBasis::MeasuredEngine);
        QCOMPARE(rate.fps.value, 200.0);
        QCOMPARE(rate.fps.low, 100.0);
        QCOMPARE(rate.fps.high, 400.0);
        QCOMPARE(rate.evidence.front().measurement->batch, 16);
    }

    void a_small_batch_takes_the_measurement_of_a_small_batch() {
        DetectorRequest small = request("engine", "fast");
        small.batch = 1;
        QCOMPARE(detector_rate(catalogue_, small).fps.value, 45.0);  // 90 · 0.5
    }

    void other_gpus_are_scaled_by_the_smaller_ratio() {
        // slow / fast: 50 / 100 of the arithmetic, 250 / 1,000 of the bandwidth: 200 · 0.25 expected, up to 200 · 0.5.
        const DetectorRate rate = detector_rate(catalogue_, request("measured", "slow"));
        QCOMPARE(rate.basis, DetectorBasis::ScaledPipelines);
        QCOMPARE(rate.fps.value, 50.0);
        QCOMPARE(rate.fps.low, 50.0);
        QCOMPARE(rate.fps.high, 100.0);
        QCOMPARE(rate.evidence.front().flops_ratio, 0.5);
        QCOMPARE(rate.evidence.front().bandwidth_ratio, 0.25);
        // The bare engine on the way through the pipeline: 400 · 0.25 · 0.5, to 400 · 0.5 · 1.
        const DetectorRate engine = detector_rate(catalogue_, request("engine", "slow"));
        QCOMPARE(engine.basis, DetectorBasis::ScaledEngines);
        QCOMPARE(engine.fps.value, 50.0);
        QCOMPARE(engine.fps.low, 25.0);
        QCOMPARE(engine.fps.high, 200.0);
    }

    void several_gpus_give_the_geometric_mean_and_the_widest_range() {
        Catalogue catalogue = small_catalogue();
        Gpu third = catalogue.gpus.front();
        third.id = third.name = "third";  // as fast as "fast"
        catalogue.gpus.push_back(third);
        catalogue.detectors.front().measured.push_back({"third", Precision::Fp16, 1, true, fact(800, Unit::FramePerSecond)});
        catalogue.index();
        DetectorRequest made = request("measured", "slow");
        made.detector = catalogue.detector("measured");
        made.gpu = catalogue.gpu("slow");
        // 200 · 0.25 = 50 and 800 · 0.25 = 200: √(50 · 200) = 100, from 50 to 800 · 0.5 = 400.
        const DetectorRate rate = detector_rate(catalogue, made);
        QVERIFY(qFuzzyCompare(rate.fps.value, 100.0));
        QCOMPARE(rate.fps.low, 50.0);
        QCOMPARE(rate.fps.high, 400.0);
        QCOMPARE(rate.evidence.size(), std::size_t{2});
    }

    void without_measurements_operations_count() {
        // 100e12 / 100e9 = 1,000 at the peak; 0.4 of it, 0.5 of that: 200. From 1,000 · 0.2 · 0.25 to 1,000 · 0.5 · 1.
        const DetectorRate rate = detector_rate(catalogue_, request("counted", "fast"));
        QCOMPARE(rate.basis, DetectorBasis::Operations);
        QCOMPARE(rate.fps.value, 200.0);
        QCOMPARE(rate.fps.low, 50.0);
        QCOMPARE(rate.fps.high, 500.0);
    }

    void the_work_grows_with_the_pixels_of_the_input() {
        DetectorRequest large = request("measured", "fast");
        large.input_px = 1280;
        QCOMPARE(detector_rate(catalogue_, large).fps.value, 50.0);  // four times the pixels
    }

    void a_slice_has_its_share() {
        DetectorRequest slice = request("measured", "fast");
        slice.compute_share = 3.0 / 7.0;
        slice.bandwidth_share = 0.5;
        QCOMPARE(detector_rate(catalogue_, slice).fps.value, 200.0 * 3.0 / 7.0);
    }

    void measurements_of_one_gpu_can_be_left_out() {
        DetectorRequest blind = request("measured", "fast");
        blind.without_gpu = "fast";
        const DetectorRate rate = detector_rate(catalogue_, blind);
        QVERIFY(!rate.fps.known());
        QCOMPARE(rate.fps.unknown_reason, std::string_view("detector.no-basis"));
        blind.detector = catalogue_.detector("engine");
        QVERIFY(!detector_rate(catalogue_, blind).fps.known());
    }

    void what_cannot_be_found_says_why() {
        DetectorRequest made = request("counted", "fast");
        made.precision = Precision::Fp8;
        QCOMPARE(detector_rate(catalogue_, made).fps.unknown_reason, std::string_view("detector.precision-not-supported"));
        made.precision = Precision::Int8;  // the GPU has it, the constants do not say what detectors reach
        QCOMPARE(detector_rate(catalogue_, made).fps.unknown_reason, std::string_view("detector.no-basis"));
        made.precision = Precision::Fp16;
        made.batch = 1;
        QCOMPARE(detector_rate(catalogue_, made).fps.unknown_reason, std::string_view("detector.small-batch"));
    }
};

QTEST_APPLESS_MAIN(VideoDetectorRateTest)
#include "video_detector_rate_test.moc"
