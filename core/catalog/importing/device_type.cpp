#include "catalog/importing/device_type.h"

#include "catalog/importing/config_fields.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace rackwright {
namespace {

using nlohmann::json;

constexpr std::size_t most_entries = 4096;  // of one list; the largest chassis of the library has some hundred

/// YAML's scalars come as texts.
class DeviceFields {
public:
    DeviceFields(const json& document, const std::string& file) : document_(document), file_(file) {}

    std::string text(const char* key, bool required = false) {
        const json* value = find(document_, key);
        if (value == nullptr) {
            if (required) fail(Message("import.device-missing").with("file", file_).with("path", path(key)));
            return {};
        }
        if (value->is_string()) return value->get<std::string>();
        wrong_type(key, *value, "expected.text");
        return {};
    }

    std::optional<double> number(const json& object, const std::string& place, const char* key, double high) {
        const json* value = find(object, key);
        if (value == nullptr) return std::nullopt;
        if (value->is_string()) {
            const auto& words = value->get_ref<const std::string&>();
            double result = 0.0;
            const auto [end, error] = std::from_chars(words.data(), words.data() + words.size(), result);
            if (error == std::errc() && end == words.data() + words.size() && result >= 0.0 && result <= high) return result;
        }
        fail(Message("import.device-number").with("file", file_).with("path", place + key).with("found", excerpt(*value)));
        return std::nullopt;
    }

    /// Calls `read` with every object of an optional list and its place ("/power-ports/0/").
    template <typename Read>
    void each(const char* key, const Read& read) {
        const json* list = find(document_, key);
        if (list == nullptr) return;
        if (!list->is_array() || list->size() > most_entries) return wrong_type(key, *list, "expected.list");
        for (std::size_t i = 0; i < list->size(); ++i) {
            const std::string place = path(key) + '/' + std::to_string(i) + '/';
            if (!(*list)[i].is_object())
                return wrong_type((std::string(key) + '/' + std::to_string(i)).c_str(), (*list)[i], "expected.object");
            read((*list)[i], place);
        }
    }

    static const json* find(const json& object, const char* key) {
        const auto found = object.find(key);
        return found == object.end() || found->is_null() ? nullptr : &*found;
    }
    static std::string text_of(const json& object, const char* key) {
        const json* value = find(object, key);
        return value != nullptr && value->is_string() ? value->get<std::string>() : std::string();
    }
    static std::string path(const char* key) { return std::string("/") + key; }

    void wrong_type(const char* key, const json& value, const char* expected) {
        fail(Message("import.wrong-type")
                 .with("file", file_)
                 .with("path", path(key))
                 .with("found", excerpt(value))
                 .with("expected", expected));
    }
    void fail(Message message) {
        if (!failure) failure = std::move(message);
    }
    Failure failure;

private:
    const json& document_;
    const std::string& file_;
};

struct WeightUnit {
    const char* word;
    double kilograms;
};
// The pound is 0.45359237 kg by definition, the ounce its sixteenth part.
constexpr std::array weight_units = {WeightUnit{"kg", 1.0}, WeightUnit{"g", 0.001}, WeightUnit{"lb", 0.45359237},
                                     WeightUnit{"oz", 0.45359237 / 16.0}};

void read_weight(DeviceFields& fields, const json& document, const std::string& file, DeviceType& device) {
    const std::optional<double> weight = fields.number(document, "/", "weight", 1e7);
    if (!weight) return;
    const std::string unit = fields.text("weight_unit", true);
    const auto found = std::find_if(weight_units.begin(), weight_units.end(), [&unit](const WeightUnit& row) { return unit == row.word; });
    if (found == weight_units.end()) {
        fields.fail(Message("import.unknown-weight-unit").with("file", file).with("path", "/weight_unit").with("found", unit));
        return;
    }
    device.kilograms = std::round(*weight * found->kilograms * 100.0) / 100.0;  // 10 g: the scale's own doubt is larger
}

std::string lower(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](char letter) { return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter; });
    return text;
}

/// Marked as such, or named so: many files forget the mark.
bool is_management(const json& port) {
    if (DeviceFields::text_of(port, "mgmt_only") == "true") return true;
    const std::string name = lower(DeviceFields::text_of(port, "name"));
    constexpr std::array beginnings = {"management", "mgmt", "bmc", "ipmi", "idrac", "ilo"};
    return std::any_of(beginnings.begin(), beginnings.end(), [&name](const char* word) { return name.rfind(word, 0) == 0; });
}

void read_power(DeviceFields& fields, DeviceType& device) {
    bool every_one = true;
    fields.each("power-ports", [&](const json& port, const std::string& place) {
        ++device.power_ports;
        const std::optional<double> draw = fields.number(port, place, "maximum_draw", 1e6);
        if (!draw) {
            every_one = false;
            return;
        }
        device.largest_draw = std::max(device.largest_draw.value_or(*draw), *draw);
        device.smallest_draw = std::min(device.smallest_draw.value_or(*draw), *draw);
    });
    if (!every_one) device.largest_draw = device.smallest_draw = std::nullopt;
    fields.each("module-bays", [&](const json& bay, const std::string&) {
        if (lower(DeviceFields::text_of(bay, "name")).rfind("psu", 0) == 0) ++device.supply_bays;
    });
}

void read_ports(DeviceFields& fields, DeviceType& device) {
    fields.each("interfaces", [&](const json& port, const std::string&) {
        if (is_management(port)) return;
        const std::string word = DeviceFields::text_of(port, "type");
        const InterfaceType* type = interface_type(word);
        if (type == nullptr) {
            if (!word.empty() &&
                std::find(device.other_interfaces.begin(), device.other_interfaces.end(), word) == device.other_interfaces.end())
                device.other_interfaces.push_back(word.substr(0, 40));
            return;
        }
        const auto same =
            std::find_if(device.ports.begin(), device.ports.end(), [type](const DevicePorts& row) { return row.type == type; });
        if (same == device.ports.end())
            device.ports.push_back({type, 1});
        else
            ++same->count;
    });
}

}  // namespace

Result<DeviceType> read_device_type(const json& document, const std::string& file) {
    if (!document.is_object()) {
        return Message("import.wrong-type")
            .with("file", file)
            .with("path", "/")
            .with("found", excerpt(document))
            .with("expected", "expected.object");
    }
    DeviceFields fields(document, file);
    DeviceType device;
    device.manufacturer = fields.text("manufacturer", true);
    device.model = fields.text("model", true);
    device.part_number = fields.text("part_number");
    device.slug = fields.text("slug");
    device.units = fields.number(document, "/", "u_height", 100.0);
    read_weight(fields, document, file, device);
    read_power(fields, device);
    read_ports(fields, device);
    if (fields.failure) return *fields.failure;
    return device;
}

}  // namespace rackwright
