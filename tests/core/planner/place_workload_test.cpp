#include "planner/place_workload.h"

#include "planner/sample_project.h"
#include "project/placing_rules.h"
#include "shipped_catalogue.h"

using namespace rackwright;
using shipped::catalogue;
using shipped::code;
using shipped::must;
using shipped::number;

class PlaceWorkloadTest : public QObject {
    Q_OBJECT

private slots:
    void a_language_model_takes_the_fewest_gpus_data();
    void a_language_model_takes_the_fewest_gpus();
    void replicas_before_wider_tensor_parallelism();
    void free_gpus_first();
    void a_gpu_is_where_it_starts();
    void taken_gpus_are_left_alone();
    void what_does_not_fit_says_how_much_is_missing();
    void what_runs_in_part_is_placed();
    void light_models_and_video();
    void training_takes_the_whole_server();
    void reservations();
    void archives();
    void other_refusals();
    void whatever_is_proposed_can_be_placed();
};

namespace {

/// A variant with one rack and the servers that a test asks for.
struct Bench {
    Project project;
    VariantId variant = VariantId::None;
    RackId rack = RackId::None;

    Bench() {
        project = must(add_variant(project, "Bench", &variant));
        project = must(add_rack(project, variant, 42, &rack));
    }
    const Variant& shown() const { return *project.variant(variant); }
    ServerId server(const char* product, const char* gpu, int count) {
        ServerId id = ServerId::None;
        Server standing;
        standing.product = product;
        const int unit = first_free_unit(catalogue(), shown().racks[0], height_units(catalogue(), standing));
        project = must(add_server(project, catalogue(), variant, rack, product, unit, &id));
        for (int slot = 0; slot < count; ++slot) project = must(set_gpu(project, catalogue(), variant, {id, slot}, gpu));
        return id;
    }
    WorkloadId workload(Task task) {
        WorkloadId id = WorkloadId::None;
        project = must(add_workload(project, {WorkloadId::None, "W", "", 0, Priority::Normal, false, std::move(task)}, &id));
        return id;
    }
    void place(const Placement& placement) { project = must(add_placement(project, catalogue(), variant, placement)); }
    Result<Placement> on_server(WorkloadId id, ServerId server) const { return place_on_server(catalogue(), project, shown(), id, server); }
    Result<Placement> on_gpu(WorkloadId id, GpuRef gpu) const { return place_on_gpu(catalogue(), project, shown(), id, gpu); }
    Result<Placement> on_array(WorkloadId id, ArrayId array) const { return place_on_array(catalogue(), project, shown(), id, array); }

    /// What the sizing says of the workload when it is placed so.
    Verdict verdict(const Placement& placement) const {
        const Project with = must(add_placement(project, catalogue(), variant, placement));
        const Evaluation evaluation = evaluate(catalogue(), with, *with.variant(variant));
        Verdict result = evaluation.workload(placement.workload)->verdict;
        for (const GpuRef ref : placement.gpus) result = worse(result, evaluation.gpu(ref)->verdict);
        return result;
    }
};

constexpr const char* eight_slots = "supermicro-sys-521ge-tnrt";
constexpr const char* four_slots = "dell-poweredge-r750xa";
constexpr const char* pro_6000 = "rtx-pro-6000-se";
constexpr const char* a100_40 = "a100-40-pcie";

LlmInference llm(const char* model, WeightFormat weights, std::int64_t sessions = 8) {
    LlmInference task;
    task.model = model;
    task.weights = weights;
    task.concurrent_sessions = sessions;
    return task;
}

}  // namespace

void PlaceWorkloadTest::a_language_model_takes_the_fewest_gpus_data() {
    QTest::addColumn<QString>("model");
    QTest::addColumn<int>("weights");
    QTest::addColumn<int>("expected");  // GPUs of 96 GB
    QTest::addColumn<bool>("in_comfort");
    const auto row = [](const char* model, WeightFormat weights, int expected, bool in_comfort) {
        QTest::addRow("%s %d", model, static_cast<int>(weights)) << model << static_cast<int>(weights) << expected << in_comfort;
    };
    row("llama-3-8b", WeightFormat::Bf16, 1, true);          // 16 GB
    row("llama-3-70b", WeightFormat::AwqInt4, 1, true);      // about 40 GB
    row("llama-3-70b", WeightFormat::Bf16, 4, true);         // 141 GB: two hold it, but are too slow for 15 tokens/s in comfort
    row("llama-3-1-405b", WeightFormat::AwqInt4, 8, false);  // about 215 GB: even eight are barely fast enough
}

