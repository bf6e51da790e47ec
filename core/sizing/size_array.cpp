#include "sizing/array_capacity.h"
#include "sizing/context.h"
#include "sizing/engine_constants.h"
#include "sizing/power.h"

namespace rackwright {
namespace {

void count(Derivation& derivation, const char* symbol, const char* meaning, int value, const char* field) {
    derivation.input(symbol, meaning, value, Unit::Count, Origin::Answer, field);
}

void drive_size(const DriveProduct* drive, Derivation& derivation) {
    if (drive != nullptr) add_fact(derivation, "c", "input.drive-capacity", drive->capacity, Origin::Catalogue);
}

void derive_usable(const StorageArray& array, const ArrayLayout& layout, const DriveProduct* drive, Derivation& derivation) {
    const bool even = layout.smallest_group == layout.largest_group;
    switch (array.raid) {
        case RaidLevel::Raid5:
            derivation.formula = "C_usable = (N − s − g) · c";
            break;
        case RaidLevel::Raid6:
            derivation.formula = "C_usable = (N − s − 2 · g) · c";
            break;
        case RaidLevel::Raid10:
            derivation.formula = even ? "C_usable = g · ⌊(N − s) / g / 2⌋ · c" : "C_usable = d · c";
            break;
    }
    count(derivation, "N", "input.drives", array.drive_count, "array.drive-count");
    count(derivation, "s", "input.hot-spares", array.hot_spares, "array.hot-spares");
    count(derivation, "g", "input.raid-groups", array.raid_groups, "array.raid-groups");
    if (array.raid == RaidLevel::Raid10 && !even) {
        derivation.input("d", "input.data-drives", layout.data_drives, Unit::Count, Origin::Derived);
    }
    drive_size(drive, derivation);
}

void derive_risk(const ArrayLayout& layout, const DriveProduct* drive, Derivation& derivation) {
    derivation.formula = "p = 1 − (1 − e)^(8 · k · c)";
    derivation.input("f", "input.lost-drives", layout.lost_drives, Unit::Count, Origin::Derived);
    derivation.input("k", "input.drives-read-to-rebuild", layout.read_to_rebuild, Unit::Count, Origin::Derived);
    drive_size(drive, derivation);
    if (drive != nullptr) add_fact(derivation, "e", "input.unrecoverable-read-errors", drive->unrecoverable_read_errors, Origin::Catalogue);
}

void derive_write_rate(const ArrayCapacity& capacity, const ArrayProduct* product, Derivation& derivation) {
    derivation.formula = "W = min(d · w, W_controllers)";
    derivation.input("d", "input.data-drives", capacity.layout.data_drives, Unit::Count, Origin::Derived);
    if (capacity.drive_write_rate != nullptr) {
        add_fact(derivation, "w", "input.drive-write-rate", *capacity.drive_write_rate, Origin::Catalogue);
    }
    if (product != nullptr) add_fact(derivation, "W_controllers", "input.array-write-rate", product->write_throughput, Origin::Catalogue);
}

void derive_power(const StorageArray& array, const ArrayProduct* product, const DriveProduct* drive, Derivation& derivation) {
    derivation.formula = "P = P_base + N · P_drive";
    if (product != nullptr) add_fact(derivation, "P_base", "input.base-power", product->base_power, Origin::Catalogue);
    count(derivation, "N", "input.drives", array.drive_count, "array.drive-count");
    if (drive != nullptr) add_fact(derivation, "P_drive", "input.drive-power", drive->power, Origin::Catalogue);
}

}  // namespace

void size_array(const SizingContext& context, const StorageArray& array, ArrayResult& result) {
    const Policy& policy = context.project.policy;
    const DriveProduct* drive = result.drive;
    const ArrayCapacity capacity = array_capacity(context.catalogue, policy, array, result.product, drive);
    const Subject subject = subject_of(array.id);
    put(context, result.figures, subject, FigureKind::RawCapacity, capacity.raw, [&](Derivation& derivation) {
        derivation.formula = "C_raw = N · c";
        count(derivation, "N", "input.drives", array.drive_count, "array.drive-count");
        drive_size(drive, derivation);
    });
    put(context, result.figures, subject, FigureKind::UsableCapacity, capacity.usable,
        [&](Derivation& derivation) { derive_usable(array, capacity.layout, drive, derivation); });
    put(context, result.figures, subject, FigureKind::FillLimitCapacity, capacity.fill_limit, [&](Derivation& derivation) {
        derivation.formula = "C_limit = C_usable · q";
        derivation.input("C_usable", "input.usable-capacity", capacity.usable, Origin::Derived,
                         figure_id_text({subject, FigureKind::UsableCapacity}));
        derivation.input("q", "input.array-fill-limit", policy.array_fill_limit, Unit::Ratio, Origin::Answer, "policy.array-fill-limit");
    });
    put(context, result.figures, subject, FigureKind::StorageWriteCapacity, capacity.write_rate,
        [&](Derivation& derivation) { derive_write_rate(capacity, result.product, derivation); });
    put(context, result.figures, subject, FigureKind::RebuildTime, capacity.rebuild, [&](Derivation& derivation) {
        derivation.formula = "t = c / r";
        drive_size(drive, derivation);
        if (capacity.rebuild_rate != nullptr) add_fact(derivation, "r", "input.rebuild-rate", *capacity.rebuild_rate);
    });
    put(context, result.figures, subject, FigureKind::RebuildReadErrorRisk, capacity.read_error_risk,
        [&](Derivation& derivation) { derive_risk(capacity.layout, drive, derivation); });
    put(context, result.figures, subject, FigureKind::Power, capacity.power,
        [&](Derivation& derivation) { derive_power(array, result.product, drive, derivation); });
    put_heat(context, result.figures, subject, capacity.power);
    if (result.product != nullptr && result.product->weight.known()) {
        put(context, result.figures, subject, FigureKind::Weight, Figure::exact(result.product->weight.value, Unit::Kilogram),
            [&](Derivation& derivation) {
                derivation.formula = "m";
                add_fact(derivation, "m", "input.weight", result.product->weight, Origin::Catalogue);
            });
    }
    if (array.drive_count > 0 && result.product != nullptr && drive != nullptr && !capacity.layout.possible) {
        result.verdict = Verdict::DoesNotFit;  // groups that cannot be built
        result.limit = Limit::StorageCapacity;
    } else if (result.product == nullptr || !capacity.usable.known()) {
        result.verdict = Verdict::Unknown;
        result.limit = Limit::MissingFact;
    }
}

}  // namespace rackwright
