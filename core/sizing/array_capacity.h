#pragma once

#include "project/variant.h"

#include <string_view>

namespace rackwright {

/// Drives whose capacity holds data: of each group n-1 with RAID-5, n-2 with RAID-6, n/2 with RAID-10; hot spares hold none. The
/// drives that are not spares are spread evenly over the groups. Negative when a group is too small for its level.
/// sizing/video.md, "Arrays".
double data_drives(RaidLevel raid, int drives, int groups, int hot_spares);

}  // namespace rackwright
