#include "planner/place_workload.h"

#include "planner/placing/candidate_gpus.h"
#include "planner/placing/trial.h"

#include <algorithm>
#include <functional>

namespace rackwright {
namespace {

/// Where a workload was dropped.
struct Drop {
    const Catalogue& catalogue;
    const Project& project;
    const Variant& variant;
    const Workload& workload;
    const Server& server;
    std::optional<GpuRef> gpu;  ///< when it was one GPU

    std::vector<CandidateGroup> candidates(bool off_hours) const {
        std::vector<CandidateGroup> groups = candidate_gpus(variant, server, off_hours);
        return gpu ? starting_with(std::move(groups), *gpu) : groups;
    }
    Placement on(const CandidateGroup& group, int gpus, int tensor_parallel) const {
        Placement placement;
        placement.workload = workload.id;
        placement.gpus.assign(group.gpus.begin(), group.gpus.begin() + gpus);
        placement.tensor_parallel = tensor_parallel;
        return placement;
    }
};

/// A number of GPUs, used as replicas of `tensor_parallel` each.
struct Shape {
    int gpus = 1;
    int tensor_parallel = 1;
};

/// The fewest GPUs first; among those, the smallest groups.
std::vector<Shape> language_model_shapes(const LanguageModel& model, int available) {
    std::vector<Shape> shapes;
    for (int gpus = 1; gpus <= available; ++gpus) {
        for (int tensor = 1; tensor <= gpus; tensor *= 2) {
            const bool possible = gpus % tensor == 0 && model.heads % tensor == 0 && model.vocab % tensor == 0;
            if (possible) shapes.push_back({gpus, tensor});
        }
    }
    return shapes;
}

std::vector<Shape> single_gpu_shapes(int available) {
    std::vector<Shape> shapes;
    for (int gpus = 1; gpus <= available; ++gpus) shapes.push_back({gpus, 1});
    return shapes;
}

/// The first shape that fits; else the first that is tight; else one that cannot be judged; else, where more GPUs elsewhere can
/// make up for what is short, the one that carries most.
Result<Placement> fewest_that_fit(const Drop& drop, const std::function<std::vector<Shape>(int)>& shapes) {
    const std::vector<CandidateGroup> groups = drop.candidates(false);
    std::optional<Trial> tight, unknown, part, last;
    int most_gpus = 0;
    for (const CandidateGroup& group : groups) {
        most_gpus = std::max(most_gpus, static_cast<int>(group.gpus.size()));
        for (const Shape shape : shapes(static_cast<int>(group.gpus.size()))) {
            Trial trial = try_placement(drop.catalogue, drop.project, drop.variant, drop.on(group, shape.gpus, shape.tensor_parallel));
            if (trial.verdict == Verdict::Fits) return trial.placement;
            if (trial.verdict == Verdict::Tight) {
                if (!tight) tight = std::move(trial);
            } else if (trial.verdict == Verdict::Unknown) {
                if (!unknown) unknown = std::move(trial);
            } else {
                const bool carries_more = !part || trial.sessions_fit > part->sessions_fit || trial.sessions_fit == 0.0;
                if (trial.runs_in_part() && carries_more) part = trial;
                last = std::move(trial);
            }
        }
    }
    for (const std::optional<Trial>* best : {&tight, &unknown, &part}) {
        if (*best) return (*best)->placement;
    }
    if (last) return needs_more(*last, most_gpus);
    return Message("plan.needs-more").with("needed", 1.0, Unit::Gpu).with("available", 0.0, Unit::Gpu).with("unit", "GPU");
}

Result<Placement> place(const Drop& drop, const LlmInference& task) {
    const LanguageModel* model = drop.catalogue.model(task.model);
    if (model == nullptr) return Message("plan.unknown-model").with("model", task.model);
    return fewest_that_fit(drop, [model](int available) { return language_model_shapes(*model, available); });
}

Result<Placement> place(const Drop& drop, const LightModels& task) {
    for (const LightModel& light : task.models) {
        if (drop.catalogue.model(light.model) == nullptr) return Message("plan.unknown-model").with("model", light.model);
    }
    return fewest_that_fit(drop, single_gpu_shapes);
}

Result<Placement> place(const Drop& drop, const VideoAnalytics&) { return fewest_that_fit(drop, single_gpu_shapes); }

/// All GPUs of the server, or the one it was dropped on; off hours where others work by day. Whether it fits is for the
/// architect to see: that full fine-tuning does not fit, and by how much, is an answer too.
Result<Placement> place(const Drop& drop, const Training& task) {
    if (drop.catalogue.model(task.model) == nullptr) return Message("plan.unknown-model").with("model", task.model);
    const std::vector<CandidateGroup> by_day = drop.candidates(false);
    const std::vector<CandidateGroup> by_night = drop.candidates(true);
    const auto size_of = [](const std::vector<CandidateGroup>& groups) {
        const auto larger = [](const CandidateGroup& a, const CandidateGroup& b) { return a.gpus.size() < b.gpus.size(); };
        return std::max_element(groups.begin(), groups.end(), larger);
    };
    const auto day = size_of(by_day), night = size_of(by_night);
    const bool day_is_free = day != by_day.end() && day->free == static_cast<int>(day->gpus.size());
    const bool off_hours = night != by_night.end() && !(day_is_free && day->gpus.size() >= night->gpus.size());
    if (!off_hours && day == by_day.end())
        return Message("plan.needs-more").with("needed", 1.0, Unit::Gpu).with("available", 0.0, Unit::Gpu).with("unit", "GPU");
    const CandidateGroup& group = off_hours ? *night : *day;
    Placement placement = drop.on(group, drop.gpu ? 1 : static_cast<int>(group.gpus.size()), 1);
    placement.off_hours = off_hours;
    return placement;
}

Result<Placement> place(const Drop&, const VideoArchive&) { return Message("plan.needs-array"); }

Result<Placement> place(const Drop& drop, const Reservation& task) {
    if (task.gpus == 0 && task.vram_bytes_per_gpu <= 0.0 && task.storage_bytes > 0.0) return Message("plan.needs-array");
    const int wanted = std::max(1, task.gpus);
    const std::vector<CandidateGroup> groups = drop.candidates(false);
    int available = 0;
    for (const CandidateGroup& group : groups) {
        if (static_cast<int>(group.gpus.size()) >= wanted) return drop.on(group, wanted, 1);
        available = std::max(available, static_cast<int>(group.gpus.size()));
    }
    return Message("plan.needs-more").with("needed", wanted, Unit::Gpu).with("available", available, Unit::Gpu).with("unit", "GPU");
}

Result<Placement> place_on(const Catalogue& catalogue, const Project& project, const Variant& variant, WorkloadId workload_id,
                           ServerId server_id, std::optional<GpuRef> gpu) {
    const Workload* workload = project.workload(workload_id);
    if (workload == nullptr) return Message("placement.unknown-workload").with("id", raw(workload_id), Unit::Count);
    if (std::holds_alternative<VideoArchive>(workload->task)) return Message("plan.needs-array");
    const Server* server = find_server(variant, server_id);
    const bool has_gpus = server != nullptr && std::any_of(server->gpus.begin(), server->gpus.end(),
                                                           [](const std::string& product) { return !product.empty(); });
    const bool has_that_gpu = !gpu || (has_gpus && gpu->slot >= 0 && gpu->slot < static_cast<int>(server->gpus.size()) &&
                                       !server->gpus[static_cast<std::size_t>(gpu->slot)].empty());
    if (!has_gpus || !has_that_gpu) return Message("plan.no-gpus").with("server", server == nullptr ? std::string() : server->name);
    const Drop drop{catalogue, project, variant, *workload, *server, gpu};
    return std::visit([&drop](const auto& task) { return place(drop, task); }, workload->task);
}

bool holds_nvme(const Catalogue& catalogue, const StorageArray& array) {
    const DriveProduct* drive = catalogue.drive(array.drive);
    return drive != nullptr && drive->drive_class == DriveClass::Nvme;
}

}  // namespace

Result<Placement> place_on_server(const Catalogue& catalogue, const Project& project, const Variant& variant, WorkloadId workload,
                                  ServerId server) {
    return place_on(catalogue, project, variant, workload, server, std::nullopt);
}

Result<Placement> place_on_gpu(const Catalogue& catalogue, const Project& project, const Variant& variant, WorkloadId workload,
                               GpuRef gpu) {
    return place_on(catalogue, project, variant, workload, gpu.server, gpu);
}

Result<Placement> place_on_array(const Catalogue& catalogue, const Project& project, const Variant& variant, WorkloadId workload_id,
                                 ArrayId array_id) {
    const Workload* workload = project.workload(workload_id);
    if (workload == nullptr) return Message("placement.unknown-workload").with("id", raw(workload_id), Unit::Count);
    const StorageArray* array = find_array(variant, array_id);
    if (array == nullptr) return Message("plan.needs-array");
    Placement placement;
    placement.workload = workload_id;
    placement.array = array_id;
    if (std::holds_alternative<Reservation>(workload->task)) return placement;
    const VideoArchive* archive = std::get_if<VideoArchive>(&workload->task);
    if (archive == nullptr) return Message("plan.needs-gpu");
    if (archive->hot_hours > 0.0 && holds_nvme(catalogue, *array)) {
        placement.role = ArrayRole::Hot;
        return placement;
    }
    const bool has_hot_tier = std::any_of(variant.placements.begin(), variant.placements.end(), [workload_id](const Placement& other) {
        return other.workload == workload_id && other.role == ArrayRole::Hot;
    });
    placement.role = has_hot_tier ? ArrayRole::Cold : ArrayRole::Only;
    return placement;
}

}  // namespace rackwright
