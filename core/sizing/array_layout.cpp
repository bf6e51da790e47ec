#include "sizing/array_layout.h"

namespace rackwright {
namespace {

int least_drives(RaidLevel raid) {
    switch (raid) {
        case RaidLevel::Raid5:
            return 3;
        case RaidLevel::Raid6:
            return 4;
        case RaidLevel::Raid10:
            return 2;
    }
    return 2;
}

int data_of_group(RaidLevel raid, int drives) {
    switch (raid) {
        case RaidLevel::Raid5:
            return drives - 1;
        case RaidLevel::Raid6:
            return drives - 2;
        case RaidLevel::Raid10:
            return drives / 2;
    }
    return 0;
}

}  // namespace

ArrayLayout array_layout(const StorageArray& array) {
    ArrayLayout layout;
    layout.groups = array.raid_groups;
    const int members = array.drive_count - array.hot_spares;
    if (array.raid_groups < 1 || array.hot_spares < 0 || members < 1) return layout;
    const int larger = members % array.raid_groups;  // groups with one drive more
    layout.smallest_group = members / array.raid_groups;
    layout.largest_group = layout.smallest_group + (larger > 0 ? 1 : 0);
    layout.possible = layout.smallest_group >= least_drives(array.raid);
    if (!layout.possible) return layout;
    layout.data_drives = (array.raid_groups - larger) * data_of_group(array.raid, layout.smallest_group) +
                         larger * data_of_group(array.raid, layout.largest_group);
    layout.lost_drives = array.raid == RaidLevel::Raid6 ? 2 : 1;
    layout.read_to_rebuild = array.raid == RaidLevel::Raid10 ? 1 : layout.largest_group - layout.lost_drives;
    return layout;
}

}  // namespace rackwright
