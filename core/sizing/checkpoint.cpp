#include "sizing/checkpoint.h"

namespace rackwright {

double checkpoint_bytes(const StateBytesPerParameter& bytes, double trainable_parameters) {
    return (bytes.weights + bytes.optimizer) * trainable_parameters;
}

}  // namespace rackwright
