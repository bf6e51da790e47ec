// Accelerators on which nothing was measured: what their constants do not say is unknown with a reason, never a number of other GPUs,
// and what they cannot run is not sized.

#include "sizing/measured_gpus.h"
#include "llm_test_models.h"
#include "sizing/detector_rate.h"
#include "sizing/llm_replica.h"
#include "training_test_bench.h"

#include <QTest>

using namespace rackwright;
using namespace rackwright::test_training;

namespace {

Training adapters_of_8b() {
    Training task;
    task.model = "llama-3-1-8b";
    task.method = TrainingMethod::Lora;
    task.sharding = Sharding::Zero3;
    task.recomputation = Recomputation::Full;
    task.sequence_tokens = 2048;
    task.micro_batch_sequences = 1;
    task.gradient_accumulation = 8;
    task.dataset_tokens = 10e6;
    return task;
}

ReplicaSizing replica_on(const Gpu& gpu, WeightFormat weights, const char* engine = "vllm", int tensor = 1) {
    const LanguageModel model = test_models::llama_8b();
    ServingRequest request;
    request.model = &model;
    request.engine = catalogue().engine(engine);
    request.weights = weights;
    request.tensor_parallel = tensor;
    request.prompt_tokens = 1024;
    request.answer_tokens = 256;
    request.tokens_per_s_per_session = 10;
    ReplicaSizing replica = size_model(catalogue(), request);
    std::vector<GpuRef> group;
    for (int slot = 0; slot < tensor; ++slot) group.push_back({ServerId{1}, slot});
    size_on_gpu(request, whole_gpu(gpu), tensor_link(catalogue(), gpu, group), replica);
    return replica;
}

const Gpu& gpu(const char* id) {
    const Gpu* found = catalogue().gpu(id);
    if (found == nullptr) qFatal("no GPU %s", id);
    return *found;
}

}  // namespace

class MeasuredGpusTest : public QObject {
    Q_OBJECT

private slots:
    void training_says_why_the_step_is_unknown_data();
    void training_says_why_the_step_is_unknown();
    void every_gpu_trains_or_says_why();
    void every_gpu_serves_or_says_why();
    void memory_is_known_where_the_speed_is_not();
    void older_generations_infer_in_fp16();
    void formats_and_engines_that_do_not_run_are_not_sized();
    void detectors_are_not_scaled_to_other_vendors();
};

void MeasuredGpusTest::training_says_why_the_step_is_unknown_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("gpus");
    QTest::addColumn<QString>("reason");
    QTest::newRow("Volta") << "v100-32-pcie" << 4 << "training.no-bf16";
    QTest::newRow("Volta, modules") << "v100-32-sxm2" << 8 << "training.no-bf16";
    QTest::newRow("Turing") << "t4" << 4 << "training.no-bf16";
    QTest::newRow("CDNA 2") << "mi210" << 4 << "training.no-efficiency";
    QTest::newRow("CDNA 3") << "mi300x" << 8 << "training.no-efficiency";
    QTest::newRow("CDNA 4") << "mi355x" << 8 << "training.no-efficiency";
    QTest::newRow("Gaudi 3") << "gaudi3" << 8 << "training.no-efficiency";
    QTest::newRow("Ascend") << "ascend-910b" << 8 << "training.no-efficiency";
}

void MeasuredGpusTest::training_says_why_the_step_is_unknown() {
    QFETCH(QString, id);
    QFETCH(int, gpus);
    QFETCH(QString, reason);
    Bench bench;
    bench.add_server("supermicro-sys-521ge-tnrt", qPrintable(id), gpus);
    bench.place_all();
    const WorkloadResult result = bench.size(adapters_of_8b());
    const Figure* step = figure_of(result, FigureKind::StepTime);
    QVERIFY(step != nullptr);
    QVERIFY2(!step->known(), qPrintable(QString::number(step->value)));
    QCOMPARE(QString::fromStdString(std::string(step->unknown_reason)), reason);
    // The memory does not depend on how fast the GPU is.
    const Figure* memory = figure_of(result, FigureKind::TrainingMemoryPerGpu);
    QVERIFY(memory != nullptr && memory->known() && memory->value > 1e9);
}

void MeasuredGpusTest::every_gpu_trains_or_says_why() {
    for (const Gpu& product : catalogue().gpus) {
        Bench bench;
        bench.add_server("supermicro-sys-521ge-tnrt", product.id.c_str(), 4);
        bench.place_all();
        const WorkloadResult result = bench.size(adapters_of_8b());
        const Figure* step = figure_of(result, FigureKind::StepTime);
        const char* id = product.id.c_str();
        if (product.devices > 1) QVERIFY2(result.reason.code == "training.several-devices", id);
        if (step == nullptr) {
            QVERIFY2(!result.reason.code.empty(), id);
            continue;
        }
        QVERIFY2(step->known() ? step->value > 0.0 : !step->unknown_reason.empty(), id);
        QVERIFY2(!step->known() || constants_hold_for(product), id);
    }
}

