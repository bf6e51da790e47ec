#include "sizing/power.h"

#include "sizing/fact_range.h"

namespace rackwright {

void put_heat(const SizingContext& context, FigureList& figures, const Subject& subject, const Figure& power) {
    const Figure heat = figure_or(Range::of(power) * btu_per_hour_per_watt, Unit::BtuPerHour,
                                  power.known() ? std::string_view("unknown.power") : power.unknown_reason);
    put(context, figures, subject, FigureKind::Heat, heat, [&](Derivation& derivation) {
        derivation.formula = "Q = P · k";
        derivation.input("P", "input.power", power, Origin::Derived, figure_id_text({subject, FigureKind::Power}));
        derivation.input("k", "input.btu-per-watt-hour", btu_per_hour_per_watt, Unit::None, Origin::Constant, {}, "1 W = 3.412142 BTU/h");
    });
}

}  // namespace rackwright
