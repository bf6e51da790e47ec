#pragma once

#include "sizing/llm_replica.h"

#include <vector>

namespace rackwright {

/// One kind of process in a pool of light models: a model with its own engine process, one GPU or slice each.
struct LightProcess {
    ServingRequest request;
    ReplicaSizing replica;  ///< on the pool's kind of GPU or slice
    int instances = 0;

    /// Bytes a process takes with that many sessions: weights, activations, CUDA context, graphs and cache.
    double bytes(double sessions) const { return replica.fixed_bytes() + replica.kv_needed(sessions); }
    /// Seconds of its step; 0 for an encoder, which does not generate.
    double step_time(double sessions) const;
};

/// A GPU, or a slice of one, and the processes in it.
struct LightBin {
    std::size_t gpu = 0;    ///< index into the placed GPUs
    double capacity = 0.0;  ///< bytes that the processes may take together
    double visible = 0.0;   ///< bytes there are
    double taken = 0.0;
    double bandwidth_share = 1.0;
    std::vector<int> counts;  ///< by kind of process
};

/// Puts every instance, the largest first, into the bin with the most room. Returns how many found room.
int pack(const std::vector<LightProcess>& processes, double sessions, std::vector<LightBin>& bins);

/// How many instances the bins would take if more were added, kind by kind in turn, up to `cap`.
int pack_more(const std::vector<LightProcess>& processes, double sessions, std::vector<LightBin> bins, int placed, int cap);

/// Steps of the processes on a GPU follow one another: s between two tokens of a session. The GPU, not the bin: slices excepted.
double shared_step_time(const std::vector<LightProcess>& processes, const LightBin& bin, double sessions);

/// Largest number of sessions an instance can have in every bin, by memory; at most `cap`.
double sessions_by_memory(const std::vector<LightProcess>& processes, const std::vector<LightBin>& bins, double cap);

/// The same by speed: every shared step at most `seconds`.
double sessions_by_speed(const std::vector<LightProcess>& processes, const std::vector<LightBin>& bins, double seconds, double cap);

/// More instances than this are not counted.
inline constexpr int most_light_instances = 4096;

/// The processes of a workload and the GPUs or slices they are packed into.
struct LightPool {
    std::vector<LightProcess> processes;
    std::vector<LightBin> bins;
    int instances = 0;
    double sessions_each = 1.0;
    double asked = 0.0;  ///< tokens/s a session
    bool sliced = false;

    template <typename Of>
    double sum(Of of) const {
        double total = 0.0;
        for (const LightProcess& process : processes) total += process.instances * of(process);
        return total;
    }
};

/// What the pool reaches, once it is packed.
struct LightReached {
    int placed = 0, fit = 0;
    double by_memory = 0.0, by_speed = 0.0;  ///< sessions of one instance
    double cap = 0.0;
    double step = 0.0, first_token = 0.0, tokens_per_s = 0.0;
    std::string_view speed_unknown{}, first_token_unknown{};
    double band = 0.0;
    const Fact* first_token_band = nullptr;  ///< of the least certain kind of model
};

/// Packs the pool and finds what it reaches.
LightReached reach(LightPool& pool);

}  // namespace rackwright
