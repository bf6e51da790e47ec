#pragma once

#include "project/edits.h"
#include "project/names.h"

#include <QString>

namespace rackwright::fixture {

/// The shipped catalogue, and by hand: a PCIe server with four cards, a second one with two, an HGX server, two arrays.
struct SmallProject {
    Catalogue catalogue;
    Project project;
    VariantId variant = VariantId::None;
    RackId rack = RackId::None;
    ServerId first = ServerId::None, second = ServerId::None, board = ServerId::None;
    ArrayId array = ArrayId::None;
    WorkloadId llm = WorkloadId::None, video = WorkloadId::None, training = WorkloadId::None, archive = WorkloadId::None;

    /// Empty when it went well.
    QString build() {
        Result<Catalogue> loaded = load_catalogue(RACKWRIGHT_SOURCE_DIR "/catalog");
        if (!loaded.ok()) return QString::fromStdString(loaded.error().code);
        catalogue = std::move(loaded.value());
        std::string failed;
        const auto take = [&](Result<Project> edit) {
            if (edit.ok()) {
                project = std::move(edit.value());
            } else if (failed.empty()) {
                failed = edit.error().code;
            }
        };
        take(add_variant(project, "Small", &variant));
        take(add_rack(project, variant, 42, &rack));
        take(add_server(project, catalogue, variant, rack, "supermicro-sys-521ge-tnrt", 1, &first));
        take(add_server(project, catalogue, variant, rack, "supermicro-sys-521ge-tnrt", 6, &second));
        take(add_server(project, catalogue, variant, rack, "supermicro-sys-821ge-tnhr", 11, &board));
        for (int slot = 0; slot < 4; ++slot) take(set_gpu(project, catalogue, variant, {first, slot}, "rtx-pro-6000-se"));
        for (int slot = 0; slot < 2; ++slot) take(set_gpu(project, catalogue, variant, {second, slot}, "rtx-pro-6000-se"));
        ArrayId other = ArrayId::None;
        take(add_array(project, catalogue, variant, rack, "qsan-xn8024d", 20, &array));
        take(add_array(project, catalogue, variant, rack, "qsan-xn8024d", 24, &other));
        for (const ArrayId id : {array, other}) {
            if (!failed.empty()) break;
            StorageArray changed = *find_array(*project.variant(variant), id);
            changed.drive = "drive-nl-sas-12tb";
            changed.drive_count = 24;
            changed.raid = RaidLevel::Raid6;
            changed.hot_spares = 1;
            take(replace_array(project, catalogue, variant, changed));
        }
        const auto add = [&](const char* kind, const char* name, WorkloadId& id) {
            Workload workload;
            workload.name = name;
            workload.task = *default_task(kind);
            take(add_workload(project, workload, &id));
        };
        add("llm-inference", "Heavy LLM", llm);
        add("video-analytics", "Video", video);
        add("training", "Fine-tuning", training);
        add("video-archive", "Archive", archive);
        const auto place = [&](WorkloadId workload, std::vector<GpuRef> gpus, int tensor, ArrayId on = ArrayId::None) {
            Placement made;
            made.workload = workload;
            made.gpus = std::move(gpus);
            made.tensor_parallel = tensor;
            made.array = on;
            take(add_placement(project, catalogue, variant, made, nullptr));
        };
        place(llm, {{first, 0}, {first, 1}}, 2);
        place(video, {{first, 2}}, 1);
        place(archive, {}, 1, array);
        return QString::fromStdString(failed);
    }
    const Variant& built() const { return *project.variant(variant); }
};

}  // namespace rackwright::fixture
