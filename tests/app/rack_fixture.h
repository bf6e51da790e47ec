#pragma once

#include "catalog/catalogue.h"
#include "project/project.h"
#include "sizing/evaluation.h"

#include <algorithm>
#include <string>
#include <utility>

namespace rackwright::fixture {

/// A rack by hand, with results by hand: what is drawn is then known to the last byte.
struct DrawnVariant {
    Project project;
    Evaluation evaluation;
    const Variant& variant() const { return project.variants.front(); }
};

inline Gpu gpu(std::string id, std::string name, double bytes) {
    Gpu product;
    product.id = std::move(id);
    product.name = std::move(name);
    product.vendor = "NVIDIA";
    product.memory_visible.value = bytes;
    product.board_power.value = 600.0;
    return product;
}

inline ServerProduct server(std::string id, std::string name, int units, int gpu_slots) {
    ServerProduct product;
    product.id = std::move(id);
    product.name = std::move(name);
    product.vendor = "Supermicro";
    product.rack_units.value = units;
    product.gpu_slots.value = gpu_slots;
    product.accepts = {GpuForm::Pcie};
    return product;
}

/// Products of the shapes that are hard to draw: 2U with 2 and 4 slots, 5U with 8 and 10, 8U with 8, arrays of both drive forms.
inline Catalogue catalogue() {
    Catalogue made;
    made.gpus = {gpu("pro6000", "NVIDIA RTX PRO 6000 Blackwell Server Edition 96GB", 96e9), gpu("h200", "NVIDIA H200 141GB SXM5", 141e9)};
    made.servers = {server("s2", "Supermicro SYS-221GE-NR", 2, 4),
                    server("s22", "Lenovo ThinkSystem SR655", 2, 2),
                    server("s5", "Supermicro SYS-521GE-TNRT", 5, 8),
                    server("s10", "Supermicro SYS-521GE-TNRT, single-width cards", 5, 10),
                    server("s8", "Supermicro SYS-821GE-TNHR with HGX H200", 8, 8),
                    server("s1", "A server of one unit", 1, 1)};
    ArrayProduct lff;
    lff.id = "a12";
    lff.name = "Dell PowerVault ME5012";
    lff.vendor = "Dell";
    lff.rack_units.value = 2;
    lff.drive_bays.value = 12;
    lff.accepts = {DriveForm::Sas35};
    ArrayProduct sff = lff;
    sff.id = "a24";
    sff.name = "Dell PowerVault ME5024";
    sff.drive_bays.value = 24;
    sff.accepts = {DriveForm::Sas25};
    ArrayProduct big = lff;
    big.id = "a4u";
    big.name = "QSAN XCubeNXT XN8024D";
    big.vendor = "QSAN";
    big.rack_units.value = 4;
    big.drive_bays.value = 24;
    made.arrays = {lff, sff, big};
    DriveProduct drive;
    drive.id = "d12";
    drive.name = "12 TB NL-SAS";
    drive.capacity.value = 12e12;
    made.drives = {drive};
    made.index();
    return made;
}

inline void addGpu(DrawnVariant& drawn, ServerId server, int slot, double total, std::vector<VramPart> parts, double decode = 0.0,
                   double detector = 0.0, double generation = 0.0, Verdict verdict = Verdict::Fits) {
    GpuResult result;
    result.ref = {server, slot};
    double by_day = 0.0;
    double by_night = 0.0;
    for (const VramPart& part : parts) (part.off_hours ? by_night : by_day) += part.bytes;
    const double used = std::max(by_day, by_night);
    result.parts = std::move(parts);
    result.figures.entries = {{FigureKind::VramTotal, Figure::exact(total, Unit::Byte)},
                              {FigureKind::VramUsed, Figure::exact(used, Unit::Byte)},
                              {FigureKind::VramFree, Figure::exact(total - used, Unit::Byte)}};
    result.decode_load = decode;
    result.detector_load = detector;
    result.generation_load = generation;
    result.verdict = verdict;
    drawn.evaluation.gpus.push_back(std::move(result));
}

inline DrawnVariant drawnVariant() {
    DrawnVariant drawn;
    Project& project = drawn.project;
    const auto workload = [&project](int id, std::string name, int colour) {
        Workload made;
        made.id = WorkloadId{id};
        made.name = std::move(name);
        made.colour = colour;
        project.workloads.push_back(made);
    };
    workload(1, "Heavy LLM", 0);
    workload(2, "Light LLM", 1);
    workload(3, "Video analytics, 400 cameras", 2);
    workload(4, "Fine-tuning (LoRA) by night", 3);
    workload(5, "Archive", 4);
    Variant variant;
    variant.id = VariantId{10};
    variant.name = "Drawn";
    const auto place = [&variant](int id, int workload_id, std::vector<GpuRef> gpus, ArrayId array = ArrayId::None) {
        Placement made;
        made.id = PlacementId{id};
        made.workload = WorkloadId{workload_id};
        made.gpus = std::move(gpus);
        made.array = array;
        variant.placements.push_back(made);
    };
    Rack rack;
    rack.id = RackId{20};
    rack.name = "Rack 1";
    rack.units = 42;
    const auto stand = [&rack](int id, std::string name, std::string product, int unit, std::vector<std::string> gpus) {
        rack.servers.push_back({ServerId{id}, std::move(name), std::move(product), unit, std::move(gpus)});
    };
    stand(31, "Inference Pro", "s5", 1, {"pro6000", "pro6000", "pro6000", "pro6000", "", "", "", ""});
    stand(32, "Ten slots", "s10", 6, std::vector<std::string>(10, "pro6000"));
    stand(33, "Light LLM", "s22", 11, {"pro6000", "pro6000"});
    stand(34, "CV server 1", "s2", 13, {"pro6000", "pro6000", "pro6000", ""});
    stand(35, "Training", "s8", 15, std::vector<std::string>(8, "h200"));
    stand(36, "Small", "s1", 23, {"pro6000"});
    rack.arrays.push_back({ArrayId{41}, "Archive 1", "a12", 25, "d12", 12, RaidLevel::Raid6, 1, 0});
    rack.arrays.push_back({ArrayId{42}, "Hot tier", "a24", 27, "d12", 16, RaidLevel::Raid10, 1, 0});
    rack.arrays.push_back({ArrayId{43}, "Archive 2", "a4u", 29, "d12", 24, RaidLevel::Raid6, 2, 0});
    variant.racks.push_back(rack);

    const auto part = [](int workload_id, double bytes, bool off_hours = false) {
        return VramPart{WorkloadId{workload_id}, PlacementId{workload_id + 50}, VramUse::Weights, bytes, off_hours};
    };
    const ServerId pro{31};
    addGpu(drawn, pro, 0, 96e9, {part(1, 20e9), part(1, 51e9)}, 0, 0, 0.62);
    addGpu(drawn, pro, 1, 96e9, {part(1, 71e9), part(4, 90e9, true)}, 0, 0, 0.62);
    addGpu(drawn, pro, 2, 96e9, {part(2, 84e9), part(1, 8e9)}, 0, 0, 0.91, Verdict::Tight);
    addGpu(drawn, pro, 3, 96e9, {part(3, 22e9)}, 0.75, 1.31, 0, Verdict::DoesNotFit);
    for (int slot = 0; slot < 10; ++slot)
        addGpu(drawn, ServerId{32}, slot, 96e9, {part(1 + slot % 3, 9e9 * slot)}, 0.1 * slot, 0.05 * slot);
    addGpu(drawn, ServerId{33}, 0, 96e9, {part(2, 60e9)}, 0, 0, 0.4);
    addGpu(drawn, ServerId{33}, 1, 96e9, {});
    addGpu(drawn, ServerId{34}, 0, 96e9, {part(3, 30e9)}, 0.5, 0.7);
    addGpu(drawn, ServerId{34}, 1, 96e9, {part(3, 30e9)}, 0.5, 0.7);
    addGpu(drawn, ServerId{34}, 2, 96e9, {part(3, 30e9), part(1, 94e9)}, 0.5, 0.7, 0.2, Verdict::DoesNotFit);
    for (int slot = 0; slot < 8; ++slot) addGpu(drawn, ServerId{35}, slot, 150e9, {part(4, 140e9)}, 0, 0, 0, Verdict::Tight);
    addGpu(drawn, ServerId{36}, 0, 96e9, {part(2, 12e9)});
    const auto result = [&drawn](int id, double watts, Verdict verdict) {
        ServerResult made;
        made.id = ServerId{id};
        made.figures.entries = {{FigureKind::Power, Figure::exact(watts, Unit::Watt)}};
        made.verdict = verdict;
        drawn.evaluation.servers.push_back(made);
    };
    result(31, 3800.0, Verdict::DoesNotFit);
    result(32, 7400.0, Verdict::Fits);
    result(33, 1800.0, Verdict::Fits);
    result(34, 2600.0, Verdict::Fits);
    result(35, 9500.0, Verdict::Tight);
    result(36, 700.0, Verdict::Fits);
    const auto array_result = [&drawn](int id, double usable, double needed, Verdict verdict) {
        ArrayResult made;
        made.id = ArrayId{id};
        made.figures.entries = {{FigureKind::UsableCapacity, Figure::exact(usable, Unit::Byte)},
                                {FigureKind::StorageNeeded, Figure::exact(needed, Unit::Byte)},
                                {FigureKind::Power, Figure::exact(450.0, Unit::Watt)}};
        made.verdict = verdict;
        drawn.evaluation.arrays.push_back(made);
    };
    array_result(41, 120e12, 88e12, Verdict::Fits);
    array_result(42, 96e12, 0.0, Verdict::Fits);
    array_result(43, 240e12, 310e12, Verdict::DoesNotFit);
    RackResult sums;
    sums.id = RackId{20};
    sums.figures.entries = {{FigureKind::UnitsUsed, Figure::exact(32, Unit::RackUnit)},
                            {FigureKind::UnitsTotal, Figure::exact(42, Unit::RackUnit)},
                            {FigureKind::Power, Figure::exact(27150.0, Unit::Watt)}};
    sums.verdict = Verdict::DoesNotFit;
    drawn.evaluation.racks.push_back(sums);
    place(51, 1, {{pro, 0}, {pro, 1}});
    place(52, 2, {{pro, 2}});
    place(53, 3, {{pro, 3}});
    place(55, 5, {}, ArrayId{41});
    project.variants.push_back(variant);
    return drawn;
}

}  // namespace rackwright::fixture
