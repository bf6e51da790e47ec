#include "catalog/loading/unit_table.h"

#include "quantity/decimal.h"

#include <array>

namespace rackwright {
namespace {

constexpr double kibi = 1024.0;

constexpr std::array units = {
    CatalogueUnit{"B", Unit::Byte, 0, 1.0},
    CatalogueUnit{"KB", Unit::Byte, 3, 1.0},
    CatalogueUnit{"MB", Unit::Byte, 6, 1.0},
    CatalogueUnit{"GB", Unit::Byte, 9, 1.0},
    CatalogueUnit{"TB", Unit::Byte, 12, 1.0},
    CatalogueUnit{"KiB", Unit::Byte, 0, kibi},
    CatalogueUnit{"MiB", Unit::Byte, 0, kibi* kibi},
    CatalogueUnit{"GiB", Unit::Byte, 0, kibi* kibi* kibi},
    CatalogueUnit{"TiB", Unit::Byte, 0, kibi* kibi* kibi* kibi},
    CatalogueUnit{"B/s", Unit::BytePerSecond, 0, 1.0},
    CatalogueUnit{"MB/s", Unit::BytePerSecond, 6, 1.0},
    CatalogueUnit{"GB/s", Unit::BytePerSecond, 9, 1.0},
    CatalogueUnit{"TB/s", Unit::BytePerSecond, 12, 1.0},
    CatalogueUnit{"bit/s", Unit::BitPerSecond, 0, 1.0},
    CatalogueUnit{"kbit/s", Unit::BitPerSecond, 3, 1.0},
    CatalogueUnit{"Mbit/s", Unit::BitPerSecond, 6, 1.0},
    CatalogueUnit{"Gbit/s", Unit::BitPerSecond, 9, 1.0},
    CatalogueUnit{"Tbit/s", Unit::BitPerSecond, 12, 1.0},
    CatalogueUnit{"FLOP", Unit::Flop, 0, 1.0},
    CatalogueUnit{"GFLOP", Unit::Flop, 9, 1.0},
    CatalogueUnit{"TFLOP", Unit::Flop, 12, 1.0},
    CatalogueUnit{"TFLOP/s", Unit::FlopPerSecond, 12, 1.0},
    CatalogueUnit{"PFLOP/s", Unit::FlopPerSecond, 15, 1.0},
    CatalogueUnit{"tokens", Unit::Token, 0, 1.0},
    CatalogueUnit{"tokens/s", Unit::TokenPerSecond, 0, 1.0},
    CatalogueUnit{"frames", Unit::Frame, 0, 1.0},
    CatalogueUnit{"fps", Unit::FramePerSecond, 0, 1.0},
    CatalogueUnit{"us", Unit::Second, -6, 1.0},
    CatalogueUnit{"ms", Unit::Second, -3, 1.0},
    CatalogueUnit{"s", Unit::Second, 0, 1.0},
    CatalogueUnit{"h", Unit::Second, 0, 3600.0},
    CatalogueUnit{"W", Unit::Watt, 0, 1.0},
    CatalogueUnit{"kW", Unit::Watt, 3, 1.0},
    CatalogueUnit{"U", Unit::RackUnit, 0, 1.0},
    CatalogueUnit{"mm", Unit::Millimetre, 0, 1.0},
    CatalogueUnit{"kg", Unit::Kilogram, 0, 1.0},
    CatalogueUnit{"count", Unit::Count, 0, 1.0},
    CatalogueUnit{"ratio", Unit::Ratio, 0, 1.0},
    CatalogueUnit{"params", Unit::Parameter, 0, 1.0},
    CatalogueUnit{"B/param", Unit::BytePerParameter, 0, 1.0},
    CatalogueUnit{"B/token", Unit::BytePerToken, 0, 1.0},
    CatalogueUnit{"MHz", Unit::Hertz, 6, 1.0},
    CatalogueUnit{"GHz", Unit::Hertz, 9, 1.0},
    CatalogueUnit{"IO/s", Unit::IoPerSecond, 0, 1.0},
    CatalogueUnit{"bit/px", Unit::BitPerPixel, 0, 1.0},
    CatalogueUnit{"1/bit", Unit::PerBit, 0, 1.0},
    CatalogueUnit{"px", Unit::Pixel, 0, 1.0},
    CatalogueUnit{"d", Unit::Day, 0, 1.0},
    CatalogueUnit{"V", Unit::Volt, 0, 1.0},
    CatalogueUnit{"A", Unit::Ampere, 0, 1.0},
    CatalogueUnit{"x", Unit::Factor, 0, 1.0},
};

}  // namespace

const CatalogueUnit* catalogue_unit(std::string_view word) {
    for (const CatalogueUnit& unit : units) {
        if (unit.word == word) return &unit;
    }
    return nullptr;
}

double in_base_unit(double value, const CatalogueUnit& unit) { return times_power_of_ten(value, unit.exponent) * unit.factor; }

std::string catalogue_units_of(Unit unit) {
    std::string words;
    for (const CatalogueUnit& row : units) {
        if (row.unit == unit) words += (words.empty() ? "" : " | ") + std::string(row.word);
    }
    return words;
}

std::string all_catalogue_units() {
    std::string words;
    for (const CatalogueUnit& row : units) words += (words.empty() ? "" : " | ") + std::string(row.word);
    return words;
}

}  // namespace rackwright
