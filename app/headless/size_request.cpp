#include "app/headless/size_request.h"

#include "project/edits.h"
#include "project/names.h"
#include "store/task_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace rackwright {
namespace {

using nlohmann::json;

Message missing(const char* path) { return Message("size.missing").with("path", path); }
Message unknownProduct(const char* path, const std::string& found) {
    return Message("size.unknown-product").with("path", path).with("found", found);
}

std::string textOf(const json& object, const char* key, const char* otherwise = "") {
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : otherwise;
}

int wholeOf(const json& object, const char* key, int otherwise) {
    const auto found = object.find(key);
    return found != object.end() && found->is_number_integer() ? found->get<int>() : otherwise;
}

/// Defaults of the kind, with the request's own keys over them; a model may be named by any alias of the catalogue.
Result<Task> readTask(const json& workload, const Catalogue& catalogue) {
    const std::string kind = textOf(workload, "kind");
    const std::optional<Task> defaults = default_task(kind);
    if (!defaults) return Message("task.unknown-kind").with("kind", kind);
    json fields = json::parse(task_to_json(*defaults));
    for (const auto& [key, value] : workload.items()) {
        if (key == "kind" || key == "name") continue;
        fields[key] = value;
    }
    const auto resolve = [&](json& object) {
        const auto model = object.find("model");
        if (model == object.end() || !model->is_string() || catalogue.model(model->get<std::string>()) != nullptr) return;
        if (const LanguageModel* found = catalogue.find_model(model->get<std::string>())) *model = found->id;
    };
    resolve(fields);
    if (fields.contains("models") && fields["models"].is_array()) {
        for (json& model : fields["models"]) {
            if (model.is_object()) resolve(model);
        }
    }
    return task_from_json(kind, fields.dump());
}

/// The server that holds the GPUs: the named one, or any of the catalogue that takes as many of that form.
const ServerProduct* chooseServer(const json& request, const Catalogue& catalogue, const Gpu& gpu, int count) {
    const std::string named = textOf(request, "server");
    if (!named.empty()) return catalogue.server(named) != nullptr ? catalogue.server(named) : catalogue.find_server(named);
    for (const ServerProduct& server : catalogue.servers) {
        const bool fixed = !server.fixed_gpu.empty();
        if (fixed ? server.fixed_gpu != gpu.id : std::find(server.accepts.begin(), server.accepts.end(), gpu.form) == server.accepts.end())
            continue;
        if (server.gpu_slots.value >= count) return &server;
    }
    return nullptr;
}

Failure placeOnGpus(const json& request, const Catalogue& catalogue, VariantId variant, RackId rack, WorkloadId workload,
                    Project& project) {
    const std::string gpu_name = textOf(request, "gpu");
    const Gpu* gpu = catalogue.gpu(gpu_name) != nullptr ? catalogue.gpu(gpu_name) : catalogue.find_gpu(gpu_name);
    if (gpu == nullptr) return unknownProduct("/gpu", gpu_name);
    const int count = wholeOf(request, "gpus", 1);
    if (count < 1 || count > 4096) return Message("size.bad-value").with("path", "/gpus").with("found", std::to_string(count));
    Placement placement;
    placement.workload = workload;
    placement.tensor_parallel = wholeOf(request, "tensor_parallel", 1);
    placement.pipeline_parallel = wholeOf(request, "pipeline_parallel", 1);
    placement.mig_profile = textOf(request, "mig_profile");
    placement.mig_slices_per_gpu = wholeOf(request, "mig_slices_per_gpu", 0);
    placement.share = placement.mig_profile.empty() ? Share::Whole : Share::MigSlice;

    Variant& target = *project.variant(variant);
    const ServerProduct* server = chooseServer(request, catalogue, *gpu, count);
    if (server == nullptr && !textOf(request, "server").empty()) return unknownProduct("/server", textOf(request, "server"));
    // More GPUs than one server takes stand in several; without a known server the GPUs stand in one that only has slots.
    const int slot_count = server != nullptr ? std::max(1, static_cast<int>(server->gpu_slots.value)) : count;
    Rack& home = *find_rack(target, rack);
    for (int placed = 0; placed < count; placed += slot_count) {
        Server& added = home.servers.emplace_back();
        added.id = ServerId{project.next_id++};
        added.name = server != nullptr ? server->name : "server";
        added.product = server != nullptr ? server->id : "";
        added.gpus.assign(static_cast<std::size_t>(slot_count), "");
        for (int slot = 0; slot < slot_count && placed + slot < count; ++slot) {
            added.gpus[static_cast<std::size_t>(slot)] = gpu->id;
            placement.gpus.push_back({added.id, slot});
        }
    }
    placement.id = PlacementId{project.next_id++};
    target.placements.push_back(std::move(placement));
    return std::nullopt;
}

Failure placeOnArray(const json& array, const Catalogue& catalogue, VariantId variant, RackId rack, WorkloadId workload, Project& project) {
    StorageArray added;
    added.product = textOf(array, "product");
    if (catalogue.array(added.product) == nullptr) return unknownProduct("/array/product", added.product);
    added.drive = textOf(array, "drive");
    if (catalogue.drive(added.drive) == nullptr) return unknownProduct("/array/drive", added.drive);
    added.drive_count = wholeOf(array, "drive_count", 0);
    added.raid_groups = wholeOf(array, "raid_groups", 1);
    added.hot_spares = wholeOf(array, "hot_spares", 0);
    const std::optional<RaidLevel> raid = from_name<RaidLevel>(textOf(array, "raid", "raid6"));
    if (!raid) return Message("size.bad-value").with("path", "/array/raid").with("found", textOf(array, "raid"));
    added.raid = *raid;
    Variant& target = *project.variant(variant);
    const int copies = wholeOf(array, "count", 1);
    for (int i = 0; i < copies; ++i) {
        added.id = ArrayId{project.next_id++};
        added.name = added.product;
        find_rack(target, rack)->arrays.push_back(added);
        Placement placement;
        placement.id = PlacementId{project.next_id++};
        placement.workload = workload;
        placement.array = added.id;
        target.placements.push_back(std::move(placement));
    }
    return std::nullopt;
}

}  // namespace