void PlaceWorkloadTest::a_language_model_takes_the_fewest_gpus() {
    QFETCH(QString, model);
    QFETCH(int, weights);
    QFETCH(int, expected);
    QFETCH(bool, in_comfort);
    Bench bench;
    const ServerId server = bench.server(eight_slots, pro_6000, 8);
    const WorkloadId id = bench.workload(llm(model.toUtf8(), static_cast<WeightFormat>(weights)));
    const Placement placement = must(bench.on_server(id, server));
    QCOMPARE(static_cast<int>(placement.gpus.size()), expected);
    QCOMPARE(bench.verdict(placement), in_comfort ? Verdict::Fits : Verdict::Tight);
    // Nothing smaller is as good: every way of using fewer GPUs is tried here again.
    for (int gpus = 1; gpus < expected; ++gpus) {
        for (int tensor = 1; tensor <= gpus; tensor *= 2) {
            if (gpus % tensor != 0) continue;
            Placement smaller;
            smaller.workload = id;
            smaller.tensor_parallel = tensor;
            for (int slot = 0; slot < gpus; ++slot) smaller.gpus.push_back({server, slot});
            const Verdict verdict = bench.verdict(smaller);
            const bool as_good = verdict == Verdict::Fits || (verdict == Verdict::Tight && !in_comfort);
            QVERIFY2(!as_good, qPrintable(QString("%1 GPUs, tensor parallel %2").arg(gpus).arg(tensor)));
        }
    }
}

void PlaceWorkloadTest::replicas_before_wider_tensor_parallelism() {
    Bench bench;
    const ServerId server = bench.server(eight_slots, pro_6000, 8);
    // One card serves a few dozen sessions of a 4-bit 70B model; this many take several replicas, and cards without NVLink
    // are better used one by one than together.
    const WorkloadId id = bench.workload(llm("llama-3-70b", WeightFormat::AwqInt4, 40));
    const Placement placement = must(bench.on_server(id, server));
    QCOMPARE(placement.tensor_parallel, 1);
    QVERIFY(placement.gpus.size() > 1);
    QCOMPARE(bench.verdict(placement), Verdict::Fits);
}

void PlaceWorkloadTest::free_gpus_first() {
    Bench bench;
    const ServerId server = bench.server(eight_slots, pro_6000, 4);
    const WorkloadId first = bench.workload(llm("llama-3-8b", WeightFormat::AwqInt4));
    const WorkloadId second = bench.workload(llm("llama-3-8b", WeightFormat::AwqInt4));
    const Placement one = must(bench.on_server(first, server));
    QCOMPARE(one.gpus, (std::vector<GpuRef>{{server, 0}}));
    bench.place(one);
    const Placement two = must(bench.on_server(second, server));
    QCOMPARE(two.gpus, (std::vector<GpuRef>{{server, 1}}));
    bench.place(two);
    for (const int slot : {2, 3}) {
        Placement other = two;
        other.gpus = {{server, slot}};
        other.share = Share::Whole;
        bench.place(other);
    }
    // Two are taken whole, two are shared: a small one goes beside a tenant.
    QCOMPARE(must(bench.on_server(first, server)).gpus, (std::vector<GpuRef>{{server, 0}}));
}

void PlaceWorkloadTest::a_gpu_is_where_it_starts() {
    Bench bench;
    const ServerId server = bench.server(eight_slots, pro_6000, 4);
    const WorkloadId small = bench.workload(llm("llama-3-8b", WeightFormat::AwqInt4));
    QCOMPARE(must(bench.on_gpu(small, {server, 2})).gpus, (std::vector<GpuRef>{{server, 2}}));
    const WorkloadId large = bench.workload(llm("llama-3-1-405b", WeightFormat::AwqInt4));
    const Placement across = must(bench.on_gpu(large, {server, 2}));
    QCOMPARE(across.gpus, (std::vector<GpuRef>{{server, 2}, {server, 0}, {server, 1}, {server, 3}}));
    QCOMPARE(across.tensor_parallel, 4);
}

void PlaceWorkloadTest::taken_gpus_are_left_alone() {
    Bench bench;
    const ServerId server = bench.server(four_slots, a100_40, 2);
    const WorkloadId id = bench.workload(llm("llama-3-8b", WeightFormat::AwqInt4));
    Placement whole = must(bench.on_gpu(id, {server, 0}));
    whole.share = Share::Whole;
    bench.place(whole);
    QCOMPARE(must(bench.on_server(id, server)).gpus, (std::vector<GpuRef>{{server, 1}}));
    const Result<Placement> refused = bench.on_gpu(id, {server, 0});
    QCOMPARE(code(refused), "plan.needs-more");
    QCOMPARE(number(refused.error(), "available"), 0.0);
    Placement slices = whole;
    slices.gpus = {{server, 1}};
    slices.share = Share::MigSlice;
    slices.mig_profile = "1g.5gb";
    slices.mig_slices_per_gpu = 1;
    bench.place(slices);
    QCOMPARE(code(bench.on_server(id, server)), "plan.needs-more");
}

