// The whole variant is evaluated on every edit, while the mouse still moves: a full evaluation of the sample has to stay well under 1 ms.
#include "planner/sample_project.h"
#include "sizing/evaluation.h"

#include <benchmark/benchmark.h>

namespace {

struct Sample {
    rackwright::Catalogue catalogue;
    rackwright::Project project;
};

const Sample* sample() {
    static const Sample* loaded = [] {
        auto catalogue = rackwright::load_catalogue(RACKWRIGHT_SOURCE_DIR "/catalog");
        if (!catalogue) return static_cast<Sample*>(nullptr);
        auto* made = new Sample;
        made->catalogue = std::move(catalogue.value());
        made->project = rackwright::sample_project(made->catalogue);
        return made;
    }();
    return loaded;
}

/// Argument: which variant of the sample.
void evaluate_variant(benchmark::State& state) {
    const Sample* loaded = sample();
    const auto index = static_cast<std::size_t>(state.range(0));
    if (loaded == nullptr || index >= loaded->project.variants.size()) {
        state.SkipWithError("no catalogue, or no such variant");
        return;
    }
    const rackwright::Variant& variant = loaded->project.variants[index];
    state.SetLabel(variant.name);
    for (auto _ : state) {
        const rackwright::Evaluation evaluation = rackwright::evaluate(loaded->catalogue, loaded->project, variant);
        benchmark::DoNotOptimize(&evaluation);
    }
}
BENCHMARK(evaluate_variant)->DenseRange(0, 3)->Unit(benchmark::kMicrosecond);

/// All variants at once: what an edit of a workload asks for when the variants are compared.
void evaluate_sample(benchmark::State& state) {
    const Sample* loaded = sample();
    if (loaded == nullptr) {
        state.SkipWithError("no catalogue");
        return;
    }
    for (auto _ : state) {
        for (const rackwright::Variant& variant : loaded->project.variants) {
            const rackwright::Evaluation evaluation = rackwright::evaluate(loaded->catalogue, loaded->project, variant);
            benchmark::DoNotOptimize(&evaluation);
        }
    }
}
BENCHMARK(evaluate_sample)->Unit(benchmark::kMicrosecond);

/// With every derivation recorded: what opening a figure costs.
void evaluate_with_trace(benchmark::State& state) {
    const Sample* loaded = sample();
    if (loaded == nullptr || loaded->project.variants.empty()) {
        state.SkipWithError("no catalogue, or no variant");
        return;
    }
    for (auto _ : state) {
        rackwright::Trace trace;
        const rackwright::Evaluation evaluation =
            rackwright::evaluate(loaded->catalogue, loaded->project, loaded->project.variants.front(), &trace);
        benchmark::DoNotOptimize(&evaluation);
        benchmark::DoNotOptimize(&trace);
    }
}
BENCHMARK(evaluate_with_trace)->Unit(benchmark::kMicrosecond);

}  // namespace
