#pragma once

#include "catalog/catalogue.h"
#include "project/project.h"
#include "sizing/array_layout.h"

namespace rackwright {

/// What one array holds and does, without looking at its tenants. Unknown reasons: array.no-drives, array.too-few-drives,
/// unknown.array, unknown.drive, unknown.rebuild-rate, unknown.read-error-rate, unknown.write-rate.
struct ArrayCapacity {
    ArrayLayout layout;
    Figure raw, usable, fill_limit;  ///< bytes; before the file system
    Figure rebuild;                  ///< seconds to refill one drive while the array serves
    Figure read_error_risk;          ///< chance that the reads of one rebuild meet an unrecoverable sector
    Figure write_rate;               ///< bytes/s of full-stripe writes: what the data drives or the controllers take, the less
    Figure power;                    ///< watts
    const Fact* rebuild_rate = nullptr;
    const Fact* drive_write_rate = nullptr;
};

/// Raw = drives x size. Usable = drives' worth of data x size. Fill limit = usable x policy.array_fill_limit. Rebuild = size / rate, the
/// rate from the constants "rebuild_rate.<drive class>" of the catalogue's engine "storage". Risk = 1 - (1 - URE)^bits read. Power = base +
/// drives x power of a drive. sizing/video.md, "Arrays". `product`, `drive`: nullptr when the catalogue does not know them.
ArrayCapacity array_capacity(const Catalogue& catalogue, const Policy& policy, const StorageArray& array, const ArrayProduct* product,
                             const DriveProduct* drive);

}  // namespace rackwright
