#include "project/placing_rules.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace rackwright {
namespace {

std::string_view form_name(GpuForm form) {
    switch (form) {
        case GpuForm::Pcie:
            return "PCIe";
        case GpuForm::Sxm2:
            return "SXM2";
        case GpuForm::Sxm4:
            return "SXM4";
        case GpuForm::Sxm5:
            return "SXM5";
        case GpuForm::Sxm6:
            return "SXM6";
        case GpuForm::Oam:
            return "OAM";
        case GpuForm::Superchip:
            return "superchip";
    }
    return {};
}

int whole_units(const Fact& rack_units) {
    if (!rack_units.known()) return 1;
    return static_cast<int>(std::clamp(std::ceil(rack_units.value), 1.0, 1000.0));
}

/// A device that stands in the rack, as far as placing goes.
struct Occupant {
    const std::string* name;
    int bottom, top;
};

template <typename Visit>
void for_each_occupant(const Catalogue& catalogue, const Rack& rack, ServerId ignore_server, ArrayId ignore_array, Visit visit) {
    for (const Server& server : rack.servers) {
        if (server.id == ignore_server && ignore_server != ServerId::None) continue;
        visit(Occupant{&server.name, server.bottom_unit, server.bottom_unit + height_units(catalogue, server) - 1});
    }
    for (const StorageArray& array : rack.arrays) {
        if (array.id == ignore_array && ignore_array != ArrayId::None) continue;
        visit(Occupant{&array.name, array.bottom_unit, array.bottom_unit + height_units(catalogue, array) - 1});
    }
}

}  // namespace

int height_units(const Catalogue& catalogue, const Server& server) {
    const ServerProduct* product = catalogue.server(server.product);
    return product == nullptr ? 1 : whole_units(product->rack_units);
}

int height_units(const Catalogue& catalogue, const StorageArray& array) {
    const ArrayProduct* product = catalogue.array(array.product);
    return product == nullptr ? 1 : whole_units(product->rack_units);
}

Failure can_stand(const Catalogue& catalogue, const Rack& rack, int height, int bottom_unit, ServerId ignore_server, ArrayId ignore_array) {
    // Compared without an addition that could overflow.
    if (height < 1 || bottom_unit < 1 || height > rack.units || bottom_unit > rack.units - height + 1) {
        return Message("place.outside-rack").with("units", height, Unit::RackUnit).with("rack_units", rack.units, Unit::RackUnit);
    }
    const int top_unit = bottom_unit + height - 1;
    Failure failure;
    for_each_occupant(catalogue, rack, ignore_server, ignore_array, [&](const Occupant& occupant) {
        if (failure || occupant.top < bottom_unit || occupant.bottom > top_unit) return;
        const int unit = std::max(bottom_unit, occupant.bottom);
        failure = Message("place.occupied").with("by", *occupant.name).with("unit", unit, Unit::Count);
    });
    return failure;
}

int first_free_unit(const Catalogue& catalogue, const Rack& rack, int height) {
    for (int unit = 1; unit <= rack.units - height + 1; ++unit) {
        if (!can_stand(catalogue, rack, height, unit)) return unit;
    }
    return 0;
}

int nearest_free_unit(const Catalogue& catalogue, const Rack& rack, int height, int wanted_unit, ServerId ignore_server,
                      ArrayId ignore_array) {
    const int wanted = std::clamp(wanted_unit, 1, std::max(1, rack.units));
    int nearest = 0;
    for (int unit = 1; unit <= rack.units - height + 1; ++unit) {
        if (nearest != 0 && std::abs(unit - wanted) >= std::abs(nearest - wanted)) continue;
        if (!can_stand(catalogue, rack, height, unit, ignore_server, ignore_array)) nearest = unit;
    }
    return nearest;
}

Failure can_take_gpu(const Catalogue& catalogue, const Server& server, int slot, const Gpu& gpu) {
    if (slot < 0 || slot >= static_cast<int>(server.gpus.size())) {
        return Message("place.no-such-slot").with("slot", slot + 1, Unit::Count).with("server", server.name);
    }
    const std::string& occupant = server.gpus[static_cast<std::size_t>(slot)];
    // A server that the catalogue does not know sets no rules of its own.
    if (const ServerProduct* product = catalogue.server(server.product)) {
        if (!product->fixed_gpu.empty() && (product->fixed_gpu != gpu.id || !occupant.empty())) {
            return Message("place.fixed-gpus").with("server", server.name);
        }
        if (std::find(product->accepts.begin(), product->accepts.end(), gpu.form) == product->accepts.end()) {
            std::string accepts;
            for (const GpuForm form : product->accepts) {
                if (!accepts.empty()) accepts += ", ";
                accepts += form_name(form);
            }
            return Message("place.wrong-form")
                .with("gpu", gpu.name)
                .with("form", std::string(form_name(gpu.form)))
                .with("server", server.name)
                .with("accepts", accepts);
        }
        if (product->slot_width_max.known() && gpu.slot_width > product->slot_width_max.value) {
            return Message("place.slot-width")
                .with("gpu", gpu.name)
                .with("width", gpu.slot_width, Unit::Count)
                .with("slot_width", product->slot_width_max.value, Unit::Count);
        }
        if (gpu.board_power.known() && product->gpu_power_max.known() && gpu.board_power.value > product->gpu_power_max.value) {
            return Message("place.slot-power")
                .with("gpu", gpu.name)
                .with("gpu_watts", gpu.board_power.value, Unit::Watt)
                .with("slot_watts", product->gpu_power_max.value, Unit::Watt);
        }
    }
    if (!occupant.empty()) {
        const Gpu* by = catalogue.gpu(occupant);
        return Message("place.slot-taken").with("slot", slot + 1, Unit::Count).with("by", by == nullptr ? occupant : by->name);
    }
    return std::nullopt;
}

}  // namespace rackwright
