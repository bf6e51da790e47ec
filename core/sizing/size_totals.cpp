#include "sizing/fact_range.h"
#include "sizing/power.h"

namespace rackwright {
namespace {

/// `results` have `id` and `figures`.
template <typename Results>
Figure put_sum(const SizingContext& context, const Results& results, FigureKind kind, const char* symbol, const char* meaning,
               std::string_view unknown_reason) {
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    Range sum;
    for (const auto& result : results) {
        const Figure* figure = result.figures.find(kind);
        sum = sum + (figure != nullptr ? Range::of(*figure) : Range{nan, nan, nan});
    }
    const Figure total = figure_or(sum, figure_unit(kind), unknown_reason);
    put(context, context.evaluation.totals, variant_subject(), kind, total, [&](Derivation& derivation) {
        derivation.formula = std::string("Σ ") + symbol;
        for (const auto& result : results) {
            if (const Figure* figure = result.figures.find(kind))
                derivation.input(symbol, meaning, *figure, Origin::Derived, figure_id_text({subject_of(result.id), kind}));
        }
    });
    return total;
}

}  // namespace

void size_totals(const SizingContext& context) {
    const Evaluation& evaluation = context.evaluation;
    put_sum(context, evaluation.servers, FigureKind::GpuCount, "n_GPU", "input.gpus-in-server", "unknown.server");
    put_sum(context, evaluation.servers, FigureKind::VramPrinted, "M_printed", "input.memory-printed", "unknown.gpu");
    put_sum(context, evaluation.servers, FigureKind::VramVisible, "M_visible", "input.memory-visible", "unknown.gpu");
    const Figure power = put_sum(context, evaluation.racks, FigureKind::Power, "P", "input.device-power", "unknown.device-power");
    put_heat(context, context.evaluation.totals, variant_subject(), power);
    put_sum(context, evaluation.racks, FigureKind::UnitsUsed, "U", "input.device-units", "unknown.device-units");
    put_sum(context, evaluation.racks, FigureKind::Weight, "m", "input.weight", "unknown.device-weight");
    if (evaluation.arrays.empty()) return;
    put_sum(context, evaluation.arrays, FigureKind::RawCapacity, "C_raw", "input.raw-capacity", "unknown.drive");
    put_sum(context, evaluation.arrays, FigureKind::UsableCapacity, "C_usable", "input.usable-capacity", "unknown.array");
}

}  // namespace rackwright
