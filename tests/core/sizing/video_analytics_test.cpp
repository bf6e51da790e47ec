// The video workload as a whole: figures, verdicts, shares of GPUs and what is put on them.

#include "sizing/context.h"
#include "video_test_catalogue.h"

#include <QTest>

#include <cmath>
#include <deque>

using namespace rackwright;
using namespace rackwright::test_video;

namespace {

struct VideoBench {
    Catalogue catalogue = small_catalogue();
    Project project;
    Variant variant;
    Evaluation evaluation;
    std::deque<Placement> placements;
    std::vector<ResolvedPlacement> resolved;

    explicit VideoBench(std::initializer_list<const char*> gpus) {
        project.policy.target_utilisation = 0.8;
        int slot = 0;
        for (const char* id : gpus) {
            GpuResult& gpu = evaluation.gpus.emplace_back();
            gpu.ref = {ServerId{1}, slot++};
            gpu.product = catalogue.gpu(id);
        }
    }

    Placement& place(std::initializer_list<std::size_t> gpus) {
        Placement& placement = placements.emplace_back();
        placement.id = PlacementId{static_cast<std::int32_t>(placements.size())};
        ResolvedPlacement& made = resolved.emplace_back();
        made.placement = &placement;
        for (const std::size_t gpu : gpus) {
            placement.gpus.push_back(evaluation.gpus[gpu].ref);
            made.gpus.push_back(&evaluation.gpus[gpu]);
        }
        return placement;
    }

    WorkloadResult size(const VideoAnalytics& task, Trace* trace = nullptr) {
        for (GpuResult& gpu : evaluation.gpus) {
            gpu.parts.clear();
            gpu.decode_load = gpu.decode_load_low = gpu.detector_load = gpu.detector_load_low = 0.0;
        }
        Workload workload;
        workload.id = WorkloadId{3};
        WorkloadResult result;
        size_video_analytics({catalogue, project, variant, evaluation, trace}, workload, task, resolved, result);
        return result;
    }
};

/// 20 cameras at 25 frames/s, 5 to 10 of them analysed: 500 decoded, 100 to 200 analysed.
VideoAnalytics cameras(int count = 20) {
    VideoAnalytics task;
    task.cameras = count;
    task.detector = "measured";
    return task;
}

double number_of(const Message& message, const char* name) {
    for (const MessageArgument& argument : message.arguments) {
        if (argument.name == name) return argument.number;
    }
    return std::nan("");
}

const DecodeOption& option_of(const WorkloadResult& result, DecodeStrategy strategy) {
    for (const DecodeOption& option : result.decode_options) {
        if (option.strategy == strategy) return option;
    }
    qFatal("no such option");
    Q_UNREACHABLE();
}

}  // namespace

class VideoAnalyticsTest : public QObject {
    Q_OBJECT

private slots:
    void the_reference_case_in_figures() {
        VideoBench bench({});
        const WorkloadResult result = bench.size(cameras(400));
        QCOMPARE(result.verdict, Verdict::NotPlaced);
        QCOMPARE(result.figures.value(FigureKind::DecodedFps), 10000.0);  // 400 · 25
        QCOMPARE(result.figures.value(FigureKind::DecodedFpsFull), 10000.0);
        const Figure& analysed = *result.figures.find(FigureKind::AnalysedFps);
        QCOMPARE(analysed.low, 2000.0);  // 400 · 5
        QCOMPARE(analysed.value, 3000.0);
        QCOMPARE(analysed.high, 4000.0);  // 400 · 10
        // 1920 · 1080 · 25 · 0.08 bit = 4.1472 Mbit/s a camera, from 0.05 to 0.1.
        const Figure& ingest = *result.figures.find(FigureKind::IngestRate);
        QVERIFY(qFuzzyCompare(ingest.value, 400 * 4147200.0));
        QVERIFY(qFuzzyCompare(ingest.low, 400 * 2592000.0));
        QVERIFY(result.figures.find(FigureKind::DecodeCapacity) == nullptr);
    }

