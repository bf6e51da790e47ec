#include "sizing/training_states.h"

#include <algorithm>

namespace rackwright {

StateBytesPerParameter state_bytes(OptimizerRecipe recipe) {
    constexpr double master = 4.0;  // fp32 copy of the weights
    switch (recipe) {
        case OptimizerRecipe::AdamW16:
            return {2.0, 2.0, master + 8.0};
        case OptimizerRecipe::AdamW18:
            return {2.0, 4.0, master + 8.0};
        case OptimizerRecipe::AdamW20:
            return {2.0, 2.0 + 4.0, master + 8.0};
        case OptimizerRecipe::Bf16AdamW8:
            return {2.0, 2.0, 4.0};
        case OptimizerRecipe::Adam8BitMaster10:
            return {2.0, 2.0, master + 2.0};
        case OptimizerRecipe::Adam8Bit6:
            return {2.0, 2.0, 2.0};
        case OptimizerRecipe::Adafactor8:
            return {2.0, 2.0, master};
        case OptimizerRecipe::Lion12:
        case OptimizerRecipe::Muon12:
            return {2.0, 2.0, master + 4.0};  // one momentum in FP32
        case OptimizerRecipe::InBackward14:
            return {2.0, 0.0, master + 8.0};
    }
    return {2.0, 2.0, master + 8.0};
}

StateBytesPerParameter adapter_state_bytes() { return {4.0, 4.0, 8.0}; }

StateBytes sharded_states(const StateBytesPerParameter& bytes, double parameters, int ranks, Sharding sharding, bool offload) {
    const double n = std::max(ranks, 1);
    const bool shard_optimizer = sharding != Sharding::None;
    const bool shard_gradients = sharding == Sharding::Zero2 || sharding == Sharding::Zero3;
    const bool shard_weights = sharding == Sharding::Zero3;
    StateBytes states;
    states.weights = bytes.weights * parameters / (shard_weights ? n : 1.0);
    if (offload) return states;
    states.gradients = bytes.gradients * parameters / (shard_gradients ? n : 1.0);
    states.optimizer = bytes.optimizer * parameters / (shard_optimizer ? n : 1.0);
    return states;
}

double gather_buffer_bytes(double largest_layer, double table, double weight_bytes, double gradient_bytes) {
    constexpr double layers_held = 2.0;  // in use and prefetched
    constexpr double table_bytes = 2.0;  // the tables stay 16-bit even when the layers are quantised
    return largest_layer * (layers_held * weight_bytes + gradient_bytes) + table * table_bytes;
}

}  // namespace rackwright