void PlaceWorkloadTest::what_does_not_fit_says_how_much_is_missing() {
    Bench bench;
    const ServerId server = bench.server(four_slots, a100_40, 2);
    const WorkloadId id = bench.workload(llm("llama-3-1-405b", WeightFormat::Bf16));
    const Result<Placement> refused = bench.on_server(id, server);
    QCOMPARE(code(refused), "plan.needs-more");
    // 405.85e9 parameters x 2 bytes over two GPUs: more than 405 GB on each, of which 40 are there.
    QVERIFY(number(refused.error(), "needed") > 405e9);
    QVERIFY(number(refused.error(), "needed") < 500e9);
    QCOMPARE(number(refused.error(), "available"), catalogue().gpu(a100_40)->memory_visible.value);
    // Room that another tenant holds is not there either.
    const ServerId shared = bench.server(four_slots, a100_40, 1);
    const WorkloadId reservation = bench.workload(Reservation{1, 39e9, 0.0});
    bench.place(must(bench.on_server(reservation, shared)));
    const WorkloadId small = bench.workload(llm("llama-3-8b", WeightFormat::AwqInt4));
    const Result<Placement> full = bench.on_server(small, shared);
    QCOMPARE(code(full), "plan.needs-more");
    QVERIFY(number(full.error(), "needed") > number(full.error(), "available"));
}