    void fits_when_the_highest_demand_stays_below_the_target() {
        // "fast" analyses 200 frames/s end to end. At 0.8: 160 frames/s, 16 cameras at 10.
        VideoBench bench({"fast"});
        bench.place({0});
        QCOMPARE(bench.size(cameras(16)).verdict, Verdict::Fits);
        QVERIFY(bench.size(cameras(16)).reason.empty());
        // 17 cameras need up to 170; as long as 5 · n stays below 200 it is tight, up to 40.
        const WorkloadResult tight = bench.size(cameras(17));
        QCOMPARE(tight.verdict, Verdict::Tight);
        QCOMPARE(tight.limit, Limit::Detector);
        QCOMPARE(tight.reason.code, std::string("video.detector-tight"));
        QCOMPARE(bench.size(cameras(40)).verdict, Verdict::Tight);
        const WorkloadResult is_short = bench.size(cameras(41));
        QCOMPARE(is_short.verdict, Verdict::DoesNotFit);
        QCOMPARE(is_short.reason.code, std::string("video.detector-short"));
        QCOMPARE(number_of(is_short.reason, "needed"), 410.0);
        QCOMPARE(number_of(is_short.reason, "needed_low"), 205.0);
        QCOMPARE(number_of(is_short.reason, "available"), 200.0);
    }

    void decoding_has_its_own_limit() {
        // A detector that never binds; 4 engines · 1,000 frames/s: at 0.8 3,200 = 128 cameras at 25, but the vendor's rule says 2,400 = 96.
        VideoBench bench({"fast"});
        bench.place({0});
        bench.catalogue.detectors.front().measured.front().fps.value = 1e6;
        QCOMPARE(bench.size(cameras(96)).verdict, Verdict::Fits);
        const WorkloadResult low_end = bench.size(cameras(97));
        QCOMPARE(low_end.verdict, Verdict::Tight);
        QCOMPARE(low_end.limit, Limit::Decode);
        QCOMPARE(low_end.reason.code, std::string("video.decode-low-end"));
        QCOMPARE(number_of(low_end.reason, "low"), 2400.0);
        QCOMPARE(bench.size(cameras(129)).reason.code, std::string("video.decode-tight"));
        QCOMPARE(bench.size(cameras(160)).verdict, Verdict::Tight);  // 4,000 of 4,000
        const WorkloadResult is_short = bench.size(cameras(161));
        QCOMPARE(is_short.verdict, Verdict::DoesNotFit);
        QCOMPARE(is_short.reason.code, std::string("video.decode-short"));
        QCOMPARE(number_of(is_short.reason, "needed"), 4025.0);
    }

    void cameras_that_each_limit_allows() {
        VideoBench bench({"fast"});
        bench.place({0});
        const WorkloadResult result = bench.size(cameras(20));
        const Figure& by_decode = *result.figures.find(FigureKind::CamerasByDecode);
        QCOMPARE(by_decode.value, 160.0);  // 4,000 / 25
        QCOMPARE(by_decode.low, 96.0);     // 2,400 / 25
        const Figure& by_detector = *result.figures.find(FigureKind::CamerasByDetector);
        QCOMPARE(by_detector.value, 26.0);  // 200 / 7.5 = 26.7
        QCOMPARE(by_detector.low, 18.0);    // 180 / 10
        QCOMPARE(by_detector.high, 44.0);   // 220 / 5
    }

