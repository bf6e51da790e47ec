#pragma once

#include "quantity/figure.h"

#include <string>
#include <vector>

namespace rackwright {

/// Where a figure was read. `id` is unique over the whole catalogue.
struct Source {
    std::string id;
    std::string title;
    std::string address;
    std::string read;  ///< date, ISO 8601
    std::string note;
};

/// What another source says about the same figure, and why it is not used.
struct DisputedValue {
    double value = 0.0;  ///< base unit of the fact
    std::string source;
    std::string why;
};

/// One sourced number of a product, in the base unit.
struct Fact {
    double value = std::numeric_limits<double>::quiet_NaN();
    double low = std::numeric_limits<double>::quiet_NaN();
    double high = std::numeric_limits<double>::quiet_NaN();
    Unit unit = Unit::None;
    std::string source;  ///< source id; empty when assumed
    bool assumed = false;
    std::string note;
    std::vector<DisputedValue> disputed;

    bool known() const { return std::isfinite(value); }
};

}  // namespace rackwright
