#include "sizing/light_figures.h"

#include "sizing/engine_constants.h"
#include "sizing/llm_figures.h"

namespace rackwright {
namespace {

Figure banded(double value, double band, Unit unit) { return Figure::range(value * (1.0 - band), value, value * (1.0 + band), unit); }

/// What a formula is made of: a figure that does not hang on the hardware is the same, inputs and all, in every variant.
struct Uses {
    bool weights = false, activations = false, runtime = false, kv = false;  ///< of each process
    bool step = false;                                                       ///< its time a step
    bool sessions = false, speed_asked = false, share = false, bins = false;
};
constexpr Uses uses_weights{.weights = true}, uses_activations{.activations = true}, uses_runtime{.runtime = true};
constexpr Uses uses_kv{.kv = true, .sessions = true};
constexpr Uses uses_memory{.weights = true, .activations = true, .runtime = true, .kv = true, .sessions = true, .share = true};
constexpr Uses uses_bins{.weights = true, .activations = true, .runtime = true, .kv = true, .sessions = true, .share = true, .bins = true};
constexpr Uses uses_speed{.step = true, .sessions = true, .bins = true};
constexpr Uses uses_speed_asked{.step = true, .sessions = true, .speed_asked = true, .bins = true};

struct LightFigures {
    const SizingContext& context;
    Subject subject;
    const LightPool& pool;
    FigureList& list;

    void add(FigureKind kind, Figure figure, const char* formula, Uses uses) const {
        put(context, list, subject, kind, figure, [&](Derivation& d) {
            d.formula = formula;
            describe(d, uses);
        });
    }

    /// The lesser of two figures that stand in the list already; unknown when one of them is.
    void add_least(FigureKind kind, FigureKind first, FigureKind second) const {
        const Figure one = *list.find(first), other = *list.find(second);
        const Figure least = !one.known() || (other.known() && one.value <= other.value) ? one : other;
        put(context, list, subject, kind, least, [&](Derivation& d) {
            d.formula = "n = min(n_M, n_v)";
            d.input("n_M", "input.sessions-by-memory", one, Origin::Derived, figure_id_text({subject, first}));
            d.input("n_v", "input.sessions-by-speed", other, Origin::Derived, figure_id_text({subject, second}));
        });
    }

    void describe(Derivation& d, Uses uses) const {
        for (const LightProcess& process : pool.processes) describe(d, uses, process);
        if (uses.sessions) {
            d.input("s", "input.sessions-per-instance", pool.sessions_each, Unit::Session, Origin::Answer,
                    "workload.sessions-per-instance");
        }
        if (uses.speed_asked) {
            d.input("v", "input.tokens-per-s-per-session", pool.asked, Unit::TokenPerSecond, Origin::Answer,
                    "workload.tokens-per-s-per-session");
        }
        if (uses.share) {
            d.input("u", "input.memory-utilisation", pool.processes.front().replica.utilisation, Unit::Ratio, Origin::Answer,
                    "workload.memory-utilisation");
        }
        if (!uses.bins || pool.bins.empty()) return;
        if (uses.share) {
            d.input("M", pool.sliced ? "input.slice-memory" : "input.visible-memory", pool.bins.front().visible, Unit::Byte,
                    Origin::Catalogue, std::string(memory_source));
        }
        d.input("bins", pool.sliced ? "input.slices" : "input.placed-gpus", static_cast<double>(pool.bins.size()), Unit::Count,
                Origin::Answer, pool.sliced ? "placement.mig-slices" : "placement.gpus");
    }