    void gpus_share_the_cameras_equally() {
        VideoBench bench({"fast", "fast"});
        bench.place({0, 1});
        const WorkloadResult result = bench.size(cameras(20));
        QCOMPARE(result.figures.value(FigureKind::DecodeCapacity), 8000.0);
        QCOMPARE(result.figures.value(FigureKind::DetectorCapacity), 400.0);
        for (const GpuResult& gpu : bench.evaluation.gpus) {
            QCOMPARE(gpu.decode_load, 250.0 / 4000.0);   // half of 500
            QCOMPARE(gpu.detector_load, 100.0 / 200.0);  // half of the highest 200
            QCOMPARE(gpu.detector_load_low, 50.0 / 200.0);
        }
        // Unequal ones go at the pace of the slower: 2 · min(4,000, 2,000) and 2 · min(200, 50).
        VideoBench mixed({"fast", "slow"});
        mixed.place({0});
        mixed.place({1});
        const WorkloadResult slower = mixed.size(cameras(20));
        QCOMPARE(slower.figures.value(FigureKind::DecodeCapacity), 4000.0);
        QCOMPARE(slower.figures.value(FigureKind::DetectorCapacity), 100.0);
        QCOMPARE(mixed.evaluation.gpus[1].detector_load, 100.0 / 50.0);
    }

    void several_models_a_frame_divide_the_capacity() {
        VideoBench bench({"fast"});
        bench.place({0});
        VideoAnalytics task = cameras(8);
        task.models_per_frame = 2.0;
        const WorkloadResult result = bench.size(task);
        QCOMPARE(result.figures.value(FigureKind::AnalysedFps), 60.0);
        QCOMPARE(result.figures.value(FigureKind::DetectorCapacity), 100.0);
        QCOMPARE(result.verdict, Verdict::Fits);  // 80 of 100 at 0.8
    }

    void memory_of_the_streams() {
        // A 1080p picture in NV12: 1920 · 1080 · 1.5 = 3,110,400 B; 20 cameras · 10 pictures = 622,080,000; 1.5 GB for the detector, 0.5
        // for the context.
        VideoBench bench({"fast"});
        bench.place({0});
        const WorkloadResult result = bench.size(cameras(20));
        const Figure& memory = *result.figures.find(FigureKind::VideoMemory);
        QCOMPARE(memory.value, 622080000.0 + 2e9);
        QCOMPARE(memory.low, 622080000.0 * 0.4 + 1e9);
        QCOMPARE(memory.high, 622080000.0 * 2.0 + 4e9);
        double sum = 0.0;
        for (const VramPart& part : bench.evaluation.gpus[0].parts) {
            QCOMPARE(part.workload, WorkloadId{3});
            sum += part.bytes;
        }
        QCOMPARE(sum, memory.value);
        // 100 GB hold 98 GB of pictures: 3,150 cameras on one GPU.
        bench.catalogue.detectors.front().measured.front().fps.value = 1e9;
        QCOMPARE(bench.size(cameras(3200)).verdict, Verdict::DoesNotFit);
    }

    void key_frames_give_the_detector_too_little() {
        VideoBench bench({"fast"});
        bench.place({0});
        VideoAnalytics task = cameras(10);
        task.strategy = DecodeStrategy::KeyFrames;  // 25 / 50 = 0.5 a second, asked are 5 to 10
        const WorkloadResult result = bench.size(task);
        QCOMPARE(result.verdict, Verdict::DoesNotFit);
        QCOMPARE(result.reason.code, std::string("video.too-few-frames"));
        QCOMPARE(number_of(result.reason, "available"), 0.5);
        task.analysed_fps_low = task.analysed_fps_high = 0.5;
        QCOMPARE(bench.size(task).verdict, Verdict::Fits);
        task.analysed_fps_high = 1.0;
        QCOMPARE(bench.size(task).verdict, Verdict::Tight);
    }

    void decoding_on_the_host_is_not_called_a_fit() {
        VideoBench bench({"fast"});
        bench.place({0});
        VideoAnalytics task = cameras(10);
        task.strategy = DecodeStrategy::Cpu;
        const WorkloadResult result = bench.size(task);
        QCOMPARE(result.verdict, Verdict::Unknown);
        // 10 cameras · 25 frames/s over 100 a core.
        QCOMPARE(result.reason.code, std::string("video.host-decode-cores"));
        QCOMPARE(result.figures.value(FigureKind::HostDecodeCores), 3.0);
        QCOMPARE(bench.evaluation.gpus[0].decode_load, 0.0);
        QVERIFY(bench.evaluation.gpus[0].detector_load > 0.0);
        task.codec = VideoCodec::Mjpeg;
        QCOMPARE(bench.size(task).reason.code, std::string("video.host-decode-not-sized"));
    }