void PlaceWorkloadTest::what_runs_in_part_is_placed() {
    Bench bench;
    const ServerId server = bench.server(four_slots, a100_40, 4);
    // Far more sessions than four cards serve: they are placed on all of them, another server can take the rest.
    const WorkloadId busy = bench.workload(llm("llama-3-8b", WeightFormat::Bf16, 100'000));
    const Placement placement = must(bench.on_server(busy, server));
    QCOMPARE(placement.gpus.size(), 4U);
    QCOMPARE(bench.verdict(placement), Verdict::DoesNotFit);
    VideoAnalytics video;
    video.cameras = 20'000;
    video.detector = "yolov8m";
    QCOMPARE(must(bench.on_server(bench.workload(video), server)).gpus.size(), 4U);
}

void PlaceWorkloadTest::light_models_and_video() {
    Bench bench;
    const ServerId server = bench.server(eight_slots, pro_6000, 4);
    LightModels light;
    light.models = {{"llama-3-8b", 4, WeightFormat::AwqInt4, KvFormat::Bf16}};
    const WorkloadId pool = bench.workload(light);
    const Placement on_one = must(bench.on_server(pool, server));
    QCOMPARE(on_one.gpus, (std::vector<GpuRef>{{server, 0}}));
    QCOMPARE(on_one.share, Share::Shared);
    light.models[0].instances = 15;  // about 10 GB each with its process: two cards
    const Placement on_two = must(bench.on_server(bench.workload(light), server));
    QCOMPARE(on_two.gpus.size(), 2U);
    QCOMPARE(on_two.tensor_parallel, 1);

    VideoAnalytics video;
    video.cameras = 10;
    video.detector = "yolov8m";
    const Placement cameras = must(bench.on_server(bench.workload(video), server));
    QCOMPARE(cameras.gpus.size(), 1U);
    QCOMPARE(bench.verdict(cameras), Verdict::Fits);
}

void PlaceWorkloadTest::training_takes_the_whole_server() {
    Bench bench;
    const ServerId server = bench.server(eight_slots, pro_6000, 4);
    Training task;
    task.model = "llama-3-70b";
    task.method = TrainingMethod::FullFineTuning;
    const WorkloadId training = bench.workload(task);
    const Placement free = must(bench.on_server(training, server));
    QCOMPARE(free.gpus.size(), 4U);
    QCOMPARE(free.tensor_parallel, 1);
    QCOMPARE(free.off_hours, false);
    QCOMPARE(bench.verdict(free), Verdict::DoesNotFit);  // placed all the same: by how much is what the architect wants to see
    QCOMPARE(must(bench.on_gpu(training, {server, 3})).gpus, (std::vector<GpuRef>{{server, 3}}));
    // Where others work by day it trains when they do not.
    bench.place(must(bench.on_gpu(bench.workload(llm("llama-3-8b", WeightFormat::AwqInt4)), {server, 1})));
    const Placement night = must(bench.on_server(training, server));
    QCOMPARE(night.gpus.size(), 4U);
    QCOMPARE(night.off_hours, true);
}

void PlaceWorkloadTest::reservations() {
    Bench bench;
    const ServerId server = bench.server(four_slots, a100_40, 3);
    QCOMPARE(must(bench.on_server(bench.workload(Reservation{2, 10e9, 0.0}), server)).gpus.size(), 2U);
    const Result<Placement> refused = bench.on_server(bench.workload(Reservation{4, 10e9, 0.0}), server);
    QCOMPARE(code(refused), "plan.needs-more");
    QCOMPARE(number(refused.error(), "needed"), 4.0);
    QCOMPARE(number(refused.error(), "available"), 3.0);
    QCOMPARE(code(bench.on_server(bench.workload(Reservation{0, 0.0, 5e12}), server)), "plan.needs-array");
}

void PlaceWorkloadTest::archives() {
    Bench bench;
    const ServerId server = bench.server(four_slots, a100_40, 1);
    ArrayId disks = ArrayId::None, flash = ArrayId::None;
    bench.project = must(add_array(bench.project, catalogue(), bench.variant, bench.rack, "dell-powervault-me5012", 20, &disks));
    bench.project = must(add_array(bench.project, catalogue(), bench.variant, bench.rack, "wd-openflex-data24", 30, &flash));
    QCOMPARE(catalogue().drive(find_array(bench.shown(), flash)->drive)->drive_class, DriveClass::Nvme);
    VideoArchive task;
    task.cameras = 100;
    const WorkloadId archive = bench.workload(task);
    QCOMPARE(must(bench.on_array(archive, disks)).role, ArrayRole::Only);
    const Placement hot = must(bench.on_array(archive, flash));
    QCOMPARE(hot.role, ArrayRole::Hot);
    bench.place(hot);
    QCOMPARE(must(bench.on_array(archive, disks)).role, ArrayRole::Cold);
    task.hot_hours = 0.0;
    QCOMPARE(must(bench.on_array(bench.workload(task), flash)).role, ArrayRole::Only);
    QCOMPARE(code(bench.on_server(archive, server)), "plan.needs-array");
    QCOMPARE(code(bench.on_gpu(archive, {server, 0})), "plan.needs-array");
    QCOMPARE(code(bench.on_array(bench.workload(Training{}), disks)), "plan.needs-gpu");
    QCOMPARE(must(bench.on_array(bench.workload(Reservation{0, 0.0, 5e12}), disks)).array, disks);
}

void PlaceWorkloadTest::other_refusals() {
    Bench bench;
    const ServerId empty = bench.server(four_slots, a100_40, 0);
    const ServerId one = bench.server(four_slots, a100_40, 1);
    const WorkloadId id = bench.workload(llm("llama-3-8b", WeightFormat::AwqInt4));
    QCOMPARE(code(bench.on_server(id, empty)), "plan.no-gpus");
    QCOMPARE(code(bench.on_server(id, ServerId{999})), "plan.no-gpus");
    QCOMPARE(code(bench.on_gpu(id, {one, 1})), "plan.no-gpus");
    QCOMPARE(code(bench.on_gpu(id, {one, -1})), "plan.no-gpus");
    QCOMPARE(code(bench.on_server(bench.workload(llm("no such model", WeightFormat::Bf16)), one)), "plan.unknown-model");
    Training training;
    training.model = "no such model";
    QCOMPARE(code(bench.on_server(bench.workload(training), one)), "plan.unknown-model");
    LightModels light;
    light.models = {{"no such model", 1, WeightFormat::Bf16, KvFormat::Bf16}};
    QCOMPARE(code(bench.on_server(bench.workload(light), one)), "plan.unknown-model");
    QCOMPARE(code(bench.on_server(WorkloadId{999}, one)), "placement.unknown-workload");
}

void PlaceWorkloadTest::whatever_is_proposed_can_be_placed() {
    const Project sample = sample_project(catalogue());
    int proposed = 0;
    for (const Variant& variant : sample.variants) {
        for (const Workload& workload : sample.workloads) {
            const auto check = [&](const Result<Placement>& placement) {
                if (!placement.ok()) {
                    QVERIFY2(placement.error().code.starts_with("plan."), placement.error().code.c_str());
                    return;
                }
                ++proposed;
                QCOMPARE(placement.value().workload, workload.id);
                QCOMPARE(code(add_placement(sample, catalogue(), variant.id, placement.value())), "");
            };
            for (const Rack& rack : variant.racks) {
                for (const Server& server : rack.servers) {
                    check(place_on_server(catalogue(), sample, variant, workload.id, server.id));
                    check(place_on_gpu(catalogue(), sample, variant, workload.id, {server.id, 0}));
                }
                for (const StorageArray& array : rack.arrays) check(place_on_array(catalogue(), sample, variant, workload.id, array.id));
            }
        }
    }
    QVERIFY(proposed > 50);
}

QTEST_APPLESS_MAIN(PlaceWorkloadTest)
#include "place_workload_test.moc"
