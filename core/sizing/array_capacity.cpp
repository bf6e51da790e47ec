#include "sizing/array_capacity.h"

#include "sizing/engine_constants.h"
#include "sizing/fact_range.h"

namespace rackwright {
namespace {

constexpr double bits_per_byte = 8.0;

std::string_view rebuild_constant(DriveClass drive_class) {
    switch (drive_class) {
        case DriveClass::NlSas:
            return "rebuild_rate.nl-sas";
        case DriveClass::Sas:
            return "rebuild_rate.sas";
        case DriveClass::SasSsd:
            return "rebuild_rate.sas-ssd";
        case DriveClass::Nvme:
            return "rebuild_rate.nvme";
    }
    return {};
}

Figure read_error_risk(const ArrayLayout& layout, const DriveProduct& drive) {
    const Fact& errors = drive.unrecoverable_read_errors;
    if (!errors.known()) return Figure::unknown("unknown.read-error-rate", Unit::Ratio);
    const double bits = layout.read_to_rebuild * drive.capacity.value * bits_per_byte;
    // 1 - (1 - e)^bits, without losing the digits of an e around 1e-15.
    return Figure::exact(-std::expm1(bits * std::log1p(-errors.value)), Unit::Ratio);
}

Figure write_rate(const ArrayLayout& layout, const ArrayProduct* product, const Fact& of_drive) {
    if (!of_drive.known() || product == nullptr || !product->write_throughput.known()) {
        return Figure::unknown("unknown.write-rate", Unit::BytePerSecond);
    }
    const Range drives = range_of(of_drive) * layout.data_drives;
    const Range controllers = range_of(product->write_throughput);
    return Range{std::min(drives.low, controllers.low), std::min(drives.value, controllers.value), std::min(drives.high, controllers.high)}
        .figure(Unit::BytePerSecond);
}

Figure power(const StorageArray& array, const ArrayProduct* product, const DriveProduct* drive) {
    if (product == nullptr) return Figure::unknown("unknown.array", Unit::Watt);
    const Range base = range_of(product->base_power);
    if (array.drive_count <= 0) return figure_or(base, Unit::Watt, "unknown.array");
    if (drive == nullptr) return Figure::unknown("unknown.drive", Unit::Watt);
    return figure_or(base + range_of(drive->power) * array.drive_count, Unit::Watt, "unknown.drive");
}

void all_unknown(ArrayCapacity& capacity, std::string_view reason) {
    capacity.usable = capacity.fill_limit = Figure::unknown(reason, Unit::Byte);
    capacity.rebuild = Figure::unknown(reason, Unit::Second);
    capacity.read_error_risk = Figure::unknown(reason, Unit::Ratio);
    capacity.write_rate = Figure::unknown(reason, Unit::BytePerSecond);
}

}  // namespace

ArrayCapacity array_capacity(const Catalogue& catalogue, const Policy& policy, const StorageArray& array, const ArrayProduct* product,
                             const DriveProduct* drive) {
    ArrayCapacity capacity;
    capacity.layout = array_layout(array);
    capacity.power = power(array, product, drive);
    if (array.drive_count <= 0) {
        // Without drives nothing can be stored, and that is exact; how fast it would be is not known.
        all_unknown(capacity, "array.no-drives");
        capacity.raw = capacity.usable = capacity.fill_limit = Figure::exact(0.0, Unit::Byte);
        return capacity;
    }
    if (drive == nullptr || !drive->capacity.known()) {
        all_unknown(capacity, "unknown.drive");
        capacity.raw = Figure::unknown("unknown.drive", Unit::Byte);
        return capacity;
    }
    capacity.raw = Figure::exact(array.drive_count * drive->capacity.value, Unit::Byte);
    if (!capacity.layout.possible) {
        all_unknown(capacity, "array.too-few-drives");
        return capacity;
    }
    capacity.usable = Figure::exact(capacity.layout.data_drives * drive->capacity.value, Unit::Byte);
    capacity.fill_limit = Figure::exact(capacity.usable.value * policy.array_fill_limit, Unit::Byte);
    capacity.rebuild_rate = &engine_constant(catalogue.engine("storage"), rebuild_constant(drive->drive_class));
    capacity.rebuild = figure_or(at_rate(drive->capacity.value, range_of(*capacity.rebuild_rate)), Unit::Second, "unknown.rebuild-rate");
    capacity.read_error_risk = read_error_risk(capacity.layout, *drive);
    capacity.drive_write_rate = drive->write_throughput.known() ? &drive->write_throughput : &drive->throughput;
    capacity.write_rate = write_rate(capacity.layout, product, *capacity.drive_write_rate);
    return capacity;
}

}  // namespace rackwright