    void every_way_of_decoding_is_compared() {
        VideoBench bench({"fast"});
        bench.place({0});
        const WorkloadResult result = bench.size(cameras(400));
        QCOMPARE(result.decode_options.size(), std::size_t{5});
        const DecodeOption& full = option_of(result, DecodeStrategy::Full);
        QCOMPARE(full.decoded_fps.value, 10000.0);
        QCOMPARE(full.gpus_needed.value, 4.0);  // 10,000 / (4,000 · 0.8) = 3.1
        QCOMPARE(full.gpus_needed.low, 3.0);    // 10,000 / 4,000
        QCOMPARE(full.gpus_needed.high, 5.0);   // 10,000 / 2,400
        const DecodeOption& source = option_of(result, DecodeStrategy::SourceRate);
        QCOMPARE(source.gpus_needed.value, 2.0);  // 4,000 / 3,200
        QCOMPARE(source.gpus_needed.low, 1.0);    // 2,000 / 4,000
        // 640 x 360 is counted twice as fast as 1080p, 8,000 · 0.8 = 6,400 frames/s, at the low end no faster: 2,400; 4,000 are asked for.
        QCOMPARE(option_of(result, DecodeStrategy::Substream).gpus_needed.value, 1.0);
        QCOMPARE(option_of(result, DecodeStrategy::Substream).gpus_needed.high, 2.0);
        QCOMPARE(option_of(result, DecodeStrategy::KeyFrames).gpus_needed.unknown_reason,
                 std::string_view("video.way-gives-too-few-frames"));
        QCOMPARE(option_of(result, DecodeStrategy::Cpu).gpus_needed.value, 0.0);
        QCOMPARE(option_of(result, DecodeStrategy::Cpu).cores_needed.value, 100.0);  // 10,000 / 100
        QVERIFY(!full.cores_needed.known());
    }

    void whole_gpus_that_a_task_takes() {
        VideoBench bench({"fast"});
        bench.place({0});
        VideoAnalytics task = cameras(400);
        task.source_fps = 25;
        task.strategy = DecodeStrategy::Substream;
        const WorkloadResult result = bench.size(task);
        // Main streams in full, whatever way is chosen: 10,000 of 4,000 · 0.8 a GPU; low end 10,000 / 4,000, high end 10,000 / 2,400.
        const Figure& decode = *result.figures.find(FigureKind::GpusForFullDecode);
        QCOMPARE(decode.value, 4.0);
        QCOMPARE(decode.low, 3.0);
        QCOMPARE(decode.high, 5.0);
        // 400 · 10 frames/s of 200 · 0.8; low 400 · 5 of 220; high the larger of 4,000 / 180 and the value.
        const Figure& analysis = *result.figures.find(FigureKind::GpusForAnalysis);
        QCOMPARE(analysis.value, 25.0);
        QCOMPARE(analysis.low, 10.0);
        QCOMPARE(analysis.high, 25.0);
    }

    void slices_have_whole_engines_and_their_own_memory() {
        VideoBench bench({"fast"});
        MigProfile profile;
        profile.name = "half";
        profile.count = 2;
        profile.compute_slices = 3;
        profile.memory_slices = 4;
        profile.memory = fact(40e9, Unit::Byte);
        MigProfile whole = profile;
        whole.name = "all";
        whole.compute_slices = 7;
        whole.memory_slices = 8;
        bench.catalogue.gpus.front().mig = {profile, whole};
        Placement& placement = bench.place({0});
        placement.share = Share::MigSlice;
        placement.mig_profile = "half";
        placement.mig_slices_per_gpu = 2;
        // 3/7 of 4 engines is one: 2 slices · 1 · 1,000; 2 · 3/7 · 200 analysed.
        const WorkloadResult result = bench.size(cameras(10));
        QCOMPARE(result.figures.value(FigureKind::DecodeCapacity), 2000.0);
        QVERIFY(qFuzzyCompare(result.figures.value(FigureKind::DetectorCapacity), 2 * 200 * 3.0 / 7.0));
        QCOMPARE(result.verdict, Verdict::Fits);
        double sum = 0.0;
        for (const VramPart& part : bench.evaluation.gpus[0].parts) sum += part.bytes;
        QVERIFY(qFuzzyCompare(sum, 80e9));  // both slices are gone, whatever is free inside them
        placement.mig_profile = "no-such-profile";
        QCOMPARE(bench.size(cameras(10)).verdict, Verdict::Unknown);
    }

