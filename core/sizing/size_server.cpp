#include "sizing/engine_constants.h"
#include "sizing/fact_range.h"
#include "sizing/power.h"

namespace rackwright {
namespace {

/// Sum of one fact over the GPUs of a server; NaN as soon as one is not known, so that a sum is never silently short.
Range sum_over_gpus(const Evaluation& evaluation, ServerId server, Fact Gpu::*fact) {
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    Range sum;
    for (const GpuResult& gpu : evaluation.gpus) {
        if (gpu.ref.server != server) continue;
        sum = sum + (gpu.product != nullptr ? range_of(gpu.product->*fact) : Range{nan, nan, nan});
    }
    return sum;
}

void input_gpus(const Evaluation& evaluation, ServerId server, Fact Gpu::*fact, const char* symbol, const char* meaning,
                Derivation& derivation) {
    for (const GpuResult& gpu : evaluation.gpus) {
        if (gpu.ref.server == server && gpu.product != nullptr)
            add_fact(derivation, symbol, meaning, gpu.product->*fact, Origin::Catalogue);
    }
}

void put_gpu_sum(const SizingContext& context, ServerResult& result, FigureKind kind, Fact Gpu::*fact, const char* symbol,
                 const char* meaning) {
    const Evaluation& evaluation = context.evaluation;
    const Figure sum = figure_or(sum_over_gpus(evaluation, result.id, fact), figure_unit(kind), "unknown.gpu");
    put(context, result.figures, subject_of(result.id), kind, sum, [&](Derivation& derivation) {
        derivation.formula = std::string("Σ ") + symbol;
        input_gpus(evaluation, result.id, fact, symbol, meaning, derivation);
    });
}

Figure power_of(const Evaluation& evaluation, const ServerResult& result) {
    if (result.product == nullptr) return Figure::unknown("unknown.server", Unit::Watt);
    return figure_or(range_of(result.product->base_power) + sum_over_gpus(evaluation, result.id, &Gpu::board_power), Unit::Watt,
                     "unknown.gpu");
}

/// A weight without the cards is no weight of the server: a sum of such would be short without saying so.
void put_weight(const SizingContext& context, const ServerProduct* product, const Subject& subject, ServerResult& result) {
    if (product == nullptr || (!product->weight.known() && !product->bare_weight.known())) return;
    const bool whole = product->weight.known();
    const Figure weight =
        whole ? range_of(product->weight).figure(Unit::Kilogram) : Figure::unknown("unknown.equipped-weight", Unit::Kilogram);
    put(context, result.figures, subject, FigureKind::Weight, weight, [&](Derivation& derivation) {
        derivation.formula = whole ? "m" : "m > m_bare";
        if (whole) {
            add_fact(derivation, "m", "input.weight", product->weight, Origin::Catalogue);
        } else {
            add_fact(derivation, "m_bare", "input.bare-weight", product->bare_weight, Origin::Catalogue);
        }
    });
}

void judge(const Policy& policy, const Figure& power, const Figure& capacity, ServerResult& result) {
    if (!power.known() || !capacity.known()) {
        result.verdict = Verdict::Unknown;
        result.limit = Limit::MissingFact;
    } else if (power.value > capacity.value) {
        result.verdict = Verdict::DoesNotFit;
        result.limit = Limit::Power;
    } else if (power.value > capacity.value * policy.psu_load_limit || power.high_or_value() > capacity.value) {
        result.verdict = Verdict::Tight;
        result.limit = Limit::Power;
    }
}

}  // namespace

void size_server(const SizingContext& context, const Server& server, ServerResult& result) {
    const Evaluation& evaluation = context.evaluation;
    const ServerProduct* product = result.product;
    const Subject subject = subject_of(server.id);
    const Figure power = power_of(evaluation, result);
    put(context, result.figures, subject, FigureKind::Power, power, [&](Derivation& derivation) {
        derivation.formula = "P = P_base + Σ P_GPU";
        if (product != nullptr) add_fact(derivation, "P_base", "input.base-power", product->base_power, Origin::Catalogue);
        input_gpus(evaluation, server.id, &Gpu::board_power, "P_GPU", "input.board-power", derivation);
    });
    Figure capacity = Figure::unknown("unknown.server", Unit::Watt);
    if (product != nullptr) {
        const double carried = product->psu_needed.value * product->psu_power.value;
        capacity = figure_or(Range::of(carried), Unit::Watt, "unknown.psu");
    }
    put(context, result.figures, subject, FigureKind::PowerCapacity, capacity, [&](Derivation& derivation) {
        derivation.formula = "P_cap = n_needed · P_PSU";
        if (product == nullptr) return;
        add_fact(derivation, "n_needed", "input.psu-needed", product->psu_needed, Origin::Catalogue);
        add_fact(derivation, "P_PSU", "input.psu-power", product->psu_power, Origin::Catalogue);
    });
    put_heat(context, result.figures, subject, power);
    int gpus = 0;
    for (const GpuResult& gpu : evaluation.gpus) gpus += gpu.ref.server == server.id ? 1 : 0;
    put(context, result.figures, subject, FigureKind::GpuCount, Figure::exact(gpus, Unit::Gpu), [&](Derivation& derivation) {
        derivation.formula = "n_GPU";
        derivation.input("n_GPU", "input.gpus-in-server", gpus, Unit::Gpu, Origin::Answer, "server.gpus");
    });
    put_gpu_sum(context, result, FigureKind::VramPrinted, &Gpu::memory_printed, "M_printed", "input.memory-printed");
    put_gpu_sum(context, result, FigureKind::VramVisible, &Gpu::memory_visible, "M_visible", "input.memory-visible");
    put_weight(context, product, subject, result);
    judge(context.project.policy, power, capacity, result);
}

}  // namespace rackwright
