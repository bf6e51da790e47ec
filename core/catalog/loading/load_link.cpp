#include "catalog/loading/bounds.h"
#include "catalog/loading/product_kinds.h"
#include "catalog/loading/product_words.h"

#include <algorithm>
#include <array>

namespace rackwright {
namespace {

constexpr FactField<Link> figures[] = {
    {"per_direction", &Link::per_direction, bounds::link_rate, Presence::Required},
    {"latency", &Link::latency, {Unit::Second, 1e-8, 1.0}, Presence::Optional},
};

constexpr IntegerBounds group_size{1, 100'000};

void read_measurement(ObjectReader& entry, LinkMeasurement& measurement) {
    constexpr std::array<std::string_view, 3> states = {"tuned", "default", "any"};
    measurement.gpus = entry.integer("gpus", {2, group_size.high});
    measurement.op = entry.word("op", words::collectives);
    measurement.state = entry.text("state");
    if (std::find(states.begin(), states.end(), measurement.state) == states.end()) {
        entry.fail("catalog.unknown-value", "state", measurement.state, "tuned | default | any");
    }
    measurement.message_bytes = entry.number_or("message_bytes", 0.0, 0.0, 1e15);
    measurement.busbw = read_fact(entry, "busbw", bounds::link_rate, Presence::Required);
}

}  // namespace

void load_link(ObjectReader& reader, Catalogue& catalogue) {
    Link& link = catalogue.links.emplace_back();
    read_product(reader, link);
    read_figures(reader, figures, link);
    reader.each("group", [&](ObjectReader& entry) { read_measurement(entry, link.group.emplace_back()); });
    reader.each("measured", [&](ObjectReader& entry) {
        LinkObservation& observation = link.measured.emplace_back();
        observation.what = entry.text("what");
        observation.gpus = entry.integer_or("gpus", 0, group_size);
        observation.message_bytes = entry.number_or("message_bytes", 0.0, 0.0, 1e15);
        observation.figure = read_fact(entry, "figure", {std::nullopt, 0.0, 1e18}, Presence::Required);
    });
}

}  // namespace rackwright
