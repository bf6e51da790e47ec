#pragma once

#include "catalog/catalogue.h"
#include "project/project.h"

namespace rackwright {

/// May a device of `height_units` stand with its lowest unit at `bottom_unit`? `ignore_server`/`ignore_array`: the device
/// that is being moved. Empty when it may. Errors: place.outside-rack (units, rack_units), place.occupied (by, unit).
Failure can_stand(const Catalogue& catalogue, const Rack& rack, int height_units, int bottom_unit, ServerId ignore_server = ServerId::None,
                  ArrayId ignore_array = ArrayId::None);

/// Lowest free place for a device, or 0 when the rack has none.
int first_free_unit(const Catalogue& catalogue, const Rack& rack, int height_units);

/// The free place nearest to `wanted_unit` (the lower one when two are as near), or 0.
int nearest_free_unit(const Catalogue& catalogue, const Rack& rack, int height_units, int wanted_unit,
                      ServerId ignore_server = ServerId::None, ArrayId ignore_array = ArrayId::None);

/// May this GPU be put into that slot? Errors: place.wrong-form (gpu, server, accepts), place.slot-taken (slot, by),
/// place.no-such-slot (slot, server), place.fixed-gpus (server), place.slot-power (gpu, gpu_watts, slot_watts), place.slot-width (gpu,
/// width, slot_width). Slots in messages count from 1. A server that the catalogue does not know takes any GPU.
Failure can_take_gpu(const Catalogue& catalogue, const Server& server, int slot, const Gpu& gpu);

/// Rack units of a device; 1 when the catalogue does not know the product.
int height_units(const Catalogue& catalogue, const Server& server);
int height_units(const Catalogue& catalogue, const StorageArray& array);

}  // namespace rackwright
