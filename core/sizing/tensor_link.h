#pragma once

#include "catalog/catalogue.h"
#include "project/variant.h"

#include <span>
#include <string_view>

namespace rackwright {

/// What joins the GPUs of one tensor-parallel group.
struct TensorLink {
    const Link* link = nullptr;
    bool fast = false;           ///< NVLink: what the measured speed coefficients already contain
    double bus_bandwidth = 0.0;  ///< B/s as nccl-tests defines it: ring time = 2·(T-1)/T · payload / bus_bandwidth
    const Fact* bandwidth = nullptr;
    double extra_latency = 0.0;         ///< s of one all-reduce beyond NVLink's
    std::string_view unknown_reason{};  ///< llm.no-link-figure

    bool known() const { return unknown_reason.empty(); }
    /// Seconds that one all-reduce of `payload_bytes` over `ranks` takes of the link, latency apart.
    double payload_time(double payload_bytes, int ranks) const;
    /// What an all-reduce adds to a step that the speed coefficients do not contain; 0 over NVLink.
    double all_reduce_time(double payload_bytes, int ranks) const;
};

/// SXM boards are joined by their NVLink switch. Cards are joined by a bridge when all of the group's slots lie in one bridge
/// group (slots counted from 0 in groups of `bridge_group`), else by PCIe of the card's generation. One GPU needs no link.
TensorLink tensor_link(const Catalogue& catalogue, const Gpu& gpu, std::span<const GpuRef> group);

/// The measured bus bandwidth of an all-reduce of large messages over that many GPUs: default settings before tuned ones, the
/// next larger group when that size was not measured, then the largest measured one. Not known when nothing was measured.
const Fact& all_reduce_bandwidth(const Link& link, int gpus);

}  // namespace rackwright