    void describe(Derivation& d, Uses uses, const LightProcess& process) const {
        const ReplicaSizing& r = process.replica;
        const std::string& name = process.request.model->name;
        d.input("N_i", "input.instances", process.instances, Unit::Count, Origin::Answer, "workload.instances", name);
        if (uses.weights) {
            d.input("W_i", "input.weight-bytes", weight_figure(context.catalogue, r.layout, r.weights.total), Origin::Derived, {}, name);
            add_fact(d, "b_q", "input.bytes-per-quantised-parameter", *r.layout.quantised);
            d.input("P_i", "input.parameters", r.parameters.total(), Unit::Parameter, Origin::Catalogue, process.request.model->source,
                    name);
        }
        if (uses.activations) {
            d.input("a_i", "input.activations", r.overheads.activations, Unit::Byte, Origin::Derived, {}, name);
            add_fact(d, "a_0", "input.activation-peak", *r.overheads.activation_fact);
        }
        if (uses.runtime) {
            add_fact(d, "N_c", "input.process-context", *r.overheads.non_torch_fact);
            if (r.overheads.graphs_fact != nullptr) add_fact(d, "G", "input.cuda-graphs", *r.overheads.graphs_fact);
        }
        if (uses.kv) {
            d.input("KV_c", "input.kv-full-request", r.full_request_bytes, Unit::Byte, Origin::Derived, {}, name);
            d.input("KV_s", "input.kv-session", r.session_bytes, Unit::Byte, Origin::Derived, {}, name);
        }
        if (!uses.step) return;
        const double step = process.step_time(pool.sessions_each);
        if (step > 0.0) d.input("t_i(s)", "input.time-per-output-token", step, Unit::Second, Origin::Derived, {}, name);
    }
    std::string_view memory_source;
};

}  // namespace

void put_light_demand(const SizingContext& context, const Workload& workload, const LightPool& pool, std::string_view memory_source,
                      FigureList& list) {
    const LightFigures light{context, subject_of(workload.id), pool, list, memory_source};
    const double s = pool.sessions_each;
    double low = 0.0, high = 0.0;
    for (const LightProcess& process : pool.processes) {
        const Figure one = weight_figure(light.context.catalogue, process.replica.layout, process.replica.weights.total);
        low += process.instances * one.low_or_value();
        high += process.instances * one.high_or_value();
    }
    const double weights = pool.sum([](const LightProcess& p) { return p.replica.weights.total; });
    light.add(FigureKind::WeightBytes, Figure::range(low, weights, high, Unit::Byte), "W = Σ N_i·W_i", uses_weights);
    const auto part = [&](double EngineOverheads::*member) {
        return pool.sum([&](const LightProcess& p) { return p.replica.overheads.*member; });
    };
    light.add(FigureKind::ActivationBytes,
              Figure::range(part(&EngineOverheads::activations_low), part(&EngineOverheads::activations),
                            part(&EngineOverheads::activations_high), Unit::Byte),
              "a = Σ N_i·a_i", uses_activations);
    light.add(FigureKind::RuntimeBytes,
              Figure::exact(pool.sum([](const LightProcess& p) { return p.replica.overheads.runtime(); }), Unit::Byte),
              "R = Σ N_i·(N_c + G)", uses_runtime);
    light.add(FigureKind::KvBytesNeeded, Figure::exact(pool.sum([&](const LightProcess& p) { return p.replica.kv_needed(s); }), Unit::Byte),
              "KV = Σ N_i·max(KV_c, s·KV_s)", uses_kv);
    light.add(FigureKind::Instances, Figure::exact(pool.instances, Unit::Count), "N = Σ N_i", {});
    light.add(FigureKind::SessionsNeeded, Figure::exact(pool.instances * s, Unit::Session), "n = N·s", {.sessions = true});
    light.add(FigureKind::TokensPerSecondNeeded, Figure::exact(pool.instances * s * pool.asked, Unit::TokenPerSecond), "X_n = N·s·v",
              {.sessions = true, .speed_asked = true});
    const double bytes = pool.sum([&](const LightProcess& p) { return p.bytes(s); });
    light.add(FigureKind::MinimumVram, Figure::exact(bytes / pool.processes.front().replica.utilisation, Unit::Byte),
              "M_min = Σ N_i·(W_i + a_i + N_c + G + max(KV_c, s·KV_s)) / u", uses_memory);
}

void put_light_reached(const SizingContext& context, const Workload& workload, const LightPool& pool, const LightReached& reached,
                       std::string_view memory_source, FigureList& list) {
    const LightFigures light{context, subject_of(workload.id), pool, list, memory_source};
    const double instances = pool.instances;
    light.add(FigureKind::InstancesFit, Figure::exact(reached.fit, Unit::Count),
              "instances, largest first, into the emptiest bin while Σ (W_i + a_i + N_c + G + max(KV_c, s·KV_s)) <= u·M", uses_bins);
    light.add(FigureKind::SessionsByMemory, Figure::exact(instances * reached.by_memory, Unit::Session),
              "n_M = N·max{s: Σ (W_i + a_i + N_c + G + max(KV_c, s·KV_s)) <= u·M in every bin}", uses_bins);
    const auto timed = [&](FigureKind kind, Figure figure, const char* formula, Uses uses) {
        const std::string_view unknown = reached.placed < pool.instances ? "llm.does-not-start" : reached.speed_unknown;
        light.add(kind, unknown.empty() ? figure : Figure::unknown(unknown, figure.unit), formula, uses);
    };
    timed(FigureKind::SessionsBySpeed, Figure::exact(instances * reached.by_speed, Unit::Session),
          "n_v = N·max{s: Σ t_i(s) <= 1/v in every bin}", uses_speed_asked);
    light.add_least(FigureKind::SessionsFit, FigureKind::SessionsByMemory, FigureKind::SessionsBySpeed);
    timed(FigureKind::TimePerOutputToken, banded(reached.step, reached.band, Unit::Second), "t = max over bins Σ t_i(s)", uses_speed);
    const bool first_token_known = reached.first_token_unknown.empty() && reached.first_token_band != nullptr;
    timed(FigureKind::TimeToFirstToken,
          first_token_known
              ? first_token_figure(reached.first_token, *reached.first_token_band)
              : Figure::unknown(reached.first_token_unknown.empty() ? reached.speed_unknown : reached.first_token_unknown, Unit::Second),
          "TTFT = max TTFT_i·Σ t_i(s) / t_i(s)", uses_speed);
    timed(FigureKind::TokensPerSecond,
          Figure::range(reached.tokens_per_s / (1.0 + reached.band), reached.tokens_per_s, reached.tokens_per_s / (1.0 - reached.band),
                        Unit::TokenPerSecond),
          "X = Σ over bins Σ s_fit / Σ t_i(s_fit)", uses_speed_asked);
}

}  // namespace rackwright
