#include "catalog/loading/fact_reader.h"

#include "catalog/loading/unit_table.h"

#include <nlohmann/json.hpp>

#include <array>
#include <charconv>

namespace rackwright {
namespace {

using nlohmann::json;

std::string number_text(double value) {
    std::array<char, 32> digits{};
    const auto written = std::to_chars(digits.data(), digits.data() + digits.size(), value);
    return {digits.data(), written.ptr};
}

/// The number `key` in base units; NaN when it is absent or wrong.
double read_value(ObjectReader& figure, std::string_view key, const CatalogueUnit& unit, const FactRule& rule) {
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    const json* given = figure.find(key);
    if (given == nullptr) return none;
    if (!given->is_number()) {
        figure.fail("catalog.wrong-type", key, json_type_name(*given), "number");
        return none;
    }
    const double value = in_base_unit(given->get<double>(), unit);
    if (!(value >= rule.low && value <= rule.high)) {
        const std::string base(unit_name(unit.unit));
        figure.fail("catalog.out-of-range", key, number_text(value) + " " + base,
                    number_text(rule.low) + " .. " + number_text(rule.high) + " " + base);
        return none;
    }
    return value;
}

const CatalogueUnit* read_unit(ObjectReader& figure, const FactRule& rule) {
    const std::string word = figure.text("unit");
    const CatalogueUnit* unit = catalogue_unit(word);
    if (unit == nullptr) {
        figure.fail("catalog.unknown-unit", "unit", word, rule.unit ? catalogue_units_of(*rule.unit) : all_catalogue_units());
    } else if (rule.unit && unit->unit != *rule.unit) {
        figure.fail("catalog.wrong-unit", "unit", word, catalogue_units_of(*rule.unit));
        return nullptr;
    }
    return unit;
}

void read_range(ObjectReader& figure, const CatalogueUnit& unit, const FactRule& rule, Fact& fact) {
    fact.low = read_value(figure, "low", unit, rule);
    fact.high = read_value(figure, "high", unit, rule);
    if (figure.has("low") != figure.has("high")) {
        const std::string_view missing = figure.has("low") ? "high" : "low";
        figure.fail("catalog.missing-key", missing, "", std::string(missing));
    } else if (figure.has("low") && !(fact.low <= fact.value && fact.value <= fact.high)) {
        figure.fail("catalog.out-of-range", "value", number_text(fact.value), number_text(fact.low) + " .. " + number_text(fact.high));
    }
}

void read_origin(ObjectReader& figure, Fact& fact) {
    fact.assumed = figure.flag("assumed");
    fact.source = figure.reference("source", ReferenceTo::Source);
    fact.note = figure.text_or_empty("note");
    if (fact.assumed != fact.source.empty()) {
        figure.fail("catalog.no-source", "source", fact.assumed ? "assumed, " + fact.source : "", fact.assumed ? "assumed" : "source");
    }
    if (fact.assumed && fact.note.empty()) figure.fail("catalog.no-note", "note", "", "note");
}

void read_disputes(ObjectReader& figure, const FactRule& rule, Fact& fact) {
    figure.each("disputed", [&](ObjectReader& dispute) {
        DisputedValue& disputed = fact.disputed.emplace_back();
        dispute.require("value");
        if (const CatalogueUnit* unit = read_unit(dispute, {fact.unit, rule.low, rule.high})) {
            disputed.value = read_value(dispute, "value", *unit, rule);
        }
        disputed.source = dispute.required_reference("source", ReferenceTo::Source);
        disputed.why = dispute.text("why");
    });
}

}  // namespace

Fact read_fact(ObjectReader& owner, std::string_view key, const FactRule& rule, Presence presence) {
    Fact fact;
    if (rule.unit) fact.unit = *rule.unit;
    if (presence == Presence::Required) owner.require(key);
    owner.within(key, [&](ObjectReader& figure) {
        figure.require("value");
        const CatalogueUnit* unit = read_unit(figure, rule);
        if (unit != nullptr) {
            fact.unit = unit->unit;
            fact.value = read_value(figure, "value", *unit, rule);
            read_range(figure, *unit, rule, fact);
        }
        read_origin(figure, fact);
        read_disputes(figure, rule, fact);
    });
    return fact;
}

}  // namespace rackwright
