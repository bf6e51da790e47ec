#pragma once

#include "sizing/training_states.h"

namespace rackwright {

/// Bytes of a checkpoint from which training can go on: the 16-bit weights, the fp32 master copy and the optimiser's moments,
/// without the gradients: 14 bytes a parameter with AdamW (70.55e9 parameters: 0.99 TB; BLOOM-176B was 2.3 TB).
double checkpoint_bytes(const StateBytesPerParameter& bytes, double trainable_parameters);

}  // namespace rackwright
