#include "sizing/training_case/case_links.h"

#include <algorithm>

namespace rackwright::training_case {
namespace {

/// Digits before " per node" ("H200-SXM, 4 per node"); 8 otherwise.
int gpus_per_node(const CaseFields& fields, int gpus) {
    const int nodes = fields.whole("nodes", 0);
    if (nodes > 0) return std::max(1, gpus / nodes);
    const std::string text = fields.lower("gpu");
    if (contains(text, "gb200") || contains(text, "gb300")) return 72;  // one NVLink domain a rack
    const std::size_t at = text.find(" per ");
    if (at != std::string::npos && at > 0 && text[at - 1] >= '1' && text[at - 1] <= '9') return text[at - 1] - '0';
    return 8;
}

double node_network(const CaseFields& fields, const CaseGpu& gpu, const CasePlan& run, int per_node) {
    if (const auto bits = fields.number("inter_node_bits_per_s_per_gpu")) return *bits / 8.0 * per_node;
    for (const std::string_view key : {"inter_node_bits_per_s_per_node", "inter_node_bits_per_s"}) {
        if (const auto bits = fields.number(key)) return *bits / 8.0;
    }
    // A few cards in several hosts can be joined by anything; published cluster runs are DGX-like.
    if (fields.has("nodes") && !megatron_family(run.stack)) return 0.0;
    return (gpu.product.architecture == Architecture::Ampere ? 25e9 : 50e9) * per_node;
}

const Link* in_node_link(const Catalogue& catalogue, const TrainingConstants& constants, const CaseFields& fields, const CaseGpu& gpu,
                         Link& made, bool& pcie) {
    const std::string text = fields.lower("link");
    pcie = false;
    if (contains(text, "slow pcie")) {
        const Figure speed = constants.get("case.slow_pcie", Unit::BytePerSecond);
        LinkMeasurement entry;
        entry.gpus = 2;
        entry.state = "any";
        entry.busbw.value = speed.value;
        entry.busbw.unit = Unit::BytePerSecond;
        made.id = "slow-pcie";
        made.group = {entry};
        pcie = true;
        return &made;
    }
    if (contains(text, "p2p_disable") || contains(text, "through host")) return catalogue.link("host-bounce");
    const bool card_only =
        gpu.product.form == GpuForm::Pcie && (gpu.product.link.empty() || !contains(text, "nvlink") || contains(text, "no nvlink"));
    if (card_only) {
        pcie = true;
        return catalogue.link(gpu.product.pcie_generation.known() && gpu.product.pcie_generation.value >= 5.0 ? "pcie5" : "pcie4");
    }
    return catalogue.link(gpu.product.link);
}

}  // namespace

void find_links(const Catalogue& catalogue, const TrainingConstants& constants, const CaseFields& fields, const CaseGpu& gpu,
                const CasePlan& run, CaseLinks& result) {
    const TrainingPlan& plan = run.plan;
    bool pcie = false;
    const Link* link = in_node_link(catalogue, constants, fields, gpu, result.made, pcie);
    if (link == nullptr && run.gpus > 1) {
        result.unknown_reason = "case.unknown-link";
        return;
    }
    const int per_node = std::min(gpus_per_node(fields, run.gpus), run.gpus);
    const double network = node_network(fields, gpu, run, per_node);
    // Ranks are laid out tensor first, then context, then data: `inside` ranks of a group share a node.
    const auto group = [&](int ranks, int stride) {
        GroupLink made;
        made.ranks = ranks;
        const int inside = std::clamp(per_node / std::max(stride, 1), 1, std::max(ranks, 1));
        made.network = inside < ranks;
        made.link = link;
        made.pcie = pcie;
        // Neighbours have a switch or root of their own; groups spread over the host meet on its paths.
        made.groups = stride > 1 ? std::max(1, per_node / inside) : 1;
        made.in_node = link;
        made.in_node_ranks = inside;
        made.nic_bytes_per_s = network * inside / per_node;
        made.network_shape = catalogue.link("ib-ndr");
        return made;
    };
    result.step.tensor = group(plan.tensor, 1);
    result.step.context = group(plan.context, plan.tensor);
    const bool hybrid = contains(fields.lower("sharding"), "hsdp") || (run.stack == Stack::FmsFsdp && !fields.has("sharding"));
    // Hybrid sharding gathers inside the node; what crosses nodes is an all-reduce of the shard, which hides.
    result.step.data = group(hybrid ? std::min(per_node, plan.shard_ranks()) : plan.shard_ranks(), plan.tensor);
    result.step.expert = group(plan.expert, plan.tensor);
    for (const GroupLink* used : {&result.step.tensor, &result.step.context, &result.step.data, &result.step.expert}) {
        if (used->ranks > 1 && used->network && network <= 0.0) result.unknown_reason = "case.unknown-network";
    }
}

}  // namespace rackwright::training_case
