#include "sizing/power.h"

#include "project/placing_rules.h"

namespace rackwright {
namespace {

void put_heat(const SizingContext& context, FigureList& figures, const Subject& subject, const Figure& power) {
    Figure heat = power.known() ? Figure::exact(power.value * btu_per_hour_per_watt, Unit::BtuPerHour)
                                : Figure::unknown("unknown.product", Unit::BtuPerHour);
    put(context, figures, subject, FigureKind::Heat, heat, [&](Derivation& derivation) {
        derivation.formula = "Q = P · 3.412142";
        derivation.input("P", "input.power", power, Origin::Derived, figure_id_text({subject, FigureKind::Power}));
    });
}

void input_fact(Derivation& derivation, const char* symbol, const char* meaning, const Fact& fact, double count = 1.0) {
    derivation.input(symbol, meaning, fact.value * count, fact.unit, fact.assumed ? Origin::Assumption : Origin::Catalogue, fact.source,
                     fact.note);
}

/// Sum of a figure over the devices of a rack; NaN as soon as one is unknown, so that a sum is never silently short.
double sum_over_rack(const SizingContext& context, const Rack& rack, FigureKind kind) {
    double sum = 0.0;
    for (const Server& server : rack.servers) {
        const ServerResult* result = context.evaluation.server(server.id);
        sum += result != nullptr ? result->figures.value(kind) : 0.0;
    }
    for (const StorageArray& array : rack.arrays) {
        const ArrayResult* result = context.evaluation.array(array.id);
        sum += result != nullptr ? result->figures.value(kind) : 0.0;
    }
    return sum;
}

Figure known_or(double value, Unit unit, std::string_view reason) {
    return std::isfinite(value) ? Figure::exact(value, unit) : Figure::unknown(reason, unit);
}

}  // namespace

void size_server(const SizingContext& context, const Server& server, ServerResult& result) {
    const ServerProduct* product = result.product;
    const Subject subject = subject_of(server.id);
    double gpu_power = 0.0, printed = 0.0, visible = 0.0;
    int gpus = 0;
    for (const GpuResult& gpu : context.evaluation.gpus) {
        if (gpu.ref.server != server.id) continue;
        ++gpus;
        const double unknown = std::numeric_limits<double>::quiet_NaN();
        gpu_power += gpu.product != nullptr ? gpu.product->board_power.value : unknown;
        printed += gpu.product != nullptr ? gpu.product->memory_printed.value : unknown;
        visible += gpu.product != nullptr ? gpu.product->memory_visible.value : unknown;
    }
    const double base = product != nullptr ? product->base_power.value : std::numeric_limits<double>::quiet_NaN();
    const Figure power = known_or(base + gpu_power, Unit::Watt, "unknown.product");
    put(context, result.figures, subject, FigureKind::Power, power, [&](Derivation& derivation) {
        derivation.formula = "P = P_base + Σ P_GPU";
        if (product != nullptr) input_fact(derivation, "P_base", "input.base-power", product->base_power);
        for (const GpuResult& gpu : context.evaluation.gpus) {
            if (gpu.ref.server == server.id && gpu.product != nullptr)
                input_fact(derivation, "P_GPU", "input.board-power", gpu.product->board_power);
        }
    });
    put_heat(context, result.figures, subject, power);
    const double capacity_value =
        product != nullptr ? product->psu_needed.value * product->psu_power.value : std::numeric_limits<double>::quiet_NaN();
    const Figure capacity = known_or(capacity_value, Unit::Watt, "unknown.psu");
    put(context, result.figures, subject, FigureKind::PowerCapacity, capacity, [&](Derivation& derivation) {
        derivation.formula = "P_cap = n_needed · P_PSU";
        if (product == nullptr) return;
        input_fact(derivation, "n_needed", "input.psu-needed", product->psu_needed);
        input_fact(derivation, "P_PSU", "input.psu-power", product->psu_power);
    });
    put(context, result.figures, subject, FigureKind::GpuCount, Figure::exact(gpus, Unit::Gpu), [&](Derivation& derivation) {
        derivation.formula = "n_GPU";
        derivation.input("n_GPU", "input.gpus-in-server", gpus, Unit::Gpu, Origin::Answer, "server.gpus");
    });
    put(context, result.figures, subject, FigureKind::VramPrinted, known_or(printed, Unit::Byte, "unknown.product"),
        [&](Derivation& derivation) {
            derivation.formula = "Σ M_printed";
            for (const GpuResult& gpu : context.evaluation.gpus) {
                if (gpu.ref.server == server.id && gpu.product != nullptr)
                    input_fact(derivation, "M_printed", "input.memory-printed", gpu.product->memory_printed);
            }
        });
    put(context, result.figures, subject, FigureKind::VramVisible, known_or(visible, Unit::Byte, "unknown.product"),
        [&](Derivation& derivation) {
            derivation.formula = "Σ M_visible";
            for (const GpuResult& gpu : context.evaluation.gpus) {
                if (gpu.ref.server == server.id && gpu.product != nullptr)
                    input_fact(derivation, "M_visible", "input.memory-visible", gpu.product->memory_visible);
            }
        });
    if (product != nullptr && product->weight.known()) {
        put(context, result.figures, subject, FigureKind::Weight, Figure::exact(product->weight.value, Unit::Kilogram),
            [&](Derivation& derivation) {
                derivation.formula = "m";
                input_fact(derivation, "m", "input.weight", product->weight);
            });
    }
    if (!power.known()) {
        result.verdict = Verdict::Unknown;
        result.limit = Limit::MissingFact;
    } else if (capacity.known() && power.value > capacity.value) {
        result.verdict = Verdict::DoesNotFit;
        result.limit = Limit::Power;
    } else if (capacity.known() && power.value > capacity.value * context.project.policy.psu_load_limit) {
        result.verdict = Verdict::Tight;
        result.limit = Limit::Power;
    }
}

void size_rack(const SizingContext& context, const Rack& rack, RackResult& result) {
    const Subject subject = subject_of(rack.id);
    int units = 0;
    bool outside = false;
    const auto add_device = [&](int height, int bottom) {
        units += height;
        outside = outside || bottom < 1 || bottom + height - 1 > rack.units;
    };
    for (const Server& server : rack.servers) add_device(height_units(context.catalogue, server), server.bottom_unit);
    for (const StorageArray& array : rack.arrays) add_device(height_units(context.catalogue, array), array.bottom_unit);

    const Figure power = known_or(sum_over_rack(context, rack, FigureKind::Power), Unit::Watt, "unknown.product");
    put(context, result.figures, subject, FigureKind::Power, power, [&](Derivation& derivation) {
        derivation.formula = "P = Σ P_device";
        for (const Server& server : rack.servers) {
            if (const ServerResult* device = context.evaluation.server(server.id)) {
                derivation.input("P_device", "input.device-power", device->figures.value(FigureKind::Power), Unit::Watt, Origin::Derived,
                                 figure_id_text({subject_of(server.id), FigureKind::Power}), server.name);
            }
        }
        for (const StorageArray& array : rack.arrays) {
            if (const ArrayResult* device = context.evaluation.array(array.id)) {
                derivation.input("P_device", "input.device-power", device->figures.value(FigureKind::Power), Unit::Watt, Origin::Derived,
                                 figure_id_text({subject_of(array.id), FigureKind::Power}), array.name);
            }
        }
    });
    put_heat(context, result.figures, subject, power);
    put(context, result.figures, subject, FigureKind::UnitsUsed, Figure::exact(units, Unit::RackUnit), [&](Derivation& derivation) {
        derivation.formula = "Σ U";
        derivation.input("Σ U", "input.device-units", units, Unit::RackUnit, Origin::Catalogue);
    });
    put(context, result.figures, subject, FigureKind::UnitsTotal, Figure::exact(rack.units, Unit::RackUnit), [&](Derivation& derivation) {
        derivation.formula = "U";
        derivation.input("U", "input.rack-units", rack.units, Unit::RackUnit, Origin::Answer, "rack.units");
    });
    if (outside || units > rack.units) {
        result.verdict = Verdict::DoesNotFit;
        result.limit = Limit::RackUnits;
    } else if (!power.known()) {
        result.verdict = Verdict::Unknown;
        result.limit = Limit::MissingFact;
    } else if (rack.power_limit_w > 0.0) {
        put(context, result.figures, subject, FigureKind::PowerLimit, Figure::exact(rack.power_limit_w, Unit::Watt),
            [&](Derivation& derivation) {
                derivation.formula = "P_limit";
                derivation.input("P_limit", "input.power-limit", rack.power_limit_w, Unit::Watt, Origin::Answer, "rack.power-limit");
            });
        if (power.value > rack.power_limit_w) {
            result.verdict = Verdict::DoesNotFit;
            result.limit = Limit::Power;
        } else if (power.value > rack.power_limit_w * context.project.policy.psu_load_limit) {
            result.verdict = Verdict::Tight;
            result.limit = Limit::Power;
        }
    }
}

void size_totals(const SizingContext& context) {
    Evaluation& evaluation = context.evaluation;
    const Subject subject = variant_subject();
    const auto sum = [](const auto& results, FigureKind kind) {
        double total = 0.0;
        for (const auto& result : results) total += result.figures.value(kind);
        return total;
    };
    const auto put_sum = [&](FigureKind kind, const char* formula, const auto& results, const char* meaning) {
        const double total = sum(results, kind);
        put(context, evaluation.totals, subject, kind, known_or(total, figure_unit(kind), "unknown.product"), [&](Derivation& derivation) {
            derivation.formula = formula;
            for (const auto& result : results) {
                derivation.input("x", meaning, result.figures.value(kind), figure_unit(kind), Origin::Derived,
                                 figure_id_text({subject_of(result.id), kind}));
            }
        });
    };
    put_sum(FigureKind::GpuCount, "Σ n_GPU", evaluation.servers, "input.gpus-in-server");
    put_sum(FigureKind::VramPrinted, "Σ M_printed", evaluation.servers, "input.memory-printed");
    put_sum(FigureKind::VramVisible, "Σ M_visible", evaluation.servers, "input.memory-visible");
    put_sum(FigureKind::Power, "Σ P", evaluation.racks, "input.device-power");
    put_heat(context, evaluation.totals, subject, *evaluation.totals.find(FigureKind::Power));
    put_sum(FigureKind::UnitsUsed, "Σ U", evaluation.racks, "input.device-units");
    if (!evaluation.arrays.empty()) {
        put_sum(FigureKind::RawCapacity, "Σ C_raw", evaluation.arrays, "input.raw-capacity");
        put_sum(FigureKind::UsableCapacity, "Σ C_usable", evaluation.arrays, "input.usable-capacity");
    }
}

}  // namespace rackwright
