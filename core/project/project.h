#pragma once

#include "project/variant.h"

#include <memory>

namespace rackwright {

/// The limits that turn a fit into comfortable, tight or no. Shares of 1.
struct Policy {
    double vram_headroom = 0.10;       ///< free share of the visible memory below which a GPU is tight
    double target_utilisation = 0.80;  ///< of throughput (decode, detector, tokens/s) above which a fit is tight
    double array_fill_limit = 0.85;    ///< an array is never filled beyond this
    double psu_load_limit = 0.95;      ///< of the supplies that carry the load: their rating is continuous, redundancy is the reserve
    bool operator==(const Policy&) const = default;
};

/// The architect's answer to a question of the interview. No entry: not asked yet.
struct Answer {
    std::string question;  ///< question id
    std::string choice;    ///< choice id; empty with free text
    std::string text;
    bool unknown = false;  ///< asked, and the customer does not know: the stated assumption holds
    bool operator==(const Answer&) const = default;
};

/// What the architect decided: a plain value. Edits make a new value (edits.h); undo is the previous one.
struct Project {
    std::string title;
    std::string customer;
    std::string author;
    std::string request;  ///< the customer's text as received
    Policy policy;
    std::vector<Answer> answers;
    std::vector<Workload> workloads;
    std::vector<Variant> variants;
    std::int32_t next_id = 1;

    const Workload* workload(WorkloadId id) const;
    Workload* workload(WorkloadId id);
    const Variant* variant(VariantId id) const;
    Variant* variant(VariantId id);
    const Variant* variant_named(std::string_view name) const;
    const Answer* answer(std::string_view question) const;
    bool operator==(const Project&) const = default;
};

const Rack* find_rack(const Variant& variant, RackId id);
Rack* find_rack(Variant& variant, RackId id);
const Server* find_server(const Variant& variant, ServerId id);
Server* find_server(Variant& variant, ServerId id);
const StorageArray* find_array(const Variant& variant, ArrayId id);
StorageArray* find_array(Variant& variant, ArrayId id);
const Placement* find_placement(const Variant& variant, PlacementId id);
Placement* find_placement(Variant& variant, PlacementId id);
/// The rack that holds the server or array; nullptr when there is none.
const Rack* rack_of(const Variant& variant, ServerId id);
const Rack* rack_of(const Variant& variant, ArrayId id);

}  // namespace rackwright
