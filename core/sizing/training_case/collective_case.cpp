#include "sizing/training_case/case_predictors.h"

#include "sizing/collectives.h"
#include "sizing/training_case/case_gpu.h"
#include "sizing/training_constants.h"

#include <algorithm>

namespace rackwright::training_case {
namespace {

Collective operation_of(const std::string& op) {
    if (contains(op, "gather")) return Collective::AllGather;
    if (contains(op, "scatter")) return Collective::ReduceScatter;
    if (contains(op, "alltoall") || contains(op, "all_to_all") || contains(op, "all-to-all")) return Collective::AllToAll;
    return Collective::AllReduce;
}

const Link* pcie_of(const Catalogue& catalogue, const std::string& link, const Gpu& gpu) {
    if (contains(link, "pcie4") || contains(link, "pcie 4")) return catalogue.link("pcie4");
    if (contains(link, "pcie5") || contains(link, "pcie 5")) return catalogue.link("pcie5");
    return catalogue.link(gpu.pcie_generation.known() && gpu.pcie_generation.value >= 5.0 ? "pcie5" : "pcie4");
}

const Link* link_of(const Catalogue& catalogue, const std::string& text, const Gpu& gpu) {
    if (contains(text, "no p2p") || contains(text, "through host") || contains(text, "p2p_disable")) return catalogue.link("host-bounce");
    if (contains(text, "infinity fabric") || contains(text, "xgmi")) return catalogue.link("xgmi-mi300x");
    if (contains(text, "nvlink") && !contains(text, "no nvlink")) {
        if (contains(text, "nvlink3")) return catalogue.link("nvlink3");
        if (contains(text, "nvlink4")) return catalogue.link("nvlink4");
        if (contains(text, "nvlink5")) return catalogue.link("nvlink5");
        return gpu.link.empty() ? nullptr : catalogue.link(gpu.link);
    }
    return pcie_of(catalogue, text, gpu);
}

/// "ring" and "defaults" name the state in which the links' own tuning is off.
const Link* in_state(const Link& link, const std::string& text, Link& narrowed) {
    const std::string_view state = contains(text, "ring") || contains(text, "default")    ? "default"
                                   : contains(text, "nvls on") || contains(text, "tuned") ? "tuned"
                                                                                          : "";
    if (state.empty()) return &link;
    narrowed = link;
    std::erase_if(narrowed.group, [&](const LinkMeasurement& entry) { return entry.state != state && entry.state != "any"; });
    return narrowed.group.empty() ? &link : &narrowed;
}

/// "8x50 GB/s EFA per node", "4xHDR": all cards of a node, B/s. Eight of 50 GB/s where the text gives no rate (EFA of the H200 nodes).
double nic_bytes(const CaseFields& fields, const std::string& text, const Gpu& gpu) {
    if (const auto bits = fields.number("inter_node_bits_per_s_per_node")) return *bits / 8.0;
    if (const auto bits = fields.number("inter_node_bits_per_s_per_gpu")) return *bits;  // eight cards, eight bits
    double cards = 8.0, each = gpu.architecture == Architecture::Ampere ? 25e9 : 50e9;
    const std::size_t cross = text.find('x');
    for (std::size_t at = cross; at != std::string::npos && at > 0; at = text.find('x', at + 1)) {
        const char before = text[at - 1];
        if (before < '1' || before > '9') continue;
        cards = before - '0';
        double number = 0.0;
        for (std::size_t i = at + 1; i < text.size() && text[i] >= '0' && text[i] <= '9'; ++i) number = number * 10.0 + (text[i] - '0');
        if (number >= 100.0)
            each = number * 1e9 / 8.0;  // Gbit/s: 200G, 400G
        else if (number > 0.0)
            each = number * 1e9;
        break;
    }
    if (contains(text, "edr")) each = 12.5e9;
    if (contains(text, "hdr")) each = 25e9;
    if (contains(text, "ndr")) each = 50e9;
    if (contains(text, "xdr")) each = 100e9;
    return cards * each;
}

/// H800 and A800 have fewer NVLinks than the H100 and A100 that they are looked up as.
double nvlink_share(const TrainingConstants& constants, const CaseFields& fields, const Link& link) {
    if (!link.id.starts_with("nvlink")) return 1.0;
    const std::string gpu = fields.lower("gpu");
    if (contains(gpu, "h800")) return constants.get("case.nvlink_share.h800", Unit::Ratio).value;
    if (contains(gpu, "a800")) return constants.get("case.nvlink_share.a800", Unit::Ratio).value;
    return 1.0;
}

Figure times(const Figure& figure, double factor) {
    if (!figure.known() || factor == 1.0) return figure;
    return Figure::range(figure.low_or_value() * factor, figure.value * factor, figure.high_or_value() * factor, figure.unit);
}

CasePrediction as_prediction(const Figure& bandwidth, std::string method) {
    if (!bandwidth.known()) return unpredicted(bandwidth.unknown_reason);
    CasePrediction prediction;
    prediction.predicted = bandwidth.value / 1e9;
    prediction.low = bandwidth.low_or_value() / 1e9;
    prediction.high = bandwidth.high_or_value() / 1e9;
    prediction.method = std::move(method);
    return prediction;
}

}  // namespace

CasePrediction predict_collective(const Catalogue& catalogue, const CaseFields& fields) {
    if (!contains(fields.unit(), "gb/s")) return unpredicted("case.unknown-unit");
    const TrainingConstants constants(catalogue);
    const CaseGpu gpu = gpu_of(catalogue, fields);
    const std::string text = fields.lower("link");
    if (!gpu.known() && text.empty()) return unpredicted(gpu.unknown_reason);
    const Link* link = link_of(catalogue, text, gpu.product);
    if (link == nullptr) return unpredicted("case.unknown-link");
    const Collective op = operation_of(fields.lower("op"));
    const int gpus = fields.whole("gpus", 0), nodes = fields.whole("nodes", 1);
    if (gpus < 2) return unpredicted("case.missing-gpus");
    const double message = fields.number("message_bytes").value_or(0.0);
    if (nodes > 1) {
        const int in_node_ranks = std::max(1, gpus / nodes);
        const Figure in_node = bus_bandwidth(*link, op, in_node_ranks, 0.0);
        const Link* shape = catalogue.link("ib-ndr");
        return as_prediction(network_bus_bandwidth(nic_bytes(fields, text, gpu.product), constants.get("network.share", Unit::Ratio),
                                                   in_node, shape, message),
                             "network cards' sum x share x size");
    }
    Link narrowed;
    const Link* state = in_state(*link, text, narrowed);
    const int groups = fields.whole("concurrent_groups", 1);
    const int ranks = fields.whole("group_size", gpus);
    const Figure alone = times(bus_bandwidth(*state, op, ranks, message), nvlink_share(constants, fields, *link));
    return as_prediction(shared_bus_bandwidth(alone, groups, constants.get("pcie.shared", Unit::Ratio)),
                         groups > 1 ? "measured group shared by groups" : "measured group, interpolated by size");
}

}  // namespace rackwright::training_case
