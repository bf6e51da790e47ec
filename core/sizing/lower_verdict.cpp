#include "sizing/lower_verdict.h"

namespace rackwright {

void lower_verdict(Evaluation& evaluation, WorkloadId workload, Verdict verdict, Limit limit, const Message& reason) {
    for (WorkloadResult& result : evaluation.workloads) {
        if (result.id != workload || worse(result.verdict, verdict) == result.verdict) continue;
        result.verdict = verdict;
        result.limit = limit;
        result.reason = reason;
    }
}

}  // namespace rackwright