void MeasuredGpusTest::every_gpu_serves_or_says_why() {
    for (const Gpu& product : catalogue().gpus) {
        for (const char* engine : {"vllm", "tensorrt-llm", "sglang"}) {
            for (const WeightFormat format : {WeightFormat::Bf16, WeightFormat::Fp8, WeightFormat::Int8, WeightFormat::AwqInt4}) {
                const ReplicaSizing replica = replica_on(product, format, engine);
                const char* id = product.id.c_str();
                if (!replica.known()) continue;  // says why by being so
                QVERIFY2(product.devices == 1, id);
                QVERIFY2(std::isfinite(replica.kv_available), id);
                QVERIFY2(replica.speed_known() == (constants_hold_for(product) && replica.peak->known()), id);
                if (replica.speed_known()) QVERIFY2(time_per_output_token(replica.speed, 1.0) > 0.0, id);
            }
        }
    }
}

void MeasuredGpusTest::memory_is_known_where_the_speed_is_not() {
    for (const char* id : {"mi210", "mi300x", "gaudi3", "ascend-910b"}) {
        const ReplicaSizing replica = replica_on(gpu(id), WeightFormat::Bf16);
        QVERIFY2(replica.known(), id);
        QVERIFY2(!replica.speed_known(), id);
        QCOMPARE(replica.speed_unknown_reason, std::string_view("llm.gpu-not-measured"));
        // 16 GB of weights on 64 GB and more: most of 0.9 of the memory is left.
        QVERIFY2(replica.kv_available > 0.4 * gpu(id).memory_visible.value, id);
    }
}

void MeasuredGpusTest::older_generations_infer_in_fp16() {
    QCOMPARE(compute_peak(gpu("t4"), WeightFormat::Bf16).value, 65e12);
    QCOMPARE(compute_peak(gpu("t4"), WeightFormat::Int8).value, 130e12);
    QCOMPARE(compute_peak(gpu("v100-32-sxm2"), WeightFormat::AwqInt4).value, 125e12);
    QCOMPARE(compute_peak(gpu("v100-32-sxm2"), WeightFormat::Int8).value, 125e12);  // no INT8 units
    const ReplicaSizing replica = replica_on(gpu("v100-32-pcie"), WeightFormat::Fp16);
    QVERIFY(replica.speed_known());
    // A token reads the weights, 8.03e9 x 2 bytes less the embedding, at 900 GB/s at best: more than 16 ms.
    QVERIFY(time_per_output_token(replica.speed, 1.0) > 0.016);
    // PCIe 3.0 has no link in the catalogue: two cards cannot be reckoned with.
    QCOMPARE(replica_on(gpu("v100-32-pcie"), WeightFormat::Fp16, "vllm", 2).speed_unknown_reason, std::string_view("llm.no-link-figure"));
}

void MeasuredGpusTest::formats_and_engines_that_do_not_run_are_not_sized() {
    QCOMPARE(replica_on(gpu("t4"), WeightFormat::Fp8).unknown_reason, std::string_view("llm.format-not-for-gpu"));
    QCOMPARE(replica_on(gpu("v100-32-pcie"), WeightFormat::Nvfp4).unknown_reason, std::string_view("llm.format-not-for-gpu"));
    QVERIFY(replica_on(gpu("a40"), WeightFormat::Fp8).known());  // unpacked
    QCOMPARE(compute_peak(gpu("a40"), WeightFormat::Fp8).value, 149.7e12);
    QCOMPARE(compute_peak(gpu("l40"), WeightFormat::Nvfp4).value, 181e12);
    QCOMPARE(compute_peak(gpu("rtx-pro-6000-ws"), WeightFormat::Nvfp4).value, 2000e12);
    QCOMPARE(replica_on(gpu("mi300x"), WeightFormat::Bf16, "tensorrt-llm").unknown_reason, std::string_view("llm.engine-not-for-gpu"));
    QCOMPARE(replica_on(gpu("a16"), WeightFormat::Bf16).unknown_reason, std::string_view("llm.several-devices"));
    QCOMPARE(replica_on(gpu("mi250x"), WeightFormat::Bf16).unknown_reason, std::string_view("llm.several-devices"));
}

void MeasuredGpusTest::detectors_are_not_scaled_to_other_vendors() {
    for (const Detector& detector : catalogue().detectors) {
        for (const char* id : {"mi300x", "gaudi2", "ascend-910b", "atlas-300i-duo-96"}) {
            const DetectorRate rate = detector_rate(catalogue(), {&detector, &gpu(id)});
            QVERIFY2(!rate.fps.known(), detector.id.c_str());
            QVERIFY(rate.fps.unknown_reason == "detector.gpu-not-measured");
            QVERIFY(rate.evidence.empty());
        }
    }
    const Detector* detector = catalogue().find_detector("YOLOv8m");
    QVERIFY(detector != nullptr);
    const DetectorRate rate = detector_rate(catalogue(), {detector, &gpu("a40")});
    QVERIFY(rate.fps.known() && rate.fps.value > 0.0);
}

QTEST_APPLESS_MAIN(MeasuredGpusTest)
#include "measured_gpus_test.moc"
