#include "app/inspector/forms/reservation_form.h"

namespace rackwright {

ReservationForm::ReservationForm(Document* document, WorkloadId id, QWidget* parent) : TaskForm(document, id, parent) {
    addHeading(tr("Reserved"));
    addQuantity("gpus", tr("GPUs"), Unit::Gpu, &Reservation::gpus);
    addQuantity("vramPerGpu", tr("Memory of each GPU"), Unit::Byte, &Reservation::vram_bytes_per_gpu);
    addQuantity("storage", tr("Storage"), Unit::Byte, &Reservation::storage_bytes);
}

}  // namespace rackwright
