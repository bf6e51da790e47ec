#include "project/placing_rules.h"
#include "sizing/fact_range.h"
#include "sizing/power.h"

namespace rackwright {
namespace {

/// Calls `visit(subject, figures, name)` for every server and array of a rack.
template <typename Visit>
void for_each_device(const Evaluation& evaluation, const Rack& rack, Visit&& visit) {
    for (const Server& server : rack.servers) {
        if (const ServerResult* result = evaluation.server(server.id)) visit(subject_of(server.id), result->figures, server.name);
    }
    for (const StorageArray& array : rack.arrays) {
        if (const ArrayResult* result = evaluation.array(array.id)) visit(subject_of(array.id), result->figures, array.name);
    }
}

/// Sum over the devices; NaN as soon as one is not known, so that a sum is never silently short.
Range sum_of(const Evaluation& evaluation, const Rack& rack, FigureKind kind) {
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    Range sum;
    for_each_device(evaluation, rack, [&](const Subject&, const FigureList& figures, const std::string&) {
        const Figure* figure = figures.find(kind);
        sum = sum + (figure != nullptr ? Range::of(*figure) : Range{nan, nan, nan});
    });
    return sum;
}

Figure put_sum(const SizingContext& context, const Rack& rack, RackResult& result, FigureKind kind, const char* symbol, const char* meaning,
               std::string_view unknown_reason) {
    const Figure sum = figure_or(sum_of(context.evaluation, rack, kind), figure_unit(kind), unknown_reason);
    put(context, result.figures, subject_of(rack.id), kind, sum, [&](Derivation& derivation) {
        derivation.formula = std::string("Σ ") + symbol;
        for_each_device(context.evaluation, rack, [&](const Subject& subject, const FigureList& figures, const std::string& name) {
            if (const Figure* figure = figures.find(kind))
                derivation.input(symbol, meaning, *figure, Origin::Derived, figure_id_text({subject, kind}), name);
        });
    });
    return sum;
}

struct Units {
    int used = 0;
    bool outside = false;
};

Units units_of(const Catalogue& catalogue, const Rack& rack) {
    Units units;
    const auto add = [&](int height, int bottom) {
        units.used += height;
        units.outside = units.outside || bottom < 1 || bottom > rack.units - height + 1;
    };
    for (const Server& server : rack.servers) add(height_units(catalogue, server), server.bottom_unit);
    for (const StorageArray& array : rack.arrays) add(height_units(catalogue, array), array.bottom_unit);
    return units;
}

void put_units(const SizingContext& context, const Rack& rack, const Units& units, RackResult& result) {
    const Subject subject = subject_of(rack.id);
    put(context, result.figures, subject, FigureKind::UnitsUsed, Figure::exact(units.used, Unit::RackUnit), [&](Derivation& derivation) {
        derivation.formula = "Σ U";
        const auto add = [&](int height, const Fact* fact, const std::string& name) {
            derivation.input("U", "input.device-units", height, Unit::RackUnit, fact != nullptr ? Origin::Catalogue : Origin::Assumption,
                             fact != nullptr ? fact->source : std::string(), name);
        };
        for (const Server& server : rack.servers) {
            const ServerProduct* product = context.catalogue.server(server.product);
            add(height_units(context.catalogue, server), product != nullptr ? &product->rack_units : nullptr, server.name);
        }
        for (const StorageArray& array : rack.arrays) {
            const ArrayProduct* product = context.catalogue.array(array.product);
            add(height_units(context.catalogue, array), product != nullptr ? &product->rack_units : nullptr, array.name);
        }
    });
    put(context, result.figures, subject, FigureKind::UnitsTotal, Figure::exact(rack.units, Unit::RackUnit), [&](Derivation& derivation) {
        derivation.formula = "U";
        derivation.input("U", "input.rack-units", rack.units, Unit::RackUnit, Origin::Answer, "rack.units");
    });
}

void decide(RackResult& result, Verdict verdict, Limit limit) {
    if (worse(result.verdict, verdict) == result.verdict) return;
    result.verdict = verdict;
    result.limit = limit;
}

}  // namespace

void size_rack(const SizingContext& context, const Rack& rack, RackResult& result) {
    const Subject subject = subject_of(rack.id);
    const Figure power = put_sum(context, rack, result, FigureKind::Power, "P", "input.device-power", "unknown.device-power");
    put_heat(context, result.figures, subject, power);
    const Units units = units_of(context.catalogue, rack);
    put_units(context, rack, units, result);
    put_sum(context, rack, result, FigureKind::Weight, "m", "input.weight", "unknown.device-weight");

    if (units.outside || units.used > rack.units) decide(result, Verdict::DoesNotFit, Limit::RackUnits);
    if (!power.known()) decide(result, Verdict::Unknown, Limit::MissingFact);
    const double limit = rack.power_limit_w;
    if (!(limit > 0.0)) return;
    put(context, result.figures, subject, FigureKind::PowerLimit, Figure::exact(limit, Unit::Watt), [&](Derivation& derivation) {
        derivation.formula = "P_limit";
        derivation.input("P_limit", "input.power-limit", limit, Unit::Watt, Origin::Answer, "rack.power-limit");
    });
    if (!power.known()) return;
    // A feed is loaded no further than a power supply.
    if (power.value > limit) {
        decide(result, Verdict::DoesNotFit, Limit::Power);
    } else if (power.value > limit * context.project.policy.psu_load_limit || power.high_or_value() > limit) {
        decide(result, Verdict::Tight, Limit::Power);
    }
}

}  // namespace rackwright
