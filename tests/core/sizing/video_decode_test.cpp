// What has to be decoded, and what the engines of a GPU decode.

#include "sizing/video_decode.h"
#include "video_test_catalogue.h"

#include <QTest>

using namespace rackwright;
using namespace rackwright::test_video;

class VideoDecodeTest : public QObject {
    Q_OBJECT

    static VideoAnalytics reference() {
        VideoAnalytics task;
        task.cameras = 400;
        task.source_fps = 25;
        task.gop_frames = 50;
        task.analysed_fps_low = 5;
        task.analysed_fps_high = 10;
        return task;
    }

private slots:
    void cameras_send_their_own_rate() {
        // 400 cameras at 25 frames/s, whatever is analysed: 10,000.
        const DecodeDemand full = decode_demand(reference(), DecodeStrategy::Full);
        QCOMPARE(full.fps.value, 10000.0);
        QVERIFY(!full.fps.has_range());
        QVERIFY(full.on_gpu);
        QCOMPARE(full.pixels(), 1920.0 * 1080.0);
    }

    void each_strategy_decodes_less() {
        VideoAnalytics task = reference();
        task.substream_fps = 10;
        const DecodeDemand sub = decode_demand(task, DecodeStrategy::Substream);
        QCOMPARE(sub.fps.value, 4000.0);
        QCOMPARE(sub.pixels(), 640.0 * 360.0);
        // 25 / 50 key frames a second and camera: 400 · 0.5 = 200.
        const DecodeDemand keys = decode_demand(task, DecodeStrategy::KeyFrames);
        QCOMPARE(keys.fps.value, 200.0);
        QCOMPARE(keys.frames_per_camera, 0.5);
        // 400 · 5 to 400 · 10.
        const DecodeDemand source = decode_demand(task, DecodeStrategy::SourceRate);
        QCOMPARE(source.fps.low, 2000.0);
        QCOMPARE(source.fps.value, 3000.0);
        QCOMPARE(source.fps.high, 4000.0);
        const DecodeDemand cpu = decode_demand(task, DecodeStrategy::Cpu);
        QCOMPARE(cpu.fps.value, 10000.0);
        QVERIFY(!cpu.on_gpu);
    }

    void key_frames_without_a_group_of_pictures_are_unknown() {
        VideoAnalytics task = reference();
        task.gop_frames = 0;
        const DecodeDemand demand = decode_demand(task, DecodeStrategy::KeyFrames);
        QVERIFY(!demand.fps.known());
        QCOMPARE(demand.fps.unknown_reason, std::string_view("video.no-gop"));
    }

    void engines_times_rate() {
        const Catalogue catalogue = small_catalogue();
        // 4 engines · 1,000; the vendor's rule of 600 is the low end.
        const DecodeCapacity capacity = decode_capacity(catalogue, *catalogue.gpu("fast"), VideoCodec::H264, pixels_1080p);
        QCOMPARE(capacity.fps.value, 4000.0);
        QCOMPARE(capacity.fps.low, 2400.0);
        QCOMPARE(capacity.fps.high, 4000.0);
        QVERIFY(capacity.planning_rule != nullptr);
        // The engine's own low end of 1,200 is below the rule of 1,250 and stays.
        const DecodeCapacity hevc = decode_capacity(catalogue, *catalogue.gpu("slow"), VideoCodec::H265, pixels_1080p);
        QCOMPARE(hevc.fps.value, 3000.0);
        QCOMPARE(hevc.fps.low, 2400.0);
        QVERIFY(hevc.planning_rule == nullptr);
    }

    void capacity_goes_with_the_pixels() {
        const Catalogue catalogue = small_catalogue();
        const Gpu& gpu = *catalogue.gpu("fast");
        // 3840 x 2160 is four times 1080p: a quarter.
        QCOMPARE(decode_capacity(catalogue, gpu, VideoCodec::H264, 3840.0 * 2160.0).fps.value, 1000.0);
        QVERIFY(decode_capacity(catalogue, gpu, VideoCodec::H264, pixels_1080p).small_frames == nullptr);
    }

