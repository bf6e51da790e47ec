#pragma once

#include "app/document/selection.h"
#include "quantity/result.h"

#include <QString>
#include <optional>
#include <vector>

namespace rackwright {

/// What the pointer is on while something is dragged.
struct DropTarget {
    enum class Kind : std::uint8_t { Outside, Unit, Server, Slot, Array };
    Kind kind = Kind::Outside;
    RackId rack = RackId::None;
    int unit = 0;  ///< the lowest unit of the device that is dragged, or the unit under the pointer
    ServerId server = ServerId::None;
    int slot = 0;
    ArrayId array = ArrayId::None;
    bool operator==(const DropTarget&) const = default;
};

/// What a drop would do, worked out before it happens: the new project itself, or the reason why not, in words.
struct DropPlan {
    bool possible = false;
    bool removes = false;
    QString words;    ///< shown at the pointer
    QString command;  ///< name of the step of undo
    std::optional<Project> result;
    SelectedItem select;  ///< what to select afterwards

    // Where it shows.
    RackId rack = RackId::None;
    int bottom_unit = 0, height = 0;  ///< of a device; height 0: none
    int better_unit = 0;              ///< nearest place that works, when this one does not; 0: none
    std::vector<GpuRef> gpu_slots;
    ServerId server = ServerId::None;  ///< the whole server
    ArrayId array = ArrayId::None;
};

}  // namespace rackwright
