#pragma once

#include "sizing/context.h"

namespace rackwright {

/// Power, power supply capacity and heat of a server with its GPUs at full load. The GPUs' results must be there already.
/// Verdict: DoesNotFit when the load is beyond the supplies that carry it (psu_needed x psu_power), Tight beyond policy.psu_load_limit of
/// them.
void size_server(const SizingContext& context, const Server& server, ServerResult& result);

/// Units and power of a rack; DoesNotFit when the stated power limit is exceeded or devices stand outside. Devices' results must be there.
void size_rack(const SizingContext& context, const Rack& rack, RackResult& result);

/// Sums over the variant: power, heat, units, weight where every device's is known, GPUs, memory as printed and as shown by the driver.
void size_totals(const SizingContext& context);

/// 1 W = 3.412142 BTU/h.
inline constexpr double btu_per_hour_per_watt = 3.412142;

}  // namespace rackwright
