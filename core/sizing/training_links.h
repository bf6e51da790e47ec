#pragma once

#include "sizing/context.h"
#include "sizing/training_step.h"

namespace rackwright {

/// Which link each group of a placed run uses. Replicas are runs of tensor x pipeline GPUs in the placement's order. Inside a
/// server: NVLink through the board's switch, a bridge when all cards of the group lie in one bridge group (taken as fitted),
/// else PCIe of the card's generation (tensor_link.h); groups of neighbours have a PCIe switch or root of their own, groups
/// spread over the host share its paths. Between servers: the servers' network cards, divided among the groups of a server;
/// unknown (0 B/s) when a server's product does not state them.
StepLinks placement_links(const SizingContext& context, std::span<GpuResult* const> gpus, const TrainingPlan& plan);

/// The catalogue's link with that rate a port ("ib-ndr" for 400 Gbit/s); nullptr when there is none.
const Link* network_link(const Catalogue& catalogue, double port_bytes_per_s);

}  // namespace rackwright
