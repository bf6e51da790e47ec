// load(save(p)) == p, for whatever projects are made of.
#include <rapidcheck.h>

#include "project/names.h"
#include "store/task_json.h"
#include "store_fixture.h"

#include <cmath>

using namespace rackwright;

namespace {

template <typename Enum>
Enum any(Enum last) {
    return static_cast<Enum>(*rc::gen::inRange(0, static_cast<int>(last) + 1));
}
int whole(int low, int high) { return *rc::gen::inRange(low, high + 1); }
bool truth() { return whole(0, 1) == 1; }

/// Any double of a range: the last bit must come back too.
double real(double low, double high) {
    const double share = static_cast<double>(*rc::gen::arbitrary<std::uint32_t>()) / 4294967295.0;
    const double log_low = std::log(low + 1e-9), log_high = std::log(high + 1e-9);
    return std::clamp(truth() ? low + share * (high - low) : std::exp(log_low + share * (log_high - log_low)), low, high);
}

std::string text(bool lines) {
    static const std::vector<std::string> pieces = {
        "a", "Ж", "щ", " ", "\"", "'", ";", "%", "=", "\xE2\x82\xAC", "\xF0\x9F\x98\x80", "\xE2\x80\x8F", "\\", "NULL", "0"};
    std::string made;
    for (int i = whole(0, 12); i > 0; --i)
        made += lines && whole(0, 5) == 0 ? "\r\n" : pieces[static_cast<std::size_t>(whole(0, static_cast<int>(pieces.size()) - 1))];
    return made;
}
std::string name() { return "N" + text(false); }

Task any_task() {
    switch (whole(0, 5)) {
        case 0: {
            LlmInference task;
            task.model = text(false);
            task.weights = any(WeightFormat::GgufQ4KM);
            task.quantisation_group = whole(1, 65536);
            task.kv = any(KvFormat::Nvfp4);
            task.max_context_tokens = whole(1, 1'000'000'000);
            task.prompt_tokens = whole(1, 1'000'000);
            task.answer_tokens = whole(1, 1'000'000);
            task.concurrent_sessions = whole(1, 1'000'000);
            task.tokens_per_s_per_session = real(0, 1e6);
            task.engine = text(false);
            task.memory_utilisation = real(0.05, 1);
            task.max_batched_tokens = whole(1, 1'000'000);
            return task;
        }
        case 1: {
            LightModels task;
            for (int i = whole(0, 4); i > 0; --i)
                task.models.push_back({text(false), whole(1, 10'000), any(WeightFormat::GgufQ4KM), any(KvFormat::Nvfp4)});
            task.max_context_tokens = whole(1, 1'000'000);
            task.prompt_tokens = whole(1, 1'000'000);
            task.answer_tokens = whole(1, 1'000'000);
            task.sessions_per_instance = whole(1, 1'000'000);
            task.tokens_per_s_per_session = real(0, 1e6);
            task.engine = text(false);
            task.memory_utilisation = real(0.05, 1);
            task.max_batched_tokens = whole(1, 1'000'000);
            return task;
        }
        case 2: {
            VideoAnalytics task;
            task.cameras = whole(0, 1'000'000);
            task.width_px = whole(16, 32768);
            task.height_px = whole(16, 32768);
            task.codec = any(VideoCodec::Mjpeg);
            task.source_fps = real(0.01, 1000);
            task.gop_frames = whole(1, 1000);
            task.analysed_fps_low = real(0, 500);
            task.analysed_fps_high = real(500, 1000);
            task.strategy = any(DecodeStrategy::Cpu);
            task.substream_width_px = whole(16, 32768);
            task.substream_height_px = whole(16, 32768);
            task.substream_fps = real(0.01, 1000);
            task.detector = text(false);
            task.precision = any(Precision::Fp8);
            task.input_px = whole(16, 16384);
            task.batch = whole(1, 65536);
            task.models_per_frame = real(0.001, 10'000);
            return task;
        }
        case 3: {
            Training task;
            task.model = text(false);
            task.method = any(TrainingMethod::Qlora);
            task.recipe = any(OptimizerRecipe::InBackward14);
            task.sharding = any(Sharding::Zero3);
            task.recomputation = any(Recomputation::Full);
            task.fused_kernels = truth();
            task.fused_loss = truth();
            task.sequence_tokens = whole(1, 1'000'000'000);
            task.micro_batch_sequences = whole(1, 65536);
            task.gradient_accumulation = whole(1, 1'000'000);
            task.lora_rank = whole(1, 65536);
            task.lora_targets = any(LoraTargets::AllLinear);
            task.dataset_tokens = real(1, 1e16);
            task.epochs = real(0.001, 1e5);
            task.cpu_offload = truth();
            return task;
        }
        case 4: {
            VideoArchive task;
            task.cameras = whole(0, 1'000'000);
            task.days = whole(1, 36'500);
            task.hours_per_day = real(0.01, 24);
            task.motion_share = real(0.001, 1);
            if (truth()) task.bitrate_bit_per_s = real(1e3, 1e10);
            task.width_px = whole(16, 32768);
            task.height_px = whole(16, 32768);
            task.fps = real(0.01, 1000);
            task.codec = any(VideoCodec::Mjpeg);
            task.hot_hours = real(0, 1e6);
            return task;
        }
        default:
            return Reservation{whole(0, 20'000), real(0, 1e15), real(0, 1e21)};
    }
}

Project any_project() {
    Project project;
    std::int32_t next = whole(1, 100'000);
    project.title = text(false);
    project.customer = text(false);
    project.author = text(false);
    project.request = text(true);
    project.policy = {real(0, 0.9), real(0.05, 1), real(0.05, 1), real(0.05, 1)};
    for (int i = whole(0, 3); i > 0; --i) project.answers.push_back({"q" + std::to_string(i), text(false), text(true), truth()});
    for (int i = whole(0, 6); i > 0; --i)
        project.workloads.push_back({WorkloadId{next++}, name(), text(true), whole(0, 1000), any(Priority::Low), truth(), any_task()});
    for (int v = whole(1, 3); v > 0; --v) {
        Variant variant{VariantId{next++}, name(), text(true), {}, {}};
        std::vector<GpuRef> gpus;
        std::vector<ArrayId> arrays;
        for (int r = whole(0, 3); r > 0; --r) {
            Rack rack{RackId{next++}, name(), whole(1, 100), real(0, 1e7), {}, {}};
            for (int s = whole(0, 3); s > 0; --s) {
                Server server{ServerId{next++}, name(), text(false), whole(1, rack.units), {}};
                for (int slot = 0, count = whole(0, 10); slot < count; ++slot) {
                    server.gpus.push_back(truth() ? "gpu" : "");
                    if (!server.gpus.back().empty()) gpus.push_back({server.id, slot});
                }
                rack.servers.push_back(server);
            }
            for (int a = whole(0, 2); a > 0; --a) {
                const int drives = whole(0, 2000);
                rack.arrays.push_back({ArrayId{next++}, name(), text(false), whole(1, rack.units), text(false), drives,
                                       any(RaidLevel::Raid10), whole(1, 1000), whole(0, drives)});
                arrays.push_back(rack.arrays.back().id);
            }
            variant.racks.push_back(rack);
        }
        for (const Workload& workload : project.workloads) {
            Placement placement;
            placement.id = PlacementId{next++};
            placement.workload = workload.id;
            if (std::holds_alternative<VideoArchive>(workload.task)) {
                if (arrays.empty()) continue;
                placement.array = arrays[static_cast<std::size_t>(whole(0, static_cast<int>(arrays.size()) - 1))];
                placement.role = any(ArrayRole::Cold);
            } else {
                if (gpus.empty()) continue;
                for (const GpuRef gpu : gpus) {
                    if (truth()) placement.gpus.insert(placement.gpus.begin(), gpu);
                }
                if (placement.gpus.empty()) placement.gpus = gpus;
                (truth() ? placement.tensor_parallel : placement.pipeline_parallel) = static_cast<int>(placement.gpus.size());
                placement.off_hours = truth();
                placement.mig_profile = text(false);
                placement.mig_slices_per_gpu = whole(0, 64);
            }
            variant.placements.push_back(placement);
        }
        project.variants.push_back(variant);
    }
    project.next_id = next + whole(0, 1000);
    return project;
}

}  // namespace

class SaveLoadPropertyTest : public QObject {
    Q_OBJECT

private slots:
    void tasks_come_back();
    void projects_come_back();
};

void SaveLoadPropertyTest::tasks_come_back() {
    QVERIFY(rc::check("task_from_json(task_to_json(t)) == t", [] {
        const Task task = any_task();
        const Result<Task> read = task_from_json(kind_name(task), task_to_json(task));
        RC_ASSERT(read.ok());
        RC_ASSERT(read.value() == task);
    }));
}

void SaveLoadPropertyTest::projects_come_back() {
    const stored::Folder folder;
    const std::string path = folder.path("any.rackwright");
    QVERIFY(rc::check("load(save(p)) == p", [&path] {
        const Project project = any_project();
        RC_ASSERT(stored::code(check_project(project)) == std::string());
        RC_ASSERT(stored::code(save_project(path, project)) == std::string());
        const Result<Project> loaded = load_project(path);
        RC_ASSERT(loaded.ok());
        RC_ASSERT(loaded.value() == project);
    }));
    QCOMPARE(folder.files(), QStringList{"any.rackwright"});
}

QTEST_APPLESS_MAIN(SaveLoadPropertyTest)
#include "save_load_property_test.moc"