Result<SizeRequest> readSizeRequest(std::string_view text, const Catalogue& catalogue) {
    const json request = json::parse(text, nullptr, false);
    if (request.is_discarded() || !request.is_object()) return Message("size.invalid-json");
    const auto workload_json = request.find("workload");
    if (workload_json == request.end() || !workload_json->is_object()) return missing("/workload");
    Result<Task> task = readTask(*workload_json, catalogue);
    if (!task.ok()) return task.error();

    SizeRequest size;
    Workload workload;
    workload.name = textOf(*workload_json, "name", "workload");
    workload.task = std::move(task.value());
    WorkloadId workload_id = WorkloadId::None;
    VariantId variant = VariantId::None;
    RackId rack = RackId::None;
    Result<Project> project = add_workload(std::move(size.project), std::move(workload), &workload_id);
    if (project.ok()) project = add_variant(std::move(project.value()), "size", &variant);
    if (project.ok()) project = add_rack(std::move(project.value()), variant, 48, &rack);
    if (!project.ok()) return project.error();
    size.project = std::move(project.value());
    if (const auto policy = request.find("policy"); policy != request.end() && policy->is_object()) {
        const auto share = [&](const char* key, double& value) {
            if (const auto found = policy->find(key); found != policy->end() && found->is_number()) value = found->get<double>();
        };
        share("vram_headroom", size.project.policy.vram_headroom);
        share("target_utilisation", size.project.policy.target_utilisation);
        share("array_fill_limit", size.project.policy.array_fill_limit);
        share("psu_load_limit", size.project.policy.psu_load_limit);
    }
    if (request.contains("gpu")) {
        if (Failure failure = placeOnGpus(request, catalogue, variant, rack, workload_id, size.project)) return *failure;
    }
    if (const auto array = request.find("array"); array != request.end() && array->is_object()) {
        if (Failure failure = placeOnArray(*array, catalogue, variant, rack, workload_id, size.project)) return *failure;
    }
    return size;
}

}  // namespace rackwright
