#pragma once

#include "app/inspector/forms/task_form.h"

namespace rackwright {

/// Recorded video that is kept for some days.
class ArchiveForm : public TaskForm<VideoArchive> {
    Q_OBJECT

public:
    ArchiveForm(Document* document, WorkloadId id, QWidget* parent);
};

}  // namespace rackwright
