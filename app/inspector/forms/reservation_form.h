#pragma once

#include "app/inspector/forms/task_form.h"

namespace rackwright {

/// GPUs, memory or storage kept for something that is not sized.
class ReservationForm : public TaskForm<Reservation> {
    Q_OBJECT

public:
    ReservationForm(Document* document, WorkloadId id, QWidget* parent);
};

}  // namespace rackwright
