#pragma once

#include "project/variant.h"

namespace rackwright {

/// How the drives of an array are used: spares come off first, the rest is shared by the groups as evenly as it goes.
struct ArrayLayout {
    int groups = 0;
    int smallest_group = 0, largest_group = 0;  ///< drives, parity or mirrors among them; they differ by one at the most
    int data_drives = 0;                        ///< drives' worth of data that all groups together hold
    int lost_drives = 0;      ///< of one group, after which nothing corrects a further error: RAID-5 and RAID-10 1, RAID-6 2
    int read_to_rebuild = 0;  ///< drives of the largest group that are read then: all that are left, or the mirror
    bool possible = false;    ///< every group has the drives that its level needs
};

/// Data of a group of n drives: RAID-5 n-1, RAID-6 n-2, RAID-10 n/2 rounded down; it needs at least 3, 4 and 2. With `lost_drives` gone a
/// rebuild reads the others of the group, with RAID-10 the mirror. sizing/video.md, "Arrays".
ArrayLayout array_layout(const StorageArray& array);

}  // namespace rackwright
