#include "catalog/importing/import_device_type.h"

#include "catalog/catalogue.h"
#include "catalog/importing/catalogue_document.h"
#include "catalog/importing/device_type.h"
#include "catalog/importing/yaml_document.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace rackwright {
namespace {

using Json = nlohmann::ordered_json;

/// A product under construction: what is known goes in with the source, what is not as null.
class Draft {
public:
    Draft(ImportedProduct& product, std::string source) : product_(product), source_(std::move(source)) {}

    Json json;

    void require(const char* key) {
        json[key] = nullptr;
        product_.to_fill_in.push_back("/products/0/" + std::string(key));
    }
    /// Bounds as the catalogue has them; what is beyond is not taken.
    void figure(const char* name, std::optional<double> value, double low, double high, const char* unit, bool required,
                const std::string& note = {}) {
        if (value && *value >= low && *value <= high) {
            json["figures"][name] = fact(*value, unit, note);
        } else if (required) {
            json["figures"][name] = nullptr;
            product_.to_fill_in.push_back("/products/0/figures/" + std::string(name));
        }
    }
    Json fact(double value, const char* unit, const std::string& note = {}) const {
        Json entry;
        if (value == static_cast<double>(static_cast<long long>(value)))
            entry["value"] = static_cast<long long>(value);
        else
            entry["value"] = value;
        entry["unit"] = unit;
        entry["source"] = source_;
        if (!note.empty()) entry["note"] = note;
        return entry;
    }
    void note(Message message) { product_.notes.push_back(std::move(message)); }

private:
    ImportedProduct& product_;
    std::string source_;
};

std::optional<double> supplies(const DeviceType& device) {
    const int count = device.power_ports > 0 ? device.power_ports : device.supply_bays;
    return count > 0 ? std::optional<double>(count) : std::nullopt;
}

void note_draw(const DeviceType& device, Draft& draft) {
    if (!device.largest_draw) return;
    draft.note(Message("import.draw-not-taken").with("draw", *device.largest_draw, Unit::Watt));
}

void server(const DeviceType& device, Draft& draft) {
    for (const char* key : {"accepts", "gpu_topology", "gpus_per_switch", "cooling"}) draft.require(key);
    draft.figure("rack_units", device.units, 1, 60, "U", true);
    draft.figure("gpu_slots", std::nullopt, 0, 0, "count", true);
    draft.figure("base_power", std::nullopt, 0, 0, "W", true);
    draft.figure("psu_count", supplies(device), 1, 64, "count", true);
    draft.figure("psu_power", std::nullopt, 0, 0, "W", true);
    draft.figure("psu_needed", std::nullopt, 0, 0, "count", true);
    draft.figure("bare_weight", device.kilograms, 0.5, 2000, "kg", false, "Whether with cards and drives is not stated.");
    const auto fastest = std::max_element(device.ports.begin(), device.ports.end(), [](const DevicePorts& one, const DevicePorts& other) {
        return one.type->gigabits < other.type->gigabits;
    });
    if (fastest != device.ports.end()) {
        const std::string note = device.ports.size() > 1 ? "The fastest ports of the file; it has others." : "";
        draft.figure("nic_count", fastest->count, 0, 64, "count", false, note);
        draft.figure("nic_rate", fastest->type->gigabits, 0.1, 1e5, "Gbit/s", false);
    }
    note_draw(device, draft);
    draft.note(Message("import.no-gpu-slots"));
}

void array(const DeviceType& device, Draft& draft) {
    for (const char* key : {"accepts", "raid", "controllers"}) draft.require(key);
    draft.figure("rack_units", device.units, 1, 60, "U", true);
    draft.figure("drive_bays", std::nullopt, 0, 0, "count", true);
    draft.figure("base_power", std::nullopt, 0, 0, "W", true);
    draft.figure("weight", device.kilograms, 0.5, 2000, "kg", false, "Whether with drives is not stated.");
    note_draw(device, draft);
}

void network_switch(const DeviceType& device, Draft& draft) {
    const auto infiniband =
        std::count_if(device.ports.begin(), device.ports.end(), [](const DevicePorts& row) { return row.type->infiniband; });
    const bool mixed = infiniband > 0 && infiniband < static_cast<std::ptrdiff_t>(device.ports.size());
    if (device.ports.empty() || mixed) {
        draft.require("fabric");
    } else {
        draft.json["fabric"] = infiniband > 0 ? "infiniband" : "ethernet";
        if (infiniband == 0) draft.note(Message("import.fabric-as-written"));
    }
    if (device.ports.empty()) draft.require("ports");
    for (const DevicePorts& row : device.ports) {
        draft.json["ports"].push_back(
            {{"count", row.count}, {"connector", row.type->connector}, {"rate", draft.fact(row.type->gigabits, "Gbit/s")}});
    }
    draft.figure("rack_units", device.units, 1, 60, "U", true);
    const bool carried_by_one = device.power_ports == 1 || device.power_ports == 2;
    draft.figure(
        "max_power", carried_by_one ? device.largest_draw : std::nullopt, 5, 2e4, "W", true,
        device.power_ports == 2 ? "The largest draw of a power port; taken as that of the device, which one of the two carries." : "");
    if (!carried_by_one) note_draw(device, draft);
    draft.figure("weight", device.kilograms, 0.5, 2000, "kg", false);
}

constexpr const char* kind_word(DeviceKind kind) {
    return kind == DeviceKind::Server ? "server" : kind == DeviceKind::Array ? "array" : "switch";
}

std::string other_types(const std::vector<std::string>& types) {
    std::string words;
    for (std::size_t i = 0; i < types.size() && i < 12; ++i) words += (i == 0 ? "" : ", ") + types[i];
    return words;
}

}  // namespace

Result<ImportedProduct> import_device_type(std::string_view yaml, DeviceKind kind, const ImportOrigin& origin) {
    nlohmann::json document;
    if (Failure failure = parse_yaml_document(yaml, origin.file, document)) return *failure;
    const Result<DeviceType> read = read_device_type(document, origin.file);
    if (!read.ok()) return read.error();
    const DeviceType& device = read.value();

    std::string name = origin.name;
    if (name.empty()) name = device.model.rfind(device.manufacturer, 0) == 0 ? device.model : device.manufacturer + ' ' + device.model;
    ImportedProduct product;
    product.id = id_from_name(name);
    if (product.id.empty()) return Message("import.no-name").with("file", origin.file);
    const std::string source = "import-" + product.id + "-netbox";

    Draft draft(product, source);
    draft.json["kind"] = kind_word(kind);
    draft.json["id"] = product.id;
    draft.json["name"] = name;
    draft.json["vendor"] = device.manufacturer;
    Json aliases = Json::array();
    for (const std::string& alias : {device.model, device.part_number}) {
        const bool told = alias.empty() || alias == name || std::find(aliases.begin(), aliases.end(), Json(alias)) != aliases.end();
        if (!told) aliases.push_back(alias);
    }
    if (!aliases.empty()) draft.json["aliases"] = std::move(aliases);
    if (kind == DeviceKind::Server) server(device, draft);
    if (kind == DeviceKind::Array) array(device, draft);
    if (kind == DeviceKind::Switch) network_switch(device, draft);
    if (!device.other_interfaces.empty() && kind != DeviceKind::Array)
        draft.note(Message("import.other-interfaces").with("types", other_types(device.other_interfaces)));

    product.json = catalogue_file(source, "NetBox device type " + device.manufacturer + ' ' + device.model, origin, std::move(draft.json));
    return product;
}

}  // namespace rackwright
