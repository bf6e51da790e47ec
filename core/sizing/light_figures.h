#pragma once

#include "sizing/context.h"
#include "sizing/light_pool.h"

namespace rackwright {

/// What the pool needs, whatever it runs on; the last figure is the minimum VRAM. `memory_source`: source id of the GPU's memory.
void put_light_demand(const SizingContext& context, const Workload& workload, const LightPool& pool, std::string_view memory_source,
                      FigureList& list);

/// What it reaches on its GPUs.
void put_light_reached(const SizingContext& context, const Workload& workload, const LightPool& pool, const LightReached& reached,
                       std::string_view memory_source, FigureList& list);

}  // namespace rackwright
