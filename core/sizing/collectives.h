#pragma once

#include "catalog/products.h"

namespace rackwright {

/// Bytes that cross one rank's link, as a multiple of the message S, with rings of n ranks: all-reduce 2(n-1)/n, all-gather,
/// reduce-scatter and all-to-all (n-1)/n; S is the whole tensor (definition of nccl-tests). 0 for one rank.
double ring_wire_factor(Collective op, int ranks);

/// Bus bandwidth (nccl-tests) of `op` over `ranks` GPUs on `link` at `message_bytes` (0: large), B/s. Taken from the link's
/// measured groups: the group size itself, else the next larger one, else the largest; the operation itself, else any, else
/// all-reduce, which runs the same ring. Between two measured sizes the time is interpolated, which holds where the latency
/// does; below the smallest the first pair's line goes on; a link with one size borrows the shape of its own curve, or adds its
/// latency. Measured "tuned" is the value and "default" the low end of the range.
/// Unknown training.unknown-link-bandwidth when the link has no measured group.
Figure bus_bandwidth(const Link& link, Collective op, int ranks, double message_bytes);

/// The same while `groups` groups run at once over PCIe and share the paths through the host: from two groups on each gets
/// `shared` / groups of what it gets alone (SimuMax's A100 PCIe description: 20.8 to 7.65 GB/s for two groups of four, 20.9 to
/// 4.0 for four groups of two; with shared = 0.75 this gives 7.8 and 3.9).
Figure shared_bus_bandwidth(const Figure& alone, int groups, const Figure& shared);

/// Several servers: what a ring over `nodes` servers reaches, B/s. `nic_bytes_per_s`: all network cards of a server;
/// `in_node`: the ring inside a server, which it never exceeds (unknown: no cap); `share`: of the cards' sum (0.85-0.96);
/// `shape`: a link with a size curve over several nodes, or nullptr.
Figure network_bus_bandwidth(double nic_bytes_per_s, const Figure& share, const Figure& in_node, const Link* shape, double message_bytes);

/// Seconds of a collective: wire bytes over bus bandwidth. Unknown when the bandwidth is. 0 for one rank.
Figure collective_seconds(Collective op, int ranks, double message_bytes, const Figure& bandwidth);

}  // namespace rackwright
