// The program reads the whole catalogue before its first window: about 10 ms are allowed.
#include "catalog/catalogue.h"

#include <benchmark/benchmark.h>

namespace {

void load_whole_catalogue(benchmark::State& state) {
    for (auto _ : state) {
        const auto result = rackwright::load_catalogue(RACKWRIGHT_SOURCE_DIR "/catalog");
        if (!result) {
            state.SkipWithError(result.error().code.c_str());
            break;
        }
        benchmark::DoNotOptimize(&result.value());
    }
}
BENCHMARK(load_whole_catalogue)->Unit(benchmark::kMillisecond);

}  // namespace
