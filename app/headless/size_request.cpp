#include "app/headless/size_request.h"

#include "app/headless/request_fields.h"
#include "catalog/loading/json_document.h"
#include "project/edits.h"
#include "project/names.h"
#include "store/task_json.h"

#include <algorithm>

namespace rackwright {
namespace {

using nlohmann::json;

constexpr int most_gpus = 4096;
constexpr int most_arrays = 200;

Message unknownProduct(std::string path, const std::string& found) {
    return Message("size.unknown-product").with("path", std::move(path)).with("found", found);
}

/// What a rule of the project says against a part of the request: its code is the detail, its values stand behind.
Message refusedAt(std::string path, const Message& cause) {
    Message message = Message("size.refused").with("path", std::move(path)).with("detail", cause.code);
    message.arguments.insert(message.arguments.end(), cause.arguments.begin(), cause.arguments.end());
    return message;
}

/// Puts the defaults under the fields that are given, and the catalogue's id for a model that is named by an alias.
void complete(json& given, const json& defaults, const Catalogue& catalogue) {
    for (const auto& [key, value] : defaults.items()) {
        if (!given.contains(key)) given[key] = value;
    }
    const auto model = given.find("model");
    if (model == given.end() || !model->is_string() || catalogue.model(model->get<std::string>()) != nullptr) return;
    if (const LanguageModel* found = catalogue.find_model(model->get<std::string>())) *model = found->id;
}

/// Defaults of the kind, with the request's own keys over them.
Result<Task> readTask(const json& workload, const std::string& kind, const Catalogue& catalogue) {
    const std::optional<Task> defaults = default_task(kind);
    if (!defaults) return Message("task.unknown-kind").with("kind", kind).with("expected", all_kind_names());
    json fields = workload;
    fields.erase("kind");
    fields.erase("name");
    complete(fields, json::parse(task_to_json(*defaults)), catalogue);
    if (const auto models = fields.find("models"); models != fields.end() && models->is_array()) {
        LightModels one;
        one.models.emplace_back();
        json model_defaults = json::parse(task_to_json(one))["models"][0];
        model_defaults.erase("model");  // which model it is has to be said
        for (json& model : *models) {
            if (model.is_object()) complete(model, model_defaults, catalogue);
        }
    }
    return task_from_json(kind, fields.dump(-1, ' ', false, json::error_handler_t::replace));
}

Result<Project> readWorkload(const json& value, const Catalogue& catalogue, Project project, WorkloadId& id) {
    RequestFields fields(value, "/workload");
    const std::string kind = fields.text("kind");
    Workload workload;
    workload.name = fields.text("name", "workload");
    if (fields.failure()) return *fields.failure();
    Result<Task> task = readTask(value, kind, catalogue);
    if (!task.ok()) return task.error();
    workload.task = std::move(task.value());
    Result<Project> added = add_workload(std::move(project), std::move(workload), &id);
    if (!added.ok()) return refusedAt("/workload", added.error());
    return added;
}

Result<Project> readPolicy(const json& value, Project project) {
    RequestFields fields(value, "/policy");
    fields.only({"vram_headroom", "target_utilisation", "array_fill_limit", "psu_load_limit"});
    Policy policy;
    policy.vram_headroom = fields.number("vram_headroom", policy.vram_headroom);
    policy.target_utilisation = fields.number("target_utilisation", policy.target_utilisation);
    policy.array_fill_limit = fields.number("array_fill_limit", policy.array_fill_limit);
    policy.psu_load_limit = fields.number("psu_load_limit", policy.psu_load_limit);
    if (fields.failure()) return *fields.failure();
    Result<Project> changed = set_policy(std::move(project), policy);
    if (changed.ok()) return changed;
    // "policy.vram-headroom" stands at /policy/vram_headroom.
    std::string path = "/policy";
    for (const MessageArgument& argument : changed.error().arguments) {
        if (argument.name == "field") path = '/' + argument.text;
    }
    std::replace(path.begin(), path.end(), '.', '/');
    std::replace(path.begin(), path.end(), '-', '_');
    return refusedAt(path, changed.error());
}

/// An empty server of that product, as it would stand in the rack.
Server emptyServer(const ServerProduct* product, int slot_count) {
    Server server;
    server.name = product != nullptr ? product->name : "server";
    server.product = product != nullptr ? product->id : "";
    server.gpus.assign(static_cast<std::size_t>(slot_count), "");
    return server;
}

int slotsOf(const ServerProduct& product) {
    return product.gpu_slots.known() ? std::clamp(static_cast<int>(product.gpu_slots.value), 0, 64) : 0;
}

/// The first of the catalogue that takes so many; nullptr when there is none.
const ServerProduct* anyServer(const Catalogue& catalogue, const Gpu& gpu, int count) {
    for (const ServerProduct& server : catalogue.servers) {
        const int slot_count = slotsOf(server);
        if (slot_count >= count && !can_take_gpu(catalogue, emptyServer(&server, slot_count), 0, gpu)) return &server;
    }
    return nullptr;
}

/// More GPUs than one server takes stand in several; without a known server the GPUs stand in one that only has slot_count.
void addServers(const ServerProduct* product, const Gpu& gpu, int count, Rack& rack, Placement& placement, Project& project) {
    const int slot_count = product != nullptr ? slotsOf(*product) : count;
    for (int placed = 0; placed < count; placed += slot_count) {
        Server& added = rack.servers.emplace_back(emptyServer(product, slot_count));
        added.id = ServerId{project.next_id++};
        for (int slot = 0; slot < slot_count && placed + slot < count; ++slot) {
            added.gpus[static_cast<std::size_t>(slot)] = gpu.id;
            placement.gpus.push_back({added.id, slot});
        }
    }
}

Result<Project> placeOnGpus(RequestFields& request, const Catalogue& catalogue, VariantId variant, RackId rack, WorkloadId workload,
                            Project project) {
    const std::string gpu_name = request.text("gpu");
    const int count = request.whole("gpus", 1, most_gpus, 1);
    Placement placement;
    placement.workload = workload;
    placement.tensor_parallel = request.whole("tensor_parallel", 1, 1024, 1);
    placement.pipeline_parallel = request.whole("pipeline_parallel", 1, 1024, 1);
    placement.mig_profile = request.text("mig_profile", "");
    placement.share = request.has("mig_profile") ? Share::MigSlice : Share::Whole;
    if (placement.share == Share::MigSlice) placement.mig_slices_per_gpu = request.whole("mig_slices_per_gpu", 1, 64);
    const std::string server_name = request.text("server", "");
    if (request.failure()) return *request.failure();

    const Gpu* gpu = catalogue.gpu(gpu_name) != nullptr ? catalogue.gpu(gpu_name) : catalogue.find_gpu(gpu_name);
    if (gpu == nullptr) return unknownProduct("/gpu", gpu_name);
    const ServerProduct* server = nullptr;
    if (request.has("server")) {
        server = catalogue.server(server_name) != nullptr ? catalogue.server(server_name) : catalogue.find_server(server_name);
        if (server == nullptr) return unknownProduct("/server", server_name);
        if (const Failure failure = can_take_gpu(catalogue, emptyServer(server, slotsOf(*server)), 0, *gpu))
            return refusedAt("/server", *failure);
    } else {
        server = anyServer(catalogue, *gpu, count);
    }
    addServers(server, *gpu, count, *find_rack(*project.variant(variant), rack), placement, project);
    Result<Project> placed = add_placement(std::move(project), catalogue, variant, std::move(placement));
    if (!placed.ok()) return refusedAt("/gpus", placed.error());
    return placed;
}

Result<Project> placeOnArray(const json& value, const Catalogue& catalogue, VariantId variant, RackId rack, WorkloadId workload,
                             Project project) {
    RequestFields fields(value, "/array");
    fields.only({"product", "drive", "drive_count", "raid", "raid_groups", "hot_spares", "count"});
    StorageArray array;
    array.product = fields.text("product");
    array.drive = fields.text("drive");
    array.drive_count = fields.whole("drive_count", 1, 2000);
    array.raid_groups = fields.whole("raid_groups", 1, 1000, 1);
    array.hot_spares = fields.whole("hot_spares", 0, 2000, 0);
    const std::string raid_name = fields.text("raid", "raid6");
    const int copies = fields.whole("count", 1, most_arrays, 1);
    if (fields.failure()) return *fields.failure();
    if (catalogue.array(array.product) == nullptr) return unknownProduct("/array/product", array.product);
    if (catalogue.drive(array.drive) == nullptr) return unknownProduct("/array/drive", array.drive);
    const std::optional<RaidLevel> raid = from_name<RaidLevel>(raid_name);
    if (!raid) {
        return Message("size.unknown-word").with("path", "/array/raid").with("found", raid_name).with("expected", all_names<RaidLevel>());
    }
    array.raid = *raid;
    array.name = catalogue.array(array.product)->name;
    for (int i = 0; i < copies; ++i) {
        array.id = ArrayId{project.next_id++};
        find_rack(*project.variant(variant), rack)->arrays.push_back(array);
        // The same rules as for an array that stands in a rack already: bays, drives, RAID.
        Result<Project> checked = replace_array(std::move(project), catalogue, variant, array);
        if (!checked.ok()) return refusedAt("/array", checked.error());
        Placement placement;
        placement.workload = workload;
        placement.array = array.id;
        Result<Project> placed = add_placement(std::move(checked.value()), catalogue, variant, std::move(placement));
        if (!placed.ok()) return refusedAt("/array", placed.error());
        project = std::move(placed.value());
    }
    return project;
}

/// A field that says nothing without another one is a slip of the pen and not a wish.
void checkCompany(RequestFields& request) {
    for (const char* key : {"gpus", "server", "tensor_parallel", "pipeline_parallel", "mig_profile", "mig_slices_per_gpu"}) {
        if (request.has(key) && !request.has("gpu"))
            return request.fail(Message("size.needs").with("path", request.path(key)).with("expected", "/gpu"));
    }
    if (request.has("mig_slices_per_gpu") && !request.has("mig_profile"))
        request.fail(Message("size.needs").with("path", "/mig_slices_per_gpu").with("expected", "/mig_profile"));
}

}  // namespace

Result<SizeRequest> readSizeRequest(std::string_view text, const std::string& file, const Catalogue& catalogue) {
    json document;
    if (Failure failure = parse_json_document(text, file, document)) return *failure;
    RequestFields request(document, "");
    request.only({"workload", "gpu", "gpus", "server", "tensor_parallel", "pipeline_parallel", "mig_profile", "mig_slices_per_gpu", "array",
                  "policy"});
    checkCompany(request);
    if (!request.failure() && !request.has("workload")) request.fail(Message("size.missing").with("path", "/workload"));
    if (request.failure()) return *request.failure();

    WorkloadId workload = WorkloadId::None;
    VariantId variant = VariantId::None;
    RackId rack = RackId::None;
    Result<Project> project = readWorkload(document["workload"], catalogue, Project{}, workload);
    if (project.ok() && request.has("policy")) project = readPolicy(document["policy"], std::move(project.value()));
    if (project.ok()) project = add_variant(std::move(project.value()), "size", &variant);
    if (project.ok()) project = add_rack(std::move(project.value()), variant, 48, &rack);
    if (project.ok() && request.has("gpu")) project = placeOnGpus(request, catalogue, variant, rack, workload, std::move(project.value()));
    if (project.ok() && request.has("array"))
        project = placeOnArray(document["array"], catalogue, variant, rack, workload, std::move(project.value()));
    if (!project.ok()) return project.error();
    return SizeRequest{std::move(project.value())};
}

}  // namespace rackwright
