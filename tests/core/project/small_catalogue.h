#pragma once

#include "catalog/catalogue.h"
#include "project/edits.h"

#include <QtTest>
#include <string>
#include <utility>
#include <vector>

namespace rackwright::small {

inline Fact fact(double value, Unit unit = Unit::Count) {
    Fact made;
    made.value = value;
    made.unit = unit;
    made.assumed = true;
    made.note = "made up";
    return made;
}

/// Few products of the shapes that placing distinguishes: a card of 300 W with MIG, one of 600 W, a single-width one, an SXM board; a
/// 4U server with four slots of 350 W, an HGX server; an array of 12 bays.
inline Catalogue catalogue() {
    Catalogue made;
    const auto gpu = [&made](std::string id, GpuForm form, int width, double watts) -> Gpu& {
        Gpu product;
        product.name = "GPU " + id;
        product.id = std::move(id);
        product.form = form;
        product.slot_width = width;
        product.memory_visible = fact(80e9, Unit::Byte);
        product.board_power = fact(watts, Unit::Watt);
        made.gpus.push_back(std::move(product));
        return made.gpus.back();
    };
    // The slices of an A100: seven of compute, eight of memory.
    gpu("card", GpuForm::Pcie, 2, 300).mig = {{"1g.10gb", 7, 1, 1, fact(9.5e9)},
                                              {"1g.20gb", 4, 1, 2, fact(19e9)},
                                              {"3g.40gb", 2, 3, 4, fact(38e9)},
                                              {"7g.80gb", 1, 7, 8, fact(78e9)}};
    gpu("hot-card", GpuForm::Pcie, 2, 600);
    gpu("small-card", GpuForm::Pcie, 1, 70);
    gpu("wide-card", GpuForm::Pcie, 3, 300);
    gpu("board", GpuForm::Sxm5, 0, 700);
    const auto server = [&made](std::string id, double units, double slot_count, GpuForm form, double slot_watts) -> ServerProduct& {
        ServerProduct product;
        product.name = "Server " + id;
        product.id = std::move(id);
        product.accepts = {form};
        product.rack_units = fact(units, Unit::RackUnit);
        product.gpu_slots = fact(slot_count);
        product.gpu_power_max = fact(slot_watts, Unit::Watt);
        product.slot_width_max = fact(form == GpuForm::Pcie ? 2 : 0);
        made.servers.push_back(std::move(product));
        return made.servers.back();
    };
    server("four", 4, 4, GpuForm::Pcie, 350);
    server("two", 2, 2, GpuForm::Pcie, 600);
    server("hgx", 8, 8, GpuForm::Sxm5, 700).fixed_gpu = "board";
    ArrayProduct array;
    array.id = "array";
    array.name = "Array";
    array.accepts = {DriveForm::Sas35};
    array.raid = {RaidLevel::Raid10, RaidLevel::Raid6};
    array.rack_units = fact(2, Unit::RackUnit);
    array.drive_bays = fact(12);
    made.arrays = {array};
    const auto drive = [&made](std::string id, DriveForm form) {
        DriveProduct product;
        product.name = "Drive " + id;
        product.id = std::move(id);
        product.form = form;
        product.capacity = fact(12e12, Unit::Byte);
        made.drives.push_back(std::move(product));
    };
    drive("flash", DriveForm::U2);
    drive("disk", DriveForm::Sas35);
    made.index();
    return made;
}

template <typename Value>
Value must(Result<Value> result) {
    if (!result.ok()) qFatal("unexpected error %s", result.error().code.c_str());
    return std::move(result.value());
}

inline std::string code(const Failure& failure) { return failure ? failure->code : std::string(); }
template <typename Value>
std::string code(const Result<Value>& result) {
    return result.ok() ? std::string() : result.error().code;
}

/// What an argument of a message says; a number as QString does.
inline QString argument(const Message& message, const std::string& name) {
    for (const MessageArgument& one : message.arguments) {
        if (one.name == name) return one.is_number ? QString::number(one.number) : QString::fromStdString(one.text);
    }
    return QStringLiteral("(none)");
}

inline Workload workload(std::string name, Task task) {
    Workload made;
    made.name = std::move(name);
    made.task = std::move(task);
    return made;
}

/// A variant with one rack of 20 units: server "four" at U1 with three cards (slots 0-2), "hgx" at U5, an array at U13; an LLM, a
/// training and an archive; the LLM on slots 0 and 1.
struct Desk {
    Catalogue catalogue = small::catalogue();
    Project project;
    VariantId variant = VariantId::None;
    RackId rack = RackId::None;
    ServerId four = ServerId::None, hgx = ServerId::None;
    ArrayId array = ArrayId::None;
    WorkloadId llm = WorkloadId::None, training = WorkloadId::None, archive = WorkloadId::None;
    PlacementId on_cards = PlacementId::None;

    Desk() {
        project.title = "Desk";
        project = must(add_variant(project, "Variant", &variant));
        project = must(add_rack(project, variant, 20, &rack));
        project = must(add_server(project, catalogue, variant, rack, "four", 1, &four));
        project = must(add_server(project, catalogue, variant, rack, "hgx", 5, &hgx));
        project = must(add_array(project, catalogue, variant, rack, "array", 13, &array));
        for (int slot = 0; slot < 3; ++slot) project = must(set_gpu(project, catalogue, variant, {four, slot}, "card"));
        project = must(add_workload(project, workload("LLM", LlmInference{}), &llm));
        project = must(add_workload(project, workload("Training", Training{}), &training));
        project = must(add_workload(project, workload("Archive", VideoArchive{}), &archive));
        project = must(add_placement(project, catalogue, variant, placement(llm, {{four, 0}, {four, 1}}, 2), &on_cards));
    }

    static Placement placement(WorkloadId workload, std::vector<GpuRef> gpus, int tensor_parallel = 1) {
        Placement made;
        made.workload = workload;
        made.gpus = std::move(gpus);
        made.tensor_parallel = tensor_parallel;
        return made;
    }
    const Variant& shown() const { return *project.variant(variant); }
    const Server& server(ServerId id) const { return *find_server(shown(), id); }
};

}  // namespace rackwright::small
