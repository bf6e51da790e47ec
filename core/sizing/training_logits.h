#pragma once

namespace rackwright {

/// Bytes of the logits and their gradient for one micro-batch: `bytes_per_element` (training constants "logits.*": 12 where the
/// loss is computed in fp32 from a copy, 2 where it is fused or chunked) times tokens times the vocabulary, which tensor
/// parallelism divides. One pipeline stage, the last, holds them.
double logits_bytes(double tokens, double vocabulary, int tensor_parallel, double bytes_per_element);

}  // namespace rackwright
