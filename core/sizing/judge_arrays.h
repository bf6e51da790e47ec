#pragma once

#include "sizing/context.h"

namespace rackwright {

/// What archives and reservations put on each array, against the array's fill limit. An archive that is spread over several
/// arrays of one role fills them in proportion to their capacity.
void judge_arrays(const SizingContext& context);

}  // namespace rackwright
