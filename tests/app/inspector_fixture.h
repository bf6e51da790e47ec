#pragma once

#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/inspector/fields/field.h"
#include "catalog/catalogue.h"
#include "project/edits.h"
#include "project/names.h"

#include <QLineEdit>
#include <QtTest>
#include <memory>

namespace rackwright::fixture {

/// The shipped catalogue, and a document with one variant: a server with four GPUs, an array, and a workload of each kind.
struct Inspected {
    std::shared_ptr<const Catalogue> catalogue;
    std::unique_ptr<Document> document;
    Selection selection;
    ServerId server = ServerId::None;
    ArrayId array = ArrayId::None;
    WorkloadId llm = WorkloadId::None, light = WorkloadId::None, video = WorkloadId::None, training = WorkloadId::None,
               archive = WorkloadId::None, reservation = WorkloadId::None;
    PlacementId placement = PlacementId::None;

    /// Empty when it went well.
    QString build() {
        if (!catalogue) {
            Result<Catalogue> loaded = load_catalogue(RACKWRIGHT_SOURCE_DIR "/catalog");
            if (!loaded.ok()) return QString::fromStdString(loaded.error().code);
            catalogue = std::make_shared<const Catalogue>(std::move(loaded.value()));
        }
        selection.select(SelectedItem::none());
        document = std::make_unique<Document>(catalogue);
        const VariantId variant = document->currentVariantId();
        const RackId rack = document->currentVariant().racks.front().id;
        Project project = document->project();
        std::string failed;
        const auto take = [&project, &failed](Result<Project> edit) {
            if (edit.ok()) {
                project = std::move(edit.value());
            } else if (failed.empty()) {
                failed = edit.error().code;
            }
        };
        take(add_server(project, *catalogue, variant, rack, "supermicro-sys-521ge-tnrt", 1, &server));
        for (int slot = 0; slot < 4; ++slot) take(set_gpu(project, *catalogue, variant, {server, slot}, "rtx-pro-6000-se"));
        take(add_array(project, *catalogue, variant, rack, "qsan-xn8024d", 10, &array));
        int colour = 0;
        const auto add = [&](const char* kind, const char* name, WorkloadId& id) {
            Workload workload;
            workload.name = name;
            workload.colour = colour++;
            workload.task = *default_task(kind);
            take(add_workload(project, workload, &id));
        };
        add("llm-inference", "Heavy LLM", llm);
        add("light-models", "Small models", light);
        add("video-analytics", "Video", video);
        add("training", "Fine-tuning", training);
        add("video-archive", "Archive", archive);
        add("reservation", "Reserve", reservation);
        const auto place = [&](WorkloadId workload, std::vector<int> gpu_slots, int tensor, PlacementId* id) {
            Placement made;
            made.workload = workload;
            for (const int slot : gpu_slots) made.gpus.push_back({server, slot});
            made.tensor_parallel = tensor;
            take(add_placement(project, *catalogue, variant, made, id));
        };
        place(llm, {0, 1}, 2, &placement);
        place(video, {2}, 1, nullptr);
        place(training, {3}, 1, nullptr);
        Placement stored;
        stored.workload = archive;
        stored.array = array;
        take(add_placement(project, *catalogue, variant, stored, nullptr));
        if (!failed.empty()) return QString::fromStdString(failed);
        document->apply(project, QStringLiteral("Build"));
        return {};
    }

    template <typename TaskType>
    const TaskType& task(WorkloadId id) const {
        return std::get<TaskType>(document->project().workload(id)->task);
    }
};

/// The line edit of a field by the field's name; nullptr when there is none.
inline QLineEdit* editOf(const QWidget& panel, const char* field) {
    const auto* found = panel.findChild<Field*>(QLatin1String(field));
    return found != nullptr ? qobject_cast<QLineEdit*>(found->editor()) : nullptr;
}

}  // namespace rackwright::fixture
