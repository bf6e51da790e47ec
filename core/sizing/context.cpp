#include "sizing/context.h"

namespace rackwright {

GpuResult* SizingContext::gpu(GpuRef ref) const {
    for (GpuResult& result : evaluation.gpus) {
        if (result.ref == ref) return &result;
    }
    return nullptr;
}

ArrayResult* SizingContext::array(ArrayId id) const {
    for (ArrayResult& result : evaluation.arrays) {
        if (result.id == id) return &result;
    }
    return nullptr;
}

}  // namespace rackwright
