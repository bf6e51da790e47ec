#pragma once

#include "app/inspector/forms/task_form.h"

class QVBoxLayout;

namespace rackwright {

class LightModelRow;

/// A pool of small models: one row a model, and the load that they share.
class LightModelsForm : public TaskForm<LightModels> {
    Q_OBJECT

public:
    LightModelsForm(Document* document, WorkloadId id, QWidget* parent);
    bool refresh() override;

    /// What an entry of the list holds; nullptr beyond the end.
    const LightModel* modelAt(std::size_t index) const;
    Failure changeModel(std::size_t index, const char* name, const std::function<void(LightModel&)>& change_model);
    void addModel();
    void removeModel(std::size_t index);

private:
    void matchRows();

    QVBoxLayout* rows_layout_;
    std::vector<LightModelRow*> rows_;
};

}  // namespace rackwright
