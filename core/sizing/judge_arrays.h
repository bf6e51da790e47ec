#pragma once

#include "sizing/context.h"

namespace rackwright {

/// What archives and reservations put on each array, against its fill limit and the rate at which it writes; adds the array's figures
/// StorageNeeded, StorageFree and StorageWriteRate. An archive on several arrays of one tier fills and loads them in proportion to their
/// capacity. DoesNotFit when the expected need is beyond a limit, Tight when only the high end is (or the target share of the rate). The
/// workloads on such an array get its verdict, unless their own is as bad (array.too-small, array.tight, array.too-slow, array.busy).
void judge_arrays(const SizingContext& context);

}  // namespace rackwright
