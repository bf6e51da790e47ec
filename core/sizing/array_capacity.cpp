#include "sizing/array_capacity.h"

#include "sizing/context.h"
#include "sizing/engine_constants.h"
#include "sizing/power.h"
#include "sizing/video_constants.h"

#include <algorithm>

namespace rackwright {
namespace {

constexpr double bits_per_byte = 8.0;

Figure product_of(double value, Unit unit) {
    return std::isfinite(value) ? Figure::exact(value, unit) : Figure::unknown("unknown.product", unit);
}

int smallest_group(RaidLevel raid) {
    switch (raid) {
        case RaidLevel::Raid5:
            return 3;
        case RaidLevel::Raid6:
            return 4;
        case RaidLevel::Raid10:
            return 2;
    }
    return 1;
}

void input_array(Derivation& derivation, const StorageArray& array) {
    derivation.input("n", "input.drives", array.drive_count, Unit::Count, Origin::Answer, "array.drive-count");
    derivation.input("g", "input.raid-groups", array.raid_groups, Unit::Count, Origin::Answer, "array.raid-groups");
    derivation.input("s", "input.hot-spares", array.hot_spares, Unit::Count, Origin::Answer, "array.hot-spares");
}

void put_capacity(const SizingContext& context, const StorageArray& array, ArrayResult& result) {
    const Subject subject = subject_of(array.id);
    const Fact* size = result.drive != nullptr ? &result.drive->capacity : nullptr;
    const double drive = size != nullptr ? size->value : std::numeric_limits<double>::quiet_NaN();
    put(context, result.figures, subject, FigureKind::RawCapacity, product_of(drive * array.drive_count, Unit::Byte),
        [&](Derivation& derivation) {
            derivation.formula = "n · C";
            derivation.input("n", "input.drives", array.drive_count, Unit::Count, Origin::Answer, "array.drive-count");
            if (size != nullptr) add_fact(derivation, "C", "input.drive-capacity", *size, Origin::Catalogue);
        });
    const double usable = drive * std::max(0.0, data_drives(array.raid, array.drive_count, array.raid_groups, array.hot_spares));
    put(context, result.figures, subject, FigureKind::UsableCapacity, product_of(usable, Unit::Byte), [&](Derivation& derivation) {
        derivation.formula = array.raid == RaidLevel::Raid5   ? "(n − s − g) · C"
                             : array.raid == RaidLevel::Raid6 ? "(n − s − 2 · g) · C"
                                                              : "(n − s) / 2 · C";
        input_array(derivation, array);
        if (size != nullptr) add_fact(derivation, "C", "input.drive-capacity", *size, Origin::Catalogue);
    });
    const double limit = context.project.policy.array_fill_limit;
    put(context, result.figures, subject, FigureKind::FillLimitCapacity, product_of(usable * limit, Unit::Byte),
        [&](Derivation& derivation) {
            derivation.formula = "C_usable · l";
            derivation.input("C_usable", "input.usable-capacity", usable, Unit::Byte, Origin::Derived,
                             figure_id_text({subject, FigureKind::UsableCapacity}));
            derivation.input("l", "input.array-fill-limit", limit, Unit::Ratio, Origin::Answer, "policy.array-fill-limit");
        });
}

void put_rebuild(const SizingContext& context, const StorageArray& array, ArrayResult& result) {
    const Fact* rate = video_constant(context.catalogue, "rebuild_rate");
    if (result.drive == nullptr || rate == nullptr || !result.drive->capacity.known()) return;
    const Subject subject = subject_of(array.id);
    const double size = result.drive->capacity.value;
    put(context, result.figures, subject, FigureKind::RebuildTime,
        Figure::range(size / rate->high, size / rate->value, size / rate->low, Unit::Second), [&](Derivation& derivation) {
            derivation.formula = "C / r";
            add_fact(derivation, "C", "input.drive-capacity", result.drive->capacity, Origin::Catalogue);
            add_fact(derivation, "r", "input.rebuild-rate", *rate);
        });
    const Fact& errors = result.drive->unrecoverable_read_errors;
    if (!errors.known() || array.raid_groups < 1) return;
    // A rebuild reads the other drives of the group; with RAID-6 one error is still repaired, so the risk is of an error and not of a loss.
    const double group = static_cast<double>(array.drive_count - array.hot_spares) / array.raid_groups;
    const double bits = (array.raid == RaidLevel::Raid10 ? 1.0 : std::max(0.0, group - 1.0)) * size * bits_per_byte;
    const double risk = -std::expm1(bits * std::log1p(-errors.value));
    put(context, result.figures, subject, FigureKind::RebuildReadErrorRisk, Figure::exact(risk, Unit::Ratio), [&](Derivation& derivation) {
        derivation.formula = "1 − (1 − e)^bits";
        derivation.input("bits", "input.bits-read", bits, Unit::Count, Origin::Derived);
        add_fact(derivation, "e", "input.read-errors", errors, Origin::Catalogue);
    });
}

void put_throughput(const SizingContext& context, const StorageArray& array, ArrayResult& result) {
    const double drives = data_drives(array.raid, array.drive_count, array.raid_groups, array.hot_spares);
    const Fact* drive_rate = result.drive == nullptr                  ? nullptr
                             : result.drive->write_throughput.known() ? &result.drive->write_throughput
                                                                      : &result.drive->throughput;
    double rate = drive_rate != nullptr ? drive_rate->value * std::max(0.0, drives) : std::numeric_limits<double>::quiet_NaN();
    const Fact* controllers =
        result.product != nullptr && result.product->write_throughput.known() ? &result.product->write_throughput : nullptr;
    if (controllers != nullptr && std::isfinite(rate)) rate = std::min(rate, controllers->value);
    put(context, result.figures, subject_of(array.id), FigureKind::StorageWriteCapacity, product_of(rate, Unit::BytePerSecond),
        [&](Derivation& derivation) {
            derivation.formula = controllers != nullptr ? "min(n_data · r, R)" : "n_data · r";
            derivation.input("n_data", "input.data-drives", drives, Unit::Count, Origin::Derived);
            if (drive_rate != nullptr) add_fact(derivation, "r", "input.drive-rate", *drive_rate, Origin::Catalogue);
            if (controllers != nullptr) add_fact(derivation, "R", "input.array-rate", *controllers, Origin::Catalogue);
        });
}

void put_power(const SizingContext& context, const StorageArray& array, ArrayResult& result) {
    const Subject subject = subject_of(array.id);
    const double base = result.product != nullptr ? result.product->base_power.value : std::numeric_limits<double>::quiet_NaN();
    const double drive =
        result.drive != nullptr ? result.drive->power.value : (array.drive_count == 0 ? 0.0 : std::numeric_limits<double>::quiet_NaN());
    const Figure power = product_of(base + drive * array.drive_count, Unit::Watt);
    put(context, result.figures, subject, FigureKind::Power, power, [&](Derivation& derivation) {
        derivation.formula = "P_base + n · P_drive";
        if (result.product != nullptr) add_fact(derivation, "P_base", "input.base-power", result.product->base_power, Origin::Catalogue);
        derivation.input("n", "input.drives", array.drive_count, Unit::Count, Origin::Answer, "array.drive-count");
        if (result.drive != nullptr) add_fact(derivation, "P_drive", "input.drive-power", result.drive->power, Origin::Catalogue);
    });
    const Figure heat = product_of(power.value * btu_per_hour_per_watt, Unit::BtuPerHour);
    put(context, result.figures, subject, FigureKind::Heat, heat, [&](Derivation& derivation) {
        derivation.formula = "P · 3.412142";
        derivation.input("P", "input.power", power, Origin::Derived, figure_id_text({subject, FigureKind::Power}));
    });
}

}  // namespace

double data_drives(RaidLevel raid, int drives, int groups, int hot_spares) {
    const int members = drives - hot_spares;
    if (groups < 1 || members < groups * smallest_group(raid)) return -1.0;
    switch (raid) {
        case RaidLevel::Raid5:
            return members - groups;
        case RaidLevel::Raid6:
            return members - 2 * groups;
        case RaidLevel::Raid10:
            return std::floor(members / 2.0);
    }
    return -1.0;
}

void size_array(const SizingContext& context, const StorageArray& array, ArrayResult& result) {
    put_capacity(context, array, result);
    put_throughput(context, array, result);
    put_rebuild(context, array, result);
    put_power(context, array, result);
    if (result.product == nullptr || result.drive == nullptr) {
        result.verdict = Verdict::Unknown;
        result.limit = Limit::MissingFact;
    } else if (data_drives(array.raid, array.drive_count, array.raid_groups, array.hot_spares) <= 0.0) {
        result.verdict = Verdict::DoesNotFit;
        result.limit = Limit::StorageCapacity;
    }
}

}  // namespace rackwright
