#pragma once

#include "project/edits.h"
#include "store/project_file.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <string>
#include <utility>
#include <vector>

namespace rackwright::stored {

/// A project that uses every table and every kind of task, with texts that are hard to keep: Cyrillic, quotes, line ends,
/// characters beyond the basic plane, empty ones. Made by hand: no catalogue is needed to keep a project.
inline Project every_kind() {
    Project project;
    std::int32_t next = 1;
    project.title = "Площадка «Север»";
    project.customer = "ООО 'Ромашка'; DROP TABLE workloads; --";
    project.author = "";
    project.request = "Строка 1\r\nСтрока 2\tтаб\n\xF0\x9F\x96\xA5 =1+1 <b>не HTML</b>";
    project.policy = {0.1, 0.8, 0.85, 1.0 / 3.0};
    project.answers = {{"fft", "no", "", false}, {"бюджет", "", "не назван", true}};
    const auto add = [&](std::string name, Task task) {
        Workload workload;
        workload.id = WorkloadId{next++};
        workload.name = std::move(name);
        workload.note = "заметка\nво вторую строку";
        workload.colour = static_cast<int>(project.workloads.size());
        workload.priority = static_cast<Priority>(project.workloads.size() % 3);
        workload.optional = project.workloads.size() % 2 == 1;
        workload.task = std::move(task);
        project.workloads.push_back(workload);
        return workload.id;
    };
    LlmInference llm;
    llm.model = "llama-3-70b";
    llm.weights = WeightFormat::AwqInt4;
    llm.kv = KvFormat::Fp8;
    llm.tokens_per_s_per_session = 0.1;
    const WorkloadId heavy = add("Тяжёлая LLM", llm);
    LightModels light;
    light.models = {{"llama-3-8b", 10, WeightFormat::Nvfp4, KvFormat::Bf16}, {"другая", 1, WeightFormat::GgufQ4KM, KvFormat::Int8}};
    const WorkloadId pool = add("Лёгкие", light);
    VideoAnalytics video;
    video.cameras = 400;
    video.codec = VideoCodec::H265;
    video.strategy = DecodeStrategy::KeyFrames;
    video.source_fps = 29.97;
    video.detector = "yolov8m";
    add("Видео", video);
    Training training;
    training.method = TrainingMethod::Qlora;
    training.recipe = OptimizerRecipe::InBackward14;
    training.sharding = Sharding::Zero2;
    training.recomputation = Recomputation::Selective;
    training.lora_targets = LoraTargets::QueryValue;
    training.dataset_tokens = 1.5e9;
    training.cpu_offload = true;
    const WorkloadId tuning = add("Дообучение", training);
    VideoArchive archive;
    archive.cameras = 200;
    archive.bitrate_bit_per_s = 1388888.8888888889;
    const WorkloadId footage = add("Архив", archive);
    archive.bitrate_bit_per_s.reset();
    add("Архив без битрейта", archive);
    Reservation reservation;
    reservation.gpus = 2;
    reservation.vram_bytes_per_gpu = 1e10;
    reservation.storage_bytes = 5e12;
    add("Резерв", reservation);

    for (const char* name : {"Спецификация заказчика", "Inference Pro"}) {
        Variant variant;
        variant.id = VariantId{next++};
        variant.name = name;
        variant.note = "";
        for (int r = 0; r < 2; ++r) {
            Rack rack;
            rack.id = RackId{next++};
            rack.name = "Стойка " + std::to_string(r + 1);
            rack.power_limit_w = 12345.6;
            for (int s = 0; s < 2; ++s)
                rack.servers.push_back({ServerId{next++}, "Сервер", "server", 1 + 8 * s, {"gpu", "", "gpu", "gpu", "gpu", "", ""}});
            rack.arrays.push_back({ArrayId{next++}, "СХД", "array", 20, "drive", 12, RaidLevel::Raid10, 2, 1});
            rack.arrays.push_back({ArrayId{next++}, "СХД без дисков", "array", 30, "", 0, RaidLevel::Raid5, 1, 0});
            variant.racks.push_back(rack);
        }
        const ServerId first = variant.racks[0].servers[0].id, second = variant.racks[1].servers[1].id;
        const auto place = [&](WorkloadId workload, std::vector<GpuRef> gpus) -> Placement& {
            Placement placement;
            placement.id = PlacementId{next++};
            placement.workload = workload;
            placement.gpus = std::move(gpus);
            variant.placements.push_back(placement);
            return variant.placements.back();
        };
        Placement& across = place(heavy, {{second, 0}, {first, 3}, {first, 0}, {second, 4}});  // the order matters
        across.tensor_parallel = 2;
        across.pipeline_parallel = 2;
        across.share = Share::Whole;
        Placement& slices = place(pool, {{first, 2}});
        slices.share = Share::MigSlice;
        slices.mig_profile = "1g.10gb";
        slices.mig_slices_per_gpu = 7;
        place(tuning, {{first, 0}, {first, 3}}).off_hours = true;
        Placement& hot = place(footage, {});
        hot.array = variant.racks[1].arrays[0].id;
        hot.role = ArrayRole::Hot;
        project.variants.push_back(variant);
    }
    project.variants.push_back({VariantId{next++}, "Пустой", "вариант без стоек", {}, {}});
    project.next_id = next + 5;
    return project;
}

inline std::string code(const Failure& failure) { return failure ? failure->code : std::string(); }
template <typename Value>
std::string code(const Result<Value>& result) {
    return result.ok() ? std::string() : result.error().code;
}
inline QString argument(const Message& message, const std::string& name) {
    for (const MessageArgument& one : message.arguments) {
        if (one.name == name) return one.is_number ? QString::number(one.number, 'g', 17) : QString::fromStdString(one.text);
    }
    return QStringLiteral("(none)");
}

/// A folder of its own for each test.
class Folder {
public:
    std::string path(const QString& name) const { return (folder_.path() + QLatin1Char('/') + name).toStdString(); }
    QStringList files() const { return QDir(folder_.path()).entryList(QDir::Files | QDir::Hidden | QDir::System, QDir::Name); }

private:
    QTemporaryDir folder_;
};

inline QByteArray bytes_of(const std::string& path) {
    QFile file(QString::fromStdString(path));
    if (!file.open(QIODevice::ReadOnly)) qFatal("cannot read %s", path.c_str());
    return file.readAll();
}

inline void write_bytes(const std::string& path, const QByteArray& bytes) {
    QFile file(QString::fromStdString(path));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("cannot write %s", path.c_str());
}

}  // namespace rackwright::stored
