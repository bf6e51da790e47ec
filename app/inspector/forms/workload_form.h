#pragma once

#include "app/inspector/fields/field_form.h"

namespace rackwright {

/// What every workload has, whatever its task: name, colour, priority, note.
class WorkloadForm : public FieldForm {
    Q_OBJECT

public:
    WorkloadForm(Document* document, WorkloadId id, QWidget* parent);
    bool refresh() override;

private:
    const Workload* workload() const { return project().workload(id_); }
    Failure change(const char* name, const QString& label, const std::function<void(Workload&)>& change_workload);

    WorkloadId id_;
};

/// The form of the workload's task; nullptr when there is no such workload.
FieldForm* makeTaskForm(Document* document, WorkloadId id, QWidget* parent);

}  // namespace rackwright