    void hypothetical_placements_leave_the_gpus_alone() {
        VideoBench bench({"fast"});
        bench.place({0});
        bench.resolved.front().hypothetical = true;
        const WorkloadResult result = bench.size(cameras(10));
        QVERIFY(result.hypothetical);
        QCOMPARE(result.figures.value(FigureKind::DetectorCapacity), 200.0);
        QVERIFY(bench.evaluation.gpus[0].parts.empty());
        QCOMPARE(bench.evaluation.gpus[0].detector_load, 0.0);
    }

    void off_hours_take_memory_and_no_load() {
        VideoBench bench({"fast"});
        bench.place({0}).off_hours = true;
        bench.size(cameras(10));
        QVERIFY(!bench.evaluation.gpus[0].parts.empty());
        for (const VramPart& part : bench.evaluation.gpus[0].parts) QVERIFY(part.off_hours);
        QCOMPARE(bench.evaluation.gpus[0].decode_load, 0.0);
    }

    void what_is_not_known_is_unknown() {
        VideoBench bench({"fast"});
        bench.place({0});
        VideoAnalytics task = cameras(10);
        task.detector = "no-such-detector";
        WorkloadResult result = bench.size(task);
        QCOMPARE(result.verdict, Verdict::Unknown);
        QCOMPARE(result.reason.code, std::string("video.unknown-detector"));
        QCOMPARE(result.figures.value(FigureKind::DecodedFps), 250.0);
        task = cameras(10);
        task.codec = VideoCodec::Mjpeg;
        result = bench.size(task);
        QCOMPARE(result.verdict, Verdict::Unknown);
        QCOMPARE(result.limit, Limit::MissingFact);
        QCOMPARE(result.reason.code, std::string("video.codec-not-decoded"));
        bench.evaluation.gpus[0].product = nullptr;
        QCOMPARE(bench.size(cameras(10)).reason.code, std::string("video.unknown-gpu"));
        QVERIFY(bench.evaluation.gpus[0].parts.empty());
    }

    void no_cameras_ask_for_nothing() {
        VideoBench bench({"fast"});
        bench.place({0});
        const WorkloadResult result = bench.size(cameras(0));
        QCOMPARE(result.verdict, Verdict::Fits);
        QVERIFY(!result.figures.find(FigureKind::CamerasByDecode)->known());
    }

    void every_figure_is_explained() {
        for (const char* detector : {"measured", "engine", "counted"}) {
            for (const char* gpu : {"fast", "slow"}) {
                VideoBench bench({gpu});
                bench.place({0});
                VideoAnalytics task = cameras(10);
                task.detector = detector;
                Trace trace;
                const WorkloadResult result = bench.size(task, &trace);
                QCOMPARE(trace.size(), result.figures.entries.size());
                QCOMPARE(trace.size(), std::size_t{11});
                for (const Derivation& derivation : trace) {
                    QVERIFY2(!derivation.formula.empty() && !derivation.inputs.empty(),
                             std::string(figure_name(derivation.id.kind)).c_str());
                    for (const DerivationInput& input : derivation.inputs) {
                        QVERIFY2(input.value.known(), input.meaning.c_str());
                        const bool traced = input.origin == Origin::Derived || !input.source.empty() || !input.note.empty();
                        QVERIFY2(traced, input.meaning.c_str());
                    }
                }
            }
        }
    }
};

QTEST_APPLESS_MAIN(VideoAnalyticsTest)
#include "video_analytics_test.moc"
