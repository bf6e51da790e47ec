#include "sizing/training_logits.h"

#include <algorithm>

namespace rackwright {

double logits_bytes(double tokens, double vocabulary, int tensor_parallel, double bytes_per_element) {
    return bytes_per_element * tokens * vocabulary / std::max(tensor_parallel, 1);
}

}  // namespace rackwright
