#pragma once

#include "sizing/context.h"

namespace rackwright {

/// 1 W = 3.412142 BTU/h.
inline constexpr double btu_per_hour_per_watt = 3.412142;

/// The heat of a subject from its power: everything that goes in comes out as heat.
void put_heat(const SizingContext& context, FigureList& figures, const Subject& subject, const Figure& power);

/// Power (base + board power of the GPUs, a peak), power supply capacity, heat, GPUs and their memory, weight (unknown when
/// the catalogue has only the weight without cards). The GPUs' results must be there.
/// Verdict: DoesNotFit when the load is beyond the supplies that carry it (psu_needed x psu_power), Tight beyond policy.psu_load_limit of
/// them or when only the high end is beyond them.
void size_server(const SizingContext& context, const Server& server, ServerResult& result);

/// Units, power, heat and weight of a rack; DoesNotFit when the stated power limit is exceeded or devices stand outside. Devices' results
/// must be there.
void size_rack(const SizingContext& context, const Rack& rack, RackResult& result);

/// Sums over the variant: GPUs, memory as printed and as shown by the driver, power, heat, units, weight, storage. A sum of which one
/// part is unknown is unknown.
void size_totals(const SizingContext& context);

}  // namespace rackwright
