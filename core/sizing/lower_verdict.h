#pragma once

#include "sizing/evaluation.h"

namespace rackwright {

/// Makes a workload's verdict worse, with the reason. One that is as bad already keeps its own.
void lower_verdict(Evaluation& evaluation, WorkloadId workload, Verdict verdict, Limit limit, const Message& reason);

}  // namespace rackwright
