#include "sizing/light_pool.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rackwright {
namespace {

/// The largest whole number in 0..cap for which `fits` holds; `fits` must not come back once it is lost.
template <typename Fits>
double largest(double cap, Fits fits) {
    double good = 0.0;
    double bad = std::floor(cap) + 1.0;
    while (bad - good > 1.0) {
        const double middle = std::floor((good + bad) / 2.0);
        (fits(middle) ? good : bad) = middle;
    }
    return good;
}

double bin_bytes(const std::vector<LightProcess>& processes, const LightBin& bin, double sessions) {
    double bytes = 0.0;
    for (std::size_t kind = 0; kind < processes.size(); ++kind) bytes += bin.counts[kind] * processes[kind].bytes(sessions);
    return bytes;
}

std::vector<std::size_t> largest_first(const std::vector<LightProcess>& processes, double sessions) {
    std::vector<std::size_t> order(processes.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return processes[a].bytes(sessions) > processes[b].bytes(sessions); });
    return order;
}

bool put_one(const std::vector<LightProcess>& processes, std::size_t kind, double sessions, std::vector<LightBin>& bins) {
    const auto emptiest = std::max_element(
        bins.begin(), bins.end(), [](const LightBin& a, const LightBin& b) { return a.capacity - a.taken < b.capacity - b.taken; });
    const double bytes = processes[kind].bytes(sessions);
    if (emptiest == bins.end() || emptiest->taken + bytes > emptiest->capacity) return false;
    emptiest->taken += bytes;
    ++emptiest->counts[kind];
    return true;
}

}  // namespace

double LightProcess::step_time(double sessions) const {
    if (!replica.speed_known() || replica.kv_model.full_elements + replica.kv_model.state_layers == 0) return 0.0;
    return time_per_output_token(replica.speed, sessions);
}

int pack(const std::vector<LightProcess>& processes, double sessions, std::vector<LightBin>& bins) {
    int placed = 0;
    for (LightBin& bin : bins) bin.counts.assign(processes.size(), 0);
    for (const std::size_t kind : largest_first(processes, sessions)) {
        for (int i = 0; i < processes[kind].instances; ++i) {
            if (!put_one(processes, kind, sessions, bins)) break;
            ++placed;
        }
    }
    return placed;
}

int pack_more(const std::vector<LightProcess>& processes, double sessions, std::vector<LightBin> bins, int placed, int cap) {
    const std::vector<std::size_t> order = largest_first(processes, sessions);
    bool some = true;
    while (some && placed < cap) {
        some = false;
        for (const std::size_t kind : order) {
            if (processes[kind].instances == 0) continue;
            if (!put_one(processes, kind, sessions, bins)) return placed;
            ++placed;
            some = true;
        }
    }
    return placed;
}

double shared_step_time(const std::vector<LightProcess>& processes, const LightBin& bin, double sessions) {
    double seconds = 0.0;
    for (std::size_t kind = 0; kind < processes.size(); ++kind) seconds += bin.counts[kind] * processes[kind].step_time(sessions);
    return seconds;
}

double sessions_by_memory(const std::vector<LightProcess>& processes, const std::vector<LightBin>& bins, double cap) {
    return largest(cap, [&](double sessions) {
        return std::all_of(bins.begin(), bins.end(),
                           [&](const LightBin& bin) { return bin_bytes(processes, bin, sessions) <= bin.capacity; });
    });
}

double sessions_by_speed(const std::vector<LightProcess>& processes, const std::vector<LightBin>& bins, double seconds, double cap) {
    return largest(cap, [&](double sessions) {
        return std::all_of(bins.begin(), bins.end(),
                           [&](const LightBin& bin) { return shared_step_time(processes, bin, sessions) <= seconds; });
    });
}

LightReached reach(LightPool& pool) {
    LightReached reached;
    reached.placed = pack(pool.processes, pool.sessions_each, pool.bins);
    reached.fit = reached.placed;
    if (reached.placed == pool.instances) {
        reached.fit = pack_more(pool.processes, pool.sessions_each, pool.bins, reached.placed, most_light_instances);
    }
    reached.cap = pool.processes.front().replica.max_sequences;
    for (const LightProcess& process : pool.processes) {
        if (!process.replica.speed_known()) reached.speed_unknown = process.replica.speed_unknown_reason;
    }
    reached.by_memory = reached.placed == pool.instances ? sessions_by_memory(pool.processes, pool.bins, reached.cap) : 0.0;
    if (!reached.speed_unknown.empty()) return reached;
    reached.by_speed = pool.asked > 0.0 ? sessions_by_speed(pool.processes, pool.bins, 1.0 / pool.asked, reached.cap) : reached.cap;
    for (const LightProcess& process : pool.processes) {
        reached.band = std::max(reached.band, process.replica.coefficients.token_band->value);
        const SpeedCoefficients& coefficients = process.replica.coefficients;
        if (!coefficients.first_token_known()) {
            reached.first_token_unknown = "llm.first-token-not-measured";
        } else if (reached.first_token_band == nullptr || coefficients.first_token_band->value > reached.first_token_band->value) {
            reached.first_token_band = coefficients.first_token_band;
        }
    }
    const double sessions = std::max(1.0, std::min(reached.by_memory, reached.by_speed));
    for (const LightBin& bin : pool.bins) {
        const double step = shared_step_time(pool.processes, bin, pool.sessions_each);
        reached.step = std::max(reached.step, step);
        const double full_step = shared_step_time(pool.processes, bin, sessions);
        for (std::size_t kind = 0; kind < pool.processes.size(); ++kind) {
            const double own = pool.processes[kind].step_time(pool.sessions_each);
            if (bin.counts[kind] == 0 || !(own > 0.0)) continue;
            // The others take their turns in between: everything takes as many times longer as the step does.
            const double alone = time_to_first_token(pool.processes[kind].replica.speed, pool.sessions_each);
            reached.first_token = std::max(reached.first_token, alone * step / own);
            reached.tokens_per_s += bin.counts[kind] * sessions / full_step;
        }
    }
    return reached;
}

}  // namespace rackwright