    void small_pictures_are_not_counted_faster_without_end() {
        const Catalogue catalogue = small_catalogue();
        const Gpu& gpu = *catalogue.gpu("fast");
        const auto capacity = [&](double width, double height) {
            return decode_capacity(catalogue, gpu, VideoCodec::H264, width * height);
        };
        // 960 x 540 is a quarter of the pixels, 640 x 360 a ninth, and neither is counted more than twice as fast as 1080p (4,000): low
        // 2,400 as at 1080p, high 2.25 · 4,000.
        for (const DecodeCapacity& small : {capacity(960, 540), capacity(640, 360), capacity(2, 2)}) {
            QCOMPARE(small.fps.value, 8000.0);
            QCOMPARE(small.fps.low, 2400.0);
            QCOMPARE(small.fps.high, 9000.0);
            QVERIFY(small.small_frames != nullptr);
        }
        // Between the two the pixels decide: 1600 x 900 are 1.44 times fewer.
        QCOMPARE(capacity(1600, 900).fps.value, 4000.0 * 1.44);
        QCOMPARE(capacity(1600, 900).fps.low, 2400.0);
        QCOMPARE(capacity(1600, 900).fps.high, 4000.0 * 1.44);
    }

    void cores_of_the_host() {
        const Catalogue catalogue = small_catalogue();
        VideoAnalytics task = reference();
        const DecodeDemand demand = decode_demand(task, DecodeStrategy::Cpu);
        // 10,000 frames/s of 1080p over 100 a core, 50 to 200.
        const HostDecode host = host_decode(catalogue, VideoCodec::H264, demand);
        QCOMPARE(host.cores.value, 100.0);
        QCOMPARE(host.cores.low, 50.0);
        QCOMPARE(host.cores.high, 200.0);
        // A quarter of the pixels, a quarter of the cores.
        DecodeDemand small = demand;
        small.width_px = 960;
        small.height_px = 540;
        QCOMPARE(host_decode(catalogue, VideoCodec::H264, small).cores.value, 25.0);
        QCOMPARE(host_decode(catalogue, VideoCodec::Av1, demand).cores.unknown_reason, std::string_view("video.no-host-rate"));
    }

    void engines_of_a_slice_are_whole() {
        Catalogue catalogue = small_catalogue();
        Gpu& gpu = catalogue.gpus.front();
        gpu.nvdec_engines.value = 5;  // an A100
        const auto engines = [&](double sevenths) {
            return decode_capacity(catalogue, gpu, VideoCodec::H264, pixels_1080p, sevenths / 7.0).engines;
        };
        // NVIDIA's MIG profiles of the A100 list 0, 1, 2 and 2 decoders for 1g, 2g, 3g and 4g, and 5 for 7g.
        QCOMPARE(engines(1), 0.0);
        QCOMPARE(engines(2), 1.0);
        QCOMPARE(engines(3), 2.0);
        QCOMPARE(engines(4), 2.0);
        QCOMPARE(engines(7), 5.0);
        gpu.nvdec_engines.value = 7;  // an H100: one for every seventh
        QCOMPARE(engines(1), 1.0);
        QCOMPARE(engines(3), 3.0);
        QCOMPARE(decode_capacity(catalogue, gpu, VideoCodec::H264, pixels_1080p, 0.0).fps.value, 0.0);
    }

    void what_is_not_known_is_unknown() {
        Catalogue catalogue = small_catalogue();
        Gpu& gpu = catalogue.gpus.front();
        const auto reason = [&](VideoCodec codec, double pixels) {
            return decode_capacity(catalogue, gpu, codec, pixels).fps.unknown_reason;
        };
        QCOMPARE(reason(VideoCodec::Mjpeg, pixels_1080p), std::string_view("video.codec-not-decoded"));
        QCOMPARE(reason(VideoCodec::Av1, pixels_1080p), std::string_view("video.codec-not-decoded"));
        QCOMPARE(reason(VideoCodec::H264, 0.0), std::string_view("video.no-picture-size"));
        gpu.decoder = "no-such-decoder";
        QCOMPARE(reason(VideoCodec::H264, pixels_1080p), std::string_view("video.no-decoder"));
    }
};

QTEST_APPLESS_MAIN(VideoDecodeTest)
#include "video_decode_test.moc"
