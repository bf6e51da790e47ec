#pragma once

#include "project/project.h"

#include <QMimeData>
#include <optional>

namespace rackwright {

/// What is being dragged: a product or workload from the palette, or a thing of the rack.
struct DragPayload {
    enum class Kind : std::uint8_t { ServerProduct, ArrayProduct, GpuProduct, NewWorkload, Workload, Server, Array, Gpu, Placement };
    Kind kind = Kind::ServerProduct;
    QString product;      ///< product id, or the kind of a new workload ("llm-inference")
    std::int32_t id = 0;  ///< raw id of a workload, server, array or placement; of a GPU its server
    int slot = 0;
};

inline const char* const drag_mime_type = "application/x-rackwright-item";

QMimeData* to_mime_data(const DragPayload& payload);
std::optional<DragPayload> from_mime_data(const QMimeData* data);

}  // namespace rackwright
